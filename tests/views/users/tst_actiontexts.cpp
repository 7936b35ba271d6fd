// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "text/users/actiontexts.h"
#include "views/users/detail/ingestionline.h"

using namespace labdesk;
using namespace Qt::StringLiterals;
using TextPlace = ActionText::Place;

namespace {

struct ActionRow
{
    UserAction action;
    TextPlace place;
    QString title;
    bool canCheck = false;
    bool canUndo = false;
};

QString named(const QString &slug)
{
    return slug.first(1).toUpper() + slug.sliced(1);
}

UserAction actionOf(UserActionKind kind, UserAction::State state)
{
    UserAction action;
    action.kind = kind;
    action.user = UserId::parse(u"8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2e"_s);
    action.clientUserId = u"client-00042"_s;
    action.providerSlug = u"fitbit"_s;
    action.zone = u"America/Phoenix"_s;
    action.state = std::move(state);
    return action;
}

UserAction undoableZone(UserAction::State state)
{
    UserAction action = actionOf(UserActionKind::ChangeZone, std::move(state));
    action.previousZone = u"America/Denver"_s;
    return action;
}

} // namespace

Q_DECLARE_METATYPE(ActionRow)

class tst_actiontexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStateIsToldTruthfully_data();
    void aStateIsToldTruthfully();
    void aFailureCarriesItsReason();
    void aPhoneSourceThatStaysIsExplained();
    void refreshOutcomesAreGroupedBySource();
    void theIngestionLinePutsThingsInOrder_data();
    void theIngestionLinePutsThingsInOrder();
};

void tst_actiontexts::aStateIsToldTruthfully_data()
{
    using A = UserAction;
    using K = UserActionKind;
    QTest::addColumn<ActionRow>("row");
    const auto row = [](const char *name, ActionRow what) { QTest::newRow(name) << what; };

    row("a delayed disconnection counts down",
        {actionOf(K::Deregister, A::Delayed{4}), TextPlace::Countdown, u"Disconnecting Fitbit in 4\u00A0s"_s});
    row("a sent one is under way",
        {actionOf(K::Deregister, A::Sending{}), TextPlace::Progress, u"Disconnecting Fitbit…"_s});
    row("disconnected and read back",
        {actionOf(K::Deregister, A::Succeeded{.verified = true}), TextPlace::Toast,
         u"Disconnected Fitbit for client-00042."_s});
    row("disconnected and still listed stays visible",
        {actionOf(K::Deregister, A::Succeeded{.stillListed = true}), TextPlace::Message,
         u"The service accepted the request, but Fitbit is still listed."_s});
    row("disconnected and not read back says so",
        {actionOf(K::Deregister, A::Succeeded{}), TextPlace::Message,
         u"The service accepted the request, but Labdesk couldn’t load the sources to confirm."_s});
    row("already gone is no failure",
        {actionOf(K::Deregister, A::Succeeded{.alreadyGone = true}), TextPlace::Toast,
         u"Fitbit was already disconnected."_s});
    row("deleted", {actionOf(K::Delete, A::Succeeded{.verified = true}), TextPlace::Toast, u"Deleted client-00042."_s});
    row("deleted and not read back says so",
        {actionOf(K::Delete, A::Succeeded{}), TextPlace::Toast,
         u"The service accepted the request to delete client-00042, but Labdesk couldn’t confirm it."_s});
    row("a refresh is requested, not done",
        {actionOf(K::Refresh, A::Succeeded{}), TextPlace::Toast,
         u"Refresh requested. New data may take a few minutes."_s});
    row("a refresh with a failed source stays visible",
        {actionOf(K::Refresh, A::Succeeded{.refresh = {{}, {}, {u"fitbit/sleep"_s}}}), TextPlace::Message,
         u"Refresh requested, but some sources failed."_s});
    row("a zone with one before it can be undone",
        {undoableZone(A::Succeeded{.verified = true}), TextPlace::Toast,
         u"Time zone changed to Arizona time (Phoenix)."_s, false, true});
    row("a first zone cannot be undone",
        {actionOf(K::ChangeZone, A::Succeeded{.verified = true}), TextPlace::Toast,
         u"Time zone changed to Arizona time (Phoenix)."_s});
    row("a zone that was not read back says so",
        {undoableZone(A::Succeeded{}), TextPlace::Toast,
         u"The service accepted the change to Arizona time (Phoenix), but Labdesk couldn’t confirm it."_s, false,
         true});
    row("a lost answer is neither done nor failed",
        {actionOf(K::Delete, A::Unknown{.why = {.kind = ApiError::Kind::OutcomeUnknown}}), TextPlace::Message,
         u"Deleting client-00042: outcome unknown."_s, true});
    row("a pause that was asked for counts down",
        {actionOf(K::Refresh, A::Delayed{12, 12, true}), TextPlace::Countdown,
         u"Requesting a data refresh, retrying in 12\u00A0s"_s});
    row("creating counts down too",
        {actionOf(K::Create, A::Delayed{3, 12, true}), TextPlace::Countdown,
         u"Creating client-00042, retrying in 3\u00A0s"_s});
    row("canceled in the pause: it was sent, and refused",
        {actionOf(K::Refresh, A::Canceled{true}), TextPlace::Toast,
         u"Requesting a data refresh was canceled. Nothing was changed."_s});
    row("not found by a check is not yet failed",
        {actionOf(K::Delete, A::Unknown{.why = {}, .notSeenYet = true}), TextPlace::Message,
         u"Deleting client-00042: not visible yet. The service still returns the old value."_s, true});
    row("while checking there is nothing to press",
        {actionOf(K::Delete, A::Unknown{.why = {}, .checking = true}), TextPlace::Message,
         u"Deleting client-00042: checking with the service…"_s});
    row("canceled means not sent",
        {actionOf(K::Delete, A::Canceled{}), TextPlace::Toast,
         u"Deleting client-00042 was canceled. Nothing was sent."_s});
}

