// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "running.h"
#include "session/centerfinder.h"
#include "support/faultserver.h"
#include "support/testmain.h"

#include <QSet>
#include <QSignalSpy>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QByteArray noCenters = R"({"lab_id":1,"slug":"quest","patient_service_centers":[]})";

/// One center at each of these distances, as they are sent.
QByteArray centersAt(const QByteArrayList &distances)
{
    QByteArrayList centers;
    for (const QByteArray &distance : distances)
        centers += R"({"metadata":{"name":"One","hours":null},"distance":)" + distance + '}';
    return R"({"lab_id":1,"slug":"quest","patient_service_centers":[)" + centers.join(',') + "]}";
}

QString words(const CenterQuery &query)
{
    return std::get<NearZip>(query.where).zip + u'/' + QString::number(int(query.radius.value_or(Radius(0))));
}

} // namespace

class tst_centerfinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_running = std::make_unique<Running>(40); }
    void cleanupTestCase() { m_running.reset(); }
    void init() { m_running->wellAgain(); }
    void findsCentersNearAZip();
    void findsCentersNearAnOrder();
    void anOrderThatIsNoneFails();
    void sortsByTheNumberNotByTheText();
    void anotherQuestionDropsTheOldAnswer();
    void theSameQuestionKeepsIt();
    void cancelGoesBack();
    void afterNothingItKnowsWhatFindsSomething_data();
    void afterNothingItKnowsWhatFindsSomething();
    void whatFailsOnTheWayLeavesTheAnswer();
    void itIsAskedWiderOnlyAfterNothing();
    void lookupsAreRememberedOnceTheLatestFirst();
    void leftAtTheirDefaultsLabAndRadiusAreTheServicesChoice();
    void severalLabsAreSearchedOnceEachAndMerged();
    void aLabThatFailsCostsOnlyItself();
    void whenEachLabFailsTheSearchFails();
    void aSearchOfSeveralLabsCanBeCanceled();
    void aRetryThatFailsChangesNothingAboutTheOldResult_data();
    void aRetryThatFailsChangesNothingAboutTheOldResult();

private:
    CenterQuery near(Radius radius = Radius::Miles25)
    {
        const auto examples = m_running->service.examples();
        return {NearZip{examples.zip, examples.labId}, radius};
    }
    std::unique_ptr<Running> m_running;
};

void tst_centerfinder::findsCentersNearAZip()
{
    CenterFinder finder(*m_running->client);
    QVERIFY(!finder.query());
    finder.retry(); // nothing was asked yet
    QCOMPARE(word(finder.state()), u"idle"_s);
    finder.search(near());
    QCOMPARE(word(finder.state()), u"loading"_s);
    QVERIFY(finder.query() == near());
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    const auto &list = readyIn(finder.state())->value;
    QCOMPARE(list.labId, std::get<NearZip>(near().where).labId);
    QVERIFY(!list.centers.empty());
    for (const auto &center : list.centers)
        QVERIFY(center.distance.miles && *center.distance.miles <= 25);
}

void tst_centerfinder::findsCentersNearAnOrder()
{
    CenterFinder finder(*m_running->client);
    finder.search({NearOrder{*OrderId::parse(m_running->service.examples().orderId)}, Radius::Miles50});
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
}

void tst_centerfinder::anOrderThatIsNoneFails()
{
    CenterFinder finder(*m_running->client);
    finder.search({NearOrder{*OrderId::parse(u"00000000-0000-4000-8000-000000000000"_s)}, Radius::Miles25});
    QTRY_COMPARE(word(finder.state()), u"failed: 404"_s);
}

void tst_centerfinder::sortsByTheNumberNotByTheText()
{
    const auto center = [](const QByteArray &name, const QByteArray &distance) {
        return R"({"metadata":{"name":")" + name + R"(","hours":null},"distance":)" + distance + '}';
    };
    FaultServer server(
        {{.bytes = httpReply("200 OK",
                             R"({"lab_id":1,"slug":"quest","patient_service_centers":[)" + center("ten", R"("10.5")")
                                 + ',' + center("unknown", R"("n/a")") + ',' + center("nine", "9") + ','
                                 + center("half", "0.5") + ',' + center("nine too", R"("9.0")") + "]}")}});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    CenterFinder finder(client);
    finder.search({NearZip{u"85004"_s, 1}, Radius::Miles25});
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    QStringList names;
    for (const auto &found : readyIn(finder.state())->value.centers)
        names << found.name;
    QCOMPARE(names, (QStringList{u"half"_s, u"nine"_s, u"nine too"_s, u"ten"_s, u"unknown"_s}));
}

