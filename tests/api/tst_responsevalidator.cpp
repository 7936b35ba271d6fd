// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/inflater.h"
#include "api/responsevalidator.h"
#include "apitest.h"
#include "gzipped.h"
#include "wire/interruption.h"

using labdesk::tests::gzipped;
using labdesk::tests::littleEndian;
using Headers = QList<std::pair<QByteArray, QByteArray>>;

namespace {

const QByteArray Body = R"({"user_id":"u1"})";
const std::pair<QByteArray, QByteArray> Json{"Content-Type", "application/json"};
constexpr qint64 Largest = 1024;

} // namespace

class tst_responsevalidator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void replies_data();
    void replies();
    void everyStatusButTwoHundredsIsRefused();
    void packedBodies_data();
    void packedBodies();
    void severalMembersAreOneBody();
    void namesAndCommentsInThePackageAreSkipped();
    void everyByteOfAPackageCounts();
    void aPackageMayNotGrowPastTheLimit();
    void whatNobodyWaitsForIsNotUnpacked();
};

void tst_responsevalidator::replies_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<Headers>("headers");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("admitted");
    const auto row = [](const char *name, int status, const Headers &headers, const QByteArray &body, bool admitted) {
        QTest::newRow(name) << status << headers << body << admitted;
    };
    const auto length = [](const char *value) { return std::pair<QByteArray, QByteArray>("Content-Length", value); };

    row("JSON", 200, {Json}, Body, true);
    row("201", 201, {Json}, Body, true);
    row("202", 202, {Json}, Body, true);
    row("206: a part that nobody asked for", 206, {Json}, Body, false);
    row("204 with nothing", 204, {}, "", true);
    row("204 with nothing and a length of nothing", 204, {length("0")}, "", true);
    row("204 with something", 204, {Json}, Body, false);
    row("200 with nothing", 200, {Json}, "", false);
    row("200 with blanks", 200, {Json}, " \r\n\t ", false);
    row("205 with nothing", 205, {Json}, "", false);

    row("the media type in capitals", 200, {{"content-type", "Application/JSON"}}, Body, true);
    row("a charset beside it", 200, {{"Content-Type", "application/json; charset=utf-8"}}, Body, true);
    row("a dialect of JSON", 200, {{"Content-Type", "application/hal+json"}}, Body, true);
    row("an older name of JSON", 200, {{"Content-Type", "text/json"}}, Body, true);
    row("no content type", 200, {}, Body, false);
    row("an empty content type", 200, {{"Content-Type", ""}}, Body, false);
    row("HTML", 200, {{"Content-Type", "text/html"}}, "<html>", false);
    row("JSON that calls itself HTML", 200, {{"Content-Type", "text/html"}}, Body, false);
    row("plain text", 200, {{"Content-Type", "text/plain"}}, Body, false);
    row("a picture", 200, {{"Content-Type", "image/png"}}, Body, false);
    row("JSON lines", 200, {{"Content-Type", "application/jsonl"}}, Body, false);
    row("two content types", 200, {Json, {"Content-Type", "text/html"}}, Body, false);
    row("the content type twice", 200, {Json, Json}, Body, true);
    row("the content type twice, once with a charset", 200, {Json, {"content-type", "application/json;charset=UTF-8"}},
        Body, true);
    row("the content type twice in one line", 200, {{"Content-Type", "application/json, application/json"}}, Body,
        true);
    row("a character set for an encoding", 200, {Json, {"Content-Encoding", "UTF-8"}}, Body, true);
    row("no encoding, twice", 200, {Json, {"Content-Encoding", "identity"}, {"Content-Encoding", ""}}, Body, true);

    row("the right length", 200, {Json, length("16")}, Body, true);
    row("a length too short", 200, {Json, length("15")}, Body, false);
    row("a length too long", 200, {Json, length("17")}, Body, false);
    row("two lengths", 200, {Json, length("16"), length("17")}, Body, false);
    row("the same length twice", 200, {Json, length("16"), length("16")}, Body, true);
    row("the same length twice in one line", 200, {Json, length("16, 16")}, Body, true);
    row("two lengths in one line", 200, {Json, length("16, 17")}, Body, false);
    row("a negative length", 200, {Json, length("-16")}, Body, false);
    row("a length with a sign", 200, {Json, length("+16")}, Body, false);
    row("an empty length", 200, {Json, length("")}, Body, false);
    row("a length in words", 200, {Json, length("sixteen")}, Body, false);
    row("a length beyond all numbers", 200, {Json, length("99999999999999999999")}, Body, false);
    row("a length beside chunks", 200, {Json, length("16"), {"Transfer-Encoding", "chunked"}}, Body, false);
    row("chunks without a length", 200, {Json, {"Transfer-Encoding", "chunked"}}, Body, true);

    row("as long as allowed", 200, {Json}, QByteArray(Largest, '1'), true);
    row("longer than allowed", 200, {Json}, QByteArray(Largest + 1, '1'), false);
    row("packed by a name we did not say", 200, {Json, {"Content-Encoding", "br"}}, Body, false);
    row("packed twice", 200, {Json, {"Content-Encoding", "gzip, gzip"}}, gzipped(gzipped(Body)), false);
    row("packed by the name of not packed", 200, {Json, {"Content-Encoding", "identity"}}, Body, true);
}

