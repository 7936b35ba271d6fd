// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "views/common/usertexts.h"
#include "views/users/detail/timelineentries.h"

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
        const auto entries = timelineOf(timelineUser(), std::vector{broken}, {done}, slugItself);
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
        QVERIFY(momentTip(then, QTimeZone::utc(), now).contains(u" UTC\n"_s));
    }
};

LABDESK_TEST(tst_timeline)
#include "tst_timeline.moc"
