// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "service/localservice.h"

#include <QPointer>
#include <QSet>
#include <QTableView>
#include <QTemporaryDir>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>

class QLineEdit;
class QTimer;

namespace labdesk {
class UserSelectionModel;
}

namespace labdesk::tests {

/// The program with its own service, a colleague at another desk, and one who takes call after call with keys and
/// mouse. After each step it says what is wrong with the window: whether it shows one user and acts on another, says
/// what isn't so any more, or has the keyboard on something that leads away. Everything that decides what happens comes
/// from the seed of a sequence.
class TwoCalls
{
public:
    TwoCalls();
    ~TwoCalls();

    bool begin();
    /// Two calls in a row; empty: all of it held. Else what didn't, and the steps so far.
    QString run(quint32 seed);

private:
    struct Step
    {
        const char *name;
        int weight;
        void (TwoCalls::*take)();
    };
    static const std::vector<Step> &steps();

    // What a person does.
    void filterForCaller();
    void filterForSome();
    void clearFilter();
    void clearFilterFromList();
    void enterInFilter();
    void selectAll();
    void toggleRow();
    void clickRow();
    void goToCaller();
    void goBack();
    void changeZone();
    void deregister();
    void refresh();
    void cancelCountdown();
    void undo();
    void undoTyping();
    void pressToast();
    void pressStrayMnemonic();
    void visitPlace();
    void loseService();
    void regainService();
    void openWindow();
    void colleagueDeletes();
    void colleagueChanges();

    // What is the case.
    QString wrong();
    QString wrongSelection() const;
    QString wrongUser() const;
    QString wrongToast() const;
    QString wrongOutage() const;
    QString wrongFocus() const;
    QString wrongDeleted() const;
    QString wrongWrites();

    void hangUp();
    bool settle();
    QWidget *keyboard();
    void press(int key, Qt::KeyboardModifiers modifiers = {});
    void type(const QString &text);
    void usersPlace();
    void noteListed();
    void noteRest();
    void expectSelection(const QSet<QString> &ids);
    void expectWrite(api::Verb verb, const UserId &user);
    void follow(const api::RequestRecord &record);
    const UserAction *lastChange() const { return session().actions().lastChange(); }
    bool acceptQuestion(const QString &name, const QString &about);

    Session &session() const { return *m_console->session(); }
    MainWindow &window() const { return m_console->window(); }
    template <class T> T *shown(const char *name, const QWidget *in = nullptr) const
    {
        for (T *found : (in ? in : &window())->findChildren<T *>(QLatin1String(name)))
            if (found->isVisible() && (in || found->window() == &window()))
                return found;
        return nullptr;
    }
    QTableView *table() const { return shown<QTableView>("usersTable"); }
    QLineEdit *filterEdit() const;
    const UserSelectionModel &selection() const;
    QStringList listed() const;
    QSet<QString> selected() const;
    bool isOpen(const UserId &user) const { return session().details().userId() == user; }
    bool canAct() const { return m_open && m_selected.size() < 2 && !m_gone.contains(*m_open); }
    QString nameOf(const QString &id) const { return m_names.value(id); }
    quint32 chance(quint32 below) { return std::uniform_int_distribution<quint32>(0, below - 1)(m_random); }
    QString someone();

    QTemporaryDir m_folder;
    std::unique_ptr<Console> m_console;
    std::unique_ptr<Session> m_colleague;
    std::vector<QTimer *> m_timers;  ///< that put off what a filter or a selection opens
    QHash<QString, QString> m_names; ///< client IDs by ID, of all who ever were there
    std::mt19937 m_random;

    // What a plain model of the desk says.
    QString m_caller;              ///< id of the user that the call is about
    QSet<QString> m_selected;      ///< ids
    std::optional<QString> m_open; ///< who is open, where nobody else is selected
    bool m_isOtherFilter = false;  ///< than when the typing rested last
    QSet<QString> m_gone;          ///< deleted
    bool m_isLost = false;
    Place m_place = Place::Users;

    std::map<quint64, bool> m_running;               ///< requests; whether that is over
    std::vector<std::pair<QString, QString>> m_sent; ///< writes since the last step: verb, id
    std::vector<std::pair<QString, QString>> m_expected;
    QString m_problem;  ///< seen while a step was taken
    QStringList m_told; ///< steps taken
};

} // namespace labdesk::tests
