// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/payor.h"
#include "domain/provider.h"
#include "domain/servicecenter.h"
#include "support/testmain.h"
#include "wire/decoded.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
namespace wire = labdesk::wire;

namespace {

/// What a list answer came to, whatever it lists.
struct ListOutcome
{
    QStringList names = {};
    QString error = {};
    labdesk::UndecodableEntries undecodable = {};
    QStringList drift = {};
};

/// A list answer: how it is read, a good entry with %1 for its name, what its name is called, and what stands around.
struct ListKind
{
    const char *name;
    ListOutcome (*read)(const QByteArray &);
    QByteArray entry;
    QByteArray required; ///< a part without which an entry cannot be read
    QByteArray before = "[";
    QByteArray after = "]";
    QString path = {};

    QByteArray good(const QByteArray &called) const { return QByteArray(entry).replace("%1", called); }
    QByteArray without() const { return good("x").replace('"' + required + "\":", "\"other\":"); }
    QByteArray withNull() const
    {
        QByteArray odd = good("x");
        const qsizetype from = odd.indexOf('"' + required + "\":") + required.size() + 3;
        return odd.insert(from, "null,\"other\":");
    }
};

template <class Decoding, class Names> ListOutcome outcomeOf(Decoding decoding, Names names)
{
    if (!decoding.ok())
        return {.error = decoding.error().text()};
    return {names(decoding.value().value), {}, decoding.value().undecodable, decoding.value().drift};
}

template <auto decode> ListOutcome readNamed(const QByteArray &body)
{
    return outcomeOf(decode(body), [](const auto &entries) {
        QStringList names;
        for (const auto &entry : entries)
            names += entry.name;
        return names;
    });
}

ListOutcome readCenterNames(const QByteArray &body)
{
    return outcomeOf(wire::decode<ServiceCenterList>(body), [](const auto &list) {
        QStringList names;
        for (const auto &entry : list.centers)
            names += entry.name;
        return names;
    });
}

std::vector<ListKind> everyList()
{
    const QByteArray connected = R"({"name":"%1","slug":"oura","status":"connected"})";
    return {{"providers", readNamed<wire::decode<std::vector<Provider>>>,
             R"({"name":"%1","slug":"oura","logo":null,"auth_type":"oauth","supported_resources":[]})", "name"},
            {"connected providers", readNamed<wire::decode<std::vector<ConnectedProvider>>>, connected, "slug"},
            {"wrapped connected providers", readNamed<wire::decode<std::vector<ConnectedProvider>>>, connected, "slug",
             R"({"providers":[)", "]}", u"providers"_s},
            {"centers", readCenterNames, R"({"metadata":{"name":"%1"},"distance":"1"})", "name",
             R"({"lab_id":27,"slug":"quest","patient_service_centers":[)", "]}", u"patient_service_centers"_s},
            {"payors", readNamed<wire::decode<std::vector<Payor>>>,
             R"({"payor_code":"P","name":"%1","aliases":[],"org_address":{}})", "payor_code"}};
}

} // namespace

/// An entry of a list that cannot be decoded is left out, and nothing else is.
class tst_oddentries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneOddEntryDoesNotCostTheOthers_data();
    void oneOddEntryDoesNotCostTheOthers();
    void aListOfOddEntriesOnlyIsAnErrorOfTheFirst();
    void anEmptyListIsNoError();
    void ofManyOddEntriesTheFirstReasonsAreKept();
    void whatIsLeftOutAddsNoDrift();
    void whatIsWrongAroundTheListIsAnErrorAllTheSame();
    void newMembersOfOpenListsAreNoDrift();
};

void tst_oddentries::oneOddEntryDoesNotCostTheOthers_data()
{
    QTest::addColumn<int>("list");
    QTest::addColumn<QByteArray>("odd");
    QTest::addColumn<int>("at");
    const auto lists = everyList();
    for (size_t list = 0; list < lists.size(); ++list) {
        const std::pair<const char *, QByteArray> oddities[] = {{"null", "null"},
                                                                {"a number", "7"},
                                                                {"a text", "\"x\""},
                                                                {"a list", "[[]]"},
                                                                {"nothing in it", "{}"},
                                                                {"a required part absent", lists[list].without()},
                                                                {"a required part null", lists[list].withNull()},
                                                                {"the error of a service", R"({"detail":"CANARY"})"}};
        for (const auto &[name, odd] : oddities)
            for (const int at : {0, 1, 2})
                QTest::addRow("%s, %s as number %d", lists[list].name, name, at) << int(list) << odd << at;
    }
}

