// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/usersstage.h"
#include "text/localtexts.h"
#include "text/reconnecttexts.h"
#include "views/common/countdownrow.h"
#include "views/users/detail/userrawtab.h"
#include "widgets/copybutton.h"
#include "widgets/countedtabbar.h"
#include "widgets/elidedlabel.h"
#include "widgets/group.h"
#include "widgets/inlinemessage.h"
#include "widgets/maskedvalue.h"
#include "widgets/segmentedcontrol.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;
using Page = RemoteStack::Page;

namespace {

constexpr auto canaryInsurance
    = R"({"payor_code":"HCC022","member_id":"CANARY-MEMBER","group_id":null,"relationship":"Spouse",
    "insured":{"first_name":"CANARYFIRST","last_name":"CANARYLAST","email":"canary@example.com","phone_number":"5550001111",
    "gender":"female","dob":"1971-02-03","address":{"first_line":"1 Canary Way","second_line":null,"zip_code":"85004","state":"AZ",
    "city":"Phoenix"}},"guarantor":null,"surprise":"something new"})";

constexpr auto threeProviders = R"({"providers":[
    {"name":"Oura","slug":"oura","created_on":"2026-03-12T16:14:00Z","status":"connected","external_user_id":"canary@example.com",
     "resource_availability":{"sleep":{"status":"available","scope_requirements":null}}},
    {"name":"Fitbit","slug":"fitbit","created_on":"2026-03-13T16:14:00Z","status":"error",
     "error_details":{"error_type":"required_scopes_not_granted","error_message":"scope sleep:read missing","errored_at":"2026-03-14T14:32:00Z"},
     "resource_availability":{"sleep":{"status":"unavailable","scope_requirements":
       {"user_granted":{"required":[],"optional":[]},"user_denied":{"required":["sleep:read"],"optional":[]}}}}},
    {"name":"Apple Health","slug":"apple_health_kit","created_on":"2026-03-14T16:14:00Z","status":"connected","resource_availability":{}}]})";

QString allTextOf(const QWidget &widget)
{
    return allWordsOf(widget) + part<QPlainTextEdit>(widget, "rawTextEdit")->toPlainText();
}

/// A user whose connected providers cannot be had.
bool openWithoutProviders(const UsersStage &stage)
{
    stage.pane->openUser(*UserId::parse(stage.live.examples().userId));
    return QTest::qWaitFor(
        [&stage] {
            return readyIn(stage.session->details().user())
                && std::holds_alternative<Failed>(stage.session->details().providers());
        },
        20'000);
}

} // namespace