void tst_centerfinder::anotherQuestionDropsTheOldAnswer()
{
    CenterFinder finder(*m_running->client);
    finder.search(near());
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    finder.search(near(Radius::Miles50));
    QCOMPARE(word(finder.state()), u"loading"_s);
    m_running->drill(answer("GET", "/v3/order", 500));
    finder.search(near(Radius::Miles10));
    QTRY_COMPARE(word(finder.state()), u"failed: 500"_s);
    m_running->wellAgain();
    finder.retry();
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    QVERIFY(finder.query() == near(Radius::Miles10));
}

void tst_centerfinder::theSameQuestionKeepsIt()
{
    CenterFinder finder(*m_running->client);
    finder.search(near());
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    m_running->drill(answer("GET", "/v3/order", 502));
    finder.retry();
    QCOMPARE(word(finder.state()), u"refreshing"_s);
    QTRY_COMPARE(word(finder.state()), u"stale: 502"_s);
    QVERIFY(!readyIn(finder.state())->value.centers.empty());
}

void tst_centerfinder::cancelGoesBack()
{
    CenterFinder finder(*m_running->client);
    finder.search(near());
    finder.cancel();
    QCOMPARE(word(finder.state()), u"idle"_s);
}

void tst_centerfinder::afterNothingItKnowsWhatFindsSomething_data()
{
    QTest::addColumn<Radius>("radius");
    QTest::addColumn<QString>("substituteZip");
    QTest::addColumn<QByteArrayList>("answers"); // after the first, which is empty
    QTest::addColumn<QString>("instead");        // ZIP/radius: how many; empty: nothing is proposed
    QTest::addColumn<bool>("noneWithin50");
    using Answers = QByteArrayList;
    QTest::newRow("the smallest radius that reaches one")
        << Radius::Miles10 << QString() << Answers{centersAt({"18.2", "31", "19.9"})} << u"85001/20: 2"_s << false;
    QTest::newRow("one that is far") << Radius::Miles10 << QString() << Answers{centersAt({"31"})} << u"85001/50: 1"_s
                                     << false;
    QTest::newRow("one nearer than was asked for is not believed")
        << Radius::Miles20 << QString() << Answers{centersAt({"3"})} << u"85001/25: 1"_s << false;
    QTest::newRow("a distance that is no number")
        << Radius::Miles10 << QString() << Answers{centersAt({R"("n/a")"})} << u"85001/50: 1"_s << false;
    QTest::newRow("nothing within 50 miles") << Radius::Miles10 << QString() << Answers{noCenters} << QString() << true;
    QTest::newRow("nothing within 50 miles was the question")
        << Radius::Miles50 << QString() << Answers{} << QString() << true;
    QTest::newRow("the ZIP next door") << Radius::Miles25 << u"85003"_s << Answers{noCenters, centersAt({"9", "12"})}
                                       << u"85003/10: 1"_s << true;
    QTest::newRow("the ZIP next door, at once")
        << Radius::Miles50 << u"85003"_s << Answers{centersAt({"42"})} << u"85003/50: 1"_s << true;
    QTest::newRow("nothing there either") << Radius::Miles50 << u"85003"_s << Answers{noCenters} << QString() << true;
    QTest::newRow("a wider radius goes before another ZIP")
        << Radius::Miles25 << u"85003"_s << Answers{centersAt({"44"})} << u"85001/50: 1"_s << false;
}

void tst_centerfinder::afterNothingItKnowsWhatFindsSomething()
{
    QFETCH(Radius, radius);
    QFETCH(QString, substituteZip);
    QFETCH(QByteArrayList, answers);
    std::vector<Play> plays{{.bytes = httpReply("200 OK", noCenters)}};
    for (const QByteArray &answer : answers)
        plays.push_back({.bytes = httpReply("200 OK", answer)});
    FaultServer server(plays);
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    CenterFinder finder(client);
    finder.search({NearZip{u"85001"_s, 1}, radius}, substituteZip);
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    QVERIFY(readyIn(finder.state())->value.centers.empty());
    const auto &instead = finder.suggestion();
    QTEST(instead ? words(instead->query) + u": "_s + QString::number(instead->found) : QString(), "instead");
    QTEST(finder.isNoneWithinMaxRadius(), "noneWithin50");
    QCOMPARE(finder.past().size(), size_t(1)); // what was asked besides is no lookup of the person's
}

