// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/centerfinder.h"

#include "running.h"
#include "support/faultserver.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

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
    FaultServer server({{.bytes = httpReply("200 OK", R"({"lab_id":1,"slug":"quest","patient_service_centers":[)" + center("ten", R"("10.5")") + ','
                                                          + center("unknown", R"("n/a")") + ',' + center("nine", "9") + ','
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

LABDESK_TEST(tst_centerfinder)
#include "tst_centerfinder.moc"
