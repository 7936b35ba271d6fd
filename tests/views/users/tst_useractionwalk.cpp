// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/usersstage.h"
#include "views/common/countdownrow.h"
#include "widgets/inlinemessage.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;
using Drop = service::InjectedFault::Drop;

namespace {

enum class Walk { Create, Refresh, Zone, Deregister, Delete };
constexpr Walk walks[] = {Walk::Create, Walk::Refresh, Walk::Zone, Walk::Deregister, Walk::Delete};

/// An action: how it is sent, and what is read when it was done, and when a check finds it undone.
struct WalkWords
{
    const char *name;
    QByteArray method;
    const char *done;
    const char *notSeen = "not visible yet";
};

const WalkWords &wordsFor(Walk walk)
{
    static const WalkWords words[]
        = {{"create", "POST", "Created client-walk"},
           {"refresh", "POST", "Refresh requested", "no way to confirm whether the refresh was requested"},
           {"zone", "PATCH", "Time zone changed to Pacific/Chatham"},
           {"deregister", "DELETE", "Disconnected"},
           {"delete", "DELETE", "Deleted"}};
    return words[size_t(walk)];
}

/// How an answer goes wrong, and what is seen of it.
struct Mishap
{
    const char *name;
    int status = 0;
    QByteArray body = {};
    QByteArray retryAfter = {};
    Drop drop = Drop::Never;
    int requests = 1;       ///< that the service counted, of this write
    const char *seen;       ///< what the person reads, from its beginning or in it; null: that it was done
    bool isTooSlow = false; ///< it is done, but the answer comes when nobody waits any more
    bool isUnknown = false; ///< nobody knows, until somebody presses Check
    bool isDone = false;    ///< what a check finds
};

const Mishap mishaps[] = {
    {.name = "done", .seen = nullptr},
    {.name = "400", .status = 400, .body = R"({"detail":"That is wrong"})", .seen = "That is wrong"},
    {.name = "409", .status = 409, .body = R"({"detail":"There is one"})", .seen = "There is one"},
    {.name = "422",
     .status = 422,
     .body = R"({"detail":[{"loc":["body","x"],"msg":"cannot be","type":"value"}]})",
     .seen = "cannot be"},
    {.name = "429 without a word when", .status = 429, .body = R"({"detail":"Too many"})", .seen = "Too many"},
    {.name = "429 with a pause, then done", .status = 429, .retryAfter = "1", .requests = 2, .seen = nullptr},
    {.name = "500", .status = 500, .body = R"({"detail":"Broken"})", .seen = "Broken"},
    {.name = "lost on the way back: done all the same",
     .drop = Drop::AfterProcessing,
     .seen = "outcome unknown",
     .isUnknown = true,
     .isDone = true},
    {.name = "lost on the way: not done", .drop = Drop::BeforeProcessing, .seen = "outcome unknown", .isUnknown = true},
    {.name = "no answer in time: done all the same",
     .seen = "outcome unknown",
     .isTooSlow = true,
     .isUnknown = true,
     .isDone = true},
};

service::InjectedFault drillOf(const Mishap &goes, const QByteArray &method)
{
    service::InjectedFault drill;
    drill.method = method;
    drill.times = 1;
    drill.status = goes.status;
    drill.body = goes.body;
    drill.drop = goes.drop;
    if (goes.isTooSlow)
        drill.delay = 20s;
    if (!goes.retryAfter.isEmpty())
        drill.fields = {{"Retry-After", goes.retryAfter}};
    return drill;
}

QAction *inMoreMenu(const UsersStage &stage, const char *name)
{
    return part<QAction>(*part<QMenu>(*stage.pane, "moreMenu"), name);
}

/// A user with a source that no phone connects again.
bool openSomebody(UsersStage &stage)
{
    if (!QTest::qWaitFor([&] { return readyIn(stage.session->users().state()); }, 20'000))
        return false;
    const UserStore &store = stage.session->users().store();
    for (UserStore::Row row = 0; row < store.size(); ++row) {
        const auto &sources = store.sources(row);
        const bool suits = !sources.empty() && std::all_of(sources.begin(), sources.end(), [&](quint16 source) {
            return !isPhoneSdkSource(store.sourceSlug(source));
        });
        if (suits)
            return stage.openUser(store.id(row).text());
    }
    return false;
}

/// By what a person presses; a dialog that asks is confirmed.
void begin(const UsersStage &stage, Walk walk)
{
    switch (walk) {
    case Walk::Create:
        stage.click("newUserButton");
        part<QLineEdit>(*stage.dialog("newUserDialog"), "clientIdEdit")->setText(u"client-walk"_s);
        return stage.confirm("newUserDialog");
    case Walk::Refresh:
        return stage.click("refreshButton");
    case Walk::Zone:
        stage.click("changeZoneButton");
        part<QLineEdit>(*stage.dialog("changeZoneDialog"), "zoneEdit")->setText(u"Pacific/Chatham"_s);
        return stage.confirm("changeZoneDialog");
    case Walk::Deregister:
        stage.showTab(1);
        stage.click((readyIn(stage.session->details().providers())->value.front().slug.toUtf8() + "DeregisterButton")
                        .constData());
        return stage.confirm("deregisterDialog");
    case Walk::Delete:
        inMoreMenu(stage, "deleteAction")->trigger();
        return stage.confirm("deleteUserDialog");
    }
}

/// All that is said about the action: above the tabs, in its dialog, and in toasts.
QString saidBy(const UsersStage &stage)
{
    QStringList words = stage.toastTexts();
    for (const QLabel *label : stage.pane->findChildren<QLabel *>())
        if (label->isVisible())
            words += label->text();
    return words.join(u'\n');
}

/// The button that asks the service what is true, where it is offered now.
QPushButton *checkButton(const UsersStage &stage)
{
    for (const char *name : {"dialogMessage", "actionMessage"})
        for (const InlineMessage *message : stage.pane->findChildren<InlineMessage *>(QLatin1String(name)))
            if (message->isVisible() && message->button()->isVisible())
                return message->button();
    return nullptr;
}

QPushButton *cancelButton(const UsersStage &stage)
{
    for (const CountdownRow *row : stage.pane->findChildren<CountdownRow *>())
        if (row->isVisible())
            return part<QPushButton>(*row, "cancelSendButton");
    return nullptr;
}

} // namespace

/// Each action, begun in the window, through everything that can become of it.
class tst_useractionwalk : public QObject
{
    Q_OBJECT

private:
    static void addWalks()
    {
        QTest::addColumn<int>("walk");
        for (const Walk walk : walks)
            QTest::newRow(wordsFor(walk).name) << int(walk);
    }

private Q_SLOTS:
    void everyMishapIsToldAndNothingIsSentTwice_data()
    {
        QTest::addColumn<int>("walk");
        QTest::addColumn<int>("mishap");
        for (const Walk walk : walks)
            for (size_t at = 0; at < std::size(mishaps); ++at)
                QTest::addRow("%s: %s", wordsFor(walk).name, mishaps[at].name) << int(walk) << int(at);
    }

    void everyMishapIsToldAndNothingIsSentTwice()
    {
        QFETCH(int, walk);
        QFETCH(int, mishap);
        const Mishap &goes = mishaps[mishap];
        const WalkWords &words = wordsFor(Walk(walk));
        UsersStage stage;
        if (goes.isTooSlow) {
            stage.clientOptions.idleTimeout = stage.clientOptions.deadline = stage.clientOptions.longDeadline = 1500ms;
            stage.open(stage.live.connection());
        }
        QVERIFY(openSomebody(stage));
        stage.session->actions().setDelay(1, 30ms);
        stage.live.faultInjector().set({drillOf(goes, words.method)});
        const auto sent = [&] { return stage.live.faultInjector().requestCount(words.method, "/v2/user/"); };
        begin(stage, Walk(walk));
        QTRY_COMPARE(sent(), goes.requests);
        const auto isOver
            = [&] { return !stage.session->actions().hasInFlight() && !stage.session->actions().hasDelayed(); };
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), 10'000);
        QTRY_VERIFY2(saidBy(stage).contains(QLatin1String(goes.seen ? goes.seen : words.done)),
                     qPrintable(saidBy(stage)));
        QVERIFY2(!goes.seen || !saidBy(stage).contains(QLatin1String(words.done)),
                 "what is not known to be done is not said to be");
        if (goes.isUnknown) {
            QVERIFY2(checkButton(stage), qPrintable(saidBy(stage)));
            checkButton(stage)->click();
            const char *found = goes.isDone && Walk(walk) != Walk::Refresh ? words.done : words.notSeen;
            QTRY_VERIFY2(saidBy(stage).contains(QLatin1String(found)), qPrintable(saidBy(stage)));
        }
        QCOMPARE(sent(), goes.requests);
    }

    void whoIsNotThereIsToldAsSuch_data() { addWalks(); }

    /// 404 for what is removed means that nothing is left to do; for the others that there is nobody.
    void whoIsNotThereIsToldAsSuch()
    {
        QFETCH(int, walk);
        UsersStage stage;
        QVERIFY(openSomebody(stage));
        stage.session->actions().setDelay(1, 30ms);
        const QByteArray method = wordsFor(Walk(walk)).method;
        stage.play(method, "/v2/user/", 404, R"({"detail":"Not found"})", 1);
        begin(stage, Walk(walk));
        const bool removes = Walk(walk) == Walk::Deregister || Walk(walk) == Walk::Delete;
        QTRY_VERIFY2(saidBy(stage).contains(removes ? u"was already"_s : u"No user"_s)
                         || (!removes && saidBy(stage).contains(u"Not found"_s)),
                     qPrintable(saidBy(stage)));
        QCOMPARE(stage.live.faultInjector().requestCount(method, "/v2/user/"), 1);
    }

    void whatCountsDownCanBeCanceled_data() { addWalks(); }

    /// Before it is sent, for what cannot be taken back; for the others in the pause that the service asked for.
    void whatCountsDownCanBeCanceled()
    {
        QFETCH(int, walk);
        UsersStage stage;
        QVERIFY(openSomebody(stage));
        stage.session->actions().setDelay(5, 10s);
        const QByteArray method = wordsFor(Walk(walk)).method;
        const bool waitsFirst = Walk(walk) == Walk::Deregister || Walk(walk) == Walk::Delete;
        stage.refuse(method, "30", 1);
        begin(stage, Walk(walk));
        QTRY_VERIFY2(cancelButton(stage), qPrintable(saidBy(stage)));
        cancelButton(stage)->click();
        QTRY_VERIFY2(saidBy(stage).contains(waitsFirst ? u"was canceled. Nothing was sent."_s
                                                       : u"was canceled. Nothing was changed."_s),
                     qPrintable(saidBy(stage)));
        QVERIFY(!stage.session->actions().hasDelayed());
        QCOMPARE(stage.live.faultInjector().requestCount(method, "/v2/user/"), waitsFirst ? 0 : 1);
    }
};

LABDESK_TEST(tst_useractionwalk)
#include "tst_useractionwalk.moc"
