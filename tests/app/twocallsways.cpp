// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userselectionmodel.h"
#include "output/desktop/clipboard.h"
#include "session/session.h"
#include "shell/leavedialog.h"
#include "shell/lockscreen.h"
#include "support/eventloop.h"
#include "twocalls.h"
#include "views/common/pane.h"
#include "views/users/userwindow.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace labdesk::tests {

namespace {

const QString elsewhereId = u"5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a04"_s;

/// Whether to leave.
LeaveDialog *questionIn(const MainWindow &window)
{
    auto *dialog = window.findChild<LeaveDialog *>(u"leaveDialog"_s);
    return dialog && dialog->isVisible() ? dialog : nullptr;
}

bool copyFolder(const QString &from, const QString &to)
{
    QDir().mkpath(to);
    QFile::setPermissions(to, QFile::permissions(from));
    for (const QFileInfo &entry :
         QDir(from).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot)) {
        const QString copy = to + u'/' + entry.fileName();
        const bool isCopied = entry.isDir() ? copyFolder(entry.filePath(), copy) : QFile::copy(entry.filePath(), copy);
        if (!isCopied && QFile::exists(entry.filePath())) // a file that is being written takes its name meanwhile
            return false;
    }
    return true;
}

} // namespace

Mischief TwoCalls::planned(const QByteArray &method) const
{
    if (m_isLost)
        return {.drop = Mischief::Drop::Request};
    if (!m_loses.isEmpty() && method == m_loses)
        return {.drop = Mischief::Drop::Answer};
    return {.isHeld = !m_holds.isEmpty() && method == m_holds};
}

/// Everything that is under way has come to the relay, which keeps it.
bool TwoCalls::isHeld() const
{
    const auto running = std::ranges::count_if(m_running, [](const auto &one) { return !one.second; });
    return m_relay->countHeld() > 0 && running == m_relay->countHeld();
}

/// A change that counts down, that the service keeps waiting, or that still compares; or nothing. Whether it worked.
bool TwoCalls::leaveSomethingUnderWay()
{
    settle();
    noteWrites();
    const auto row = session().users().store().find(*UserId::parse(m_caller));
    const quint32 kind = chance(4);
    if (kind == 0 || m_isLost || m_gone.contains(m_caller) || !row)
        return true;
    const User user = session().users().store().user(*row);
    if (kind == 1) {
        session().actions().setDelay(3600);
        session().actions().remove(user);
        session().actions().setDelay(0);
        return settle();
    }
    m_holds = kind == 2 ? "PATCH" : "GET";
    session().actions().changeZone(
        user, user.timeZone && user.timeZone->id == u"Asia/Seoul" ? u"Asia/Tokyo"_s : u"Asia/Seoul"_s);
    return waitFor([this] { return isHeld() || !session().actions().hasInFlight(); });
}

void TwoCalls::letGo()
{
    m_holds.clear();
    m_relay->release();
}

void TwoCalls::noteSentSince(size_t before, const char *way)
{
    if (m_relay->seen().size() <= before || !m_problem.isEmpty())
        return;
    const FaultyRelay::Request &request = m_relay->seen()[before];
    m_problem = u"%1 %2 was sent after %3"_s.arg(QString::fromUtf8(request.method), QString::fromUtf8(request.path),
                                                 QString::fromLatin1(way));
}

/// Where a step leads is the program's affair; what it shows has to agree with itself all the same.
void TwoCalls::noteActual()
{
    m_place = window().currentPlace();
    m_selected = selected();
    const auto &open = session().details().userId();
    if (m_selected.size() < 2)
        m_open = open ? std::optional(open->text()) : std::nullopt;
    noteWrites();
    m_expected = m_sent; // wrongCounts() judges them
}

void TwoCalls::lockAndUnlock()
{
    usersPlace();
    if (!leaveSomethingUnderWay()) {
        m_problem = u"what is under way doesn't come to rest"_s;
        return;
    }
    if (chance(3) == 0)
        press(Qt::Key_T, Qt::ControlModifier); // a dialog, if somebody is open
    (void)whatWasPutOffIsDone();               // it has the keyboard
    const auto open = session().details().userId();
    coverAndUncover("locking");
    if (m_problem.isEmpty() && session().details().userId() && session().details().userId() != open)
        m_problem = u"somebody else is open after locking"_s;
}

