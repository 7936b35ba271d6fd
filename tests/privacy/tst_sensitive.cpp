// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/sensitive.h"
#include "support/testmain.h"

#include <QFile>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace labdesk::privacy;

Q_DECLARE_METATYPE(labdesk::privacy::RecordKind)

namespace {

QByteArray recordedBody(const char *name)
{
    QFile file(QStringLiteral(TEST_DATA "/") + QString::fromLatin1(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no file %s", name);
    return file.readAll();
}

} // namespace

class tst_sensitive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMaskTellsNothing()
    {
        QSet<QString> names;
        for (int number = 0; number <= int(Field::TeamId); ++number) {
            const auto field = Field(number);
            names += fieldName(field);
            QVERIFY(maskedForSpeech(field).contains(fieldName(field))
                    && !maskedForSpeech(field).contains(QChar(0x2022)));
        }
        QCOMPARE(masked(), QString(8, QChar(0x2022))); // the same whatever it hides
        QCOMPARE(names.size(), int(Field::TeamId) + 1);
    }

    void aClientIdIsPersonalWhenItLooksSo()
    {
        QVERIFY(isPersonal(Field::ClientUserId, u"jo@example.org"_s));
        QVERIFY(isPersonal(Field::ClientUserId, u"+1 602 555 0100"_s));
        QVERIFY(!isPersonal(Field::ClientUserId, u"client-00042"_s));
        QVERIFY(isPersonal(Field::MemberId, u"1"_s));
        QVERIFY(!isPersonal(Field::MemberId, QString()));
    }

    void whatStaysOfAnIdInPrivacyMode_data()
    {
        QTest::addColumn<Field>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("end");
        QTest::newRow("an ID") << Field::ClientUserId << u"client-00042"_s << u"042"_s;
        QTest::newRow("the service's own ID") << Field::UserId << u"52ffd20a-71a4-4f0d-9a5f-2c1d5c8b5144"_s << u"144"_s;
        QTest::newRow("an e-mail address") << Field::ClientUserId << u"jo@example.org"_s << QString();
        QTest::newRow("a phone number") << Field::ClientUserId << u"+1 602 555 0100"_s << QString();
        QTest::newRow("a short ID, of which too little would be hidden")
            << Field::ClientUserId << u"ab-042"_s << QString();
        QTest::newRow("the shortest of which the end stays") << Field::ClientUserId << u"abc-042"_s << u"042"_s;
        QTest::newRow("what is no ID") << Field::MemberId << u"W123456789"_s << QString();
    }
    void whatStaysOfAnIdInPrivacyMode()
    {
        QFETCH(Field, field);
        QFETCH(QString, value);
        QFETCH(QString, end);
        QCOMPARE(shown(field, value), value);
        setPrivacyMode(true);
        const auto back = qScopeGuard([] { setPrivacyMode(false); });
        QCOMPARE(shown(field, value), QString(8 - end.size(), QChar(0x2022)) + end);
        QVERIFY(spoken(field, value).startsWith(fieldName(field)) && spoken(field, value).endsWith(end));
        QVERIFY(!spoken(field, value).contains(value));
        QVERIFY(isPersonal(field, value)); // what leaves the window leaves as bullets
    }

    void whatIsTypedAsProof_data()
    {
        QTest::addColumn<Field>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("proof");
        QTest::addColumn<QString>("inPrivacyMode");
        const auto row
            = [](const char *name, Field field, const QString &value, const QString &proof,
                 const QString &inPrivacyMode) { QTest::newRow(name) << field << value << proof << inPrivacyMode; };
        row("an ID", Field::ClientUserId, u"client-00042"_s, u"-00042"_s, u"042"_s);
        row("blanks around it", Field::ClientUserId, u" client-00042 \n"_s, u"-00042"_s, QString());
        row("none", Field::ClientUserId, {}, {}, {});
        row("a short one", Field::ClientUserId, u"a-42"_s, u"a-42"_s, {});
        row("two characters prove nothing", Field::ClientUserId, u"42"_s, {}, {});
        row("an e-mail address", Field::ClientUserId, u"jo@example.com"_s, u"le.com"_s, {});
        row("an emoji, which few can type", Field::ClientUserId, u"client-\U0001F64212345"_s, u"12345"_s, u"345"_s);
        row("a blank in it", Field::ClientUserId, u"client id 12345"_s, u"12345"_s, u"345"_s);
        row("another script", Field::ClientUserId, u"\u0645\u0631\u062d\u0628\u0627-\u0661\u0662"_s, {}, {});
        row("a line in it", Field::ClientUserId, u"a\n12345"_s, u"12345"_s, u"345"_s);
        row("the service's own ID", Field::UserId, u"52ffd20a-71a4-4f0d-9a5f-2c1d5c8b5144"_s, u"8b5144"_s, u"144"_s);
    }
    void whatIsTypedAsProof()
    {
        QFETCH(Field, field);
        QFETCH(QString, value);
        QTEST(proofOf(field, value), "proof");
        setPrivacyMode(true);
        const auto back = qScopeGuard([] { setPrivacyMode(false); });
        QTEST(proofOf(field, value), "inPrivacyMode");
        QVERIFY(shown(field, value).endsWith(proofOf(field, value))); // no more than what is shown
    }

    void noCanaryOfAnInsuranceRecordIsSeen()
    {
        // Every value there that says something about a person is a canary or one of these numbers; what may be seen
        // says SEEN.
        const QByteArray shown = maskedJson(recordedBody("privacy/insurance-canaries.json"), RecordKind::Insurance);
        QVERIFY(QJsonDocument::fromJson(shown).isObject());
        for (const char *hidden : {"CANARY", "52000", "13579", "33.45", "85004", "1985"})
            QVERIFY2(!shown.contains(hidden), (hidden + QByteArray(" in ") + shown).constData());
        for (int i = 1; i <= 8; ++i)
            QVERIFY2(shown.contains("SEEN-" + QByteArray::number(i)), shown.constData());
        for (const char *key : {"member_id", "insured", "nickname", "household_income"})
            QVERIFY(shown.contains(key)); // that a field is there may be known
    }

    void hidesByKindOfRecord_data()
    {
        QTest::addColumn<RecordKind>("kind");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("shown"); // without blanks, * for the bullets
        QTest::newRow("birth date of a user")
            << RecordKind::User
            << R"({"user_id":"u","fallback_birth_date":{"value":"1990-02-28","source_slug":"fitbit","updated_at":"t","more":1}})"_ba
            << R"({"user_id":"u","fallback_birth_date":{"value":"*","source_slug":"fitbit","updated_at":"t","more":"*"}})"_ba;
        QTest::newRow("birth date as a plain text")
            << RecordKind::User << R"({"fallback_birth_date":"1990-02-28","x":"1990"})"_ba
            << R"({"fallback_birth_date":"*","x":"1990"})"_ba;
        QTest::newRow("a time zone of a user is no secret")
            << RecordKind::User << R"({"fallback_time_zone":{"id":"UTC","value":"x"}})"_ba
            << R"({"fallback_time_zone":{"id":"UTC","value":"x"}})"_ba;
        QTest::newRow("null stays null") << RecordKind::Insurance
                                         << R"({"group_id":null,"guarantor":null,"insured":{"email":null}})"_ba
                                         << R"({"group_id":null,"guarantor":null,"insured":{"email":null}})"_ba;
        QTest::newRow("empty text is hidden like any other") << RecordKind::Insurance << R"({"member_id":""})"_ba
                                                             << R"({"member_id":"*"})"_ba;
        QTest::newRow("external user id") << RecordKind::ConnectedProviders
                                          << R"({"providers":[{"slug":"oura","external_user_id":"jo@example.com"}]})"_ba
                                          << R"({"providers":[{"slug":"oura","external_user_id":"*"}]})"_ba;
        QTest::newRow("phone number of a person") << RecordKind::User << R"({"phone_number":"1"})"_ba
                                                  << R"({"phone_number":"*"})"_ba;
        QTest::newRow("phone number of a business")
            << RecordKind::Public << R"([{"name":"Lab","phone_number":"1","zip_code":"85004"}])"_ba
            << R"([{"name":"Lab","phone_number":"1","zip_code":"85004"}])"_ba;
        QTest::newRow("member id where none should be") << RecordKind::Public << R"({"member_id":7,"x":[]})"_ba
                                                        << R"({"member_id":"*","x":[]})"_ba;
        QTest::newRow("a key outside the contract, whose meaning nobody knows")
            << RecordKind::Insurance << R"({"payor_code":"P","diagnosis":"x"})"_ba
            << R"({"payor_code":"P","diagnosis":"*"})"_ba;
        QTest::newRow("a list of people") << RecordKind::Insurance << R"({"insured":[{"a":1},"b",[2]]})"_ba
                                          << R"({"insured":[{"a":"*"},"*",["*"]]})"_ba;
        QTest::newRow("both of two equal keys") << RecordKind::User << R"({"dob":"1","dob":"2"})"_ba
                                                << R"({"dob":"*","dob":"*"})"_ba;
    }
    void hidesByKindOfRecord()
    {
        QFETCH(RecordKind, kind);
        QFETCH(QByteArray, body);
        QByteArray shown = maskedJson(body, kind);
        shown.replace("\u2022\u2022\u2022\u2022\u2022\u2022\u2022\u2022", "*").replace(' ', "").replace('\n', "");
        QTEST(shown, "shown");
    }

    void whatIsNoJsonIsNotShownMasked_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("a word") << "Ada Canary"_ba;
        QTest::newRow("HTML") << "<p>Ada</p>"_ba;
        QTest::newRow("cut off") << "{\"insured\":{\"first_name\":\"Ada"_ba;
        QTest::newRow("bad UTF-8") << "{\"a\":\"\xff\"}"_ba;
        QTest::newRow("too deep") << QByteArray(2000, '[') + QByteArray(2000, ']');
        QTest::newRow("empty") << QByteArray();
    }
    void whatIsNoJsonIsNotShownMasked()
    {
        QFETCH(QByteArray, body);
        QCOMPARE(maskedJson(body, RecordKind::Insurance), QByteArray());
        QCOMPARE(prettyJson(body), body); // what was asked for in the clear is shown as it is
    }

