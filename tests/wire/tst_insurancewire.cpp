// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/insurance.h"
#include "domain/payor.h"
#include "support/testmain.h"
#include "wire/decoded.h"
#include "wire/goldenfiles.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::golden;
namespace wire = labdesk::wire;

class tst_insurancewire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryFieldOfARecord()
    {
        const auto decoding = wire::decode<InsuranceRecord>(golden(u"insurance-full.json"_s));
        QVERIFY(decoding.ok());
        const auto &record = decoding.value().value;
        const labdesk::Address home = {u"1 Invented Way"_s, {}, u"Phoenix"_s, u"AZ"_s, u"85004"_s, {}};
        QCOMPARE(record.payorCode, u"INV01"_s);
        QCOMPARE(record.memberId, u"M-123456"_s);
        QCOMPARE(*record.groupId, u"G-77"_s);
        QCOMPARE(int(relationshipOf(record.relationship)), int(labdesk::Relationship::Self));
        QCOMPARE(record.insured.firstName, u"Ada"_s);
        QCOMPARE(record.insured.lastName, u"Canary"_s);
        QCOMPARE(record.insured.email, u"ada@example.com"_s);
        QCOMPARE(record.insured.phoneNumber, u"+16025550100"_s);
        QCOMPARE(record.insured.gender.text, u"Female"_s);
        QCOMPARE(record.insured.dateOfBirth, u"1985-06-07"_s);
        QCOMPARE(record.insured.address, home);
        QCOMPARE(record.company->name, u"Invented Health"_s);
        QCOMPARE(record.company->address.country, u"US"_s);
        QCOMPARE(record.guarantor->firstName, u"Gus"_s);
        QCOMPARE(record.guarantor->lastName, u"Canary"_s);
        QCOMPARE(record.guarantor->phoneNumber, u"+16025550111"_s);
        QCOMPARE(record.guarantor->email, u"gus@example.com"_s);
        QCOMPARE(record.guarantor->householdIncome, u"52000"_s); // a number
        QCOMPARE(record.guarantor->householdSize, u"3"_s);       // a text
        QCOMPARE(record.guarantor->address.secondLine, u"Suite 9"_s);
        QCOMPARE(decoding.value().drift, QStringList());
    }

    void absentPartsAreNotProvided()
    {
        const auto decoding = wire::decode<InsuranceRecord>(golden(u"insurance-minimal.json"_s));
        QVERIFY(decoding.ok());
        const auto &record = decoding.value().value;
        QVERIFY(!record.groupId && !record.company && !record.guarantor);
        QVERIFY(record.insured == labdesk::Insured{});
        QCOMPARE(int(relationshipOf(record.relationship)), int(labdesk::Relationship::Spouse)); // in capitals
        QCOMPARE(decoding.value().drift, QStringList{u"company"_s}); // which the contract requires
    }

    void keepsWhatDriftedInARecord()
    {
        const auto decoding = wire::decode<InsuranceRecord>(golden(u"insurance-drift.json"_s));
        QVERIFY2(decoding.ok(), decoding.ok() ? "" : qPrintable(decoding.error().text()));
        const auto &record = decoding.value().value;
        QCOMPARE(record.relationship.text, u"Godparent"_s);
        QCOMPARE(record.insured.gender.text, u"Nonbinary"_s);
        QCOMPARE(record.insured.address.zip, u"85004"_s);
        QVERIFY(!record.groupId); // an empty text is none
        QCOMPARE(record.guarantor->householdIncome, u"52000.5"_s);
        QCOMPARE(record.company->others, (std::vector<labdesk::OtherField>{{u"stock"_s, u"INV"_s}}));
        QStringList drift = decoding.value().drift;
        drift.sort();
        QCOMPARE(
            drift,
            QStringList({u"company.stock"_s, u"insured.gender"_s, u"insured.ssn"_s, u"plan"_s, u"relationship"_s}));
    }

    /// The contract gives the company and the guarantor no shape.
    void partsWithoutAShapeAreKeptAsTheyCame_data()
    {
        QTest::addColumn<QByteArray>("company");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("others");
        QTest::newRow("as the field notes have it")
            << QByteArray(R"({"name":"A","address":{"city":"Phoenix"}})") << u"A"_s << QStringList();
        QTest::newRow("nested") << QByteArray(R"({"plan":{"tier":2,"riders":["x",{"y":true}],"note":null}})")
                                << QString()
                                << QStringList({u"plan.riders[0]=x"_s, u"plan.riders[1].y=true"_s, u"plan.tier=2"_s});
        QTest::newRow("known names, other types") << QByteArray(R"({"name":{"short":"A"},"address":"1 Way"})")
                                                  << QString() << QStringList({u"address=1 Way"_s, u"name.short=A"_s});
        QTest::newRow("a number in the address")
            << QByteArray(R"({"name":"A","address":{"zip":85004}})") << u"A"_s << QStringList({u"address.zip=85004"_s});
        QTest::newRow("a text") << QByteArray(R"("Invented Health")") << QString()
                                << QStringList({u"=Invented Health"_s});
        QTest::newRow("a list") << QByteArray(R"([1,"b"])") << QString() << QStringList({u"[0]=1"_s, u"[1]=b"_s});
    }

    void partsWithoutAShapeAreKeptAsTheyCame()
    {
        QFETCH(const QByteArray, company);
        const QByteArray head = R"({"payor_code":"A","member_id":"B","relationship":"Self","insured":{},)";
        const auto decoding = wire::decode<InsuranceRecord>(head + R"("company":)" + company + '}');
        QVERIFY2(decoding.ok(), decoding.ok() ? "" : qPrintable(decoding.error().text()));
        QTEST(decoding.value().value.company->name, "name");
        QStringList others;
        for (const auto &other : decoding.value().value.company->others)
            others += other.path + u'=' + other.value;
        QTEST(others, "others");
        QCOMPARE(decoding.value().drift.isEmpty(), others.isEmpty());
        const auto guarantor = wire::decode<InsuranceRecord>(head + R"("guarantor":)" + company + '}');
        QVERIFY(guarantor.ok());
        QVERIFY(guarantor.value().value.guarantor.has_value());
    }

    void manyOtherFieldsAreCutOff()
    {
        QByteArray company = "{";
        for (int i = 0; i < 5000; ++i)
            company += '"' + QByteArray::number(i) + "\":1,";
        const auto decoding = wire::decode<InsuranceRecord>(
            R"({"payor_code":"A","member_id":"B","relationship":"Self","insured":{},"company":)" + company.chopped(1)
            + "}}");
        QVERIFY(decoding.ok());
        QCOMPARE(decoding.value().value.company->others.size(), size_t(100));
    }

    void namesTheFaultyPlaceInARecord_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("expected");
        QTest::newRow("nothing in it") << "{}"_ba << u"payor_code: missing"_s;
        QTest::newRow("no member id") << R"({"payor_code":"x"})"_ba << u"member_id: missing"_s;
        QTest::newRow("no insured") << R"({"payor_code":"x","member_id":"y","relationship":"Self"})"_ba
                                    << u"insured: missing"_s;
        QTest::newRow("insured is null")
            << R"({"payor_code":"x","member_id":"y","relationship":"Self","insured":null})"_ba
            << u"insured: must not be null"_s;
        QTest::newRow("date of birth is a number")
            << R"({"payor_code":"x","member_id":"y","relationship":"Self","insured":{"dob":19850607}})"_ba
            << u"insured.dob: must be a string"_s;
        QTest::newRow("address is a text")
            << R"({"payor_code":"x","member_id":"y","relationship":"Self","insured":{"address":"here"}})"_ba
            << u"insured.address: must be an object"_s;
        QTest::newRow("null for a record") << "null"_ba << u"$: must not be null"_s;
    }
    void namesTheFaultyPlaceInARecord()
    {
        QFETCH(QByteArray, body);
        const auto decoding = wire::decode<InsuranceRecord>(body);
        QVERIFY(!decoding.ok());
        QTEST(decoding.error().text(), "expected");
    }

    void readsPayorsByEitherNameOfTheCode()
    {
        const auto ours = wire::decode<std::vector<Payor>>(golden(u"payors.json"_s));
        QVERIFY(ours.ok());
        QCOMPARE(ours.value().drift, QStringList());
        const auto &first = ours.value().value[0];
        QCOMPARE(first.code, u"INV01"_s);
        QVERIFY(!first.codeNamedCode);
        QCOMPARE(first.aliases, QStringList({u"IH"_s, u"Inv Health"_s})); // each once
        QCOMPARE(first.address,
                 (labdesk::Address{u"1 Invented Way"_s, {}, u"Phoenix"_s, u"AZ"_s, u"85004"_s, u"US"_s}));
        QCOMPARE(first.source, u"platform"_s);
        QCOMPARE(ours.value().value[1].address.zip, u"85201"_s);
        const auto theirs = wire::decode<std::vector<Payor>>(golden(u"payors-code.json"_s));
        QVERIFY(theirs.ok());
        QCOMPARE(theirs.value().value[0].code, u"INV01"_s);
        QVERIFY(theirs.value().value[0].codeNamedCode);
        QVERIFY(theirs.value().value[1].address.isEmpty());
        QCOMPARE(theirs.value().drift, QStringList{u"[].source"_s});
    }

    void noMoreThan100000PayorsAreHeld()
    {
        constexpr size_t most = 100'000; // told to people, so that it isn't changed in passing
        QCOMPARE(maxPayors, most);
        QByteArray body("[");
        for (size_t i = 0; i < most; ++i)
            body += R"({"payor_code":"P","name":"A"},)";
        body.back() = ']';
        const auto full = wire::decode<std::vector<Payor>>(body);
        QVERIFY2(full.ok(), full.ok() ? "" : qPrintable(full.error().text()));
        QCOMPARE(full.value().value.size(), most);
        body.back() = ',';
        body += R"({"payor_code":"P","name":"A"}])";
        QCOMPARE(wire::decode<std::vector<Payor>>(body).error().text(), u"$: must have 100000 entries at most"_s);
    }

    void aPayorNeedsACodeAndAName()
    {
        QCOMPARE(wire::decode<std::vector<Payor>>(R"([{"name":"x"}])").error().text(), u"[0].payor_code: missing"_s);
        QCOMPARE(wire::decode<std::vector<Payor>>(R"([{"code":7,"name":"x"}])").error().text(),
                 u"[0].code: must be a string"_s);
        QCOMPARE(wire::decode<std::vector<Payor>>(R"([{"code":"x"}])").error().text(), u"[0].name: missing"_s);
        QCOMPARE(wire::decode<std::vector<Payor>>("{}").error().text(), u"$: must be an array"_s);
        QVERIFY(wire::decode<std::vector<Payor>>("[]").ok());
    }
};

LABDESK_TEST(tst_insurancewire)
#include "tst_insurancewire.moc"
