// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "usersstage.h"
#include "views/countdownrow.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;
using Drop = service::Drill::Drop;

namespace {

enum class Walk { Refresh, Zone, Deregister, Delete };

/// How an answer goes wrong, and what is seen of it.
struct Mishap
{
    const char *name;
    int status = 0;
    QByteArray body = {};
    QByteArray retryAfter = {};
    Drop drop = Drop::Never;
    int requests = 1;  ///< that the service counted, of this write
    const char *seen;  ///< what the person reads, from its beginning or in it
};

const Mishap mishaps[] = {
    {.name = "400", .status = 400, .body = R"({"detail":"That is wrong"})", .seen = "That is wrong"},
    {.name = "409", .status = 409, .body = R"({"detail":"There is one"})", .seen = "There is one"},
    {.name = "422", .status = 422, .body = R"({"detail":[{"loc":["body","x"],"msg":"cannot be","type":"value"}]})", .seen = "cannot be"},
    {.name = "429 without a word when", .status = 429, .body = R"({"detail":"Too many"})", .seen = "Too many"},
    {.name = "429 with a pause, then done", .status = 429, .retryAfter = "1", .requests = 2, .seen = ""},
    {.name = "500", .status = 500, .body = R"({"detail":"Broken"})", .seen = "Broken"},
    {.name = "lost on the way back: done all the same", .drop = Drop::AfterProcessing, .seen = "not known"},
    {.name = "lost on the way: not done", .drop = Drop::BeforeProcessing, .seen = "not known"},
};

QByteArray methodOf(Walk walk)
{
    return walk == Walk::Refresh ? "POST" : walk == Walk::Zone ? "PATCH" : "DELETE";
}

QAction *inMoreMenu(const UsersStage &stage, const char *name)
{
    return part<QAction>(*part<QMenu>(*stage.pane, "moreMenu"), name);
}

/// By what a person presses; a dialog that asks is confirmed.
void begin(const UsersStage &stage, Walk walk)
{
    switch (walk) {
    case Walk::Refresh:
        return stage.click("refreshButton");
    case Walk::Zone:
        stage.click("changeZoneButton");
        part<QLineEdit>(*stage.dialog("changeZoneDialog"), "zoneEdit")->setText(u"Pacific/Chatham"_s);
        return stage.confirm("changeZoneDialog");
    case Walk::Deregister:
        stage.showTab(1);
        stage.click((readyIn(stage.session->details().providers())->value.front().slug.toUtf8() + "DeregisterButton").constData());
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

} // namespace

/// Each action, begun in the window, through everything that can become of it.
class tst_useractionwalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMishapIsToldAndNothingIsSentTwice_data()
    {
        QTest::addColumn<int>("walk");
        QTest::addColumn<int>("mishap");
        const std::pair<Walk, const char *> walks[] = {{Walk::Refresh, "refresh"}, {Walk::Zone, "zone"}, {Walk::Deregister, "deregister"}, {Walk::Delete, "delete"}};
        for (const auto &[walk, name] : walks)
            for (size_t at = 0; at < std::size(mishaps); ++at)
                QTest::addRow("%s: %s", name, mishaps[at].name) << int(walk) << int(at);
    }

    void everyMishapIsToldAndNothingIsSentTwice()
    {
        QFETCH(int, walk);
        QFETCH(int, mishap);
        const Mishap &goes = mishaps[mishap];
        const QByteArray method = methodOf(Walk(walk));
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.session->actions().setDelay(1, std::chrono::milliseconds(30));
        service::Drill drill;
        drill.method = method;
        drill.times = 1;
        drill.status = goes.status;
        drill.body = goes.body;
        drill.drop = goes.drop;
        if (!goes.retryAfter.isEmpty())
            drill.fields = {{"Retry-After", goes.retryAfter}};
        stage.live.drills().set({drill});
        begin(stage, Walk(walk));
        QTRY_COMPARE(stage.live.drills().requestCount(method, "/v2/user/"), goes.requests);
        const auto isOver = [&] { return !stage.session->actions().hasSending() && !stage.session->actions().hasDelayed(); };
        QTRY_VERIFY(isOver());
        QTRY_VERIFY2(saidBy(stage).contains(QLatin1String(goes.seen)), qPrintable(saidBy(stage)));
        QCOMPARE(stage.live.drills().requestCount(method, "/v2/user/"), goes.requests);
    }

    void whoIsNotThereIsToldAsSuch_data()
    {
        QTest::addColumn<int>("walk");
        QTest::newRow("refresh") << int(Walk::Refresh);
        QTest::newRow("zone") << int(Walk::Zone);
        QTest::newRow("deregister") << int(Walk::Deregister);
        QTest::newRow("delete") << int(Walk::Delete);
    }

    /// 404 for what is removed means that nothing is left to do; for the others that there is nobody.
    void whoIsNotThereIsToldAsSuch()
    {
        QFETCH(int, walk);
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.session->actions().setDelay(1, std::chrono::milliseconds(30));
        stage.play(methodOf(Walk(walk)), "/v2/user/", 404, R"({"detail":"Not found"})", 1);
        begin(stage, Walk(walk));
        const bool removes = Walk(walk) == Walk::Deregister || Walk(walk) == Walk::Delete;
        QTRY_VERIFY2(saidBy(stage).contains(removes ? u"nothing was left to do"_s : u"No user"_s) || (!removes && saidBy(stage).contains(u"Not found"_s)),
                     qPrintable(saidBy(stage)));
        QCOMPARE(stage.live.drills().requestCount(methodOf(Walk(walk)), "/v2/user/"), 1);
    }
};

LABDESK_TEST(tst_useractionwalk)
#include "tst_useractionwalk.moc"
