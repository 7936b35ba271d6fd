// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <vector>

class QWidget;

namespace labdesk {

class Console;

/// Puts every screen and its main states on the screen, one after the other, with the demo data of the local service, and
/// saves a picture of each. The user guide's pictures are made by it.
class Tour : public QObject
{
    Q_OBJECT

public:
    /// `folder` exists. The console is connected to its local service.
    Tour(Console &console, QString folder, QObject *parent = nullptr);

    void start();

Q_SIGNALS:
    /// `stuckAt` is empty, or the first picture whose screen did not come about in ten seconds.
    void finished(const QString &stuckAt);

private:
    struct Stop
    {
        QString name;                    ///< of the picture
        std::function<void()> go;        ///< what the hand does
        std::function<bool()> isThere;   ///< whether the screen shows what it should
        std::function<QWidget *()> shot; ///< what to take a picture of; empty: the window
    };

    void addUsers();
    void addUserDialogs();
    void addLookups();
    void addStates();
    void addSizes();
    void addUnfinished();
    void look();
    void next();
    bool save(const Stop &stop);

    template <class W>
    W *find(const char *name) const;
    void click(const char *name) const;
    void clickDeregister() const;
    void type(const char *name, const QString &text) const;
    void selectFirst(const char *table) const;
    QWidget *dialog() const;
    void closeDialog() const;

    Console &m_console;
    QString m_folder;
    std::vector<Stop> m_stops;
    size_t m_at = 0;
    int m_looks = 0;
    int m_settled = 0;
    QTimer m_timer;
};

} // namespace labdesk