class tst_userdetailpane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOverviewNamesTheUser()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        const User user = readyIn(stage.session->details().user())->value;
        QCOMPARE(part<ElidedLabel>(*stage.pane, "userTitleLabel")->fullText(), user.clientUserId);
        QCOMPARE(part<ElidedLabel>(*stage.pane, "userIdLabel")->fullText(), user.id.text());
        QCOMPARE(part<CopyButton>(*stage.pane, "userIdCopyButton")->text(), user.id.text());
        QCOMPARE(part<CountedTabBar>(*stage.pane, "userTabBar")->countOf(1),
                 QString::number(readyIn(stage.session->details().providers())->value.size()));
        QCOMPARE(stage.live.faultInjector().requestCount("GET", "/v2/user/" + user.id.text().toUtf8() + "/insurance"),
                 0);
    }

    void theBirthDateIsHiddenUntilAsked()
    {
        UsersStage stage;
        const QString id = stage.live.examples().userId;
        stage.play("GET", "/v2/user/" + id.toUtf8(), 200,
                   R"({"user_id":")" + id.toUtf8()
                       + R"(","team_id":"t","client_user_id":"client-x","created_on":"2026-03-12T16:14:00Z",
                   "connected_sources":[],"fallback_birth_date":{"value":"1971-02-03","source_slug":"manual","updated_at":"2026-03-13T00:00:00Z"}})");
        QVERIFY(stage.openUser(id));
        auto *masked = part<MaskedValue>(*stage.pane, "birthDateValue");
        const QString shown = localDate({1971, 2, 3});
        QVERIFY(!allTextOf(*stage.pane).contains(shown));
        masked->setDuration(2, std::chrono::milliseconds(30));
        masked->reveal();
        QVERIFY(allTextOf(*stage.pane).contains(shown)); // as other dates
        QVERIFY(!allTextOf(*stage.pane).contains(u"1971-02-03"_s));
        QTRY_VERIFY(!allTextOf(*stage.pane).contains(shown)); // by itself
        QCOMPARE(stage.label("zoneLabel"), u"Not set"_s);
    }

    void aMissingTimeZoneIsToldInItsRowAndIsNoWarning()
    {
        UsersStage stage;
        const QString id = stage.live.examples().userId;
        stage.play("GET", "/v2/user/" + id.toUtf8(), 200,
                   R"({"user_id":")" + id.toUtf8()
                       + R"(","team_id":"t","client_user_id":"client-x","created_on":"2026-03-12T16:14:00Z",
                   "connected_sources":[]})");
        QVERIFY(stage.openUser(id));
        QCOMPARE(stage.label("zoneLabel"), u"Not set"_s);
        QVERIFY(allWordsOf(*stage.pane).contains(u"treated as UTC"_s));
        QCOMPARE(stage.button("changeZoneButton")->text(), u"&Set…"_s);
        QVERIFY(!part<QWidget>(*stage.pane, "userWarningMessage")->isVisible());
    }

    void theOverviewBeginsWithTroubleAndEndsWithFoldedIds()
    {
        UsersStage stage;
        stage.play("GET", "/v2/user/providers/", 200, threeProviders);
        QVERIFY(stage.openExample());
        const auto *answer = part<InlineMessage>(*stage.pane, "noDataAnswerMessage");
        QVERIFY2(answer->sentence().startsWith(u"The user didn’t allow Fitbit to share this data: Sleep."_s),
                 qPrintable(answer->sentence()));
        QVERIFY(allWordsOf(*stage.pane).contains(u"2 of 3 working"_s));
        QList<int> tops;
        for (const char *name : {"noDataAnswerMessage", "sourcesSummaryGroup", "refreshMeter", "fallbackGroup",
                                 "ingestionLine", "idsButton"})
            tops += part<QWidget>(*stage.pane, name)->mapTo(stage.pane.get(), QPoint()).y();
        QVERIFY(std::ranges::is_sorted(tops));
        auto *ids = part<QWidget>(*stage.pane, "idsGroup");
        QVERIFY(!ids->isVisible());
        stage.button("idsButton")->click();
        QVERIFY(ids->isVisible());
    }

    void manySourcesInTroubleAreOneMessage()
    {
        UsersStage stage;
        QByteArrayList all;
        for (const char *slug : {"oura", "fitbit", "garmin", "whoop", "polar"})
            all += QByteArray(R"({"name":"X","slug":"%","status":"error","resource_availability":{}})")
                       .replace('%', slug);
        stage.play("GET", "/v2/user/providers/", 200, QByteArray(R"({"providers":[%]})").replace('%', all.join(',')));
        QVERIFY(stage.openExample());
        int shown = 0;
        for (const InlineMessage *message : stage.pane->findChildren<InlineMessage *>())
            shown += message->isVisible() ? 1 : 0;
        QCOMPARE(shown, 1);
    }

    void theTextForTheUserIsCopiedInEitherLanguage()
    {
        UsersStage stage;
        stage.play("GET", "/v2/user/providers/", 200, threeProviders);
        QVERIFY(stage.openExample());
        stage.showTab(1);
        auto *button = part<QPushButton>(*stage.pane, "fitbitReconnectButton");
        QVERIFY(button->isVisible());
        part<QAction>(*button, "fitbitReconnectSpanishAction")->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 reconnectText(UserLanguage::Spanish, u"required_scopes_not_granted"_s, u"Fitbit"_s));
        QCOMPARE(button->text(), u"Copied"_s);
        part<QAction>(*button, "fitbitReconnectEnglishAction")->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"Hello,"));
    }

    void aSourceThatIsNotConnectedAnyMoreHasItsNameFromTheProviders()
    {
        UsersStage stage;
        const QString id = stage.live.examples().userId;
        stage.play("GET", "/v2/user/" + id.toUtf8(), 200,
                   R"({"user_id":")" + id.toUtf8()
                       + R"(","team_id":"t","client_user_id":"client-x","created_on":"2026-03-12T16:14:00Z",
                   "connected_sources":[],"fallback_birth_date":{"value":"1971-02-03","source_slug":"peloton","updated_at":"2026-03-13T00:00:00Z"}})");
        QVERIFY(stage.openUser(id));
        stage.session->providers().reload();
        QTRY_VERIFY2(allWordsOf(*stage.pane).contains(u"from Peloton"_s), qPrintable(allWordsOf(*stage.pane)));
    }

    void sourcesSayWhatIsWrongAndWhatHelps()
    {
        UsersStage stage;
        stage.play("GET", "/v2/user/providers/", 200, threeProviders);
        QVERIFY(stage.openExample());
        stage.showTab(1);
        const auto *fault = part<InlineMessage>(*stage.pane, "fitbitFaultMessage");
        QCOMPARE(fault->sentence(), u"The user didn’t allow Sleep. Ask the user to reconnect and allow it."_s);
        QVERIFY(fault->accessibleDescription().startsWith(u"required_scopes_not_granted · 14 Mar 2026, 14:32"_s));
        QVERIFY(fault->accessibleDescription().contains(u"missing permission: sleep:read"_s));
        QVERIFY(!allWordsOf(*stage.pane).contains(u"canary@example.com"_s));
        QCOMPARE(stage.button("fitbitDeregisterButton")->accessibleName(), u"Disconnect Fitbit"_s);
        QVERIFY(!stage.pane->findChild<QWidget *>(u"ouraFaultMessage"_s));
    }

    void aUserWithoutSourcesSaysSo()
    {
        UsersStage stage;
        stage.play("GET", "/v2/user/providers/", 200, R"({"providers":[]})");
        QVERIFY(stage.openExample());
        stage.showTab(1);
        QVERIFY(stage.shows(Page::Empty, "sourcesStack"));
        QCOMPARE(stage.stack("sourcesStack")->empty()->title(), u"No sources connected"_s);
    }

    void insuranceIsFetchedWhenLookedAtAndHidden()
    {
        UsersStage stage;
        const QByteArray path = "/v2/user/" + stage.live.examples().userId.toUtf8() + "/insurance/latest";
        stage.play("GET", path, 200, canaryInsurance);
        QVERIFY(stage.openExample());
        QCOMPARE(stage.live.faultInjector().requestCount("GET", path), 0);
        stage.showTab(2);
        QTRY_VERIFY(stage.shows(Page::Content, "insuranceStack"));
        QCOMPARE(stage.live.faultInjector().requestCount("GET", path), 1);
        QCOMPARE(stage.label("payorCodeLabel"), u"HCC022"_s);
        QCOMPARE(part<InlineMessage>(*stage.pane, "insuranceNotice")->sentence(),
                 u"Relationship is “Spouse”, and no guarantor is on file."_s);
        QCOMPARE(stage.label("guarantorLabel"), u"Not provided"_s);
        QCOMPARE(stage.label("companyLabel"), u"Not provided"_s);
        const QString hidden = allTextOf(*stage.pane);
        for (const QString &secret : {u"CANARY"_s, u"5550001111"_s, u"1971-02-03"_s, u"canary@"_s})
            QVERIFY2(!hidden.contains(secret), qPrintable(secret));

        part<MaskedValue>(*stage.pane, "memberIdValue")->reveal();
        QVERIFY(allTextOf(*stage.pane).contains(u"CANARY-MEMBER"_s));
        QVERIFY(!allTextOf(*stage.pane).contains(u"CANARYLAST"_s)); // each by itself
        stage.showTab(0);
        stage.showTab(2);
        QVERIFY(!allTextOf(*stage.pane).contains(u"CANARY-MEMBER"_s)); // hidden again when out of sight
        QCOMPARE(stage.live.faultInjector().requestCount("GET", path), 1);
    }

    void firstAndLastNameAreCopiedApart()
    {
        UsersStage stage;
        stage.play("GET", "/v2/user/" + stage.live.examples().userId.toUtf8() + "/insurance/latest", 200,
                   canaryInsurance);
        QVERIFY(stage.openExample());
        stage.showTab(2);
        QTRY_VERIFY(stage.shows(Page::Content, "insuranceStack"));
        for (const auto &[name, value] : {std::pair{"insuredFirstNameValue", u"CANARYFIRST"_s},
                                          std::pair{"insuredLastNameValue", u"CANARYLAST"_s}}) {
            auto *masked = part<MaskedValue>(*stage.pane, name);
            masked->reveal();
            masked->findChild<QToolButton *>()->click();
            QCOMPARE(QGuiApplication::clipboard()->text(), value);
        }
    }

    void noInsuranceIsNoError()
    {
        UsersStage stage;
        stage.play("GET", "/v2/user/" + stage.live.examples().userId.toUtf8() + "/insurance", 404,
                   R"({"detail":"Not found"})");
        QVERIFY(stage.openExample());
        stage.showTab(2);
        QTRY_VERIFY(stage.shows(Page::Empty, "insuranceStack"));
        QCOMPARE(stage.stack("insuranceStack")->empty()->title(), u"No insurance on file"_s);
    }

    void givingUpOnOneAnswerLeavesTheUserOpen()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        const auto hold = [&stage](const QByteArray &path) {
            service::InjectedFault held;
            held.method = "GET";
            held.pathPrefix = path;
            held.delay = std::chrono::seconds(30);
            stage.live.faultInjector().set({held});
        };
        const QString id = stage.live.examples().userId;
        hold("/v2/user/providers/");
        stage.pane->openUser(*UserId::parse(id));
        QTRY_VERIFY(readyIn(stage.session->details().user()));
        stage.showTab(1);
        QVERIFY(stage.shows(Page::Loading, "sourcesStack"));
        Q_EMIT stage.stack("sourcesStack")->cancelRequested();
        QVERIFY(stage.shows(Page::Idle, "sourcesStack"));
        QVERIFY(stage.session->details().userId());
        stage.live.faultInjector().clear();
        stage.stack("sourcesStack")->idle()->button()->click();
        QTRY_VERIFY(stage.shows(Page::Content, "sourcesStack"));

        hold("/v2/user/" + id.toUtf8() + "/insurance");
        stage.showTab(2);
        QVERIFY(stage.shows(Page::Loading, "insuranceStack"));
        Q_EMIT stage.stack("insuranceStack")->cancelRequested();
        QVERIFY(stage.shows(Page::Idle, "insuranceStack"));
        stage.live.faultInjector().clear();
        stage.stack("insuranceStack")->idle()->button()->click();
        QTRY_VERIFY(stage.shows(Page::Content, "insuranceStack"));
    }

    void goingOnToTheNextUserLooksIntoNoRecord()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        QVERIFY(stage.openUser(stage.session->users().store().id(0).text()));
        stage.showTab(2);
        const QString next = stage.session->users().store().id(1).text();
        QVERIFY(stage.openUser(next));
        QCOMPARE(stage.live.faultInjector().requestCount("GET", "/v2/user/" + next.toUtf8() + "/insurance"), 0);
        QCOMPARE(part<QTabBar>(*stage.pane, "userTabBar")->currentIndex(), 0);
    }

    void rawJsonIsMaskedUntilShown()
    {
        UsersStage stage;
        const QByteArray path = "/v2/user/" + stage.live.examples().userId.toUtf8() + "/insurance/latest";
        stage.play("GET", path, 200, canaryInsurance);
        QVERIFY(stage.openExample());
        stage.showTab(4);
        part<SegmentedControl>(*stage.pane, "rawViewControl")->setCurrentIndex(1); // as text
        auto *text = part<QPlainTextEdit>(*stage.pane, "rawTextEdit");
        QVERIFY(text->toPlainText().contains(u"\"user_id\""_s));
        QVERIFY(text->isReadOnly() && text->tabChangesFocus());
        part<SegmentedControl>(*stage.pane, "rawResponseControl")->setCurrentIndex(2);
        QVERIFY(stage.label("rawWordsLabel").contains(u"Insurance loads when"_s));
        QCOMPARE(text->toPlainText(), QString());
        stage.showTab(2);
        QTRY_VERIFY(stage.shows(Page::Content, "insuranceStack"));
        stage.showTab(4);
        QVERIFY(text->toPlainText().contains(u"HCC022"_s));
        QVERIFY(!text->toPlainText().contains(u"CANARY"_s));
        QVERIFY(stage.label("rawNoteLabel").contains(u"surprise"_s));

        auto *raw = stage.pane->findChild<UserRawTab *>();
        raw->setRevealTime(std::chrono::milliseconds(150));
        stage.click("rawRevealButton");
        QVERIFY(text->toPlainText().contains(u"CANARYLAST"_s));
        QTRY_VERIFY(!text->toPlainText().contains(u"CANARYLAST"_s));
    }

    void whatCouldNotBeUsedIsShownWhenAskedFor()
    {
        UsersStage stage;
        stage.play("GET", "/v2/user/providers/", 200, "<html><body>CANARY busy</body></html>");
        QVERIFY(openWithoutProviders(stage));
        stage.showTab(4);
        part<SegmentedControl>(*stage.pane, "rawResponseControl")->setCurrentIndex(1);
        auto *text = part<QPlainTextEdit>(*stage.pane, "rawTextEdit");
        QTRY_VERIFY(stage.label("rawWordsLabel").contains(u"isn’t JSON"_s));
        QCOMPARE(text->toPlainText(), QString());
        QVERIFY(stage.label("rawNoteLabel").contains(u"application/json · 37"_s));
        QVERIFY(!allWordsOf(*stage.pane).contains(u"CANARY"_s));
        QSignalSpy audited(stage.pane->findChild<UserRawTab *>(), &UserRawTab::audited);
        stage.click("rawRevealButton");
        QCOMPARE(text->toPlainText(), u"<html><body>CANARY busy</body></html>"_s);
        QCOMPARE(audited.count(), 1);
    }

    void anAnswerOfAnotherShapeIsShownMasked()
    {
        UsersStage stage;
        stage.play("GET", "/v2/user/providers/", 200,
                   R"({"sources":"none of ada@example.com","birth_date":"1971-02-03"})");
        QVERIFY(openWithoutProviders(stage));
        stage.showTab(4);
        part<SegmentedControl>(*stage.pane, "rawResponseControl")->setCurrentIndex(1);
        part<SegmentedControl>(*stage.pane, "rawViewControl")->setCurrentIndex(1); // as text
        auto *text = part<QPlainTextEdit>(*stage.pane, "rawTextEdit");
        QTRY_VERIFY(text->toPlainText().contains(u"\"sources\""_s));
        QVERIFY2(!text->toPlainText().contains(u"ada@"_s) && !text->toPlainText().contains(u"1971"_s),
                 qPrintable(text->toPlainText()));
        QVERIFY(!stage.label("rawNoteLabel").isEmpty()); // why it could not be used
    }

    void aSourceThatCannotBeReadCostsNoOther()
    {
        UsersStage stage;
        QByteArray odd = threeProviders;
        odd.replace(R"("slug":"fitbit")", R"("slug":null)");
        stage.play("GET", "/v2/user/providers/", 200, odd);
        stage.pane->openUser(*UserId::parse(stage.live.examples().userId));
        QTRY_VERIFY(readyIn(stage.session->details().providers()));
        stage.showTab(1);
        auto *message = part<InlineMessage>(*stage.pane, "unreadEntriesMessage");
        QTRY_VERIFY(message->isVisible());
        QCOMPARE(message->sentence(), u"1 entries couldn’t be read and were skipped."_s);
        const QString seen = allWordsOf(*part<QWidget>(*stage.pane, "sourcesGroup"));
        QVERIFY(seen.contains(u"Oura"_s) && seen.contains(u"Apple Health"_s) && !seen.contains(u"Fitbit"_s));
        QTest::mouseClick(message->button(), Qt::LeftButton);
        part<SegmentedControl>(*stage.pane, "rawViewControl")->setCurrentIndex(1); // as text
        QTRY_VERIFY(part<QPlainTextEdit>(*stage.pane, "rawTextEdit")->toPlainText().contains(u"Fitbit"_s));
        QVERIFY(!allTextOf(*stage.pane).contains(u"canary@"_s));
    }

    void aRefreshIsToldAsItIs_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("toast");   // empty: none
        QTest::addColumn<QString>("message"); // empty: none
        QTest::newRow("done")
            << 200
            << QByteArray(
                   R"({"success":true,"user_id":"u","refreshed_sources":["oura/sleep"],"in_progress_sources":[],"failed_sources":[]})")
            << u"Refresh requested. New data may take a few minutes."_s << QString();
        QTest::newRow("in progress")
            << 202
            << QByteArray(
                   R"({"success":true,"user_id":"u","refreshed_sources":[],"in_progress_sources":["oura"],"failed_sources":[]})")
            << u"Refresh requested. New data may take a few minutes."_s << QString();
        QTest::newRow("one source failed")
            << 200
            << QByteArray(
                   R"({"success":true,"user_id":"u","refreshed_sources":[],"in_progress_sources":[],"failed_sources":["fitbit"]})")
            << QString() << u"Refresh requested, but some sources failed."_s;
        QTest::newRow("too many") << 429 << QByteArray(R"({"detail":"Too many"})") << QString()
                                  << u"Requesting a data refresh failed. Rate limited: too many requests."_s;
        QTest::newRow("refused") << 400
                                 << QByteArray(R"({"success":false,"user_id":"u","error":"No sources connected"})")
                                 << QString() << u"Requesting a data refresh failed."_s;
    }

    void aRefreshIsToldAsItIs()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(QString, toast);
        QFETCH(QString, message);
        UsersStage stage;
        QVERIFY(stage.openExample());
        body.replace("\"u\"", '"' + stage.live.examples().userId.toUtf8() + '"');
        stage.play("POST", "/v2/user/refresh/", status, body);
        stage.click("refreshButton");
        QVERIFY(!stage.button("refreshButton")->isEnabled());
        QTRY_VERIFY(stage.button("refreshButton")->isEnabled());
        QCOMPARE(stage.live.faultInjector().requestCount("POST", "/v2/user/refresh/"), 1); // a write is sent once
        if (!toast.isEmpty())
            QCOMPARE(stage.toastTexts(),
                     QStringList{readyIn(stage.session->details().user())->value.clientUserId + u": "_s + toast});
        auto *notices = part<QWidget>(*stage.pane, "userNotices");
        QCOMPARE(notices->isVisible(), !message.isEmpty());
        if (message.isEmpty())
            return;
        QVERIFY2(part<InlineMessage>(*notices, "actionMessage")->sentence().startsWith(message),
                 qPrintable(part<InlineMessage>(*notices, "actionMessage")->sentence()));
        part<InlineMessage>(*notices, "actionMessage")->button()->click();
        QVERIFY(!notices->isVisible());
    }

    void aUserTheServiceDoesNotKnowCanBeForgotten()
    {
        UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        stage.play("GET", "/v2/user/" + stage.live.examples().userId.toUtf8(), 404, R"({"detail":"Not found"})");
        stage.pane->openUser(*UserId::parse(stage.live.examples().userId));
        QTRY_VERIFY(stage.shows(Page::Error, "userStack"));
        QCOMPARE(stage.stack("userStack")->error()->sentence(), u"This user was deleted."_s);
        QVERIFY(!stage.button("refreshButton")->isEnabled());
        auto *forget = part<QPushButton>(*stage.stack("userStack")->error(), "otherConnectionButton");
        QVERIFY(forget->isVisible());
        forget->click();
        QCOMPARE(stage.rows(), 11);
        QVERIFY(!stage.session->details().userId());
    }

    void messagesAndCardsHaveOneEdge_data()
    {
        QTest::addColumn<int>("height");
        QTest::newRow("where all has room") << 1400;
        QTest::newRow("where it scrolls") << 420;
    }

    void messagesAndCardsHaveOneEdge()
    {
        QFETCH(int, height);
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.pane->resize(stage.pane->width(), height);
        stage.session->actions().setDelay(2, std::chrono::hours(1));
        stage.refuse("POST", "30", 1);
        stage.click("refreshButton");
        auto *notices = part<QWidget>(*stage.pane, "userNotices");
        QTRY_VERIFY(notices->isVisible());
        const auto edges = [&stage](const QWidget *part) {
            return QPair(part->mapTo(stage.pane.get(), QPoint()).x(),
                         part->mapTo(stage.pane.get(), QPoint(part->width(), 0)).x());
        };
        for (const auto *group : part<QWidget>(*stage.pane, "userTabPages")->findChildren<Group *>())
            if (group->isVisible())
                QTRY_COMPARE(edges(group), edges(notices));
    }

    void aPauseThatTheServiceAsksForIsCountedDown()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        UserActions &actions = stage.session->actions();
        actions.setDelay(2, std::chrono::hours(1)); // it stands still until it was looked at
        stage.refuse("POST", "1", 1);
        stage.click("refreshButton");
        auto *notices = part<QWidget>(*stage.pane, "userNotices");
        const auto isShown = [notices] {
            const auto *row = notices->findChild<CountdownRow *>(u"pendingRow"_s);
            return row && row->isVisible(); // a layout shows what is new in it a little later
        };
        QTRY_VERIFY(isShown());
        QCOMPARE(part<CountdownRow>(*notices, "pendingRow")->accessibleName(),
                 u"Requesting a data refresh, retrying in 1\u00A0s"_s);
        for (const auto *message : notices->findChildren<InlineMessage *>())
            QVERIFY(!message->isVisible()); // it is not said to be under way as well
        actions.setDelay(2, std::chrono::milliseconds(1));
        actions.restartCountdowns();
        QTRY_VERIFY(stage.toasted(u"Refresh requested"_s));
        QVERIFY(!notices->isVisible());
        QCOMPARE(stage.live.faultInjector().requestCount("POST", "/v2/user/refresh/"), 2);
    }

    void aPauseOfAnotherUserIsToldToo()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.session->actions().setDelay(2, std::chrono::seconds(10));
        stage.refuse("POST", "12", 1);
        const User first = readyIn(stage.session->details().user())->value;
        stage.session->actions().refresh(first);
        const UserStore &store = stage.session->users().store();
        QTRY_VERIFY(store.size() > 1);
        stage.pane->openUser(store.id(0) == first.id ? store.id(1) : store.id(0));
        QTRY_VERIFY(stage.toasted(first.clientUserId + u": Requesting a data refresh, retrying in 12\u00A0s"_s));
        QCOMPARE(stage.toasts.back().action, u"Open"_s);
    }

    void anAnswerThatNeverCameCanBeChecked()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        service::InjectedFault lost;
        lost.method = "POST";
        lost.pathPrefix = "/v2/user/refresh/";
        lost.drop = service::InjectedFault::Drop::AfterProcessing;
        stage.live.faultInjector().set({lost});
        stage.click("refreshButton");
        auto *notices = part<QWidget>(*stage.pane, "userNotices");
        QTRY_VERIFY(notices->isVisible() && !notices->findChildren<InlineMessage *>().isEmpty());
        QTRY_COMPARE(part<InlineMessage>(*notices, "actionMessage")->sentence(),
                     u"Requesting a data refresh: outcome unknown."_s);
        QCOMPARE(part<InlineMessage>(*notices, "actionMessage")->button()->text(), u"Check outcome"_s);
        QVERIFY(!stage.button("refreshButton")->isEnabled()
                && stage.button("refreshButton")->text() != u"Requesting…"_s);
        QCOMPARE(stage.live.faultInjector().requestCount("POST", "/v2/user/refresh/"), 1);
    }
};

LABDESK_TEST(tst_userdetailpane)
#include "tst_userdetailpane.moc"
