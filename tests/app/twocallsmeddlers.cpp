// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"
#include "support/remotestate.h"
#include "twocalls.h"
#include "views/users/userwindow.h"
#include "widgets/inlinemessage.h"
#include "widgets/toast.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTcpSocket>
#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

namespace {

/// Sees each event before the program does, and keeps from it those of which `meddle` says so.
class Meddler final : public QObject
{
public:
    using Meddle = std::function<bool(QObject &watched, QEvent &event)>;

    Meddler(QWidget &window, Meddle meddle) : QObject(&window), m_meddle(std::move(meddle))
    {
        qApp->installEventFilter(this);
    }
    bool eventFilter(QObject *watched, QEvent *event) override { return m_meddle(*watched, *event); }

private:
    Meddle m_meddle;
};

/// The program doesn't get this key any more.
void loseKey(
    QWidget &window, Qt::Key key, const std::function<void()> &instead = [] {})
{
    new Meddler(window, [key, instead](QObject &, QEvent &event) {
        const bool isPressed = event.type() == QEvent::KeyPress;
        if ((!isPressed && event.type() != QEvent::ShortcutOverride) || static_cast<QKeyEvent &>(event).key() != key)
            return false;
        event.accept(); // so that it is no shortcut either
        if (isPressed)
            instead();
        return true;
    });
}

void whenOpened(QWidget &window, const QString &dialog, const std::function<void(QObject &dialog)> &meddle)
{
    new Meddler(window, [dialog, meddle](QObject &watched, QEvent &event) {
        if (event.type() == QEvent::Show && watched.objectName() == dialog)
            meddle(watched);
        return false;
    });
}

void addDialog(QWidget &window, const QString &name)
{
    (new QDialog(&window))->setObjectName(name);
}

} // namespace

