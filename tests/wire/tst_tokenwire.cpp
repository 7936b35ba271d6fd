// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "wire/decoded.h"
#include "wire/goldenfiles.h"
#include "wire/tokenwire.h"

#include <QUrl>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace std::chrono_literals;
using labdesk::Secret;
using labdesk::tests::golden;
namespace wire = labdesk::wire;

class tst_tokenwire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAToken()
    {
        const auto decoding = wire::decode<AccessToken>(golden(u"token.json"_s));
        QVERIFY(decoding.ok());
        QCOMPARE(decoding.value().value.token.reveal(), "header.payload.signature"_ba);
        QVERIFY(decoding.value().value.expiresIn == 86400s);
        QCOMPARE(decoding.value().value.type, u"Bearer"_s);
        QCOMPARE(decoding.value().value.scope, u"read:all write:all"_s);
        QCOMPARE(decoding.value().drift, QStringList());
    }

    void refusesWhatCannotBeAToken_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no token") << R"({"expires_in":1})"_ba << u"access_token: missing"_s;
        QTest::newRow("empty token") << R"({"access_token":"","expires_in":1})"_ba
                                     << u"access_token: cannot be sent in a header"_s;
        QTest::newRow("header injection") << R"({"access_token":"a\r\nX-Evil: 1","expires_in":1})"_ba
                                          << u"access_token: cannot be sent in a header"_s;
        QTest::newRow("not ASCII") << R"({"access_token":"cl\u00e9","expires_in":1})"_ba
                                   << u"access_token: cannot be sent in a header"_s;
        QTest::newRow("no life") << R"({"access_token":"a"})"_ba << u"expires_in: missing"_s;
        QTest::newRow("life in words") << R"({"access_token":"a","expires_in":"a day"})"_ba
                                       << u"expires_in: must be an integer"_s;
        QTest::newRow("life with blanks")
            << R"({"access_token":"a","expires_in":" 86400"})"_ba << u"expires_in: must be an integer"_s;
        QTest::newRow("life with an exponent")
            << R"({"access_token":"a","expires_in":"1e5"})"_ba << u"expires_in: must be an integer"_s;
        QTest::newRow("negative as a text")
            << R"({"access_token":"a","expires_in":"-5"})"_ba << u"expires_in: must be a positive number of seconds"_s;
        QTest::newRow("a life of too many digits")
            << R"({"access_token":"a","expires_in":"8640000000000000000"})"_ba << u"expires_in: must be an integer"_s;
        QTest::newRow("no time left") << R"({"access_token":"a","expires_in":0})"_ba
                                      << u"expires_in: must be a positive number of seconds"_s;
        QTest::newRow("negative") << R"({"access_token":"a","expires_in":-5})"_ba
                                  << u"expires_in: must be a positive number of seconds"_s;
    }
    void refusesWhatCannotBeAToken()
    {
        QFETCH(QByteArray, body);
        const auto decoding = wire::decode<AccessToken>(body);
        QVERIFY(!decoding.ok());
        QTEST(decoding.error().text(), "expected");
    }

    void aLifeMayBeDigitsInAText()
    {
        const auto decoding = wire::decode<AccessToken>(R"({"access_token":"a","expires_in":"86400"})");
        QVERIFY2(decoding.ok(), decoding.ok() ? "" : qPrintable(decoding.error().text()));
        QCOMPARE(decoding.value().value.expiresIn, std::chrono::hours(24));
        QCOMPARE(decoding.value().drift, QStringList{u"expires_in"_s});
    }

    void aVeryLongLifeIsCutShort()
    {
        const auto decoding
            = wire::decode<AccessToken>(R"({"access_token":"a","expires_in":9223372036854775807,"token_type":"mac"})");
        QVERIFY(decoding.ok());
        QVERIFY(decoding.value().value.expiresIn == 366 * 24h);
        QCOMPARE(decoding.value().drift, QStringList{u"token_type"_s});
    }

    void writesTheFormSoThatItReadsBack()
    {
        const QString id = u"id +&=%2F\u00fc\U0001F600"_s;
        const QByteArray secret = "s+&=%/?#;";
        const QString audience = u"https://api.example.com/?a=b&c"_s;
        const QByteArray form = wire::encodeTokenRequest(id, Secret(secret), audience);
        QList<QByteArray> values;
        for (const QByteArray &pair : form.split('&')) {
            QCOMPARE(pair.count('='), 1);
            values += QByteArray::fromPercentEncoding(pair.split('=').at(1));
        }
        QCOMPARE(values, QList<QByteArray>({"client_credentials"_ba, id.toUtf8(), secret, audience.toUtf8()}));
        QVERIFY(!form.contains(' ') && !form.contains('+'));
        QVERIFY(form.startsWith("grant_type=client_credentials&client_id="));
    }
};

LABDESK_TEST(tst_tokenwire)
#include "tst_tokenwire.moc"
