// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/insurance.h"
#include "domain/payor.h"
#include "domain/provider.h"
#include "domain/servicecenter.h"
#include "support/testmain.h"
#include "support/userpage.h"
#include "wire/decoded.h"
#include "wire/errorwire.h"
#include "wire/goldenfiles.h"
#include "wire/tokenwire.h"
#include "wire/userwire.h"

#include <QRandomGenerator>

#include <functional>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::decodeUserPage;
using labdesk::tests::golden;
using labdesk::tests::goldenFolder;
namespace wire = labdesk::wire;

namespace {

/// The error of a decoding, nothing when it gave a value.
template <auto decode> std::optional<wire::DecodeError> errorOfDecoding(const QByteArray &body)
{
    const auto decoding = decode(body);
    return decoding.ok() ? std::nullopt : std::optional(decoding.error());
}

struct DecoderUnderTest
{
    const char *name;
    std::optional<wire::DecodeError> (*run)(const QByteArray &);
};
constexpr DecoderUnderTest everyDecoder[]
    = {{"user", errorOfDecoding<wire::decode<User>>},
       {"user page", errorOfDecoding<decodeUserPage>},
       {"created user", errorOfDecoding<wire::decode<CreatedUser>>},
       {"providers", errorOfDecoding<wire::decode<std::vector<Provider>>>},
       {"connected providers", errorOfDecoding<wire::decode<std::vector<ConnectedProvider>>>},
       {"refresh", errorOfDecoding<wire::decode<RefreshResult>>},
       {"service centers", errorOfDecoding<wire::decode<ServiceCenterList>>},
       {"payors", errorOfDecoding<wire::decode<std::vector<Payor>>>},
       {"insurance", errorOfDecoding<wire::decode<InsuranceRecord>>},
       {"token", errorOfDecoding<wire::decode<AccessToken>>},
       {"done", errorOfDecoding<wire::decode<Done>>}};

bool isPath(const QString &path)
{
    return !path.isEmpty() && path.size() < 2000 && !path.contains(u'\n');
}

/// Runs every decoder; an error must have a path and a problem, and the error reader must give one short line.
QByteArray faultOfAnyDecoder(const QByteArray &body)
{
    for (const DecoderUnderTest &decoder : everyDecoder) {
        const auto error = decoder.run(body);
        if (error && (!isPath(error->path) || error->problem.isEmpty()))
            return decoder.name;
    }
    const wire::ErrorBody said = wire::decodeErrorBody(body, "application/json");
    const wire::ErrorBody plain = wire::decodeErrorBody(body, "text/html");
    (void)wire::decodeFailure(body);
    if (said.message.size() > 500 || said.message.contains(u'\n') || plain.message.size() > 500)
        return "error body";
    return {};
}

QByteArray nested(const char *open, const char *close, int times)
{
    return QByteArray(open).repeated(times) + QByteArray(close).repeated(times);
}

/// One of the ways a body gets broken between two machines.
QByteArray mutated(QByteArray body, QRandomGenerator &random)
{
    static const QList<QByteArray> tokens = {"null",
                                             "true",
                                             "-1",
                                             "1e308",
                                             "\"\"",
                                             "{}",
                                             "[]",
                                             "\"\xff\"",
                                             QByteArray("\0", 1),
                                             "[[[[",
                                             "}}}}",
                                             ",",
                                             "\"",
                                             "\\",
                                             "\\u0000",
                                             "\\ud800",
                                             "9223372036854775808",
                                             "0.1"};
    const int changes = 1 + int(random.bounded(4));
    for (int i = 0; i < changes && !body.isEmpty(); ++i) {
        const qsizetype at = random.bounded(body.size());
        const qsizetype length = qMin(body.size() - at, qsizetype(1 + random.bounded(12)));
        switch (random.bounded(6)) {
        case 0:
            body[at] = char(random.bounded(256));
            break;
        case 1:
            body.truncate(at);
            break;
        case 2:
            body.remove(at, length);
            break;
        case 3:
            body.insert(at, body.mid(at, length));
            break;
        case 4:
            body.replace(at, length, tokens.at(random.bounded(tokens.size())));
            break;
        default:
            body[at] = char(body[at] ^ char(1 << random.bounded(8)));
        }
    }
    return body;
}

} // namespace

