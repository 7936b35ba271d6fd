// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "domain/auditrecord.h"
#include "keptnotifier.h"
#include "service/localservice.h"
#include "support/faultyrelay.h"

#include <QPointer>
#include <QSet>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>

class QLineEdit;

namespace labdesk {
class InlineMessage;
class UserSelectionModel;
}

namespace labdesk::tests {

/// One step of a sequence. It draws from a stream of its own, so that leaving one out changes none of the others.
struct Taken
{
    int number = 0; ///< in the sequence of its seed
    int step = 0;
    quint32 seed = 0;
};

/// The program, a service behind a relay that counts what is sent, a colleague at another desk, and one who takes call
/// after call with keys and mouse, locks, leaves, and comes back. After each step it says what is wrong: whether the
/// window shows one user and acts on another, says what isn't so any more, or has the keyboard on something that leads
/// away; whether something was sent that nobody asked for, or more than once, or after leaving; whether totals don't
/// add up, or a personal value is outside. Everything that decides what happens comes from the seeds of the steps.
class TwoCalls
{
public:
    /// A mistake made on purpose, to see that it is noticed.
    struct Saboteur
    {
        const char *what;
        std::vector<const char *> steps; ///< to take
        const char *at;                  ///< after which step, or in which place of one
        const char *words;               ///< of what is said then
        void (*spoil)(TwoCalls &);
    };
    static const std::vector<Saboteur> &saboteurs();

    explicit TwoCalls(const Saboteur *saboteur = nullptr);
    ~TwoCalls();

    /// Calls in a row, with what comes between them: always the same ones of one seed.
    static std::vector<Taken> ofSeed(quint32 seed);
    static std::vector<Taken> ofNames(const std::vector<const char *> &names);
    static const char *nameOf(const Taken &taken) { return steps()[size_t(taken.step)].name; }

    bool begin();
    /// Empty: all of it held. Else what didn't, and the steps so far.
    QString run(const std::vector<Taken> &sequence);
    int countWrites() const { return int(m_writes.size()); }

private:
    struct Step
    {
        const char *name;
        int weight;
        void (TwoCalls::*take)();
    };
    static const std::vector<Step> &steps();
    static std::vector<Saboteur> saboteursAfterSteps();
    static std::vector<Saboteur> saboteursInSteps();

    // What a person does.
    void takeCall();
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
    void actInWindow();
    void colleagueDeletes();
    void colleagueChanges();
    // Ways out and back, and who else acts.
    void lockAndUnlock();
    void switchAndComeBack();
    void quitAndStart();
    void dieAndStart();
    void followLink();
    void runJob();
    void lockInJob();
    void quitInJob();
    void dieInJob();
    void loseAnswer();
    void startSecond();
    void useCommandLine();
    void copyRows();
    void openAndCancel();

    // What is the case.
    QString wrong();
    QString wrongSelection() const;
    QString wrongUser() const;
    QString wrongToast() const;
    QString wrongOutage() const;
    QStringList failuresOfOutages() const;
    QString wrongFocus() const;
    QString wrongDeleted() const;
    QString wrongWrites();
    QString wrongCounts();
    QString wrongTotals() const;
    QString wrongOutside() const;
    QString wrongBehindCover();
    QString wrongAtTheEnd();
    QString wrongRecords();
    QString wrongTrail();
    QString wrongUnknowns(const std::vector<AuditRecord> &trail) const;
    QString wrongFiles() const;

    /// What the console says of one write: how often the relay must and may have seen it.
    struct Asked
    {
        QString key;
        int least = 0, most = 0;
        bool wasUnknown = false; ///< whatever was found later
    };
    struct Write
    {
        QString key;
        bool isOthers = false; ///< of the command line
    };
    QString keyOf(const UserAction &action) const;
    QString said(const QString &key) const;
    void noteAction(quint64 id);
    void noteJobs();
    void noteWrites(bool areOthers = false);

    std::unique_ptr<Console> makeConsole(KeptNotifier **notifier) const;
    bool startConsole();
    bool closes(bool mayStay);
    void startAfter(const char *way, size_t sentBefore);
    void die(const char *way);
    void coverAndUncover(const char *way, const std::function<bool()> &hasEnded = {});
    UserJob *beginJob(bool isRefresh, const QByteArray &held);
    UserJob *beginHeldJob();
    void endJob(const UserJob &job);
    InlineMessage *unknownMessage() const;
    int countInTrail(const QString &key, AuditOutcome outcome) const;
    int countSentBySecond() const;
    void dropConsole(const char *way, size_t sentBefore);
    bool connects(const QString &id);
    bool goTo(const QString &id, bool mayStay);
    bool leaveSomethingUnderWay();
    bool isHeld() const;
    void letGo();
    void noteSentSince(size_t before, const char *way);
    void noteActual();
    void attach();
    void attachPanes();
    Mischief planned(const QByteArray &method) const;
    Connection connectionTo(const QUrl &url) const;

    QString judged(const Taken &taken);
    void spoil(QByteArrayView at);
    // What saboteurs do.
    void sendBeside(const QByteArray &line);
    void goToOneWithSources();
    void beginCountdown();
    void changeElsewhere();
    void recordAgain(AuditOutcome outcome);
    UserId another() const;
    static void unsay(const QWidget &in, const QString &words = {});
    bool waitFor(const std::function<bool()> &isSo) const;
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

    const Saboteur *m_saboteur;
    QTemporaryDir m_folder;
    QString m_data; ///< the folder of the console of now
    int m_folders = 0;
    bool m_wasKilled = false;
    std::unique_ptr<service::LocalService> m_service, m_elsewhere;
    std::unique_ptr<FaultyRelay> m_relay; ///< before m_service
    std::shared_ptr<QHash<QString, Secret>> m_secrets = std::make_shared<QHash<QString, Secret>>();
    std::unique_ptr<Console> m_console, m_second; ///< the second one during a step only
    KeptNotifier *m_notifier = nullptr;
    std::unique_ptr<Session> m_colleague;
    std::vector<QPointer<QTimer>> m_timers; ///< that put off what a filter or a selection opens
    QHash<QString, QString> m_names;        ///< client IDs by ID, of all who ever were there
    std::mt19937 m_random;
    std::map<std::tuple<int, quint64, quint32>, Asked> m_asked; ///< by session, action or job, and user of a job
    std::vector<Write> m_writes;                                ///< that came to the relay
    size_t m_looked = 0;                                        ///< requests of the relay of which that is known
    int m_sessions = 0;
    QByteArray m_holds; ///< the method of requests that the relay keeps
    QByteArray m_loses; ///< that of requests whose answers it drops

    // What a plain model of the desk says.
    QString m_caller;              ///< id of the user that the call is about
    QSet<QString> m_selected;      ///< ids
    std::optional<QString> m_open; ///< who is open, where nobody else is selected
    bool m_isOtherFilter = false;  ///< than when the typing rested last
    QSet<QString> m_gone;          ///< deleted
    bool m_isLost = false;
    Place m_place = Place::Users;

    std::map<quint64, bool> m_running;               ///< requests; whether that is over
    std::vector<std::pair<QString, QString>> m_sent; ///< writes since the last step: method, id
    std::vector<std::pair<QString, QString>> m_expected;
    QString m_problem;  ///< seen while a step was taken
    QStringList m_told; ///< steps taken
};

} // namespace labdesk::tests
