// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/bulkrun.h"
#include "service/responsecache.h"
#include "service/teamkeys.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// Responses that are kept, and what ends that.
class tst_responsecache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesOfOtherConnectionsEndIt()
    {
        const QString location = newDatabase(m_folder);
        const Database own(location, Database::Access::Write), other(location, Database::Access::Write);
        own.execute(u"CREATE TABLE changes (a INTEGER)"_s);
        ResponseCache cache(own);
        int made = 0;
        const auto ask = [&] { return cache.body({u"a"_s}, [&made] { return QByteArray::number(++made); }); };
        const bool isKept = own.engine() == Engine::Sqlite;
        QCOMPARE(ask(), "1"_ba);
        QCOMPARE(ask(), isKept ? "1"_ba : "2"_ba);
        if (!isKept)
            return;
        own.execute(u"INSERT INTO changes VALUES (1)"_s); // a request's, which none of these answers shows
        QCOMPARE(ask(), "1"_ba);
        other.execute(u"INSERT INTO changes VALUES (2)"_s);
        QCOMPARE(ask(), "2"_ba);
        QCOMPARE(ask(), "2"_ba);
        {
            const Transaction undone(other);
            other.execute(u"INSERT INTO changes VALUES (3)"_s);
            QCOMPARE(ask(), "2"_ba);
        }
        QCOMPARE(ask(), "2"_ba);
        Transaction transaction(other);
        other.execute(u"INSERT INTO changes VALUES (3)"_s);
        transaction.commit();
        QCOMPARE(ask(), "3"_ba);
    }

    void whatFailsIsNotKept()
    {
        const Database database(newDatabase(m_folder), Database::Access::Write);
        ResponseCache cache(database);
        QVERIFY_THROWS_EXCEPTION(std::runtime_error,
                                 cache.body({u"a"_s}, []() -> QByteArray { throw std::runtime_error("no"); }));
        QCOMPARE(cache.body({u"a"_s}, [] { return "yes"_ba; }), "yes"_ba);
    }

    void memoryIsBounded_data()
    {
        QTest::addColumn<int>("bytesOfName");
        QTest::addColumn<int>("bytesOfBody");
        QTest::addColumn<int>("kept"); // at most
        QTest::newRow("large bodies") << 1 << 1024 * 1024 << 3;
        QTest::newRow("a body that is larger than all of them") << 1 << int(ResponseCache::maxBytes) << 0;
        QTest::newRow("long names of nothing") << 16 * 1024 << 2 << 128;
    }
    void memoryIsBounded()
    {
        QFETCH(int, bytesOfName);
        QFETCH(int, bytesOfBody);
        QFETCH(int, kept);
        const Database database(newDatabase(m_folder), Database::Access::Write);
        ResponseCache cache(database);
        int made = 0;
        const auto ask = [&](int i) {
            return cache.body({QString(bytesOfName, u'n') + QString::number(i)}, [&] {
                ++made;
                return QByteArray(bytesOfBody, 'b');
            });
        };
        const int names = 2 * kept + 2;
        for (int i = 0; i < names; ++i)
            QCOMPARE(ask(i).size(), bytesOfBody);
        QCOMPARE(made, names);
        for (int i = names - 1; i >= 0; --i) // the last ones first
            ask(i);
        QVERIFY2(made >= 2 * names - kept, QByteArray::number(2 * names - made).constData());
    }

    void whatAnotherProcessImportsIsInTheNextAnswer_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("line");
        const QByteArray payor
            = R"({"type":"payor","payor_code":"NEW","name":"Newly imported","aliases":[],"source":"SOURCE","ids":{"claim_md":"new1"}})",
            center
            = R"({"type":"center","lab_id":27,"name":"Newly imported","zip_code":"85004","site_code":"0","latitude":33.45,"longitude":-112.07})",
            lab = R"({"type":"lab","lab_id":1234,"slug":"newly-imported"})";
        const QByteArray everybodys = QByteArray(payor).replace("SOURCE", "platform"),
                         own = QByteArray(payor).replace("SOURCE", "team");
        QTest::newRow("a payor, by its name") << "/v3/insurance/search/payor?insurance_name=newly"_ba << everybodys;
        QTest::newRow("a payor of the team") << "/v3/insurance/search/payor?insurance_name=newly"_ba << own;
        QTest::newRow("a payor, by its ID") << "/v3/insurance/search/payor?provider_payor_id=new1"_ba << everybodys;
        QTest::newRow("a payor, among all") << "/v3/insurance/search/payor"_ba << everybodys;
        QTest::newRow("a center") << "/v3/order/psc/info?zip_code=85004&lab_id=27&radius=1"_ba << center;
        QTest::newRow("a center of the default lab") << "/v3/order/psc/info?zip_code=85004&radius=1"_ba << center;
        QTest::newRow("a lab") << "/v3/order/psc/info?zip_code=85004&lab_id=1234"_ba << lab;
    }
    void whatAnotherProcessImportsIsInTheNextAnswer()
    {
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, line);
        TestService service;
        const auto before = service.ask("GET", target);
        QCOMPARE(service.ask("GET", target).body, before.body);
        const BulkRun imported = importInto(service.database(), line);
        QVERIFY2(imported.exitCode == 0, imported.err.constData());
        const auto after = service.ask("GET", target); // on the connection that was kept open
        QCOMPARE(after.status, 200);
        QVERIFY2(!before.body.contains("ewly") && after.body.contains("ewly"), after.body.constData());
        QCOMPARE(service.ask("GET", target).body, after.body);
    }

    void strictKeysAndDrillsChangeNobodyElsesAnswer_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *target : {"/v2/providers", "/v3/insurance/search/payor?insurance_name=summit",
                                   "/v3/order/psc/info?zip_code=85004&lab_id=27"})
            QTest::newRow(target) << QByteArray(target);
    }
    void strictKeysAndDrillsChangeNobodyElsesAnswer()
    {
        QFETCH(QByteArray, target);
        TestService service(withSecret());
        service.client().setKeyField({});
        const QByteArray usual = addKey(service.database(), {}), strict = addKey(service.database(), {.strict = true}),
                         odd = addKey(service.database(), {.drill = Drill::UnexpectedResponses});
        const auto ask = [&](const QByteArray &key) { return service.ask("GET", target, {}, keyField(key)).body; };
        const QByteArray first = ask(usual), limited = ask(strict), distorted = ask(odd);
        QVERIFY(first != limited && first != distorted && limited != distorted);
        for (int turn = 0; turn < 2; ++turn) {
            QCOMPARE(ask(usual), first);
            QCOMPARE(ask(strict), limited);
            QCOMPARE(ask(odd), distorted);
        }
    }

private:
    QTemporaryDir m_folder;
};

LABDESK_TEST(tst_responsecache)
#include "tst_responsecache.moc"
