// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/spokentree.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "text/chip.h"
#include "views/providers/providerspane.h"
#include "views/users/dialogs/callerverification.h"
#include "widgets/inlinemessage.h"
#include "widgets/statepage.h"
#include "widgets/toast.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// Alerts that were sent, by the name of what they were sent for.
QStringList *alerts = nullptr;

void keepAlerts(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::Alert && event->accessibleInterface())
        alerts->append(event->accessibleInterface()->text(QAccessible::Name));
}

class Listening
{
public:
    Listening()
    {
        alerts = &heard;
        m_before = QAccessible::installUpdateHandler(keepAlerts);
    }
    ~Listening() { QAccessible::installUpdateHandler(m_before); }
    Q_DISABLE_COPY_MOVE(Listening)

    QStringList heard;

private:
    QAccessible::UpdateHandler m_before;
};

} // namespace

/// What is said without being asked for. Runs where assistive technology listens: nowhere else does Qt send events.
class tst_announcements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTRY_VERIFY2_WITH_TIMEOUT(QAccessible::isActive(),
                                  "no accessibility bus: run this by tests/accessibility/with-display", 60'000);
    }

    void aToastIsSaidOnceEach()
    {
        Listening listening;
        QWidget window;
        window.resize(600, 400);
        ToastHost toasts(&window);
        toasts.setDuration(std::chrono::milliseconds(60));
        window.show();
        toasts.show(u"Copied"_s);
        toasts.show(u"Time zone changed"_s, u"Undo"_s, [] {});
        QTRY_COMPARE(listening.heard, (QStringList{u"Copied"_s, u"Time zone changed"_s}));
        const SpokenTree tree(&window);
        QVERIFY(tree.find(QAccessible::Notification, u"Time zone changed"_s));
        QVERIFY(tree.find(QAccessible::Button, u"Undo"_s));
        QCOMPARE(tree.faults(), QStringList());
    }

    void anInlineErrorIsSaidWhenItComesAndWhenItChanges()
    {
        Listening listening;
        QWidget window;
        InlineMessage message(Tone::Bad, &window);
        message.hide();
        window.show();
        message.showMessage(Tone::Bad, u"The service rejected the key."_s, {}, {});
        message.showMessage(Tone::Bad, u"The service rejected the key."_s, {}, {});
        QCOMPARE(listening.heard, QStringList{u"The service rejected the key."_s});
        message.showMessage(Tone::Warn, u"Could not refresh."_s, {}, u"Retry"_s);
        QCOMPARE(listening.heard.size(), 2);
    }

    void anOutcomeIsSaidEachTime()
    {
        Listening listening;
        QWidget window;
        InlineMessage message(Tone::Ok, &window);
        message.hide();
        window.show();
        message.showOutcome(Tone::Ok, u"Saved."_s);
        message.showOutcome(Tone::Ok, u"Saved."_s);
        QCOMPARE(listening.heard, (QStringList{u"Saved."_s, u"Saved."_s}));
    }

    void eachWrongAnswerOfACallerIsSaid()
    {
        Listening listening;
        UsersStage stage(40);
        QTRY_COMPARE(stage.rows(), 40);
        UserDetails &details = stage.session->details();
        const auto hasRecord
            = [&details] { return readyIn(details.insurance()) && readyIn(details.insurance())->value; };
        for (int row = 0; row < stage.rows() && !hasRecord(); ++row) {
            QVERIFY(stage.openUser(stage.table()->model()->index(row, 0).data(IdRole).toString()));
            details.loadInsurance();
            QTRY_VERIFY(readyIn(details.insurance()));
        }
        QVERIFY(hasRecord());
        QTRY_VERIFY(stage.button("verifyCallerButton")->isEnabled());
        stage.click("verifyCallerButton");
        auto *card = stage.pane->findChild<CallerVerification *>();
        for (int attempt = 0; attempt < 2; ++attempt) {
            part<QLineEdit>(*card, "callerMemberEdit")->setText(u"0000"_s);
            part<QLineEdit>(*card, "callerYearEdit")->setText(u"1800"_s);
            card->action()->click();
        }
        QCOMPARE(listening.heard.count(u"The answers don’t match."_s), 2);
    }

    void anErrorPageIsSaidOnce()
    {
        Listening listening;
        LiveService live;
        live.answer("/v2/providers", 500, R"({"detail":"Internal error"})");
        const auto session = live.session();
        ProvidersPane pane(*session);
        pane.show();
        QTRY_COMPARE_WITH_TIMEOUT(part<RemoteStack>(pane, "resultStack")->page(), RemoteStack::Page::Error, 20'000);
        const QString sentence = part<ErrorState>(*part<RemoteStack>(pane, "resultStack"), "errorPage")->sentence();
        QCOMPARE(listening.heard.count(sentence), 1);
    }

    void theReasonWhyThereIsNoDataIsSaidOnceWhenAUserIsOpened()
    {
        Listening listening;
        UsersStage stage;
        stage.play("GET", "/v2/user/providers/", 200, R"({"providers":[{"slug":"oura","status":"error"}]})");
        QVERIFY(stage.openExample());
        const QString reason = part<InlineMessage>(*stage.pane, "noDataAnswerMessage")->sentence();
        QVERIFY(!reason.isEmpty());
        stage.session->details().reloadProviders();
        QTRY_VERIFY(!readyIn(stage.session->details().providers())->refreshing);
        QCOMPARE(listening.heard.count(reason), 1);
    }

    void theResultCountIsSaidAtRestNotWithEachKey()
    {
        Listening listening;
        UsersStage stage;
        QTRY_VERIFY(listening.heard.contains(u"Users: 12"_s));
        listening.heard.clear();
        auto *filter = part<QLineEdit>(*stage.pane, "filterEdit");
        QTest::keyClicks(filter, u"nobody"_s);
        QVERIFY(listening.heard.isEmpty());
        QTRY_COMPARE(listening.heard, QStringList{u"Users: 0 of 12"_s});
        QCOMPARE(filter->accessibleDescription(), u"0 of 12 shown"_s);
    }
};

LABDESK_TEST(tst_announcements)
#include "tst_announcements.moc"
