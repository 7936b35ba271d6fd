// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audittablemodel.h"
#include "session/session.h"
#include "support/testmain.h"
#include "text/users/usertexts.h"
#include "views/users/detail/timelineentries.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

User timelineUser()
{
    User user{.id = *UserId::parse(u"u1"_s),
              .teamId = u"t"_s,
              .clientUserId = u"client-1"_s,
              .createdOn = Timestamp::parse(u"2025-03-01T08:00:00Z"_s),
              .sources = {},
              .timeZone = {},
              .birthDate = {},
              .ingestionStart = {},
              .ingestionEnd = {}};
    user.sources.push_back({u"Oura"_s, u"oura"_s, {}, Timestamp::parse(u"2025-04-01T00:00:00Z"_s)});
    user.sources.push_back({u"Odd"_s, u"odd"_s, {}, Timestamp::parse(u"not a time"_s)});
    user.timeZone = FallbackTimeZone{u"America/Phoenix"_s, u"manual"_s, Timestamp::parse(u"2025-05-01T00:00:00Z"_s)};
    user.birthDate = FallbackBirthDate{u"1985-02-03"_s, QDate(1985, 2, 3), u"fitbit"_s,
                                       Timestamp::parse(u"2025-06-01T00:00:00Z"_s)};
    user.ingestionStart = Timestamp::parse(u"2025-01-01"_s);
    user.ingestionEnd = Timestamp::parse(u"2026-12-31"_s);
    return user;
}

QStringList told(const std::vector<TimelineEntry> &entries)
{
    QStringList all;
    for (const TimelineEntry &entry : entries)
        all += entry.at.toString(u"yyyy-MM-dd "_s) + entry.text;
    return all;
}

QString slugItself(const QString &slug)
{
    return slug;
}

} // namespace

