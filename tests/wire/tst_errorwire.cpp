// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "wire/errorwire.h"
#include "wire/goldenfiles.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::golden;
namespace wire = labdesk::wire;

class tst_errorwire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheWordsInEveryForm_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QString>("message");
        const QByteArray json = "application/json";
        QTest::newRow("detail is a text")
            << golden(u"error-detail-string.json"_s) << json << u"This order doesn't exist"_s;
        QTest::newRow("detail is an object")
            << golden(u"error-detail-object.json"_s) << json << u"Client user id already exists."_s;
        QTest::newRow("detail is a list") << golden(u"error-detail-array.json"_s) << json << u"Field required"_s;
        QTest::newRow("detail is absent") << golden(u"error-refresh.json"_s) << json << u"Refresh failed"_s;
        QTest::newRow("token endpoint") << golden(u"error-token.json"_s) << json << u"Unauthorized client."_s;
        QTest::newRow("problem+json") << golden(u"error-problem.json"_s) << "application/problem+json"_ba
                                      << u"Slow down"_s;
        QTest::newRow("problem+json without detail") << R"({"type":"x","title":"Out of order","status":503})"_ba
                                                     << "application/problem+json"_ba << u"Out of order"_s;
        QTest::newRow("error is an object")
            << R"({"error":{"code":7,"message":"Not today"}})"_ba << json << u"Not today"_s;
        QTest::newRow("message") << R"({"message":"Forbidden"})"_ba << json << u"Forbidden"_s;
        QTest::newRow("detail is null") << R"({"detail":null,"error":"x"})"_ba << json << u"x"_s;
        QTest::newRow("a bare JSON text") << R"("Not today")"_ba << json << u"Not today"_s;
        QTest::newRow("JSON that says nothing") << R"({"trace":"1-2-3"})"_ba << json << QString();
        QTest::newRow("JSON that is labeled HTML") << R"({"detail":"Not found"})"_ba
                                                   << "text/html"_ba << u"Not found"_s;
        QTest::newRow("broken JSON") << "{\"detail\":\"Not fo"_ba << json << QString();
        QTest::newRow("a word that is labeled JSON") << "garbage"_ba << json << QString();
        QTest::newRow("HTML with a title")
            << golden(u"error-gateway.html"_s) << "text/html; charset=utf-8"_ba << u"502 Bad Gateway"_s;
        QTest::newRow("HTML that is labeled JSON") << golden(u"error-gateway.html"_s) << json << u"502 Bad Gateway"_s;
        QTest::newRow("HTML without a title")
            << "<body><script>var a=1<2;</script><p>Sorry &amp; &lt;bye&gt;</p></body>"_ba
            << "text/html"_ba << u"Sorry & <bye>"_s;
        QTest::newRow("HTML with comments, and tags in capitals")
            << "<HEAD class=a>x</head ><!-- <script> -->It<header>'s</header> <STYLE>p{}</style><!---->down"_ba
            << "text/html"_ba << u"It 's down"_s;
        QTest::newRow("a script that begins often and never ends")
            << "<p>Sorry" + QByteArray("<script></s ").repeated(4'000) << "text/html"_ba << u"Sorry"_s;
        QTest::newRow("HTML that never ends") << "<html><body>Sorry<div class='x"_ba
                                              << "text/html"_ba << u"Sorry"_s;
        QTest::newRow("plain text") << "upstream connect error\r\n  or disconnect\n"_ba
                                    << "text/plain"_ba << u"upstream connect error or disconnect"_s;
        QTest::newRow("plain text without a type")
            << "no healthy upstream"_ba << QByteArray() << u"no healthy upstream"_s;
        QTest::newRow("empty") << QByteArray() << json << QString();
        QTest::newRow("blanks") << " \r\n "_ba << QByteArray() << QString();
        QTest::newRow("control and turning marks")
            << R"({"detail":"a\u0007b\u202Ec\u2066d\u200Be"})"_ba << json << u"a bcde"_s;
        QTest::newRow("lone surrogate") << R"({"detail":"a\ud800b"})"_ba << json << u"a\uFFFDb"_s;
        QTest::newRow("bad UTF-8") << "caf\xe9"_ba
                                   << "text/plain"_ba << u"caf\uFFFD"_s;
        QTest::newRow("10,000 characters")
            << "{\"detail\":\"" + QByteArray(10'000, 'x') + "\"}" << json << QString(500, u'x');
        QTest::newRow("a list that is cut after a word") << "{\"detail\":\"" + QByteArray("'oura', ").repeated(100)
                + "\"}" << json << u"'oura', "_s.repeated(62).trimmed() + u'…';
        QTest::newRow("an emoji at the border")
            << "{\"detail\":\"" + QByteArray(499, 'x') + "\U0001F600\"}" << json << QString(499, u'x');
        QTest::newRow("ten megabytes of text") << QByteArray(10'000'000, 'y') << "text/plain"_ba << QString(500, u'y');
        QTest::newRow("ten megabytes of markup") << "<p>hi" + QByteArray(10'000'000, '<') << "text/html"_ba << u"hi"_s;
    }
    void findsTheWordsInEveryForm()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, type);
        QTEST(wire::decodeErrorBody(body, type).message, "message");
    }

    void tellsADuplicateAndWhoItIs()
    {
        const auto error = wire::decodeErrorBody(golden(u"error-detail-object.json"_s), "application/json");
        QVERIFY(error.isDuplicate);
        QCOMPARE(error.errorType, u"INVALID_REQUEST"_s);
        QCOMPARE(error.existingUserId, u"8f1c2d3e-0000-4000-8000-00000000009a"_s);
        const auto plain = wire::decodeErrorBody(R"({"detail":"Client user id already exists."})", "application/json");
        QVERIFY(plain.isDuplicate && plain.existingUserId.isEmpty());
        const auto hostile
            = wire::decodeErrorBody(R"({"detail":{"error_message":"already exists","user_id":"../\u0000"}})", {});
        QVERIFY(hostile.isDuplicate && hostile.existingUserId.isEmpty());
        const auto other = wire::decodeErrorBody(R"({"detail":{"error_message":"No.","user_id":"a"}})", {});
        QVERIFY(!other.isDuplicate && other.existingUserId.isEmpty());
    }

    void namesEveryRefusedField()
    {
        const auto error = wire::decodeErrorBody(golden(u"error-detail-array.json"_s), "application/json");
        QCOMPARE(error.problems.size(), size_t(2));
        QCOMPARE(error.problems[0],
                 (labdesk::FieldProblem{{u"query"_s, u"zip_code"_s}, u"missing"_s, u"Field required"_s}));
        QCOMPARE(error.problems[1].loc, QStringList({u"body"_s, u"0"_s, u"radius"_s})); // a number among texts
        QCOMPARE(error.problems[1].type, u"enum"_s);
    }

    void keepsTheSourcesThatFailed()
    {
        const auto error = wire::decodeErrorBody(golden(u"error-refresh.json"_s), "application/json");
        QVERIFY(error.isFailure);
        QCOMPARE(error.failedSources, QStringList({u"oura/sleep"_s, u"fitbit"_s}));
        QCOMPARE(wire::decodeErrorBody(golden(u"error-token.json"_s), {}).errorType, u"access_denied"_s);
    }

    void hundredsOfProblemsAreCutShort()
    {
        QByteArray body = "{\"detail\":[{}";
        for (int i = 0; i < 500; ++i)
            body += R"(,{"loc":["a"],"msg":"b"})";
        QCOMPARE(wire::decodeErrorBody(body + "]}", {}).problems.size(), size_t(50));
    }

    void aPlaceThatNeverEndsIsCutShort()
    {
        QByteArray place = "\"a\"";
        for (int i = 0; i < 100; ++i)
            place += ",\"" + QByteArray(500, 'b') + '"';
        const auto error = wire::decodeErrorBody(R"({"detail":[{"loc":[)" + place + R"(],"msg":"c"}]})", {});
        QCOMPARE(error.problems.size(), size_t(1));
        QVERIFY(error.problems[0].loc.join(u" "_s).size() < 600);
    }

    void aSuccessThatSaysFalseIsAFailure_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<bool>("isFailure");
        QTest::newRow("false") << R"({"success":false,"error":"no"})"_ba << true;
        QTest::newRow("false, and nothing else") << R"({ "success" : false })"_ba << true;
        QTest::newRow("false, behind an escaped key") << R"({"succ\u0065ss":false})"_ba << true;
        QTest::newRow("false, in more than a megabyte")
            << "{\"note\":\"" + QByteArray(1'100'000, 'x') + "\",\"success\":false}" << true;
        QTest::newRow("false, behind a byte order mark") << "\xef\xbb\xbf{\"success\":false}"_ba << true;
        QTest::newRow("true") << R"({"success":true})"_ba << false;
        QTest::newRow("null") << R"({"success":null})"_ba << false;
        QTest::newRow("the word") << R"({"success":"false"})"_ba << false;
        QTest::newRow("absent") << R"({"users":[]})"_ba << false;
        QTest::newRow("deeper down") << R"({"a":{"success":false}})"_ba << false;
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("a list") << R"([{"success":false}])"_ba << false;
        QTest::newRow("broken") << R"({"success":false)"_ba << false;
    }
    void aSuccessThatSaysFalseIsAFailure()
    {
        QFETCH(QByteArray, body);
        QTEST(wire::decodeFailure(body).has_value(), "isFailure");
    }

    void anAnswerWithoutAValueSaysSuccessOrNothing_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("outcome"); // drift, or the error
        QTest::newRow("nothing") << QByteArray() << QString();
        QTest::newRow("success") << R"({"success":true})"_ba << QString();
        QTest::newRow("success behind an escaped key") << R"({"succ\u0065ss":true})"_ba << QString();
        QTest::newRow("something new") << R"({"success":true,"queued":1})"_ba << u"queued"_s;
        QTest::newRow("failure") << R"({"success":false})"_ba << u"success: must be true"_s;
        QTest::newRow("success that is unknown") << R"({"success":null})"_ba << u"success: must be true"_s;
        QTest::newRow("an empty object") << "{}"_ba << u"success: missing"_s;
        QTest::newRow("null") << "null"_ba << u"$: must not be null"_s;
        QTest::newRow("a text") << "\"ok\""_ba << u"$: must be an object"_s;
        QTest::newRow("a list") << "[1]"_ba << u"$: must be an object"_s;
        QTest::newRow("a user") << golden(u"user-full.json"_s) << u"success: missing"_s;
        QTest::newRow("a refresh") << golden(u"refresh.json"_s) << u"refreshed_sources: belongs to another response"_s;
        QTest::newRow("two values") << "1,2"_ba << u"$: not JSON"_s;
        QTest::newRow("HTML") << "<html>"_ba << u"$: not JSON"_s;
        QTest::newRow("cut off") << R"({"success":tr)"_ba << u"$: not JSON"_s;
    }
    void anAnswerWithoutAValueSaysSuccessOrNothing()
    {
        QFETCH(QByteArray, body);
        const auto decoding = wire::decode<Done>(body);
        QTEST(decoding.ok() ? decoding.value().drift.join(u' ') : decoding.error().text(), "outcome");
    }
};

LABDESK_TEST(tst_errorwire)
#include "tst_errorwire.moc"