void tst_actiontexts::aStateIsToldTruthfully()
{
    QFETCH(ActionRow, row);
    const ActionText text = textOf(row.action, named);
    QCOMPARE(text.title, row.title);
    QCOMPARE(int(text.place), int(row.place));
    QCOMPARE(text.canCheck, row.canCheck);
    QCOMPARE(text.canUndo, row.canUndo);
}

void tst_actiontexts::aFailureCarriesItsReason()
{
    const ActionText text
        = textOf(actionOf(UserActionKind::Refresh, UserAction::Failed{{.kind = ApiError::Kind::RateLimited}}), named);
    QCOMPARE(int(text.place), int(TextPlace::Message));
    QCOMPARE(text.tone, Tone::Bad);
    QVERIFY(text.title.startsWith(u"Requesting a data refresh failed. "_s));
    QVERIFY(text.title.contains(u"too many requests"_s));
}

void tst_actiontexts::aPhoneSourceThatStaysIsExplained()
{
    UserAction action = actionOf(UserActionKind::Deregister, UserAction::Succeeded{.stillListed = true});
    action.providerSlug = u"apple_health_kit"_s;
    action.isPhoneSdk = true;
    QVERIFY(textOf(action, named).detail.contains(u"phone app"_s));
}

void tst_actiontexts::refreshOutcomesAreGroupedBySource()
{
    QCOMPARE(refreshOutcome({}, named), QString());
    QCOMPARE(refreshOutcome({{u"oura/sleep"_s, u"oura/activity"_s}, {u"polar"_s}, {u"fitbit/sleep"_s}}, named),
             u"Oura done, Polar in progress, Fitbit failed"_s);
}

void tst_actiontexts::theIngestionLinePutsThingsInOrder_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("end");
    QTest::addColumn<QString>("order"); // s: start, n: now, e: end; from left to right
    QTest::newRow("a start in the past, no end") << u"2025-01-01"_s << QString() << u"sne"_s;
    QTest::newRow("a start to come, no end") << u"2027-01-01"_s << QString() << u"nse"_s;
    QTest::newRow("both bounds around now") << u"2025-01-01"_s << u"2027-01-01"_s << u"sne"_s;
    QTest::newRow("both in the past") << u"2024-01-01"_s << u"2025-01-01"_s << u"sen"_s;
    QTest::newRow("both to come") << u"2027-01-01"_s << u"2028-01-01"_s << u"nse"_s;
    QTest::newRow("an end in the past, no start") << QString() << u"2025-01-01"_s << u"sen"_s;
}

void tst_actiontexts::theIngestionLinePutsThingsInOrder()
{
    QFETCH(QString, start);
    QFETCH(QString, end);
    const auto bound
        = [](const QString &text) { return text.isEmpty() ? std::nullopt : std::optional(Timestamp::parse(text)); };
    const IngestionSpan span = ingestionSpan(bound(start), bound(end), QDateTime(QDate(2026, 3, 15), QTime(), Qt::UTC));
    std::vector<std::pair<double, QChar>> places = {{span.begin, u's'}, {span.now, u'n'}, {span.end, u'e'}};
    std::stable_sort(places.begin(), places.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QString order;
    for (const auto &[at, what] : places) {
        QVERIFY(at >= 0 && at <= 1);
        order += what;
    }
    QTEST(order, "order");
}

LABDESK_TEST(tst_actiontexts)
#include "tst_actiontexts.moc"