class tst_timeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingWithATimeIsOnIt()
    {
        ConnectedProvider broken{.name = u"Fitbit"_s,
                                 .slug = u"fitbit"_s,
                                 .logo = {},
                                 .createdOn = Timestamp::parse(u"2025-04-02T00:00:00Z"_s),
                                 .status = u"error"_s,
                                 .externalUserId = u"canary@example.org"_s,
                                 .fault = {},
                                 .resources = {}};
        broken.fault = ConnectionFault{u"token_refresh_failed"_s, u"m"_s, Timestamp::parse(u"2025-07-01T00:00:00Z"_s)};
        const UserAction done{.kind = UserActionKind::Refresh,
                              .user = timelineUser().id,
                              .at = QDateTime({2026, 1, 2}, {3, 4}, Qt::UTC),
                              .state = UserAction::Succeeded{}};
        const auto entries = timelineOf(timelineUser(), std::vector{broken}, {.actions = {done}}, slugItself);
        QCOMPARE(told(entries),
                 QStringList({u"2025-01-01 Data collection starts"_s, u"2025-03-01 User created"_s,
                              u"2025-04-02 Fitbit connected"_s, u"2025-05-01 Time zone set to Arizona time (Phoenix)"_s,
                              u"2025-06-01 Birth date set"_s, u"2025-07-01 Fitbit: error"_s,
                              u"2026-01-02 Refresh requested. New data may take a few minutes."_s,
                              u"2026-12-31 Data collection ends"_s}));
        for (const TimelineEntry &entry : entries)
            QVERIFY(!(entry.text + entry.detail).contains(u"1985"_s)
                    && !(entry.text + entry.detail).contains(u"canary"_s));
    }

    void whatWasDoneHereIsSaidOnceInTheWordsOfTheHistory()
    {
        const QDateTime at({2025, 5, 1}, {0, 2}, Qt::UTC); // the service says it was at midnight
        const AuditRecord zone{.number = 2,
                               .at = at,
                               .who = u"svc-desk"_s,
                               .person = u"Ana Díaz"_s,
                               .operation = u"changeZone"_s,
                               .target = u"u1"_s,
                               .zoneBefore = u"America/Denver"_s,
                               .zoneAfter = u"America/Phoenix"_s,
                               .ticket = u"HD-2041"_s,
                               .outcome = u"done"_s};
        const AuditRecord birth{.number = 3,
                                .at = QDateTime({2025, 6, 1}, {0, 0}, Qt::UTC),
                                .who = u"bo"_s,
                                .operation = u"editUser"_s,
                                .target = u"u1"_s,
                                .changed = u"client_user_id,fallback_birth_date"_s,
                                .outcome = u"foundDone"_s};
        const UserAction changed{.kind = UserActionKind::ChangeZone,
                                 .user = timelineUser().id,
                                 .zone = u"America/Phoenix"_s,
                                 .at = at.addSecs(-1),
                                 .state = UserAction::Succeeded{}};
        const auto entries = timelineOf(timelineUser(), std::nullopt, {{zone, birth}, {changed}}, slugItself);
        QCOMPARE(told(entries).filter(u"2025-05-01"_s),
                 QStringList{u"2025-05-01 Change time zone from Mountain time (Denver) to Arizona time (Phoenix)"_s});
        QCOMPARE(told(entries).filter(u"2025-06-01"_s), QStringList{u"2025-06-01 Edit user: Client ID, Birth date"_s});
        const auto done = std::ranges::find(entries, auditOperationText(zone), &TimelineEntry::text);
        QCOMPARE(done->detail, u"Ana Díaz (svc-desk) · Ticket HD-2041"_s);
        QCOMPARE(formatArea(done->area), u"Labdesk"_s);
        QVERIFY(told(entries).contains(u"2025-03-01 User created"_s)); // which the trail doesn't tell
    }

    void whatTheServiceSaysOfOtherChangesStays_data()
    {
        QTest::addColumn<AuditRecord>("record");
        const AuditRecord same{.number = 1,
                               .at = QDateTime({2025, 5, 1}, {0, 0}, Qt::UTC),
                               .operation = u"changeZone"_s,
                               .zoneAfter = u"America/Phoenix"_s,
                               .outcome = u"done"_s};
        AuditRecord other = same;
        other.zoneAfter = u"America/Denver"_s;
        QTest::newRow("to another zone") << other;
        other = same;
        other.at = same.at.addDays(-2); // somebody else changed it there and back
        QTest::newRow("on another day") << other;
        other = same;
        other.outcome = u"failed"_s;
        QTest::newRow("that failed") << other;
    }
    void whatTheServiceSaysOfOtherChangesStays()
    {
        QFETCH(AuditRecord, record);
        const QStringList all = told(timelineOf(timelineUser(), std::nullopt, {.records = {record}}, slugItself));
        QVERIFY2(all.contains(u"2025-05-01 Time zone set to Arizona time (Phoenix)"_s), qPrintable(all.join(u'\n')));
        QCOMPARE(all.filter(u"Change time zone"_s).size(), 1);
    }

    void anActionWithoutARecordIsSaidAsItGoesOn()
    {
        const QDateTime at({2026, 1, 2}, {3, 4}, Qt::UTC);
        const UserAction earlier{.kind = UserActionKind::Refresh, .at = at, .state = UserAction::Succeeded{}};
        const UserAction now{.kind = UserActionKind::Refresh, .at = at.addSecs(60), .state = UserAction::Sending{}};
        const AuditRecord record{
            .number = 1, .at = at.addSecs(2), .operation = u"requestRefresh"_s, .outcome = u"done"_s};
        const QStringList all = told(timelineOf(timelineUser(), std::nullopt, {{record}, {earlier, now}}, slugItself));
        QCOMPARE(all.filter(u"2026-01-02"_s),
                 (QStringList{u"2026-01-02 Request data refresh"_s, u"2026-01-02 Requesting a data refresh…"_s}));
    }

    /// A record is of what ended.
    void whatGoesOnTakesNoRecordOfAnother_data()
    {
        QTest::addColumn<UserAction>("now");
        const QDateTime at({2026, 1, 2}, {3, 5}, Qt::UTC);
        QTest::newRow("it is being sent")
            << UserAction{.kind = UserActionKind::Refresh, .at = at, .state = UserAction::Sending{}};
        QTest::newRow("it counts down") << UserAction{
            .kind = UserActionKind::Refresh, .at = at, .state = UserAction::Delayed{.secondsLeft = 3}};
    }
    void whatGoesOnTakesNoRecordOfAnother()
    {
        QFETCH(const UserAction, now);
        const UserAction earlier{
            .kind = UserActionKind::Refresh, .at = now.at.addSecs(-60), .state = UserAction::Succeeded{}};
        const AuditRecord late{
            .number = 1, .at = now.at.addSecs(10), .operation = u"requestRefresh"_s, .outcome = u"done"_s};
        const QStringList all = told(timelineOf(timelineUser(), std::nullopt, {{late}, {earlier, now}}, slugItself));
        QCOMPARE(all.filter(u"2026-01-02"_s).size(), 2);
        QCOMPARE(all.filter(u"2026-01-02 Request data refresh"_s).size(), 1);
        QCOMPARE(all.filter(u"Refresh requested."_s), QStringList()); // the earlier one, which is recorded
    }

    void recordsOverTheConnectionInUseAreOnIt_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<Environment>("environment");
        QTest::addColumn<QString>("recordedName");
        QTest::addColumn<Environment>("recordedEnvironment");
        QTest::addColumn<bool>("isThere");
        const QString longName(250, u'n'); // of which a record keeps the beginning
        QTest::newRow("over the same") << u"East"_s << Environment::Sandbox << u"East"_s << Environment::Sandbox
                                       << true;
        QTest::newRow("over one with a long name")
            << longName << Environment::Sandbox << longName << Environment::Sandbox << true;
        QTest::newRow("over the local service, in another language")
            << u"Local service"_s << Environment::Local << u"Lokaler Dienst"_s << Environment::Local << true;
        QTest::newRow("over another") << u"East"_s << Environment::Sandbox << u"West"_s << Environment::Sandbox
                                      << false;
        QTest::newRow("over one of that name elsewhere")
            << u"East"_s << Environment::Sandbox << u"East"_s << Environment::Production << false;
    }
    void recordsOverTheConnectionInUseAreOnIt()
    {
        QFETCH(const QString, name);
        QFETCH(const Environment, environment);
        QFETCH(const QString, recordedName);
        QFETCH(const Environment, recordedEnvironment);
        QFETCH(const bool, isThere);
        Connection connection;
        connection.name = name;
        connection.environment = environment;
        connection.baseUrl = QUrl(u"http://127.0.0.1:9"_s);
        const QTemporaryDir folder;
        AuditTrail trail;
        trail.keepIn(folder.path());
        Session session(connection, Secret("k"));
        session.setAudit(trail);
        trail.record({.operation = AuditOperation::RequestRefresh,
                      .userId = u"u1"_s,
                      .connection = recordedName,
                      .environment = recordedEnvironment});
        QTRY_COMPARE(trail.records().size(), size_t(1));
        QCOMPARE(deedsOf(session, *UserId::parse(u"u1"_s)).records.size(), size_t(isThere));
    }

    void withoutProvidersTheUsersOwnSourcesStand()
    {
        QVERIFY(
            told(timelineOf(timelineUser(), std::nullopt, {}, slugItself)).contains(u"2025-04-01 Oura connected"_s));
    }

    void saysHowLongAgo_data()
    {
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<QString>("words");
        QTest::newRow("now") << qint64(59) << u"now"_s;
        QTest::newRow("a minute") << qint64(60) << u"1 minute(s) ago"_s;
        QTest::newRow("hours") << qint64(47 * 3600) << u"47 hour(s) ago"_s;
        QTest::newRow("days") << qint64(3 * 86400) << u"3 day(s) ago"_s;
        QTest::newRow("months") << qint64(90 * 86400) << u"3 month(s) ago"_s;
        QTest::newRow("years") << qint64(800 * 86400) << u"2 year(s) ago"_s;
        QTest::newRow("in two days") << qint64(-2 * 86400) << u"in 2 day(s)"_s;
    }
    void saysHowLongAgo()
    {
        QFETCH(qint64, seconds);
        const QDateTime now({2026, 11, 22}, {12, 0}, Qt::UTC);
        QTEST(formatRelative(now.addSecs(-seconds), now), "words");
        const Timestamp then{{}, now.addSecs(-seconds), false};
        QVERIFY(momentToolTip(then, QTimeZone::utc(), now).contains(u" UTC\n"_s));
    }
};

LABDESK_TEST(tst_timeline)
#include "tst_timeline.moc"