void tst_oddentries::oneOddEntryDoesNotCostTheOthers()
{
    QFETCH(int, list);
    QFETCH(QByteArray, odd);
    QFETCH(int, at);
    const ListKind kind = everyList().at(size_t(list));
    QByteArrayList entries{kind.good("first"), kind.good("second")};
    entries.insert(at, odd);
    const ListOutcome outcome = kind.read(kind.before + entries.join(',') + kind.after);
    QCOMPARE(outcome.error, QString());
    QCOMPARE(outcome.names, QStringList({u"first"_s, u"second"_s}));
    QCOMPARE(outcome.undecodable.count, 1);
    QCOMPARE(outcome.undecodable.reasons.size(), 1);
    const QString where = u"%1[%2]"_s.arg(kind.path).arg(at);
    QVERIFY2(outcome.undecodable.reasons.first().startsWith(where), qPrintable(outcome.undecodable.reasons.first()));
    QVERIFY(!outcome.undecodable.reasons.first().contains(u"CANARY"));
}

void tst_oddentries::aListOfOddEntriesOnlyIsAnErrorOfTheFirst()
{
    for (const ListKind &kind : everyList()) {
        const ListOutcome outcome = kind.read(kind.before + "null,7,{}" + kind.after);
        QCOMPARE(outcome.error, kind.path + u"[0]: must not be null"_s);
    }
}

void tst_oddentries::anEmptyListIsNoError()
{
    for (const ListKind &kind : everyList()) {
        const ListOutcome outcome = kind.read(kind.before + kind.after);
        QVERIFY(outcome.error.isEmpty() && outcome.names.isEmpty() && outcome.undecodable.count == 0);
    }
}

void tst_oddentries::ofManyOddEntriesTheFirstReasonsAreKept()
{
    for (const ListKind &kind : everyList()) {
        QByteArray body = kind.before + kind.good("first");
        for (int i = 0; i < 1000; ++i)
            body += ",null," + kind.good("more");
        const ListOutcome outcome = kind.read(body + kind.after);
        QCOMPARE(outcome.names.size(), 1001);
        QCOMPARE(outcome.undecodable.count, 1000);
        QCOMPARE(outcome.undecodable.reasons.size(), labdesk::UndecodableEntries::maxReasons);
        QCOMPARE(outcome.undecodable.reasons.last(), kind.path + u"[19]: must not be null"_s);
    }
}

void tst_oddentries::whatIsLeftOutAddsNoDrift()
{
    const auto decoding = wire::decode<ServiceCenterList>(
        R"({"lab_id":27,"slug":"quest","patient_service_centers":[{"metadata":{"name":"a"},"distance":"1"},)"
        R"({"metadata":{"name":"b","parking":true},"distance":"1","site_code":7},)"
        R"({"metadata":{"name":"c"},"distance":"1","lift":true}]})");
    QVERIFY(decoding.ok());
    QCOMPARE(decoding.value().undecodable.reasons,
             QStringList{u"patient_service_centers[1].site_code: must be a string"_s});
    QCOMPARE(decoding.value().drift, QStringList{u"patient_service_centers[].lift"_s});
}

void tst_oddentries::whatIsWrongAroundTheListIsAnErrorAllTheSame()
{
    const auto decoding = wire::decode<ServiceCenterList>(
        R"({"slug":"quest","patient_service_centers":[null,{"metadata":{"name":"a"},"distance":"1"}]})");
    QVERIFY(!decoding.ok());
    QCOMPARE(decoding.error().text(), u"lab_id: missing"_s);
}

/// None of the lists of known values is closed (field notes, "Known values").
void tst_oddentries::newMembersOfOpenListsAreNoDrift()
{
    QCOMPARE(wire::decode<std::vector<Provider>>(
                 R"([{"name":"New","slug":"google_health","auth_type":"passkey","supported_resources":["aura"]}])")
                 .value()
                 .drift,
             QStringList());
    QCOMPARE(
        wire::decode<std::vector<ConnectedProvider>>(R"([{"name":"New","slug":"samsung_health","status":"error",)"
                                                     R"("error_details":{"error_type":"provider_password_expired"},)"
                                                     R"("resource_availability":{"aura":{"status":"available"}}}])")
            .value()
            .drift,
        QStringList());
    QCOMPARE(wire::decode<ServiceCenterList>(
                 R"({"lab_id":99,"slug":"sonora_quest","patient_service_centers":[{"metadata":{"name":"a"},)"
                 R"("distance":"1","supported_bill_types":["barter"],"capabilities":["anything"]}]})")
                 .value()
                 .drift,
             QStringList());
    // These lists are closed by the contract or by what the notes say of them.
    QCOMPARE(wire::decode<std::vector<ConnectedProvider>>(R"([{"slug":"oura","status":"paused"}])").value().drift,
             QStringList{u"[].status"_s});
}

LABDESK_TEST(tst_oddentries)
#include "tst_oddentries.moc"