    void printsWhatWasSentAndNothingElse()
    {
        const QByteArray body
            = R"({"z":1.50,"a":[1e2,-0,0.10000000000000000000001,12345678901234567890],"t":"a\u00e9\/\n","e":{},)"
              R"("l":[ ],"z":[{"y":true},null,[false]]})"_ba;
        const QByteArray expected
            = "{\n  \"z\": 1.50,\n  \"a\": [\n    1e2,\n    -0,\n    0.10000000000000000000001,\n"
              "    12345678901234567890\n  ],\n  \"t\": \"a\\u00e9\\/\\n\",\n  \"e\": {},\n  \"l\": [],\n"
              "  \"z\": [\n    {\n      \"y\": true\n    },\n    null,\n    [\n      false\n    ]\n  ]\n}"_ba;
        QCOMPARE(prettyJson(body), expected);
        QCOMPARE(prettyJson(expected), expected);
        QCOMPARE(prettyJson("\xef\xbb\xbf [] "), "[]"_ba);
    }

    void printsEveryRecordedBodyWithoutChangingIt_data()
    {
        QTest::addColumn<QByteArray>("body");
        for (const char *name :
             {"wire/user-full.json", "wire/users-drift.json", "wire/connected-drift.json", "wire/centers-drift.json",
              "wire/insurance-full.json", "wire/payors.json", "wire/users-wrapped-total-first.json"})
            QTest::newRow(name) << recordedBody(name);
    }
    void printsEveryRecordedBodyWithoutChangingIt()
    {
        QFETCH(QByteArray, body);
        const QByteArray printed = prettyJson(body);
        QCOMPARE(QJsonDocument::fromJson(printed), QJsonDocument::fromJson(body));
        QVERIFY(QJsonDocument::fromJson(maskedJson(body, RecordKind::Insurance)).isNull() == false);
    }

