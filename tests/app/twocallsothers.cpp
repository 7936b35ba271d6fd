// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userselectionmodel.h"
#include "session/session.h"
#include "support/eventloop.h"
#include "twocalls.h"
#include "views/common/pane.h"
#include "views/users/userwindow.h"
#include "widgets/inlinemessage.h"

#include <QDialog>
#include <QFile>
#include <QProcess>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace labdesk::tests {

void TwoCalls::actInWindow()
{
    for (UserWindow *other : window().findChildren<UserWindow *>()) {
        auto *refresh = other->findChild<QPushButton *>(u"refreshButton"_s);
        if (!refresh || !refresh->isVisible() || !refresh->isEnabled())
            continue;
        refresh->click();
        settle();
        noteWrites();
        for (const auto &[method, id] : m_sent)
            if (id != other->user().text())
                m_problem = u"a window of its own changed "_s + nameOf(id);
        m_expected = m_sent;
        window().activateWindow();
        (void)QTest::qWaitForWindowActive(&window());
        return;
    }
}

/// A few users at a time, of whom the relay keeps the requests of one method. Null: there is nothing to do.
UserJob *TwoCalls::beginJob(bool isRefresh, const QByteArray &held)
{
    usersPlace();
    settle();
    noteWrites();
    const UserSnapshot &users = session().users().store().snapshot();
    if (m_isLost || users.size() == 0)
        return nullptr;
    UserSelection some{users, RowSet(users.size())};
    const quint32 first = chance(quint32(users.size()));
    for (quint32 user = 0; user < 6; ++user)
        some.rows.set(UserRow((first + user) % users.size()));
    const UserJobSpec spec = isRefresh
        ? UserJobSpec{.kind = UserJobKind::Refresh}
        : UserJobSpec{.kind = UserJobKind::ChangeZone, .zone = chance(2) ? u"Asia/Seoul"_s : u"Asia/Tokyo"_s};
    const auto plan = planUserJob(spec, some, {}, QDateTime::currentMSecsSinceEpoch());
    if (!plan || plan->users.size() == 0)
        return nullptr;
    m_holds = held;
    UserJob *job = session().jobs().start(*plan, {.inFlight = 2, .between = UserJobEngine::Time(0)});
    if (!held.isEmpty() && !waitFor([&] { return isHeld() || job->isEnded(); }))
        m_problem = u"a job doesn't begin"_s;
    return job;
}

/// One in the middle: its reads are kept, or its writes are.
UserJob *TwoCalls::beginHeldJob()
{
    const bool isRefresh = chance(3) == 0;
    return beginJob(isRefresh, isRefresh ? "POST" : chance(2) ? "GET" : "PATCH");
}

void TwoCalls::endJob(const UserJob &job)
{
    letGo();
    if (!waitFor([&] { return job.isEnded(); }))
        m_problem = u"a job doesn't end"_s;
    settle();
    noteActual();
}

/// It may be canceled in the middle.
void TwoCalls::runJob()
{
    const bool isRefresh = chance(2) == 0;
    const quint32 way = chance(3);
    UserJob *job = beginJob(isRefresh, way == 0 ? QByteArray() : isRefresh ? "POST"_ba : "PATCH"_ba);
    if (!job)
        return;
    if (way == 2)
        job->cancel();
    endJob(*job);
}

/// What was sent comes to its end behind the cover; nobody else is sent before it goes.
void TwoCalls::lockInJob()
{
    UserJob *job = beginHeldJob();
    if (!job || !m_problem.isEmpty())
        return;
    coverAndUncover("locking in the middle of a job", [job] { return job->inFlight().empty(); });
    if (m_problem.isEmpty())
        endJob(*job);
}

void TwoCalls::quitInJob()
{
    const UserJob *job = beginHeldJob();
    if (!job || !m_problem.isEmpty())
        return;
    const size_t before = m_relay->seen().size();
    if (closes(false))
        startAfter("quitting in the middle of a job", before);
}

void TwoCalls::dieInJob()
{
    if (beginHeldJob() && m_problem.isEmpty())
        die("being killed in the middle of a job");
}