void tst_centerfinder::whatFailsOnTheWayLeavesTheAnswer()
{
    FaultServer server({{.bytes = httpReply("200 OK", noCenters)}, {.bytes = httpReply("403 Forbidden", "{}")}});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    CenterFinder finder(client);
    finder.search({NearZip{u"85001"_s, 1}, Radius::Miles10});
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    QVERIFY(!finder.suggestion());
    QVERIFY(!finder.isNoneWithinMaxRadius());
}

void tst_centerfinder::itIsAskedWiderOnlyAfterNothing()
{
    const int before = m_running->asked("GET", "/v3/order/psc/info");
    CenterFinder finder(*m_running->client);
    finder.search(near());
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    QVERIFY(!readyIn(finder.state())->value.centers.empty());
    QVERIFY(!finder.suggestion());
    QCOMPARE(m_running->asked("GET", "/v3/order/psc/info"), before + 1);
}

void tst_centerfinder::lookupsAreRememberedOnceTheLatestFirst()
{
    CenterFinder finder(*m_running->client);
    for (const Radius radius : {Radius::Miles25, Radius::Miles50, Radius::Miles25}) {
        finder.search(near(radius));
        QTRY_COMPARE(word(finder.state()), u"ready"_s);
    }
    QCOMPARE(finder.past().size(), size_t(2));
    QVERIFY(finder.past().front().query == near(Radius::Miles25));
    QCOMPARE(finder.past().front().found, int(readyIn(finder.state())->value.centers.size()));
    QVERIFY(!finder.past().front().labSlug.isEmpty());
    for (qint64 lab = 100; lab < 130; ++lab) {
        finder.search({NearZip{u"85004"_s, lab}, Radius::Miles10}); // not known: no lookup that was answered
        QTRY_COMPARE(word(finder.state()), u"failed: 404"_s);
    }
    QCOMPARE(finder.past().size(), size_t(2));
}

