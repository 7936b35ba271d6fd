// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userselectionmodel.h"
#include "session/session.h"
#include "twocalls.h"
#include "views/common/pane.h"
#include "views/users/userwindow.h"

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

/// A few users at a time, with the service keeping some of them waiting; it may be canceled in the middle.
void TwoCalls::runJob()
{
    usersPlace();
    settle();
    noteWrites();
    const UserSnapshot &users = session().users().store().snapshot();
    if (m_isLost || users.size() == 0)
        return;
    UserSelection some{users, RowSet(users.size())};
    const quint32 first = chance(quint32(users.size()));
    for (quint32 user = 0; user < 6; ++user)
        some.rows.set(UserRow((first + user) % users.size()));
    const bool isRefresh = chance(2) == 0;
    const UserJobSpec spec = isRefresh
        ? UserJobSpec{.kind = UserJobKind::Refresh}
        : UserJobSpec{.kind = UserJobKind::ChangeZone, .zone = chance(2) ? u"Asia/Seoul"_s : u"Asia/Tokyo"_s};
    const quint32 way = chance(3);
    const auto plan = planUserJob(spec, some, {}, QDateTime::currentMSecsSinceEpoch());
    if (!plan || plan->users.size() == 0)
        return;
    if (way > 0)
        m_holds = isRefresh ? "POST" : "PATCH";
    UserJob *job = session().jobs().start(*plan, {.inFlight = 2, .between = UserJobEngine::Time(0)});
    if (way > 0 && !waitFor([&] { return isHeld() || job->isEnded(); }))
        m_problem = u"a job doesn't begin"_s;
    if (way == 2)
        job->cancel();
    letGo();
    if (!waitFor([&] { return job->isEnded(); }))
        m_problem = u"a job doesn't end"_s;
    settle();
    noteActual();
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
