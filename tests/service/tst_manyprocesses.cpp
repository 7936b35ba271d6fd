// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/serviceprogram.h"
#include "service/testservice.h"
#include "support/testmain.h"

#include <QHostAddress>
#include <QProcess>
#include <QRegularExpression>
#include <QTcpSocket>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

namespace {

// The program, on a database that others use as well.
class ServiceProcess
{
public:
    ServiceProcess(const QString &database, int users)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LABDESK_SERVICE_KEY"_s, u"k"_s);
        m_program.setProcessEnvironment(environment);
        m_program.start(QStringLiteral(SERVICE_PROGRAM),
                        {u"--database"_s, database, u"--users"_s, QString::number(users)});
    }
    ~ServiceProcess()
    {
        stop(m_program);
        m_program.waitForFinished();
    }

    bool isReady()
    {
        m_said += m_program.readAllStandardOutput();
        return m_said.contains("payor code: ");
    }
    quint16 port() const
    {
        static const QRegularExpression address(u"address: http://127.0.0.1:([0-9]+)"_s);
        return address.match(QString::fromUtf8(m_said)).captured(1).toUShort();
    }
    QProcess &program() { return m_program; }

private:
    QProcess m_program;
    QByteArray m_said;
};

// Sends every request at once, each on a connection of its own, and counts the answers by their status; 0: none.
QMap<int, int> statusesOf(const std::vector<std::unique_ptr<ServiceProcess>> &processes, int count,
                          const std::function<QByteArray(int)> &request)
{
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    QList<QByteArray> received(count);
    for (int i = 0; i < count; ++i) {
        const quint16 port = processes[static_cast<std::size_t>(i) % processes.size()]->port();
        auto &socket = sockets.emplace_back(std::make_unique<QTcpSocket>());
        socket->connectToHost(QHostAddress(QHostAddress::LocalHost), port);
        const QByteArray asked = request(i);
        const qsizetype line = asked.indexOf('\n') + 1;
        socket->write(asked.first(line) + "Host: 127.0.0.1:" + QByteArray::number(port)
                      + "\r\nx-service-api-key: k\r\nConnection: close\r\n" + asked.sliced(line));
    }
    const auto areDone = [&] {
        return std::ranges::all_of(
            sockets, [](const auto &socket) { return socket->state() == QAbstractSocket::UnconnectedState; });
    };
    QMap<int, int> statuses;
    if (!QTest::qWaitFor(areDone, 30'000))
        return statuses;
    for (const auto &socket : sockets)
        ++statuses[TestClient::parse(socket->readAll()).status];
    return statuses;
}

QByteArray creating(const QByteArray &clientUserId)
{
    const QByteArray body = "{\"client_user_id\":\"" + clientUserId + "\"}";
    return "POST /v2/user/ HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

} // namespace

// Rules that hold across the processes on one database.
class tst_manyprocesses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_database = newDatabase(m_folder);
        m_processes.clear();
    }
    void cleanup() { m_processes.clear(); }

    void whoStartsAtOnceFillsTheDatabaseOnce()
    {
        start(3, 50);
        QCOMPARE(m_processes.size(), std::size_t(3));
        const Database database(m_database, Database::Access::Read);
        QCOMPARE(database.number(u"SELECT count(*) FROM teams"_s), 1);
        QCOMPARE(database.number(u"SELECT count(*) FROM users"_s), 50);
        QCOMPARE(database.number(u"SELECT count(*) FROM labs"_s), 10);
    }

    void oneOfAHundredCreatesOfAClientIdIsDone()
    {
        start(3, 0);
        const QByteArray asked = creating("the-same");
        QCOMPARE(statusesOf(m_processes, 100, [&](int) { return asked; }), (QMap<int, int>{{200, 1}, {400, 99}}));
        QCOMPARE(ask("GET", "/v2/user/").object()[u"total"], 1);
    }

    void everyClientIdOfItsOwnIsCreated()
    {
        start(3, 0);
        const auto distinct = [](int i) { return creating("client-" + QByteArray::number(i)); };
        QCOMPARE(statusesOf(m_processes, 60, distinct), (QMap<int, int>{{200, 60}}));
        const QJsonObject list = ask("GET", "/v2/user/").object();
        QCOMPARE(list[u"total"], 60);
        QCOMPARE(list[u"users"].toArray().size(), 60);
    }

    void eightOfFiftyRefreshesAreAccepted()
    {
        start(3, 30);
        const QByteArray user = connectedUser();
        QVERIFY(!user.isEmpty());
        const auto refresh
            = [&](int) { return "POST /v2/user/refresh/" + user + " HTTP/1.1\r\nContent-Length: 0\r\n\r\n"; };
        QMap<int, int> statuses = statusesOf(m_processes, 50, refresh);
        QCOMPARE(statuses.take(200) + statuses.take(202), 8);
        QCOMPARE(statuses, (QMap<int, int>{{429, 42}}));
    }

    void aUserIsDeletedOnce()
    {
        start(3, 5);
        const QByteArray user = ask("GET", "/v2/user/").object()[u"users"][0][u"user_id"].toString().toLatin1();
        const auto removal = [&](int) { return "DELETE /v2/user/" + user + " HTTP/1.1\r\n\r\n"; };
        QCOMPARE(statusesOf(m_processes, 30, removal), (QMap<int, int>{{200, 1}, {404, 29}}));
        QCOMPARE(ask("GET", "/v2/user/").object()[u"total"], 4);
    }

    void changesOfOneUserDoNotUndoEachOther()
    {
        start(3, 1);
        const QByteArray user = ask("GET", "/v2/user/").object()[u"users"][0][u"user_id"].toString().toLatin1();
        const QByteArrayList bodies{R"({"fallback_time_zone":"America/Phoenix"})",
                                    R"({"fallback_birth_date":"1980-02-03"})", R"({"ingestion_start":"2020-01-01"})"};
        const auto change = [&](int i) {
            const QByteArray &body = bodies[i % bodies.size()];
            return "PATCH /v2/user/" + user + " HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: "
                + QByteArray::number(body.size()) + "\r\n\r\n" + body;
        };
        QCOMPARE(statusesOf(m_processes, 30, change), (QMap<int, int>{{204, 30}}));
        const QJsonObject changed = ask("GET", "/v2/user/" + user).object();
        QCOMPARE(changed[u"fallback_time_zone"][u"id"], u"America/Phoenix"_s);
        QCOMPARE(changed[u"fallback_birth_date"][u"value"], u"1980-02-03"_s);
        QCOMPARE(changed[u"ingestion_start"], u"2020-01-01"_s);
    }

private:
    void start(int count, int users)
    {
        for (int i = 0; i < count; ++i)
            m_processes.push_back(std::make_unique<ServiceProcess>(m_database, users));
        for (const auto &process : m_processes)
            QTRY_VERIFY_WITH_TIMEOUT(process->isReady() || process->program().state() == QProcess::NotRunning, 30'000);
        for (const auto &process : m_processes)
            QVERIFY2(process->isReady(), process->program().readAllStandardError().constData());
    }

    TestReply ask(const QByteArray &method, const QByteArray &target)
    {
        return TestClient(m_processes.back()->port(), "k").ask(method, target);
    }

    QByteArray connectedUser()
    {
        for (const QJsonValue &user : ask("GET", "/v2/user/").object()[u"users"].toArray()) {
            const QByteArray id = user[u"user_id"].toString().toLatin1();
            for (const QJsonValue &source : ask("GET", "/v2/user/providers/" + id).object()[u"providers"].toArray())
                if (source[u"status"] == u"connected"_s)
                    return id;
        }
        return {};
    }

    QTemporaryDir m_folder;
    QString m_database;
    std::vector<std::unique_ptr<ServiceProcess>> m_processes;
};

LABDESK_TEST(tst_manyprocesses)
#include "tst_manyprocesses.moc"