void tst_centerfinder::leftAtTheirDefaultsLabAndRadiusAreTheServicesChoice()
{
    FaultServer server({{.bytes = httpReply("200 OK", R"({"lab_id":27,"slug":"moonlab","patient_service_centers":[
        {"metadata":{"name":"One","hours":null},"distance":"31.5"}]})")}});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    CenterFinder finder(client);
    QSignalSpy seen(&finder, &CenterFinder::labSeen);
    finder.search({NearZip{u"85004"_s}, std::nullopt});
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    // The contract requires the number and gives 0 as its default: it is sent. The radius is optional.
    QVERIFY2(server.heads().first().startsWith("GET /v3/order/psc/info?zip_code=85004&lab_id=0 "),
             server.heads().first().constData());
    const auto &list = readyIn(finder.state())->value;
    QCOMPARE(list.labId, 27);
    QCOMPARE(list.centers.front().labId, 27);
    QCOMPARE(seen.size(), 1);
    QCOMPARE(seen.first(), (QVariantList{qint64(27), u"moonlab"_s}));
    QCOMPARE(finder.past().front().labId, 27);
}

void tst_centerfinder::severalLabsAreSearchedOnceEachAndMerged()
{
    CenterFinder finder(*m_running->client);
    const int before = m_running->asked("GET", "/v3/order/psc/info");
    finder.search({NearZip{m_running->service.examples().zip, 0, {27, 6, 9}}, Radius::Miles50});
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    QCOMPARE(m_running->asked("GET", "/v3/order/psc/info"), before + 3);
    const auto &centers = readyIn(finder.state())->value.centers;
    QVERIFY(std::is_sorted(centers.begin(), centers.end(), isNearer));
    QSet<qint64> labs;
    for (const ServiceCenter &center : centers)
        labs.insert(center.labId);
    QVERIFY2(labs.size() > 1 && !labs.contains(0), "centers of several labs, each with its own");
    QVERIFY(finder.failedLabs().empty());
    QVERIFY(readyIn(finder.state())->body.startsWith("[{")); // the answers as they came, in a list
}

void tst_centerfinder::aLabThatFailsCostsOnlyItself()
{
    CenterFinder finder(*m_running->client);
    finder.search({NearZip{m_running->service.examples().zip, 0, {27, 999, 6}}, Radius::Miles50});
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    QVERIFY(!readyIn(finder.state())->value.centers.empty());
    QCOMPARE(finder.failedLabs().size(), size_t(1));
    QCOMPARE(finder.failedLabs().front().labId, 999);
    QCOMPARE(finder.failedLabs().front().why.kind, ApiError::Kind::NotFound);
    finder.search(near());
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    QVERIFY2(finder.failedLabs().empty(), "of another search");
}

void tst_centerfinder::whenEachLabFailsTheSearchFails()
{
    CenterFinder finder(*m_running->client);
    finder.search({NearZip{u"85004"_s, 0, {998, 999}}, Radius::Miles50});
    QTRY_COMPARE(word(finder.state()), u"failed: 404"_s);
    QVERIFY(finder.past().empty());
}

void tst_centerfinder::aSearchOfSeveralLabsCanBeCanceled()
{
    CenterFinder finder(*m_running->client);
    finder.search({NearZip{u"85004"_s, 0, {27, 6}}, Radius::Miles50});
    finder.cancel();
    QCOMPARE(word(finder.state()), u"idle"_s);
    finder.search(near());
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    QCOMPARE(readyIn(finder.state())->value.labId, std::get<NearZip>(near().where).labId);
}

void tst_centerfinder::aRetryThatFailsChangesNothingAboutTheOldResult_data()
{
    const auto ok = [](const QByteArray &body) { return httpReply("200 OK", body); };
    QTest::addColumn<QByteArrayList>("replies"); // then all is refused
    QTest::addColumn<QList<qint64>>("labs");
    QTest::addColumn<QString>("known"); // how many labs failed, and what is proposed
    QTest::newRow("one of two labs failed")
        << QByteArrayList{ok(centersAt({"3"})), httpReply("400 Bad Request", "{}")} << QList<qint64>{1, 6} << u"1, -"_s;
    QTest::newRow("a wider radius is proposed")
        << QByteArrayList{ok(noCenters), ok(centersAt({"18"}))} << QList<qint64>() << u"0, 85001/20"_s;
    QTest::newRow("there are none within 50 miles")
        << QByteArrayList{ok(noCenters), ok(noCenters)} << QList<qint64>() << u"0, none"_s;
}

void tst_centerfinder::aRetryThatFailsChangesNothingAboutTheOldResult()
{
    QFETCH(QByteArrayList, replies);
    QFETCH(QList<qint64>, labs);
    QFETCH(QString, known);
    std::vector<Play> plays;
    for (const QByteArray &reply : replies)
        plays.push_back({.bytes = reply});
    plays.push_back({.bytes = httpReply("403 Forbidden", "{}")});
    FaultServer server(plays);
    bool refusesAll = false;
    if (!labs.isEmpty()) // their requests arrive in any order
        server.playBy([&](const QByteArray &head) {
            return refusesAll ? plays.back() : head.contains("lab_id=6") ? plays[1] : plays[0];
        });
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    CenterFinder finder(client);
    const auto told = [&finder] {
        const QString instead = finder.suggestion() ? words(finder.suggestion()->query)
            : finder.isNoneWithinMaxRadius()        ? u"none"_s
                                                    : u"-"_s;
        return u"%1, %2"_s.arg(finder.failedLabs().size()).arg(instead);
    };
    finder.search({NearZip{u"85001"_s, 1, {labs.begin(), labs.end()}}, Radius::Miles10});
    QTRY_COMPARE(word(finder.state()), u"ready"_s);
    QCOMPARE(told(), known);
    refusesAll = true;
    finder.retry();
    QTRY_COMPARE(word(finder.state()), u"stale: 403"_s);
    QCOMPARE(told(), known);
    finder.search({NearZip{u"85001"_s, 2, {labs.begin(), labs.end()}}, Radius::Miles10});
    QTRY_COMPARE(word(finder.state()), u"failed: 403"_s);
    QCOMPARE(told(), u"0, -"_s); // of another search
}

LABDESK_TEST(tst_centerfinder)
#include "tst_centerfinder.moc"