/// `hasEnded`: what the service still answers behind the cover has come.
void TwoCalls::coverAndUncover(const char *way, const std::function<bool()> &hasEnded)
{
    const size_t before = m_relay->seen().size();
    press(Qt::Key_L, Qt::ControlModifier);
    if (!waitFor([this] { return window().lockScreen() != nullptr; })) {
        m_problem = u"Ctrl+L doesn't lock"_s;
        return;
    }
    if (!waitFor([this] { return m_console->isUnloaded(); })) {
        m_problem = u"what is behind the cover isn't unloaded"_s;
        return;
    }
    session().users().reload(); // whoever asks behind the cover gets no further than this computer
    session().providers().reload();
    press(Qt::Key_F5);
    press(Qt::Key_Z, Qt::ControlModifier);
    (void)whatWasPutOffIsDone();
    if (hasEnded)
        letGo();
    const bool isOver = !hasEnded || waitFor(hasEnded);
    (void)whatWasPutOffIsDone();
    spoil("behind the cover");
    m_problem = isOver ? wrongBehindCover() : u"what was sent before locking doesn't come to its end"_s;
    noteSentSince(before, way);
    letGo();
    window().lockScreen()->findChild<QPushButton *>(u"showAgainButton"_s)->click();
    if (!waitFor([this] { return !window().lockScreen() && !session().isLocked(); }) || !connects(u"test"_s)) {
        m_problem = u"it doesn't come back from the cover"_s;
        return;
    }
    attachPanes();
    settle();
    spoil("back from the cover");
    noteActual();
}

bool TwoCalls::goTo(const QString &id, bool mayStay)
{
    m_console->connectTo(id);
    if (auto *dialog = questionIn(window())) {
        if (mayStay) {
            dialog->cancelButton()->click();
            return false;
        }
        noteJobs();
        dialog->action()->click();
    }
    if (!connects(id))
        m_problem = u"it doesn't come to the other connection"_s;
    else
        attach();
    return m_problem.isEmpty();
}

void TwoCalls::switchAndComeBack()
{
    if (!m_elsewhere) {
        service::ServiceOptions options;
        options.users = 20;
        options.seed = 2;
        m_elsewhere = std::make_unique<service::LocalService>(options);
        m_elsewhere->startAndWait();
    }
    Connection elsewhere = connectionTo(m_elsewhere->baseUrl());
    elsewhere.id = elsewhereId;
    elsewhere.name = u"Far away"_s;
    if (!m_console->connections().find(elsewhereId)) // after a kill
        m_console->connections().save(elsewhere, Secret(m_elsewhere->key()), false, [](SecretStore::Location) {});
    leaveSomethingUnderWay();
    const size_t before = m_relay->seen().size();
    const bool mayStay = chance(3) == 0;
    const bool hasLeft = goTo(elsewhereId, mayStay);
    if (hasLeft) {
        settle();
        spoil("elsewhere");
        if (session().details().userId())
            m_problem = u"a user of the last connection is open"_s;
        noteSentSince(before, "switching");
    }
    letGo();
    if (hasLeft)
        goTo(u"test"_s, false);
    settle();
    if (m_problem.isEmpty())
        noteActual();
}

void TwoCalls::dropConsole(const char *way, size_t sentBefore)
{
    noteJobs();
    ++m_sessions; // what the old one says from now on isn't noted
    m_console.reset();
    m_notifier = nullptr;
    (void)whatWasPutOffIsDone();
    spoil("after the end");
    noteSentSince(sentBefore, way);
    if (output::hasPersonalCopy())
        m_problem = u"a personal copy is on the clipboard after "_s + QString::fromLatin1(way);
}

/// Whether the window has closed; where it asks, one may stay.
bool TwoCalls::closes(bool mayStay)
{
    if (window().close())
        return true;
    auto *dialog = questionIn(window());
    if (!dialog) {
        m_problem = u"it doesn't close, and doesn't ask"_s;
        return false;
    }
    (mayStay ? dialog->cancelButton() : dialog->action())->click();
    if (mayStay)
        return false;
    const bool isClosed = waitFor([this] { return !window().isVisible(); });
    if (!isClosed)
        m_problem = u"it doesn't close"_s;
    return isClosed;
}

void TwoCalls::quitAndStart()
{
    leaveSomethingUnderWay();
    const size_t before = m_relay->seen().size();
    if (closes(chance(3) == 0)) {
        startAfter("quitting", before);
    } else {
        letGo();
        settle();
        noteActual();
    }
}

void TwoCalls::startAfter(const char *way, size_t sentBefore)
{
    dropConsole(way, sentBefore);
    letGo();
    if (!startConsole())
        m_problem = u"it doesn't start after "_s + QString::fromLatin1(way);
    else
        noteActual();
}

void TwoCalls::dieAndStart()
{
    leaveSomethingUnderWay();
    die("being killed");
}

/// What a killed program leaves is what its folder has then: locks of files go with it.
void TwoCalls::die(const char *way)
{
    const size_t before = m_relay->seen().size();
    const QString copy = m_folder.filePath(QString::number(++m_folders));
    if (!copyFolder(m_data, copy))
        qFatal("can't copy the folder of the test");
    m_data = copy;
    m_wasKilled = true;
    startAfter(way, before);
}

/// As a second start passes it on.
void TwoCalls::followLink()
{
    const QString id = someone();
    const bool isListed = readyIn(session().users().state());
    m_console->openIncomingLink(u"labdesk://user/"_s + id);
    settle();
    m_place = Place::Users;
    if (isListed)
        expectSelection({id});
    else
        noteActual();
}

} // namespace labdesk::tests
