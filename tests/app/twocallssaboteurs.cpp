// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userselectionmodel.h"
#include "output/desktop/clipboard.h"
#include "session/session.h"
#include "shell/sidebar.h"
#include "text/zonetexts.h"
#include "twocalls.h"
#include "views/users/actions/actionnotices.h"
#include "views/users/userwindow.h"
#include "widgets/inlinemessage.h"
#include "widgets/outage.h"
#include "widgets/toast.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

std::vector<TwoCalls::Saboteur> TwoCalls::saboteursAfterSteps()
{
    static const char call[] = "takes a call", go[] = "goes to the caller", lock[] = "locks and comes back",
                      every[] = "selects all", refresh[] = "requests a refresh",
                      gone[] = "has the user deleted elsewhere", lost[] = "loses the answer to a change",
                      second[] = "starts a second console";
    return {
        {"a change is sent again",
         {call},
         call,
         "the service got PATCH",
         [](TwoCalls &calls) { calls.sendBeside("PATCH /v2/user/" + calls.m_caller.toUtf8()); }},
        {"what is called done was never sent",
         {go, refresh},
         refresh,
         "are said to be done",
         [](TwoCalls &calls) { calls.m_writes.clear(); }},
        {"another user is changed",
         {go},
         go,
         "other writes were sent",
         [](TwoCalls &calls) {
             UserActions &actions = calls.session().actions();
             const UserStore &store = calls.session().users().store();
             actions.changeZone(store.user(*store.find(calls.another())), u"Asia/Dhaka"_s);
             calls.settle();
         }},
        {"a request is sent behind the cover",
         {lock},
         "behind the cover",
         "was sent after locking",
         [](TwoCalls &calls) { calls.sendBeside("GET /v2/providers"); }},
        {"a request is sent after switching",
         {"switches and comes back"},
         "elsewhere",
         "was sent after switching",
         [](TwoCalls &calls) { calls.sendBeside("GET /v2/providers"); }},
        {"a request is sent after quitting",
         {"quits and starts again"},
         "after the end",
         "was sent after quitting",
         [](TwoCalls &calls) { calls.sendBeside("GET /v2/providers"); }},
        {"a request is sent after being killed",
         {"is killed and starts again"},
         "after the end",
         "was sent after being killed",
         [](TwoCalls &calls) { calls.sendBeside("GET /v2/providers"); }},
        {"a request is sent behind the cover of a job",
         {"locks in the middle of a job"},
         "behind the cover",
         "was sent after locking in the middle of a job",
         [](TwoCalls &calls) { calls.sendBeside("GET /v2/providers"); }},
        {"a request is sent after quitting in the middle of a job",
         {"quits in the middle of a job"},
         "after the end",
         "was sent after quitting in the middle of a job",
         [](TwoCalls &calls) { calls.sendBeside("GET /v2/providers"); }},
        {"a request is sent after being killed in the middle of a job",
         {"is killed in the middle of a job"},
         "after the end",
         "was sent after being killed in the middle of a job",
         [](TwoCalls &calls) { calls.sendBeside("GET /v2/providers"); }},
        {"an unknown outcome isn't told",
         {lost},
         "an answer is lost",
         "nobody is told that the outcome of a change is unknown",
         [](TwoCalls &calls) { calls.unknownMessage()->hide(); }},
        {"an unknown outcome is found out before anybody asks",
         {lost},
         "an answer is lost",
         "isn't called unknown",
         [](TwoCalls &calls) {
             calls.session().actions().check(calls.lastChange()->id);
             calls.settle();
         }},
        {"an unknown outcome isn't in the trail",
         {go, refresh},
         refresh,
         "and the trail says so 0 times",
         [](TwoCalls &calls) {
             for (auto &[id, asked] : calls.m_asked)
                 asked.wasUnknown = true;
         }},
        {"an unknown outcome is in the trail again",
         {lost},
         lost,
         "and the trail calls it unknown 2 times",
         [](TwoCalls &calls) { calls.recordAgain(AuditOutcome::Unknown); }},
        {"a second console changes somebody",
         {second},
         "with a second console",
         "a second console sent a change",
         [](TwoCalls &calls) {
             Session &session = *calls.m_second->session();
             session.actions().refresh(session.users().store().user(0));
             calls.waitFor([&] { return calls.countSentBySecond() > 0; });
         }},
        {"a copy stays after quitting",
         {"quits and starts again"},
         "after the end",
         "a personal copy is on the clipboard after quitting",
         [](TwoCalls &calls) { output::copyText(calls.m_caller, output::CopySensitivity::Personal); }},
        {"a user stays open behind the cover",
         {lock},
         "behind the cover",
         "the session behind the cover has data",
         [](TwoCalls &calls) { calls.session().details().open(*UserId::parse(calls.m_caller)); }},
        {"a name stays behind the cover",
         {lock},
         "behind the cover",
         "is in a covered window",
         [](TwoCalls &calls) { (new QLabel(calls.nameOf(calls.m_caller), &calls.window()))->show(); }},
        {"a copy stays behind the cover",
         {lock},
         "behind the cover",
         "on the clipboard of a covered window",
         [](TwoCalls &calls) { output::copyText(calls.m_caller, output::CopySensitivity::Personal); }},
        {"another user is opened",
         {go},
         go,
         "open is",
         [](TwoCalls &calls) { calls.session().details().open(calls.another()); }},
        {"another user is selected",
         {go},
         go,
         "are selected",
         [](TwoCalls &calls) {
             auto *rows = calls.table();
             for (int row = 0; row < 3; ++row)
                 rows->selectionModel()->select(rows->model()->index(row, 0),
                                                QItemSelectionModel::Select | QItemSelectionModel::Rows);
         }},
        {"a hidden user stays selected",
         {go},
         go,
         "is selected and isn't listed",
         [](TwoCalls &calls) {
             calls.filterEdit()->setText(calls.m_caller);
             calls.settle();
             auto *rows = qobject_cast<UserSelectionModel *>(calls.table()->selectionModel());
             const QSignalBlocker blocker(rows); // nobody deselects them
             const UserSnapshot &users = calls.session().users().store().snapshot();
             UserSelection all{users, RowSet(users.size())};
             for (UserRow row = 0; row < users.size(); ++row)
                 all.rows.set(row);
             rows->choose(all);
         }},
        {"another number is selected than is said",
         {every},
         every,
         "another number of users is said to be selected",
         [](TwoCalls &calls) { unsay(*calls.shown<QWidget>("userSelectionPane")); }},
        {"several are selected and one stays shown",
         {every},
         every,
         "several are selected and one is shown",
         [](TwoCalls &calls) {
             auto *title = new QLabel(calls.window().centralWidget());
             title->setObjectName(u"userTitleLabel"_s);
             title->show();
         }},
        {"the open user isn't shown",
         {go},
         go,
         "nobody is shown",
         [](TwoCalls &calls) { calls.shown<QLabel>("userTitleLabel")->hide(); }},
        {"a filter leaves one who isn't opened",
         {go},
         go,
         "the only one who is listed isn't open",
         [](TwoCalls &calls) {
             calls.filterEdit()->setText(calls.m_caller);
             calls.settle();
             calls.table()->selectionModel()->clear();
             calls.session().details().open(calls.another());
             calls.m_open = calls.another().text();
         }},
        {"the open user is hidden, and nobody says so",
         {go},
         go,
         "it isn't said that the open user isn't listed",
         [](TwoCalls &calls) {
             calls.filterEdit()->setText(u"zzzzzz"_s);
             calls.settle();
             calls.window().findChild<InlineMessage *>(u"notListedMessage"_s)->hide();
         }},
        {"another name is over the user",
         {go},
         go,
         "shown is somebody",
         [](TwoCalls &calls) { calls.shown<QLabel>("userTitleLabel")->setText(u"somebody"_s); }},
        {"the window goes to another place",
         {go},
         go,
         "it is in another place",
         [](TwoCalls &calls) { calls.press(Qt::Key_2, Qt::ControlModifier); }},
        {"a client ID is in a title",
         {call},
         call,
         "is in a title",
         [](TwoCalls &calls) { calls.window().setWindowTitle(calls.nameOf(calls.m_caller)); }},
        {"a client ID is in a message of the system",
         {call},
         call,
         "is in a title or a message of the system",
         [](TwoCalls &calls) { calls.m_notifier->said += calls.nameOf(calls.m_caller); }},
        {"a client ID is in a file",
         {call},
         call,
         "is in a file",
         [](TwoCalls &calls) {
             QFile file(calls.m_folder.filePath(u"left"_s));
             if (file.open(QFile::WriteOnly))
                 file.write(calls.nameOf(calls.m_caller).toUtf8());
         }},
        {"the line counts others",
         {call},
         call,
         "the line says",
         [](TwoCalls &calls) { calls.shown<QLabel>("listCountLabel")->setText(u"7 users"_s); }},
        {"a toast that is over",
         {call},
         call,
         "says what isn't so any more",
         [](TwoCalls &calls) {
             calls.window().toasts()->show(calls.nameOf(calls.m_caller) + u": Time zone changed to Asia/Dhaka."_s);
         }},
        {"a toast that is over, with a zone in words",
         {call},
         call,
         "says what isn't so any more",
         [](TwoCalls &calls) {
             const UserStore &store = calls.session().users().store();
             const QString zone = store.zone(*store.find(*UserId::parse(calls.m_caller)));
             const QString other = formatZone(zone == u"America/Denver" ? u"America/Chicago"_s : u"America/Denver"_s);
             calls.window().toasts()->show(u"%1: Time zone changed to %2."_s.arg(calls.nameOf(calls.m_caller), other));
         }},
        {"a toast says done what counts down",
         {go},
         go,
         "a toast contradicts what counts down",
         [](TwoCalls &calls) {
             calls.goToOneWithSources();
             UserActions &actions = calls.session().actions();
             const QString source = readyIn(calls.session().details().providers())->value.front().slug;
             actions.setDelay(3600);
             actions.deregister(readyIn(calls.session().details().user())->value, *ProviderSlug::parse(source));
             actions.setDelay(0);
             calls.window().toasts()->clear();
             calls.window().toasts()->show(u"Disconnected %1 for %2."_s.arg(calls.session().providers().nameOf(source),
                                                                            calls.nameOf(calls.m_caller)));
         }},
        {"a toast about nobody",
         {call},
         call,
         "a toast names nobody",
         [](TwoCalls &calls) {
             calls.window().toasts()->clear();
             calls.window().toasts()->show(u"Time zone changed to Asia/Dhaka."_s);
         }},
        {"a deleted user can be changed back",
         {go, gone},
         gone,
         "a toast is about somebody who was deleted",
         [](TwoCalls &calls) {
             calls.window().toasts()->clear();
             calls.window().toasts()->show(calls.nameOf(calls.m_caller) + u": Time zone changed to Asia/Dhaka."_s,
                                           u"Undo"_s);
         }},
        {"an outage is told in two places",
         {call},
         call,
         "one outage is told twice",
         [](TwoCalls &calls) {
             for (const auto &name : {u"offlineMessage"_s, u"staleMessage"_s}) {
                 auto *message = new InlineMessage(Tone::Info, calls.window().centralWidget());
                 message->setObjectName(name);
                 message->show();
             }
         }},
        {"an outage that is over",
         {call},
         call,
         "an outage is told that is over",
         [](TwoCalls &calls) {
             auto *message = new InlineMessage(Tone::Info, calls.window().centralWidget());
             message->setObjectName(u"offlineMessage"_s);
             message->show();
         }},
        {"what failed in an outage stays after it",
         {go, "loses the service", "has the service back"},
         "loses the service",
         "what failed in an outage is told after it",
         [](TwoCalls &calls) {
             const UserStore &store = calls.session().users().store();
             const User user = store.user(*store.find(*UserId::parse(calls.m_caller)));
             calls.session().actions().changeZone(user, u"Asia/Dhaka"_s);
             calls.settle();
             outage().disconnect(calls.window().findChild<ActionNotices *>(u"userNotices"_s));
         }},
        {"the keyboard leads away",
         {call},
         call,
         "which leads away",
         [](TwoCalls &calls) {
             auto *bar = calls.window().findChild<SideBar *>();
             bar->setFocusPolicy(Qt::StrongFocus);
             bar->setFocus();
         }},
        {"a deleted user can be changed",
         {go, gone},
         gone,
         "a deleted user can be acted on",
         [](TwoCalls &calls) {
             auto *button = new QPushButton(calls.window().centralWidget());
             button->setObjectName(u"refreshButton"_s);
             button->show();
         }},
        {"a deletion isn't said",
         {go, gone},
         gone,
         "it isn't said that a user was deleted",
         [](TwoCalls &calls) { unsay(*calls.window().centralWidget(), u"This user was deleted."_s); }},
        {"a deletion isn't said in a window of its own",
         {go, "opens a window", gone},
         gone,
         "in a window of its own it isn't said",
         [](TwoCalls &calls) { unsay(*calls.window().findChild<UserWindow *>(), u"This user was deleted."_s); }},
        {"a line of the trail is changed",
         {call},
         call,
         "the audit trail is damaged",
         [](TwoCalls &calls) {
             const QDir folder(calls.m_data + u"/audit"_s);
             for (const QString &name : folder.entryList({u"*.jsonl"_s})) {
                 QFile file(folder.filePath(name));
                 if (file.open(QFile::ReadWrite) && file.seek(30))
                     file.write("~");
             }
         }},
        {"a write isn't recorded",
         {call},
         call,
         "the trail has it 0 times",
         [](TwoCalls &calls) {
             const QString key = u"PATCH "_s + calls.m_caller;
             calls.m_asked[{0, 0, 0}] = {key, 0, 1};
             calls.m_writes.push_back({key});
         }},
        {"the trail has a confirmation that nobody got",
         {go, refresh},
         refresh,
         "the trail calls it done 1 times",
         [](TwoCalls &calls) {
             for (auto &[id, asked] : calls.m_asked)
                 asked.least = 0;
         }},
        {"the list keeps a user whom the service doesn't have",
         {call},
         "the end",
         "users, and the service",
         [](TwoCalls &calls) {
             const UserStore &store = calls.session().users().store();
             calls.m_colleague->actions().remove(store.user(*store.find(*UserId::parse(calls.m_caller))));
             calls.waitFor([&] { return !calls.m_colleague->actions().hasInFlight(); });
         }},
        {"another zone is shown than the service has",
         {go},
         "the end",
         "shows another zone",
         [](TwoCalls &calls) { calls.changeElsewhere(); }},
    };
}

void TwoCalls::spoil(QByteArrayView at)
{
    if (m_saboteur && at == m_saboteur->at)
        m_saboteur->spoil(*this);
}

} // namespace labdesk::tests
