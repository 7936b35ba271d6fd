// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/apiclient.h"
#include "callkinds.h"
#include "hostilepeers.h"
#include "support/measures.h"
#include "support/testmain.h"

using namespace labdesk;
using namespace labdesk::tests;
using namespace std::chrono_literals;

namespace {

/// Takes it and keeps nothing, as a reader of a list does with what it has read.
class Sieve : public api::BodySink
{
public:
    std::optional<ApiError> take(QByteArrayView) override { return std::nullopt; }
    std::optional<ApiError> finish() override { return std::nullopt; }
};

} // namespace

/// A peer that sends without end and as fast as it can, in each part of an answer: it costs no more memory than the
/// largest answer does.
class tst_floods : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void r9_aFloodStaysOutside_data();
    void r9_aFloodStaysOutside();
};

void tst_floods::r9_aFloodStaysOutside_data()
{
    QTest::addColumn<CallKind>("kind");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("forever");
    const QByteArray json = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
    const QByteArray chunked = json + "Transfer-Encoding: chunked\r\n\r\n";
    const QByteArray much(1024 * 1024, '1');
    const struct
    {
        const char *name;
        QByteArray first;
        QByteArray forever;
    } floods[] = {
        {"a body", json + "Connection: close\r\n\r\n[", QByteArray("0,").repeated(512 * 1024)},
        {"a body of 9 EB", json + "Content-Length: 9223372036854775807\r\n\r\n[", much},
        {"one chunk", chunked + "7fffffffffffffff\r\n[", much},
        {"chunks", chunked, QByteArray("2\r\n0,\r\n").repeated(64 * 1024)},
        {"a chunk's size", chunked, much},
        {"a chunk's extension", chunked + "5;a=", much},
        {"what follows the last chunk", chunked + "1\r\n1\r\n0\r\n", QByteArray("X: y\r\n").repeated(64 * 1024)},
        {"a refusal", "HTTP/1.1 500 No\r\nContent-Type: application/json\r\n\r\n", much},
        {"a status line", "HTTP/1.1 200 ", much},
        {"a header", json + "X: ", much},
        {"headers", json, QByteArray("X: y\r\n").repeated(64 * 1024)},
        {"interim heads", "", QByteArray("HTTP/1.1 100 Continue\r\n\r\n").repeated(1024)},
        {"interim headers", "HTTP/1.1 103 Early Hints\r\n", QByteArray("Link: </x>\r\n").repeated(1024)},
        {"line breaks", "", QByteArray("\r\n").repeated(64 * 1024)},
        {"noise", "\x01\x02", much},
    };
    for (const auto &[name, first, forever] : floods)
        for (const CallKind kind : {CallKind::Get, CallKind::Stream, CallKind::Create, CallKind::Delete})
            QTest::addRow("%s, to a %s", name, nameOf(kind)) << kind << first << forever;
}

void tst_floods::r9_aFloodStaysOutside()
{
    QFETCH(CallKind, kind);
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, forever);
    Flood flood(first, forever);
    forgetPeak();
    const double before = megabytes("VmRSS:");
    Result result;
    {
        api::ApiClient client(keyConnection(flood.url()), testKey(), quick(1500ms));
        const auto call = kind == CallKind::Stream
            ? client.stream(streamedUser(), std::make_shared<Sieve>(), {}, into(result))
            : sendKind(client, kind, into(result));
        QTRY_VERIFY_WITH_TIMEOUT(result.ended, 30'000);
    }
    QVERIFY(result.error);
    QVERIFY(result.error->httpStatus == 0 || result.error->httpStatus == 200 || result.error->httpStatus == 500);
    [[maybe_unused]] const double grown = megabytes("VmHWM:") - before;
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // sanitizers take memory of their own
    QVERIFY2(grown < 140, qPrintable(QString::number(grown)));      // 64 MiB may be an answer; a process has 60 before
#endif
    if (!isRead(kind) && result.error->httpStatus != 500)
        QCOMPARE(result.error->kind, ApiError::Kind::OutcomeUnknown);
}

LABDESK_TEST(tst_floods)
#include "tst_floods.moc"