void tst_responsevalidator::replies()
{
    QFETCH(int, status);
    QFETCH(Headers, headers);
    QFETCH(QByteArray, body);
    QFETCH(bool, admitted);
    api::HttpReply reply;
    reply.status = status;
    reply.headers = headers;
    reply.body = body;
    const auto outcome = api::validateReply(reply, Largest);
    QCOMPARE(outcome.ok(), admitted);
    if (outcome.ok()) {
        QCOMPARE(outcome.value(), body);
        return;
    }
    QCOMPARE(outcome.error().kind, Kind::BadResponse);
    QCOMPARE(outcome.error().httpStatus, status);
    QVERIFY(!outcome.error().detail.isEmpty());
}

void tst_responsevalidator::everyStatusButTwoHundredsIsRefused()
{
    api::HttpReply reply;
    reply.headers = {Json};
    reply.body = Body;
    for (reply.status = -1; reply.status < 1000; ++reply.status) {
        const bool isSuccess = reply.status >= 200 && reply.status <= 299 && reply.status != 204 && reply.status != 206;
        QVERIFY2(api::validateReply(reply, Largest).ok() == isSuccess, QByteArray::number(reply.status).constData());
    }
}

void tst_responsevalidator::packedBodies_data()
{
    QTest::addColumn<QByteArray>("packed");
    QTest::addColumn<bool>("admitted");
    const QByteArray good = gzipped(Body);
    QByteArray damaged = good;
    damaged[14] = char(damaged[14] ^ 0x10);
    QByteArray wrongChecksum = good;
    wrongChecksum[good.size() - 8] = char(wrongChecksum[good.size() - 8] ^ 1);
    QByteArray wrongLength = good;
    wrongLength[good.size() - 4] = char(wrongLength[good.size() - 4] ^ 1);
    QByteArray otherMethod = good;
    otherMethod[2] = '\x07';

    QTest::newRow("whole") << good << true;
    QTest::newRow("cut in the head") << good.left(5) << false;
    QTest::newRow("cut in the middle") << good.left(good.size() / 2) << false;
    QTest::newRow("cut before the checksum") << good.chopped(8) << false;
    QTest::newRow("cut before the length") << good.chopped(4) << false;
    QTest::newRow("one byte short") << good.chopped(1) << false;
    QTest::newRow("damaged") << damaged << false;
    QTest::newRow("a wrong checksum") << wrongChecksum << false;
    QTest::newRow("a wrong length") << wrongLength << false;
    QTest::newRow("another method") << otherMethod << false;
    QTest::newRow("something behind it") << QByteArray(good + "x") << false;
    QTest::newRow("not packed at all") << Body << false;
    QTest::newRow("nothing") << QByteArray("") << false;
    QTest::newRow("nothing, packed") << gzipped("") << false;
}

