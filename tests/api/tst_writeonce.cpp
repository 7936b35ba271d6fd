// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/exchange.h"
#include "api/writeoncedevice.h"
#include "callkinds.h"
#include "support/faultserver.h"
#include "support/testmain.h"

#include <QNetworkAccessManager>

using namespace labdesk;
using namespace labdesk::tests;
using namespace std::chrono_literals;
using End = api::HttpReply::End;
using Then = Play::Then;
using When = Play::When;

/// The device, and what the transport does with it when the connection goes.
class tst_writeonce : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDeviceCanBeReadOnce();
    void anEmptyDeviceIsNoEndOfFile();
    void theTransportAloneSendsAWriteAgain();
    void onTheWireAtMostOnce_data();
    void onTheWireAtMostOnce();
    void aWriteIsSentWithItsLengthAndBody();
    void aBodilessWriteIsSentWithALengthOfNothing();
    void aLargeBodyArrivesWhole();
    void nothingWasSentIsSaidOnlyWhenItIsCertain_data();
    void nothingWasSentIsSaidOnlyWhenItIsCertain();
    void aServiceThatWentAfterTheWriteIsNoRefusal();
};

namespace {

struct Sent
{
    std::optional<api::HttpReply> reply;
    std::unique_ptr<api::Exchange> exchange;
};

void send(Sent &sent, const std::shared_ptr<api::HardenedNetwork> &network, const QUrl &url, api::Verb verb, const QByteArray &body,
          std::chrono::milliseconds deadline = 2000ms)
{
    QNetworkRequest request = api::makeHardenedRequest(url);
    request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArray("application/json"));
    sent.exchange = std::make_unique<api::Exchange>(network, request, verb, body,
                                                    api::Exchange::Limits{deadline, deadline, 1024 * 1024},
                                                    [&sent](api::HttpReply reply) { sent.reply = std::move(reply); });
}

const Play Good{.bytes = httpReply("200 OK", "{}")};

} // namespace

void tst_writeonce::theDeviceCanBeReadOnce()
{
    api::WriteOnceDevice device("0123456789");
    QVERIFY(device.isSequential());
    QVERIFY(!device.wasTouched());
    QCOMPARE(device.read(4), "0123");
    QVERIFY(device.wasTouched());
    QVERIFY(!device.reset());
    QCOMPARE(device.readAll(), "456789");
    QVERIFY(device.atEnd());
    QCOMPARE(device.readAll(), "");
}

void tst_writeonce::anEmptyDeviceIsNoEndOfFile()
{
    api::WriteOnceDevice device("");
    char c = 0;
    QCOMPARE(device.read(&c, 1), 0);
    QVERIFY(device.atEnd());
    QVERIFY(!device.reset());
}

/// The reason for all this. Should a later transport behave, the device can go; until then this shows that the counting works.
void tst_writeonce::theTransportAloneSendsAWriteAgain()
{
    FaultServer server({Play{.then = Then::Close}});
    QNetworkAccessManager plain;
    std::unique_ptr<QNetworkReply> reply(plain.sendCustomRequest(api::makeHardenedRequest(server.url()), "DELETE"));
    QTRY_VERIFY(reply->isFinished());
    QVERIFY2(server.requests() > 1, "the transport no longer sends twice: the write-once device may be obsolete");
}

