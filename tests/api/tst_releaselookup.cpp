// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/releaselookup.h"
#include "apitest.h"
#include "support/faultserver.h"

namespace {

QByteArray publishedReply()
{
    return httpReply("200 OK", "{\"version\":\"2.0.1\",\"notes\":\"https://labdesk.test/notes\"}");
}

} // namespace

/// Against a server on this machine that says what the test says.
class tst_releaselookup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReleaseIsFoundAndNothingIsTold()
    {
        FaultServer server({Play{.bytes = publishedReply()}});
        std::optional<Outcome<Release, ApiError>> came;
        api::Call call;
        bool wasOver = false;
        call = api::lookUpRelease(QUrl(server.url().toString() + u"/release.json"_s), [&](auto outcome) {
            wasOver = !call.isRunning();
            came = std::move(outcome);
        });
        QVERIFY2(!came, "never from inside");
        QTRY_VERIFY(came.has_value());
        QVERIFY(came->ok());
        QVERIFY(wasOver);
        QCOMPARE(came->value(), (Release{QVersionNumber(2, 0, 1), QUrl(u"https://labdesk.test/notes"_s)}));
        QCOMPARE(server.requests(), 1);
        const QByteArray head = server.heads().first();
        QVERIFY2(head.startsWith("GET /release.json HTTP/1.1"), head.constData());
        QCOMPARE(FaultServer::header(head, "User-Agent"), "labdesk"_ba); // no version, no system
        for (const char *name : {"Cookie", "Authorization", "x-service-api-key", "Referer", "Accept-Language"})
            QVERIFY2(FaultServer::header(head, name).isEmpty(), head.constData());
    }

    void whatIsNoReleaseIsAnError_data()
    {
        QTest::addColumn<QByteArray>("reply");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("status");
        QTest::newRow("nothing there") << httpReply("404 Not Found", "{}") << int(Kind::NotFound) << 404;
        QTest::newRow("somewhere else, which is not gone to")
            << httpReply("302 Found", "", "application/json", {"Location: https://elsewhere.test/"})
            << int(Kind::Redirected) << 302;
        QTest::newRow("a page for people")
            << httpReply("200 OK", "<html></html>", "text/html") << int(Kind::BadResponse) << 200;
        QTest::newRow("JSON of another kind") << httpReply("200 OK", "[]") << int(Kind::BadResponse) << 200;
        QTest::newRow("more than any release can be")
            << httpReply("200 OK", QByteArray(100'000, ' ')) << int(Kind::BadResponse) << 200;
        QTest::newRow("half of it")
            << "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{\"ver"_ba
            << int(Kind::ConnectionLost) << 200;
        QTest::newRow("no HTTP") << "SSH-2.0-OpenSSH\r\n"_ba << int(Kind::BadResponse) << 0;
        QTest::newRow("the server is at fault") << httpReply("500 Oops", "{}") << int(Kind::ServerFault) << 500;
    }

    void whatIsNoReleaseIsAnError()
    {
        QFETCH(QByteArray, reply);
        QFETCH(int, kind);
        QFETCH(int, status);
        FaultServer server({Play{.bytes = reply, .then = Play::Then::Close}});
        std::optional<Outcome<Release, ApiError>> came;
        const api::Call call = api::lookUpRelease(server.url(), [&](auto outcome) { came = std::move(outcome); });
        QTRY_VERIFY(came.has_value());
        QVERIFY(!came->ok());
        QCOMPARE(int(came->error().kind), kind);
        QCOMPARE(came->error().httpStatus, status);
        QTRY_COMPARE(server.requests(), 1); // what refuses it unread may see it later
    }

    void silenceEnds()
    {
        FaultServer server({Play{}});
        std::optional<Outcome<Release, ApiError>> came;
        const api::Call call = api::lookUpRelease(
            server.url(), [&](auto outcome) { came = std::move(outcome); }, 100ms);
        QTRY_VERIFY(came.has_value());
        QVERIFY(!came->ok());
        QCOMPARE(came->error().kind, Kind::TimedOut);
    }

    void whatIsLetGoOfIsNeverHeardOf()
    {
        FaultServer server({Play{.bytes = publishedReply()}});
        server.hold();
        bool came = false;
        api::Call call = api::lookUpRelease(server.url(), [&](const auto &) { came = true; });
        QTRY_COMPARE(server.requests(), 1);
        call.cancel();
        server.release();
        QTRY_COMPARE(server.openConnections(), 0);
        QVERIFY(!came);
    }
};

LABDESK_TEST(tst_releaselookup)
#include "tst_releaselookup.moc"