void tst_responsevalidator::packedBodies()
{
    QFETCH(QByteArray, packed);
    QFETCH(bool, admitted);
    api::HttpReply reply;
    reply.status = 200;
    reply.headers = {Json, {"Content-Encoding", "gzip"}, {"Content-Length", QByteArray::number(packed.size())}};
    reply.body = packed;
    const auto outcome = api::validateReply(reply, Largest);
    QCOMPARE(outcome.ok(), admitted);
    if (outcome.ok())
        QCOMPARE(outcome.value(), Body);
}

void tst_responsevalidator::severalMembersAreOneBody()
{
    QCOMPARE(api::gunzip(gzipped("one, ") + gzipped("two"), Largest), QByteArray("one, two"));
}

void tst_responsevalidator::namesAndCommentsInThePackageAreSkipped()
{
    QByteArray packed = gzipped(Body);
    packed[3] = 0x04 | 0x08 | 0x10 | 0x02;
    packed.insert(10,
                  QByteArray("\x03\x00"
                             "abc"
                             "name\0"
                             "comment\0",
                             18));
    boost::crc_32_type ofHead;
    ofHead.process_bytes(packed.constData(), 28);
    packed.insert(28, littleEndian(ofHead.checksum()).first(2));
    QCOMPARE(api::gunzip(packed, Largest), Body);
    packed.truncate(20);
    QVERIFY(!api::gunzip(packed, Largest));
}

/// Whatever single byte is changed or missing, what comes out is the same or nothing: never something else.
void tst_responsevalidator::everyByteOfAPackageCounts()
{
    QByteArray plain;
    for (int i = 0; i < 200; ++i)
        plain += QByteArray::number(i * 7919) + ',';
    const QByteArray good = gzipped(plain);
    for (qsizetype at = 0; at < good.size(); ++at) {
        for (const int flip : {0x01, 0x80, 0xff}) {
            QByteArray damaged = good;
            damaged[at] = char(damaged[at] ^ flip);
            const auto out = api::gunzip(damaged, 100'000);
            QVERIFY2(!out || *out == plain, QByteArray::number(at).constData());
        }
        QVERIFY(!api::gunzip(good.left(at), 100'000));
    }
}

void tst_responsevalidator::aPackageMayNotGrowPastTheLimit()
{
    const QByteArray bomb = gzipped(QByteArray(32 * 1024 * 1024, '\0'));
    QVERIFY(bomb.size() < 64 * 1024);
    QVERIFY(!api::gunzip(bomb, 1024 * 1024));
    QVERIFY(!api::gunzip(bomb, 32 * 1024 * 1024 - 1));
    QVERIFY(api::gunzip(bomb, 32 * 1024 * 1024));
    QVERIFY(!api::gunzip(gzipped("12345"), 4));
    QCOMPARE(api::gunzip(gzipped("12345"), 5), QByteArray("12345"));
    const api::HttpReply reply{.status = 200, .headers = {Json, {"Content-Encoding", "gzip"}}, .body = bomb};
    const auto verdict = api::validateReply(reply, 1024 * 1024);
    QVERIFY(!verdict.ok());
    QCOMPARE(int(verdict.error().reason), int(ApiError::Reason::ResponseTooLarge));
}

void tst_responsevalidator::whatNobodyWaitsForIsNotUnpacked()
{
    const qint64 size = 32 * 1024 * 1024;
    const QByteArray packed = gzipped('[' + QByteArray(size - 2, ' ') + ']');
    const api::HttpReply reply{
        .status = 200, .headers = {Json, {"Content-Encoding", "gzip"}}, .body = packed, .bodyBytes = packed.size()};
    QVERIFY(api::validateReply(reply, size).ok());
    int asked = 0;
    const labdesk::wire::Interruption interruption([&asked] { return ++asked > 3; });
    QVERIFY(!api::validateReply(reply, size).ok());
    QCOMPARE(asked, 4); // of more than a hundred pieces
}

LABDESK_TEST(tst_responsevalidator)
#include "tst_responsevalidator.moc"