/// A request that comes to the relay, and that no client of this program has sent.
void TwoCalls::sendBeside(const QByteArray &line)
{
    const size_t known = m_relay->seen().size();
    QTcpSocket socket;
    socket.connectToHost(m_relay->serverAddress(), m_relay->serverPort());
    socket.write(line + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(m_relay->serverPort())
                 + "\r\nContent-Length: 0\r\n\r\n");
    if (!QTest::qWaitFor([&] { return m_relay->seen().size() > known; }, 30'000))
        qFatal("the relay doesn't hear the test");
}

void TwoCalls::goToOneWithSources()
{
    const UserStore &store = session().users().store();
    for (UserRow row = 0; row < store.size(); ++row) {
        m_caller = store.id(row).text();
        goToCaller();
        settle();
        const auto *sources = readyIn(session().details().providers());
        if (sources && !sources->value.empty() && readyIn(session().details().user()))
            return;
    }
    qFatal("nobody has a source");
}

void TwoCalls::beginCountdown()
{
    const UserStore &store = session().users().store();
    session().actions().setDelay(3600);
    session().actions().remove(store.user(*store.find(*UserId::parse(m_caller))));
    session().actions().setDelay(0);
    settle();
}

/// By the colleague, who looks first how the caller is now.
void TwoCalls::changeElsewhere()
{
    m_colleague->users().reload();
    waitFor([this] { return hasCome(m_colleague->users().state()); });
    const UserStore &store = m_colleague->users().store();
    m_colleague->actions().changeZone(store.user(*store.find(*UserId::parse(m_caller))), u"Asia/Dhaka"_s);
    waitFor([this] { return !m_colleague->actions().hasInFlight(); });
}

void TwoCalls::recordAgain(AuditOutcome outcome)
{
    session().record({.operation = AuditOperation::ChangeZone, .outcome = outcome, .userId = m_caller});
}

/// Not the caller; nobody if the list hasn't come.
UserId TwoCalls::another() const
{
    const UserStore &store = session().users().store();
    if (store.size() < 2)
        return *UserId::parse(u"nobody"_s);
    return store.id(store.id(0).text() == m_caller ? 1 : 0);
}

/// Takes away what is said with these words in there.
void TwoCalls::unsay(const QWidget &in, const QString &words)
{
    for (QLabel *label : in.findChildren<QLabel *>())
        if (label->text().contains(words))
            label->clear();
}

std::vector<TwoCalls::Saboteur> TwoCalls::saboteursInSteps()
{
    static const char call[] = "takes a call", go[] = "goes to the caller", zone[] = "changes the zone",
                      source[] = "disconnects a source", undo[] = "undoes", every[] = "selects all",
                      filter[] = "filters for the caller", window[] = "opens a window",
                      lost[] = "loses the answer to a change", answer[] = "an answer is lost",
                      line[] = "uses the command line";
    return {
        {"Escape leaves the filter",
         {filter, "clears the filter from the list"},
         filter,
         "Escape in the list left the filter",
         [](TwoCalls &calls) { loseKey(calls.window(), Qt::Key_Escape); }},
        {"Ctrl+T opens nothing",
         {go, zone},
         go,
         "Ctrl+T didn't open a dialog",
         [](TwoCalls &calls) { loseKey(calls.window(), Qt::Key_T); }},
        {"Ctrl+T opens a dialog for several",
         {every, zone},
         every,
         "Ctrl+T opened a dialog",
         [](TwoCalls &calls) { addDialog(calls.window(), u"changeZoneDialog"_s); }},
        {"a dialog doesn't say whose zone it changes",
         {go, zone},
         go,
         "the dialog names somebody else",
         [](TwoCalls &calls) {
             whenOpened(calls.window(), u"changeZoneDialog"_s,
                        [](QObject &dialog) { unsay(static_cast<const QWidget &>(dialog)); });
         }},
        {"a question doesn't say whose source it disconnects",
         {go, source},
         go,
         "the question names somebody else",
         [](TwoCalls &calls) {
             calls.goToOneWithSources();
             whenOpened(calls.window(), u"deregisterDialog"_s,
                        [](QObject &dialog) { unsay(static_cast<const QWidget &>(dialog)); });
         }},
        {"a source is disconnected without a question",
         {go, source},
         go,
         "no question before disconnecting",
         [](TwoCalls &calls) {
             calls.goToOneWithSources();
             whenOpened(calls.window(), u"deregisterDialog"_s,
                        [](QObject &dialog) { dialog.setObjectName(u"anotherDialog"_s); });
         }},
        {"a source is offered while nobody is open",
         {go, source},
         go,
         "a source of nobody can be disconnected",
         [](TwoCalls &calls) {
             calls.goToOneWithSources();
             QTimer::singleShot(0, &calls.window(), [&calls] { calls.m_open.reset(); }); // in the next step
         }},
        {"Escape doesn't cancel",
         {go, "cancels a countdown"},
         go,
         "Escape didn't cancel what counts down",
         [](TwoCalls &calls) {
             calls.beginCountdown();
             loseKey(calls.window(), Qt::Key_Escape);
         }},
        {"Undo doesn't cancel",
         {go, undo},
         go,
         "Undo didn't cancel what counts down",
         [](TwoCalls &calls) {
             calls.beginCountdown();
             loseKey(calls.window(), Qt::Key_Z);
         }},
        {"Undo of somebody else's change asks nothing",
         {go, zone, zone, call, go, undo}, // a first zone can't be undone
         go,
         "Undo doesn't ask before it changes somebody",
         [](TwoCalls &calls) { loseKey(calls.window(), Qt::Key_Z); }},
        {"Undo asks without a change",
         {go, undo},
         go,
         "Undo asks for nothing",
         [](TwoCalls &calls) { addDialog(calls.window(), u"undoQuestionDialog"_s); }},
        {"Undo doesn't undo typing",
         {call, "types and undoes"},
         call,
         "Undo left what was typed",
         [](TwoCalls &calls) { loseKey(calls.window(), Qt::Key_Z); }},
        {"a toast names somebody else than it undoes",
         {go, zone, zone, "presses the toast's button"},
         zone,
         "changed somebody whom it doesn't name",
         [](TwoCalls &calls) {
             calls.window().toasts()->toast()->setContent(calls.nameOf(calls.another().text()) + u": Saved."_s,
                                                          u"Undo"_s);
         }},
        {"Alt and a letter type it",
         {call, "presses Alt and a letter that nothing has"},
         call,
         "Alt and a letter typed the letter",
         [](TwoCalls &calls) { loseKey(calls.window(), Qt::Key_Q, [&calls] { calls.filterEdit()->insert(u"q"_s); }); }},
        {"a window of its own changes another user",
         {go, window, "acts in a window of its own"},
         window,
         "a window of its own changed",
         [](TwoCalls &calls) {
             auto *refresh = calls.window().findChild<UserWindow *>()->findChild<QPushButton *>(u"refreshButton"_s);
             refresh->show(); // whatever the blue button is
             QObject::connect(refresh, &QPushButton::clicked, &calls.window(),
                              [&calls] { calls.sendBeside("PATCH /v2/user/" + calls.another().text().toUtf8()); });
         }},
        {"an unknown outcome is recorded again at once",
         {lost},
         answer,
         "the trail doesn't say once that an outcome is unknown",
         [](TwoCalls &calls) { calls.recordAgain(AuditOutcome::Unknown); }},
        {"what was done is changed before it is checked",
         {lost},
         answer,
         "a check doesn't see what was done",
         [](TwoCalls &calls) { calls.changeElsewhere(); }},
        {"a settled outcome is still told as unknown",
         {lost},
         answer,
         "an outcome is told as unknown that was settled",
         [](TwoCalls &calls) {
             auto *message = new InlineMessage(Tone::Warn, u"outcome unknown"_s, calls.window().centralWidget());
             message->setObjectName(u"actionMessage"_s);
             message->show();
         }},
        {"an outcome is recorded as settled twice",
         {lost},
         answer,
         "the trail doesn't say once that an unknown outcome was settled",
         [](TwoCalls &calls) { calls.recordAgain(AuditOutcome::ConfirmedDone); }},
        {"a second console calls a change unknown",
         {"starts a second console"},
         "with a second console",
         "a second console calls unknown what the first one sends",
         [](TwoCalls &calls) { calls.recordAgain(AuditOutcome::Unknown); }},
        {"the command line fails",
         {call, line},
         call,
         "the command line can't change a zone",
         [](TwoCalls &calls) {
             const UserStore &store = calls.session().users().store();
             calls.m_colleague->actions().remove(store.user(*store.find(*UserId::parse(calls.m_caller))));
             calls.waitFor([&] { return !calls.m_colleague->actions().hasInFlight(); });
         }},
        {"the command line sends a change twice",
         {line},
         "with the command line",
         "the command line sent a change more than once",
         [](TwoCalls &calls) { calls.sendBeside("PATCH /v2/user/" + calls.m_caller.toUtf8()); }},
        {"somebody else is open after the cover",
         {"locks and comes back"},
         "back from the cover",
         "somebody else is open after locking",
         [](TwoCalls &calls) { calls.session().details().open(calls.another()); }},
        {"a user is open after switching",
         {"switches and comes back"},
         "elsewhere",
         "a user of the last connection is open",
         [](TwoCalls &calls) { calls.session().details().open(calls.another()); }},
        {"the window stays open without a question",
         {call, "quits and starts again"},
         call,
         "it doesn't close, and doesn't ask",
         [](TwoCalls &calls) {
             new Meddler(calls.window(), [&calls](QObject &watched, QEvent &event) {
                 const bool closes = event.type() == QEvent::Close && &watched == &calls.window();
                 if (closes)
                     event.ignore();
                 return closes;
             });
         }},
    };
}

const std::vector<TwoCalls::Saboteur> &TwoCalls::saboteurs()
{
    static const std::vector<Saboteur> all = [] {
        std::vector<Saboteur> both = saboteursAfterSteps();
        const std::vector<Saboteur> others = saboteursInSteps();
        both.insert(both.end(), others.begin(), others.end());
        return both;
    }();
    return all;
}

} // namespace labdesk::tests
