// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "service/localservice.h"
#include "support/remotestate.h"

#include <QDate>
#include <QElapsedTimer>
#include <QMap>
#include <QTemporaryDir>
#include <QWidget>

#include <memory>

class QMenu;

namespace labdesk {

/// What a person's hand and eyes do on a tour: looks for parts of the window by object name, presses and types. It also
/// plays faults on the local service, which is the only one that the tour talks to.
class UiDriver
{
public:
    /// `home` is connected to its local service; `options` are those of the run.
    UiDriver(Console &home, Options options);
    ~UiDriver();

    Console &console() const { return m_other ? *m_other : m_home; }
    MainWindow &window() const { return console().window(); }
    Session &session() const { return *console().session(); }
    service::FaultInjector &faultInjector() const { return m_home.localService()->faultInjector(); }
    service::ServiceExamples examples() const { return m_home.localService()->examples(); }

    // Beginnings.
    void goHome();           ///< no fault, no dialog, usual size, a new session with the local service
    bool hasArrived() const; ///< there is a session that is newer than the going
    bool isHome() const;     ///< and its lists have come
    bool hasUsers() const;   ///< there is a session, and its list of users has come
    void connectAs(const QString &name, Environment environment,
                   bool readOnly);       ///< the local service under another name
    void connectTo(const QUrl &baseUrl); ///< any other, with a key that is none
    void connectByToken(const QUrl &baseUrl, const QString &clientId, const Secret &clientSecret);
    /// A second program of its own beside the first, in an empty folder that `prepare` may put something in.
    void openOther(int users, const std::function<void(const QString &folder)> &prepare = {});
    /// The same for somebody who has never used it, started with that link.
    void openFirst(const std::function<void(const QString &folder)> &prepare = {}, const QString &link = {});

    // Eyes.
    template <class W = QWidget>
    W *find(const char *name) const; ///< what is visible of that name, in a dialog first; null if nothing is
    bool sees(const char *name) const { return find(name) != nullptr; }
    bool isEnabled(const char *name) const;
    int rows(const char *list) const;                                ///< 0 where there is no such list
    QWidget *dialog() const;                                         ///< the one on top; null if there is none
    bool isIdle() const;                                             ///< nothing that comes is on its way in
    bool hasWaited(int ms) const { return m_since.elapsed() >= ms; } ///< since the stop was gone to
    void noteRecovery(const QString &from);                          ///< the first time counts, from then to now
    const QMap<QString, qint64> &recoveries() const { return m_recoveries; } ///< in ms

    // Hand.
    void click(const char *name) const;
    void clickIn(const char *parent, const char *name) const; ///< where there are several of that name
    void scrollTo(const char *part) const;                    ///< so that its end is seen
    void clickFirst(const char *ending) const;                ///< of the buttons whose name ends so
    void trigger(const char *action) const;                   ///< in a menu
    void openMenu(const char *button) const;                  ///< of that button, without waiting for its end
    QMenu *popUp(const char *name) const;                     ///< the menu of that name, when it is open
    void type(const char *name, const QString &text) const;
    void enter(const char *name, QDate date) const; ///< into a date field, which the dialog then takes for entered
    void select(const char *list, int row = 0) const;
    void showTab(int index) const;
    void showPlace(Place place) const;
    void showRequests() const; ///< of the history
    void showDetail(bool detail
                    = true) const; ///< of the place that is shown, or its list, where one stands behind the other
    void openUser(const QString &id) const; ///< in the users' place, also when the list does not have it
    /// The first user for whom that holds; false when there is none.
    bool openUserWhere(const std::function<bool(const UserStore &, UserStore::Row)> &holds) const;
    void resize(int width, int height) const; ///< no larger than the screen on Wayland
    void closeDialogs() const;
    void startWaiting() { m_since.start(); }

private:
    void saveAndConnect(const Connection &connection, const Secret &secret);
    void openBeside(Options options, const std::function<void(const QString &folder)> &prepare);
    Console &m_home;
    Options m_options;
    std::unique_ptr<QTemporaryDir> m_otherFolder;
    std::unique_ptr<Console> m_other;
    QElapsedTimer m_since;
    int m_sessions = 0; ///< that the first console has opened
    int m_awaited = 0;
    QSize m_usualSize;
    QMap<QString, qint64> m_recoveries;
    QObject m_context;
};

template <class W> W *UiDriver::find(const char *name) const
{
    const QString objectName = QString::fromLatin1(name);
    for (const QWidget *root : {static_cast<const QWidget *>(dialog()), static_cast<const QWidget *>(&window())}) {
        if (!root)
            continue;
        const auto parts = root->findChildren<W *>(objectName);
        for (W *part : parts) // several places have a filterEdit: the one that is shown is meant
            if (part->isVisible())
                return part;
    }
    return nullptr;
}

template <class T> bool hasFailed(const Remote<T> &remote)
{
    return std::holds_alternative<Failed>(remote);
}

} // namespace labdesk
