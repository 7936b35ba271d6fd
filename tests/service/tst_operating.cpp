// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/jsonlog.h"
#include "service/servicemetrics.h"
#include "service/serviceprogram.h"
#include "service/testservice.h"
#include "support/testmain.h"

#include <QHostAddress>
#include <QJsonDocument>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk::service;
using namespace labdesk::tests;

namespace {

ServiceOptions watched()
{
    ServiceOptions options = TestService::small();
    options.key = "k-secret";
    options.network.adminPort = 0;
    return options;
}

TestReply admin(quint16 port, const QByteArray &target)
{
    return TestClient(port, {}).ask("GET", target);
}

const QByteArray trace = "4bf92f3577b34da6a3ce929d0e0e4736";
const QByteArray traceField = "traceparent: 00-" + trace + "-00f067aa0ba902b7-01\r\n";

} // namespace

// What whoever operates the service sees of it: health, metrics, logs, and how it stops.
class tst_operating : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAdminPortAnswersThreeQuestions_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");
        QTest::newRow("health") << "GET /healthz"_ba << 200;
        QTest::newRow("readiness") << "GET /readyz"_ba << 200;
        QTest::newRow("metrics") << "GET /metrics"_ba << 200;
        QTest::newRow("the service itself") << "GET /v2/user/"_ba << 404;
        QTest::newRow("a write") << "POST /healthz"_ba << 405;
    }
    void theAdminPortAnswersThreeQuestions()
    {
        QFETCH(QByteArray, request);
        TestService service(watched());
        TestClient client(service.local().adminPort(), {});
        QTEST(client.ask(request.split(' ')[0], request.split(' ')[1]).status, "status");
    }

    void theAdminPortIsNotForWebPages()
    {
        TestService service(watched());
        TestClient client(service.local().adminPort(), {});
        QCOMPARE(
            TestClient::parse(client.exchange("GET /metrics HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n"))
                .status,
            421);
    }

    // After its last answer, the service waits a second for the client's end of the connection.
    void aClientThatNeverClosesIsNotWaitedFor()
    {
        TestService service(watched());
        QTcpSocket client;
        client.setReadBufferSize(1); // so that it doesn't learn of the end
        client.connectToHost(QHostAddress(QHostAddress::LocalHost), service.local().port());
        client.write("GET /v2/providers HTTP/1.1\r\nHost: localhost:" + QByteArray::number(service.local().port())
                     + "\r\nConnection: close\r\n\r\n");
        QTRY_VERIFY(client.bytesAvailable() > 0);
        QTRY_VERIFY_WITH_TIMEOUT(
            admin(service.local().adminPort(), "/metrics").body.contains("\nlabdesk_open_connections 0\n"), 20'000);
        QCOMPARE(client.state(), QAbstractSocket::ConnectedState);
    }

    void theServiceHasNoAdminPagesOfItsOwn()
    {
        TestService service(watched());
        QCOMPARE(service.ask("GET", "/metrics").status, 404);
    }

    void metricsCountByRouteAndStatus()
    {
        TestService service(watched());
        const QByteArray id = service.addUser(u"client-1"_s, {});
        (void)service.ask("GET", "/v2/user/" + id);
        (void)service.ask("GET", "/v2/user/" + id + "?x=1");
        (void)service.ask("GET", "/v2/user/00000000-0000-0000-0000-000000000001");
        (void)service.ask("BREW", "/v2/user/" + id);
        (void)service.ask("GET", "/tea");
        (void)service.client().exchange("nonsense\r\n\r\n");
        service.client().setKeyField({});
        (void)service.ask("GET", "/v2/user/");
        const QByteArray metrics = admin(service.local().adminPort(), "/metrics").body;
        const auto has = [&](const QByteArray &line) { return ('\n' + metrics).contains('\n' + line + '\n'); };
        const QByteArray requests = "labdesk_requests_total{method=", of = R"("GET",route="/v2/user/{}",status=)";
        QVERIFY2(has(requests + of + R"("2xx"} 2)"), metrics.constData());
        QVERIFY(has(requests + of + R"("4xx"} 1)"));
        QVERIFY(has(requests + R"("other",route="/v2/user/{}",status="4xx"} 1)"));
        QVERIFY(has(requests + R"("GET",route="none",status="4xx"} 1)"));
        QVERIFY(has(requests + R"("other",route="none",status="4xx"} 1)"));
        QVERIFY(has(requests + R"("GET",route="/v2/user",status="4xx"} 1)"));
        QVERIFY(has(R"(labdesk_request_duration_seconds_count{method="GET",route="/v2/user/{}"} 3)"));
        QVERIFY(has(R"(labdesk_request_duration_seconds_bucket{method="GET",route="/v2/user/{}",le="+Inf"} 3)"));
        QVERIFY(has("labdesk_open_connections 1"));
        QVERIFY(has("labdesk_database_errors_total 0"));
        for (const QByteArray &secret : {id, "k-secret"_ba, "client-1"_ba, "tea"_ba, "BREW"_ba})
            QVERIFY2(!metrics.contains(secret), secret.constData());
    }

    void aSumStillCountsMillisecondsAfterAMonth()
    {
        labdesk::service::ServiceMetrics metrics;
        for (const std::chrono::microseconds duration : {3'000'000'000'000us, 400us})
            metrics.count(
                {.requestId = "k-1", .method = "GET", .route = "/v2/user", .status = 200, .duration = duration});
        const QByteArray sum = R"(labdesk_request_duration_seconds_sum{method="GET",route="/v2/user"} 3000000.0004)";
        QVERIFY2(metrics.exposition().contains(sum + '\n'), metrics.exposition().constData());
    }

    void prometheusReadsTheMetrics() // the peer that they are for, where it is installed
    {
        const QString promtool = QStandardPaths::findExecutable(u"promtool"_s);
        if (promtool.isEmpty())
            QSKIP("promtool is not installed");
        TestService service(watched());
        (void)service.ask("GET", "/v2/user/");
        QProcess check;
        check.start(promtool, {u"check"_s, u"metrics"_s});
        check.write(admin(service.local().adminPort(), "/metrics").body);
        check.closeWriteChannel();
        QTRY_COMPARE(check.state(), QProcess::NotRunning);
        QCOMPARE(check.readAllStandardError(), QByteArray());
        QCOMPARE(check.exitCode(), 0);
    }

    void aDatabaseThatFailsIsCounted()
    {
        TestService service(watched());
        Database(service.database(), Database::Access::Write).execute(u"ALTER TABLE payors RENAME TO others"_s);
        QCOMPARE(service.ask("GET", "/v3/insurance/search/payor").status, 500);
        const QByteArray metrics = admin(service.local().adminPort(), "/metrics").body;
        QVERIFY2(metrics.contains("\nlabdesk_database_errors_total 1\n"), metrics.constData());
    }

    void everyAnswerHasAnIdOfItsOwn()
    {
        TestService service;
        QSet<QByteArray> ids;
        for (const QByteArray &target : {"/v2/providers"_ba, "/v2/user/"_ba, "/tea"_ba})
            ids += service.ask("GET", target).fields["x-request-id"];
        service.client().setKeyField({});
        ids += service.ask("GET", "/v2/providers").fields["x-request-id"];
        QCOMPARE(ids.size(), 4);
        for (const QByteArray &id : std::as_const(ids))
            QCOMPARE(QByteArray::fromHex(id).toHex().size(), 16);
    }

    void aLogThatNobodyReadsEndsNothing()
    {
#ifndef Q_OS_LINUX
        QSKIP("needs a pipe with a name");
#else
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(u"log"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), S_IRUSR | S_IWUSR), 0);
        const int reader = ::open(QFile::encodeName(pipe).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        QProcess program;
        program.setStandardErrorFile(pipe);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LABDESK_SERVICE_KEY"_s, u"k-secret"_s);
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(SERVICE_PROGRAM), {u"--users"_s, u"3"_s, u"--log-format"_s, u"json"_s});
        QByteArray log;
        char piece[1024];
        QTRY_VERIFY_WITH_TIMEOUT(
            (log.append(piece, std::max<ssize_t>(::read(reader, piece, sizeof piece), 0)), log.endsWith('\n')), 30'000);
        ::close(reader);
        const QString greeting = QJsonDocument::fromJson(log)[u"message"].toString();
        TestClient client(static_cast<quint16>(QUrl(greeting.mid(greeting.indexOf(u"http"))).port()), "k-secret");
        for (int request = 0; request < 2; ++request) // each has a line in the log
            QCOMPARE(client.ask("GET", "/v2/providers").status, 200);
        stop(program);
        QVERIFY(program.waitForFinished(20'000));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
#endif
    }

    void theLogHasALineForEachRequestAndNothingPersonal()
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LABDESK_SERVICE_KEY"_s, u"k-secret"_s);
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(SERVICE_PROGRAM), {u"--users"_s, u"3"_s, u"--log-format"_s, u"json"_s});
        QByteArray log;
        const auto awaitLines = [&](int lines) {
            return QTest::qWaitFor(
                [&] {
                    log += program.readAllStandardError();
                    return log.count('\n') >= lines;
                },
                30'000);
        };
        QVERIFY2(awaitLines(1), log.constData());
        const QString greeting = QJsonDocument::fromJson(log)[u"message"].toString();
        TestClient client(static_cast<quint16>(QUrl(greeting.mid(greeting.indexOf(u"http"))).port()), "k-secret");
        const QByteArray id = "00000000-0000-0000-0000-00000000abcd";
        const TestReply reply = client.ask("GET", "/v2/user/" + id + "?secret=query", {}, traceField);
        (void)client.ask("POST", "/v2/user/", R"({"client_user_id":"someone"})", "traceparent: wrong\r\n");
        QVERIFY(awaitLines(3));
        QCOMPARE(program.readAllStandardOutput(), QByteArray());
        for (const QByteArray &secret : {id, "secret"_ba, "someone"_ba, "wrong"_ba})
            QVERIFY2(!log.contains(secret), log.constData());

        const QByteArrayList lines = log.trimmed().split('\n');
        const QJsonObject read = QJsonDocument::fromJson(lines[1]).object(),
                          write = QJsonDocument::fromJson(lines[2]).object();
        QCOMPARE(read.keys(),
                 (QStringList{u"bytes"_s, u"duration_ms"_s, u"level"_s, u"method"_s, u"request_id"_s, u"route"_s,
                              u"status"_s, u"time"_s, u"trace_id"_s}));
        QCOMPARE(read[u"request_id"].toString().toLatin1(), reply.fields["x-request-id"]);
        QCOMPARE(read[u"trace_id"].toString().toLatin1(), trace);
        QCOMPARE(read[u"route"].toString(), u"/v2/user/{}"_s);
        QCOMPARE(read[u"status"].toInt(), 404);
        QCOMPARE(read[u"bytes"].toInt(), reply.body.size());
        QVERIFY(QDateTime::fromString(read[u"time"].toString(), Qt::ISODateWithMs).isValid());
        QVERIFY(!write.contains(u"trace_id"_s));
        QCOMPARE(write[u"method"].toString(), u"POST"_s);
        QCOMPARE(write[u"status"].toInt(), 200);
        stop(program);
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
    }

    void failuresAreErrors()
    {
        ServedRequest request;
        request.status = 500;
        QVERIFY(logLine(request).contains(R"("level":"error")"));
        request.status = 404;
        QVERIFY(logLine(request).contains(R"("level":"info")"));
    }

    void stoppingFinishesWhatIsUnderWay()
    {
#ifdef Q_OS_WIN
        QSKIP("Windows has no signals.");
#else
        ServiceProgram program({u"--users"_s, u"0"_s, u"--key"_s, u"k"_s, u"--admin-port"_s, u"0"_s});
        const QByteArray host
            = "Host: 127.0.0.1:" + QByteArray::number(program.port()) + "\r\nx-service-api-key: k\r\n";
        const quint16 adminPort = program.port("admin");
        QTcpSocket writer, idle;
        for (QTcpSocket *socket : {&writer, &idle})
            socket->connectToHost(u"127.0.0.1"_s, program.port());
        const QByteArray body = R"({"client_user_id":"a"})";
        writer.write("POST /v2/user/ HTTP/1.1\r\n" + host
                     + "Content-Type: application/json\r\nExpect: 100-continue\r\n"
                       "Content-Length: "
                     + QByteArray::number(body.size()) + "\r\n\r\n");
        QTRY_VERIFY(writer.bytesAvailable() > 0);
        QVERIFY(writer.readAll().startsWith("HTTP/1.1 100")); // it waits for the body
        QCOMPARE(admin(adminPort, "/readyz").status, 200);

        program.raise(SIGTERM);
        QTRY_COMPARE(idle.state(), QAbstractSocket::UnconnectedState);
        const TestReply ready = admin(adminPort, "/readyz");
        QCOMPARE(ready.status, 503);
        QCOMPARE(ready.body, QByteArray("stopping\n"));
        QCOMPARE(admin(adminPort, "/healthz").status, 200);
        QTcpSocket late;
        late.connectToHost(u"127.0.0.1"_s, program.port());
        QTRY_COMPARE(late.error(), QAbstractSocket::ConnectionRefusedError);

        writer.write(body);
        QByteArray received;
        QTRY_VERIFY((received += writer.readAll(), writer.state() == QAbstractSocket::UnconnectedState));
        const TestReply reply = TestClient::parse(received);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.fields["connection"], QByteArray("close"));
        QCOMPARE(reply.object()[u"client_user_id"].toString(), u"a"_s);
        QTRY_COMPARE(program.process().state(), QProcess::NotRunning);
        QCOMPARE(program.process().exitCode(), 0);
#endif
    }

    void stoppingWaitsForNobodyForLong()
    {
        ServiceOptions options = TestService::small();
        options.key = "k";
        options.network.stopTime = std::chrono::milliseconds(300);
        auto service = std::make_unique<TestService>(options);
        QTcpSocket writer;
        writer.connectToHost(u"127.0.0.1"_s, service->local().port());
        writer.write("POST /v2/user/ HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(service->local().port())
                     + "\r\nx-service-api-key: k\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n");
        QTRY_VERIFY(writer.bytesAvailable() > 0);
        QVERIFY(writer.readAll().startsWith("HTTP/1.1 100"));
        QElapsedTimer timer;
        timer.start();
        service.reset();
        QVERIFY2(timer.elapsed() >= 250, QByteArray::number(timer.elapsed()).constData());
        QTRY_COMPARE(writer.state(), QAbstractSocket::UnconnectedState);
    }
};

LABDESK_TEST(tst_operating)
#include "tst_operating.moc"
