// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/inspection.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::privacy;

namespace {
const QString hidden(8, QChar(0x2022));
}

class tst_inspection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void personalTexts_data();
    void personalTexts();
    void headers_data();
    void headers();
    void s7_bodiesHoldNothingPersonal_data();
    void s7_bodiesHoldNothingPersonal();
    void paths();
};

void tst_inspection::personalTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isPersonal");
    const auto row
        = [](const char *name, const QString &text, bool isPersonal) { QTest::newRow(name) << text << isPersonal; };
    row("an e-mail", u"jo@example.com"_s, true);
    row("an e-mail in a sentence", u"Client user id \"jo.doe@example.com\" already exists."_s, true);
    row("a phone number", u"480-878-3988"_s, true);
    row("a phone number in a sentence", u"call (480) 878-3988 now"_s, true);
    row("a phone number in one piece", u"id 4808783988 exists"_s, true);
    row("an international one", u"+49 30 901820 15"_s, true);
    row("a UUID", u"8f1c2d00-4808-4000-8000-480878398812"_s, false);
    row("a moment", u"2026-03-12T16:14:00+00:00"_s, false);
    row("a date", u"2026-03-12"_s, false);
    row("a client id", u"client-00042"_s, false);
    row("a version", u"1.2.3"_s, false);
    row("nothing", QString(), false);
}

void tst_inspection::personalTexts()
{
    QFETCH(QString, text);
    QFETCH(bool, isPersonal);
    QCOMPARE(containsPersonalText(text), isPersonal);
    QCOMPARE(displayableText(text), isPersonal ? hidden : text);
}

void tst_inspection::headers_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *name, const QByteArray &value, const QString &shown) {
        QTest::newRow(name) << QByteArray(name) << value << shown;
    };
    row("Content-Type", "application/json", u"application/json"_s);
    row("RETRY-AFTER", "30", u"30"_s);
    row("x-service-api-key", "canary", hidden);
    row("Authorization", "Bearer canary", hidden);
    row("Set-Cookie", "session=canary", hidden);
    row("X-Member-Id", "canary", hidden); // not known: nobody can say
    row("Server", "jo@example.com", hidden);
    row("Location", "https://other.example.com:8443/v2/user/canary?token=canary",
        u"https://other.example.com:8443/…"_s);
    row("location", "https://jo:canary@other.example.com/", u"https://other.example.com/…"_s);
    row("Content-Location", "/v2/user/canary", hidden);
}

void tst_inspection::headers()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    QFETCH(QString, shown);
    QCOMPARE(displayableHeaderValue(name, value), shown);
}

void tst_inspection::s7_bodiesHoldNothingPersonal_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("about");
    QTest::addColumn<QByteArray>("stays");
    const auto row = [](const char *name, RecordKind about, const char *body, const char *stays) {
        QTest::newRow(name) << QByteArray(body) << int(about) << QByteArray(stays);
    };
    row("a user", RecordKind::User,
        R"({"user_id":"u-1","client_user_id":"canary@example.com","fallback_birth_date":{"value":"canary","source_slug":"fitbit"}})",
        "u-1");
    row("a refusal that quotes", RecordKind::User,
        R"({"detail":"Client user id \"canary@example.com\" already exists.","code":7})", "7");
    row("a key that is an address", RecordKind::User, R"({"canary@example.com":1,"user_id":"u-1"})", "u-1");
    row("a record of insurance", RecordKind::Insurance,
        R"({"payor_code":"UNITE","member_id":"canary","insured":{"first_name":"canary","state":"AZ"}})", "UNITE");
    row("an unknown member of a record", RecordKind::Insurance, R"({"note":"canary","payor_code":"UNITE"})", "UNITE");
    row("an account at a provider", RecordKind::ConnectedProviders, R"([{"slug":"oura","external_user_id":"canary"}])",
        "oura");
    row("escaped", RecordKind::User, R"({"note":"canary\u0040example.com \" x","user_id":"u-1"})", "u-1");
}

void tst_inspection::s7_bodiesHoldNothingPersonal()
{
    QFETCH(QByteArray, body);
    QFETCH(int, about);
    QFETCH(QByteArray, stays);
    const QByteArray shown = displayableBody(body, RecordKind(about));
    QVERIFY2(!shown.contains("canary"), shown.constData());
    QVERIFY2(shown.contains(stays), shown.constData());
    QVERIFY(displayableBody("canary, not JSON", RecordKind(about)).isEmpty());
}

void tst_inspection::paths()
{
    QCOMPARE(displayablePath(u"/v2/user/8f1c2d00-0000-4000-8000-000000000001"_s),
             u"/v2/user/8f1c2d00-0000-4000-8000-000000000001"_s);
    QCOMPARE(displayablePath(u"/v2/user/jo%40example.com/oura"_s), u"/v2/user/%1/oura"_s.arg(hidden));
    // A business may be called.
    QVERIFY(displayableBody(R"([{"phone":"480-878-3988"}])", responseKind(RecordKind::Public, 200))
                .contains("480-878-3988"));
    // A refusal quotes whoever asked.
    QVERIFY(!displayableBody(R"({"detail":"480-878-3988"})", responseKind(RecordKind::Public, 422))
                 .contains("480-878-3988"));
}

LABDESK_TEST(tst_inspection)
#include "tst_inspection.moc"