void tst_writeonce::onTheWireAtMostOnce_data()
{
    QTest::addColumn<api::Verb>("verb");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("when");
    QTest::addColumn<int>("then");
    QTest::addColumn<bool>("keptAlive");
    const std::pair<const char *, QByteArray> bodies[] = {{"DELETE", ""}, {"POST", ""}, {"POST", R"({"a":1})"}, {"PATCH", R"({"a":1})"},
                                                          {"PATCH", QByteArray(300'000, 'x')}};
    for (const auto &[name, body] : bodies)
        for (const auto when : {When::Accepted, When::HeadCame, When::RequestCame})
            for (const auto then : {Then::Close, Then::Reset})
                for (const bool keptAlive : {false, true}) {
                    if (keptAlive && when == When::Accepted)
                        continue;
                    const api::Verb verb = QByteArray(name) == "DELETE" ? api::Verb::Delete
                        : QByteArray(name) == "POST" ? api::Verb::Post : api::Verb::Patch;
                    static const char *const moments[] = {"as soon as connected", "after the head", "after the request"};
                    QTest::addRow("%s with %d bytes, %s %s, %s connection", name, int(body.size()),
                                  then == Then::Close ? "closed" : "reset", moments[int(when)], keptAlive ? "kept-alive" : "fresh")
                        << verb << body << int(when) << int(then) << keptAlive;
                }
}

void tst_writeonce::onTheWireAtMostOnce()
{
    QFETCH(api::Verb, verb);
    QFETCH(QByteArray, body);
    QFETCH(int, when);
    QFETCH(int, then);
    QFETCH(bool, keptAlive);
    const Play broken{.when = When(when), .then = Then(then)};
    FaultServer server(keptAlive ? std::vector<Play>{Good, broken} : std::vector<Play>{broken});
    const auto network = std::make_shared<api::HardenedNetwork>();
    if (keptAlive) {
        Sent warmUp;
        send(warmUp, network, server.url(), api::Verb::Get, "");
        QTRY_VERIFY(warmUp.reply);
    }
    Sent sent;
    send(sent, network, server.url(), verb, body);
    QTRY_VERIFY(sent.reply);
    QVERIFY(sent.reply->end != End::Complete);
    QVERIFY(!sent.reply->nothingWasSent || server.requests() == (keptAlive ? 1 : 0));
    QVERIFY2(server.requests() - (keptAlive ? 1 : 0) <= 1, "sent twice");
}

void tst_writeonce::aWriteIsSentWithItsLengthAndBody()
{
    FaultServer server({Good});
    const auto network = std::make_shared<api::HardenedNetwork>();
    Sent sent;
    send(sent, network, server.url(), api::Verb::Patch, R"({"a":1})");
    QTRY_VERIFY(sent.reply);
    QCOMPARE(sent.reply->end, End::Complete);
    QCOMPARE(server.bodies(), QList<QByteArray>{R"({"a":1})"});
    QVERIFY(server.heads().first().startsWith("PATCH / HTTP/1.1\r\n"));
    QCOMPARE(FaultServer::header(server.heads().first(), "content-length"), "7");
    QVERIFY(FaultServer::header(server.heads().first(), "transfer-encoding").isNull());
}

void tst_writeonce::aBodilessWriteIsSentWithALengthOfNothing()
{
    FaultServer server({Good});
    const auto network = std::make_shared<api::HardenedNetwork>();
    for (const api::Verb verb : {api::Verb::Delete, api::Verb::Post}) {
        Sent sent;
        send(sent, network, server.url(), verb, "");
        QTRY_VERIFY(sent.reply);
        QCOMPARE(sent.reply->end, End::Complete);
        QCOMPARE(FaultServer::header(server.heads().last(), "content-length"), "0");
    }
    QCOMPARE(server.requests(), 2);
    QCOMPARE(server.connections(), 1);
}

void tst_writeonce::aLargeBodyArrivesWhole()
{
    QByteArray body;
    for (int i = 0; i < 200'000; ++i)
        body += QByteArray::number(i);
    FaultServer server({Good});
    const auto network = std::make_shared<api::HardenedNetwork>();
    Sent sent;
    send(sent, network, server.url(), api::Verb::Post, body, 10s);
    QTRY_VERIFY(sent.reply);
    QCOMPARE(sent.reply->end, End::Complete);
    QVERIFY(server.bodies().first() == body);
}

void tst_writeonce::nothingWasSentIsSaidOnlyWhenItIsCertain_data()
{
    QTest::addColumn<QString>("host"); // empty: the server of the test, which stays silent
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("end");
    QTest::addColumn<bool>("nothingWasSent");
    for (const QByteArray &body : {QByteArray(), QByteArray("{}")}) {
        const char *const kind = body.isEmpty() ? "without a body" : "with a body";
        QTest::addRow("a closed port, %s", kind) << QStringLiteral("http://127.0.0.1:1") << body << int(End::Refused) << true;
        QTest::addRow("a name without an address, %s", kind) << QStringLiteral("https://no-such-host.invalid") << body
                                                             << int(End::HostNotFound) << true;
        QTest::addRow("a silent server, %s", kind) << QString() << body << int(End::DeadlinePassed) << false;
    }
}

void tst_writeonce::nothingWasSentIsSaidOnlyWhenItIsCertain()
{
    QFETCH(QString, host);
    QFETCH(QByteArray, body);
    QFETCH(int, end);
    FaultServer server({Play{}});
    const auto network = std::make_shared<api::HardenedNetwork>();
    Sent sent;
    send(sent, network, host.isEmpty() ? server.url() : QUrl(host), body.isEmpty() ? api::Verb::Delete : api::Verb::Post, body,
         host.isEmpty() ? 150ms : 4500ms);
    QTRY_VERIFY(sent.reply);
    // Which of the two timers of the same length is first does not matter.
    const End got = sent.reply->end == End::Silent ? End::DeadlinePassed : sent.reply->end;
    QCOMPARE(int(got), end);
    QTEST(sent.reply->nothingWasSent, "nothingWasSent");
}

/// The transport may try to connect again after the connection went; that this is refused says nothing about the write.
void tst_writeonce::aServiceThatWentAfterTheWriteIsNoRefusal()
{
    for (const bool keptAlive : {false, true}) {
        auto server = std::make_unique<FaultServer>(std::vector<Play>{Good, Play{}});
        if (!keptAlive)
            server->setPlays({Play{}});
        const auto network = std::make_shared<api::HardenedNetwork>();
        if (keptAlive) {
            Sent warmUp;
            send(warmUp, network, server->url(), api::Verb::Get, "");
            QTRY_VERIFY(warmUp.reply);
        }
        Sent sent;
        send(sent, network, server->url(), api::Verb::Delete, "");
        QTRY_COMPARE(server->requests(), keptAlive ? 2 : 1);
        server.reset(); // its port is closed now
        QTRY_VERIFY(sent.reply);
        QVERIFY(!sent.reply->nothingWasSent);
    }
}

LABDESK_TEST(tst_writeonce)
#include "tst_writeonce.moc"