class tst_hostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void i5_aHostileReplyGivesAnErrorWithAPathOrAValue_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<bool>("isRefusedByAll"); // by every decoder that expects a value
        QTest::newRow("empty") << QByteArray() << true;
        QTest::newRow("blanks") << "  \r\n\t"_ba << true;
        QTest::newRow("a NUL") << QByteArray("\0", 1) << true;
        QTest::newRow("NUL after the body") << golden(u"users-bare.json"_s) + QByteArray("\0", 1) << true;
        QTest::newRow("null") << "null"_ba << true;
        QTest::newRow("a number") << "1e308"_ba << true;
        QTest::newRow("not a number") << "NaN"_ba << true;
        QTest::newRow("a text") << "\"users\""_ba << true;
        QTest::newRow("garbage") << "\x01\x02\xfe\xff garbage"_ba << true;
        QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08\x00\x00\x00\x00\x00", 8) << true;
        QTest::newRow("UTF-16") << QByteArray("\xff\xfe{\0}\0", 6) << true;
        QTest::newRow("HTML") << golden(u"error-gateway.html"_s) << true;
        QTest::newRow("two bodies") << "{}{}"_ba << true;
        QTest::newRow("brackets that do not match") << "{\"users\":[}"_ba << true;
        QTest::newRow("100,000 open lists") << QByteArray(100'000, '[') << true;
        QTest::newRow("100,000 open objects") << "{\"a\":"_ba.repeated(100'000) << true;
        QTest::newRow("lists 2,000 deep") << nested("[", "]", 2000) << true;
        QTest::newRow("objects 2,000 deep")
            << QByteArray("{\"a\":").repeated(2000) + "1" + QByteArray(2000, '}') << true;
        QTest::newRow("an entry nested 2,000 deep") << "[{\"user_id\":" + nested("[", "]", 2000) + "}]" << true;
        QTest::newRow("bad UTF-8 in a key") << "{\"us\xffrs\":[]}"_ba << true;
        QTest::newRow("bad UTF-8 in a value") << "{\"users\":[],\"note\":\"\xc3\"}"_ba << true;
        QTest::newRow("overlong UTF-8") << "{\"users\":[],\"note\":\"\xc0\xaf\"}"_ba << true;
        QTest::newRow("surrogates in UTF-8") << "{\"users\":[],\"note\":\"\xed\xa0\x80\"}"_ba << true;
        QTest::newRow("beyond Unicode") << "{\"users\":[],\"note\":\"\xf4\x90\x80\x80\"}"_ba << true;
        QTest::newRow("an escape cut off") << "{\"users\":[],\"note\":\"\\u12\"}"_ba << true;
        QTest::newRow("number beyond all bounds") << R"({"users":[],"total":1e999})"_ba << true;
        QTest::newRow("integer of 400 digits") << "{\"users\":[],\"total\":" + QByteArray(400, '9') + "}" << true;
        QTest::newRow("wrong types everywhere")
            << R"([{"user_id":{},"name":[],"slug":7,"payor_code":true,"connected_sources":"x"}])"_ba << true;
        QTest::newRow("objects instead of texts")
            << R"({"user_id":{"a":1},"payor_code":{},"access_token":{},"lab_id":{}})"_ba << true;
        QTest::newRow("lists instead of objects")
            << R"({"users":[[]],"providers":[[]],"patient_service_centers":[[]],"lab_id":1,"slug":"x","refreshed_sources":[[]]})"_ba
            << true;
        QTest::newRow("every key is empty") << R"({"":{"":{"":[]}}})"_ba << false;
        QTest::newRow("duplicate keys") << R"({"users":1,"users":[],"user_id":"a","user_id":7,"success":true})"_ba
                                        << false;
        QTest::newRow("a key of a megabyte") << "{\"" + QByteArray(1'000'000, 'k') + "\":1}" << false;
        QTest::newRow("a text of a megabyte")
            << "{\"users\":[],\"note\":\"" + QByteArray(1'000'000, 'v') + "\"}" << false;
        QTest::newRow("turning marks in a key") << "{\"a\u202Eb\\u0000\\n\":1}"_ba << false;
        QTest::newRow("a lone surrogate in a text") << R"({"user_id":"\ud800","client_user_id":"\udc00"})"_ba << false;
        QTest::newRow("NUL in a text") << R"({"user_id":"a\u0000b"})"_ba << false;
        QTest::newRow("bare line feeds in a text") << "{\"user_id\":\"a\nb\"}"_ba << false;
    }
    void i5_aHostileReplyGivesAnErrorWithAPathOrAValue()
    {
        QFETCH(QByteArray, body);
        QFETCH(bool, isRefusedByAll);
        QCOMPARE(faultOfAnyDecoder(body), QByteArray());
        if (!isRefusedByAll)
            return;
        for (const DecoderUnderTest &decoder : everyDecoder) {
            // No value is asked for there, lists of a wrong kind may be beside the point, and nothing is as good as
            // null.
            const QByteArray name = decoder.name;
            if (name == "done" || name == "refresh" || name.endsWith("providers"))
                continue;
            QVERIFY2(decoder.run(body), decoder.name);
        }
    }

    void noMessageQuotesTheBody()
    {
        const QByteArray canary = "CANARY-4711";
        const QList<QByteArray> bodies = {"{\"user_id\":[\"CANARY-4711\"]}",
                                          "[{\"name\":{\"x\":\"CANARY-4711\"},\"code\":[\"CANARY-4711\"]}]",
                                          "CANARY-4711",
                                          "{\"users\":[\"CANARY-4711\"]}",
                                          "{\"access_token\":\"CANARY-4711 \\n\",\"expires_in\":1}",
                                          "{\"lab_id\":\"CANARY-4711\"}",
                                          "{\"payor_code\":\"CANARY-4711\",\"member_id\":[\"CANARY-4711\"]}"};
        for (const QByteArray &body : bodies)
            for (const DecoderUnderTest &decoder : everyDecoder)
                if (const auto error = decoder.run(body))
                    QVERIFY2(!error->text().toUtf8().contains(canary), decoder.name);
    }

    void bodiesCutAtEveryByteAreRefused_data()
    {
        QTest::addColumn<int>("decoder");
        QTest::addColumn<QString>("file");
        QTest::newRow("user") << 0 << u"user-full.json"_s;
        QTest::newRow("wrapped list") << 1 << u"users-wrapped.json"_s;
        QTest::newRow("bare list") << 1 << u"users-bare.json"_s;
        QTest::newRow("providers") << 3 << u"providers.json"_s;
        QTest::newRow("service centers") << 6 << u"centers.json"_s;
        QTest::newRow("insurance") << 8 << u"insurance-full.json"_s;
        QTest::newRow("token") << 9 << u"token.json"_s;
    }
    void bodiesCutAtEveryByteAreRefused()
    {
        QFETCH(int, decoder);
        QFETCH(QString, file);
        const QByteArray body = golden(file).trimmed();
        QVERIFY(!everyDecoder[decoder].run(body));
        for (qsizetype length = 0; length < body.size(); ++length) {
            const auto error = everyDecoder[decoder].run(body.left(length));
            QVERIFY2(error && isPath(error->path), qPrintable(QString::number(length)));
        }
    }

    void twentyThousandMutationsOfGoldenFilesBreakNothing()
    {
        QList<QByteArray> bodies;
        for (const QString &name : goldenFolder().entryList(QDir::Files, QDir::Name))
            bodies += golden(name);
        QVERIFY(bodies.size() > 30);
        QRandomGenerator random(20261120); // the same every time; a failure names its number
        int values = 0;
        int errors = 0;
        for (int i = 0; i < 20'000; ++i) {
            const QByteArray body = mutated(bodies.at(i % bodies.size()), random);
            const QByteArray fault = faultOfAnyDecoder(body);
            QVERIFY2(fault.isEmpty(), (fault + " at mutation " + QByteArray::number(i)).constData());
            for (const DecoderUnderTest &decoder : everyDecoder)
                decoder.run(body) ? ++errors : ++values;
        }
        QVERIFY2(values > 1000 && errors > 1000, "the mutations are all alike"); // both ways were walked
    }
};

LABDESK_TEST(tst_hostile)
#include "tst_hostile.moc"
