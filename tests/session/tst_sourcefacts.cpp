// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "running.h"
#include "session/nodataanswer.h"
#include "session/session.h"
#include "support/faultserver.h"
#include "support/localzone.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// What is known of a source: from the catalog first, from the known values second.
class tst_sourcefacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCatalogSaysWhatIsConnectedByAPhone_data()
    {
        QTest::addColumn<QString>("slug");
        QTest::addColumn<bool>("before");
        QTest::addColumn<bool>("after");
        QTest::newRow("a phone source nobody knew") << u"new_ring"_s << false << true;
        QTest::newRow("a cloud source that went to the phone") << u"fitbit"_s << false << true;
        QTest::newRow("a phone source that went to the cloud") << u"apple_health_kit"_s << true << false;
        QTest::newRow("a phone source whose way the catalog does not say") << u"omron_ble"_s << true << true;
        QTest::newRow("a phone source that is not in the catalog") << u"samsung_health"_s << true << true;
        QTest::newRow("a source that nobody knows") << u"nobody"_s << false << false;
    }
    void theCatalogSaysWhatIsConnectedByAPhone()
    {
        QFETCH(QString, slug);
        FaultServer server({{.bytes = httpReply("200 OK", R"([
            {"name":"New Ring","slug":"new_ring","auth_type":"sdk","supported_resources":[]},
            {"name":"Fitbit","slug":"fitbit","auth_type":"sdk","supported_resources":[]},
            {"name":"Apple","slug":"apple_health_kit","auth_type":"oauth","supported_resources":[]},
            {"name":"Omron","slug":"omron_ble","auth_type":null,"supported_resources":[]}])")}});
        Session session(connectionTo(server.url()), Secret("k"), impatient());
        const QDate day(2026, 9, 1);
        QTEST(session.factsOf(slug, day).isPhoneSdk, "before");
        session.providers().reload();
        QTRY_VERIFY(readyIn(session.providers().state()));
        QTEST(session.factsOf(slug, day).isPhoneSdk, "after");
    }

    void aSourceWithoutANameIsCalledSomething()
    {
        FaultServer server({{.bytes = httpReply("200 OK", R"([
            {"name":"","slug":"google_health","auth_type":"oauth","supported_resources":[]}])")}});
        Session session(connectionTo(server.url()), Secret("k"), impatient());
        QCOMPARE(session.providers().nameOf(u"new_ring"_s), u"New Ring"_s);
        session.providers().reload();
        QTRY_VERIFY(readyIn(session.providers().state()));
        QCOMPARE(session.providers().nameOf(u"google_health"_s), u"Google Health"_s);
    }

    void aNoticeEndsWithTheDayOfTheComputer_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QDateTime>("now");
        QTest::addColumn<bool>("isThere");
        const auto utc = [](int month, int day, int hour) { return QDateTime({2026, month, day}, {hour, 0}, Qt::UTC); };
        QTest::newRow("its last day, which is over in UTC")
            << QByteArray("America/Los_Angeles") << utc(10, 1, 3) << true;
        QTest::newRow("the day after it, which hasn't begun in UTC")
            << QByteArray("Asia/Tokyo") << utc(9, 30, 20) << false;
        QTest::newRow("its last day in UTC, too") << QByteArray("Asia/Tokyo") << utc(9, 30, 10) << true;
    }
    void aNoticeEndsWithTheDayOfTheComputer()
    {
        QFETCH(const QByteArray, zone);
        QFETCH(const QDateTime, now);
#ifdef Q_OS_WIN
        QSKIP("the zone is not the test's to change");
#endif
        const LocalZone here(zone);
        FaultServer server({});
        Session session(connectionTo(server.url()), Secret("k"), impatient());
        session.setNotices(SourceNotices({{u"fitbit"_s, {u"Reconnect"_s, QDate(2026, 9, 30)}}}));
        QTEST(noDataFactsOf(session, session.details(), now).factsOf(u"fitbit"_s).notice.has_value(), "isThere");
    }

    void aNoticeIsAFactUntilItEnds()
    {
        FaultServer server({});
        Session session(connectionTo(server.url()), Secret("k"), impatient());
        session.setNotices(SourceNotices({{u"fitbit"_s, {u"Reconnect"_s, QDate(2026, 9, 30)}}}));
        QVERIFY(session.factsOf(u"fitbit"_s, QDate(2026, 9, 30)).notice);
        QVERIFY(!session.factsOf(u"fitbit"_s, QDate(2026, 10, 1)).notice);
    }
};

LABDESK_TEST(tst_sourcefacts)
#include "tst_sourcefacts.moc"