    void survivesMutatedBodies()
    {
        const QByteArray original = recordedBody("privacy/insurance-canaries.json");
        QRandomGenerator random(4711);
        int printed = 0;
        for (int i = 0; i < 5000; ++i) {
            QByteArray body = original;
            for (int change = 0; change < 2; ++change) {
                const qsizetype at = random.bounded(body.size());
                if (random.bounded(2))
                    body[at] = "{}[]\",:\\ x0n"[random.bounded(12)];
                else
                    body.remove(at, 1);
            }
            const QByteArray shown = maskedJson(body, RecordKind::Insurance);
            const bool isJson = !QJsonDocument::fromJson(body).isNull();
            QCOMPARE(shown.isEmpty(), !isJson);
            if (isJson)
                QVERIFY2(!QJsonDocument::fromJson(shown).isNull(), shown.constData());
            printed += isJson;
        }
        QVERIFY(printed > 500);
    }

    void aDeepBodyIsPrinted()
    {
        const QByteArray body = QByteArray(1000, '[') + QByteArray(1000, ']');
        QVERIFY(prettyJson(body).contains("\n  [\n"));
        QVERIFY(!maskedJson(body, RecordKind::User).isEmpty());
        const QByteArray wide = QByteArray(900, '[') + QByteArray("1,").repeated(5'000) + '1' + QByteArray(900, ']');
        QVERIFY2(prettyJson(wide).size() < 100 * wide.size(), "most of it is indentation");
    }
};

LABDESK_TEST(tst_sensitive)
#include "tst_sensitive.moc"