/// The service takes a change, and its answer never comes: it is called unknown, until a check sees what was done.
void TwoCalls::loseAnswer()
{
    goToCaller();
    settle();
    const auto *ready = readyIn(session().details().user());
    if (m_isLost || m_gone.contains(m_caller) || !ready || !isOpen(*UserId::parse(m_caller)))
        return;
    const User user = ready->value;
    const QString key = u"PATCH "_s + m_caller;
    const int unknown = countInTrail(key, AuditOutcome::Unknown);
    const int confirmed = countInTrail(key, AuditOutcome::ConfirmedDone);
    m_loses = "PATCH";
    const quint64 id = session().actions().changeZone(
        user, user.timeZone && user.timeZone->id == u"Asia/Manila" ? u"Asia/Macau"_s : u"Asia/Manila"_s);
    (void)waitFor([this] { return !session().actions().hasInFlight(); });
    m_loses.clear();
    settle();
    if (std::holds_alternative<UserAction::Canceled>(
            session().actions().find(id)->state)) // changed elsewhere meanwhile
        return noteActual();
    expectWrite(api::Verb::Patch, user.id);
    spoil("an answer is lost");
    InlineMessage *told = unknownMessage();
    if (!std::holds_alternative<UserAction::Unknown>(session().actions().find(id)->state))
        m_problem = u"a change whose answer was lost isn't called unknown"_s;
    else if (!told)
        m_problem = u"nobody is told that the outcome of a change is unknown"_s;
    else if (countInTrail(key, AuditOutcome::Unknown) != unknown + 1)
        m_problem = u"the trail doesn't say once that an outcome is unknown"_s;
    if (!m_problem.isEmpty())
        return;
    told->button()->click();
    settle();
    if (!std::holds_alternative<UserAction::Succeeded>(session().actions().find(id)->state))
        m_problem = u"a check doesn't see what was done"_s;
    else if (unknownMessage())
        m_problem = u"an outcome is told as unknown that was settled"_s;
    else if (countInTrail(key, AuditOutcome::ConfirmedDone) != confirmed + 1
             || countInTrail(key, AuditOutcome::Unknown) != unknown + 1)
        m_problem = u"the trail doesn't say once that an unknown outcome was settled"_s;
}

InlineMessage *TwoCalls::unknownMessage() const
{
    for (InlineMessage *message : window().findChildren<InlineMessage *>(u"actionMessage"_s))
        if (message->isVisible() && message->sentence().contains(u"outcome unknown"))
            return message;
    return nullptr;
}

/// On the same folder, as where no second start is passed on: it shows what there is, sends no change of its own, and
/// calls nothing unknown that the first one is still sending.
void TwoCalls::startSecond()
{
    if (m_isLost)
        return;
    usersPlace();
    leaveSomethingUnderWay();
    if (m_holds == "GET")
        letGo(); // it reads as well
    const QString key = u"PATCH "_s + m_caller;
    const int unknown = countInTrail(key, AuditOutcome::Unknown);
    KeptNotifier *notifier = nullptr;
    m_second = makeConsole(&notifier);
    m_second->start();
    const bool shows = waitFor([this] {
        const Session *session = m_second->session();
        return session && readyIn(m_second->session()->users().state());
    });
    (void)whatWasPutOffIsDone();
    spoil("with a second console");
    if (!shows)
        m_problem = u"a second console on the same folder gets no list"_s;
    else if (countSentBySecond() > 0)
        m_problem = u"a second console sent a change"_s;
    else if (countInTrail(key, AuditOutcome::Unknown) != unknown)
        m_problem = u"a second console calls unknown what the first one sends"_s;
    m_second.reset();
    (void)whatWasPutOffIsDone();
    letGo();
    window().activateWindow();
    (void)QTest::qWaitForWindowActive(&window());
    settle();
    noteActual();
}

int TwoCalls::countSentBySecond() const
{
    const auto &records = m_second->session()->requests().records();
    return int(std::ranges::count_if(records, [](const auto &record) { return record.verb != api::Verb::Get; }));
}

void TwoCalls::useCommandLine()
{
    usersPlace();
    settle();
    noteWrites();
    const QString id = m_open.value_or(m_caller);
    if (m_isLost || m_gone.contains(id))
        return;
    const QString key = m_folder.filePath(u"key"_s);
    QFile file(key);
    if (!file.open(QFile::WriteOnly) || file.write(m_service->key()) < 0)
        qFatal("can't write a file of the test");
    file.close();
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LABDESK_TEST_KEY_FILE"_s, key);
    environment.insert(u"LABDESK_TEST_POLICY"_s, m_folder.filePath(u"policy.ini"_s));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(TESTED_PROGRAM),
                  {u"set-zone"_s, id, u"Europe/Oslo"_s, u"--yes"_s, u"--data"_s, m_data, u"--language"_s, u"en"_s});
    if (!waitFor([&] { return program.state() == QProcess::NotRunning; }) || program.exitCode() != 0) {
        m_problem = u"the command line can't change a zone: "_s + QString::fromUtf8(program.readAllStandardError());
        return;
    }
    spoil("with the command line");
    const size_t known = m_writes.size();
    noteWrites(true);
    if (m_writes.size() > known + 1)
        m_problem = u"the command line sent a change more than once"_s;
    press(Qt::Key_F5);
    settle();
}

void TwoCalls::copyRows()
{
    usersPlace();
    if (!table())
        return;
    table()->setFocus();
    press(Qt::Key_C, Qt::ControlModifier);
}

void TwoCalls::openAndCancel()
{
    usersPlace();
    settle();
    noteWrites();
    static const QStringList openers{u"user.edit"_s, u"user.delete"_s, u"user.changeZone"_s, u"user.new"_s};
    const QString &wanted = openers[qsizetype(chance(quint32(openers.size())))];
    for (const Command &command : window().pane(Place::Users)->commands())
        if (command.id == wanted && command.disabledReason.isEmpty()) {
            command.run();
            break;
        }
    settle();
    for (QDialog *dialog : window().findChildren<QDialog *>())
        if (dialog->isVisible())
            dialog->reject();
    settle();
    noteListed();
}

} // namespace labdesk::tests
