// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/histories.h"

#include "service/teamkeys.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QHostAddress>
#include <QTimeZone>
#include <QTimer>
#include <QUrl>
#include <QUuid>

#include <csignal>
#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace labdesk::tests {

using namespace Qt::StringLiterals;
using namespace labdesk::service;

namespace {

constexpr int randomClients = 3, allClients = 5; // the last two read what there is in the end

struct Client
{
    Team team = {};
    int teamNumber = 1;
    Access access = Access::Write;
    QByteArray key = {};
    qint64 keySeq = 0;
    std::unique_ptr<QTcpSocket> socket = {}; ///< while a request is under way
    std::size_t entry = 0;
};

class Recorder
{
public:
    Recorder(ModelService &service, const Script &script) : m_service(service)
    {
        m_history.begin.now = service.now();
        Transaction transaction(service.beside());
        const Team ours = addTeam(), theirs = addTeam();
        const bool isOther = script.third == Access::Write;
        m_clients[0] = newClient(ours, 1, Access::Write);
        m_clients[1] = newClient(ours, 1, Access::Write);
        m_clients[2] = newClient(isOther ? theirs : ours, isOther ? 2 : 1, script.third);
        m_clients[3] = newClient(ours, 1, Access::Write);
        m_clients[4] = newClient(theirs, 2, Access::Write);
        addUsers(ours);
        transaction.commit();
    }

    History run(const Script &script)
    {
        for (const Step &step : script.steps)
            take(step);
        waitForAll();
        m_freeze.reset();
        if (m_isFull)
            m_service.setDiskFull(false);
        for (int client = randomClients; client < allClients; ++client)
            send({.client = client, .action = Action::List});
        for (int user = 0; user < 4; ++user)
            send({.client = randomClients, .action = Action::Sources, .user = user});
        waitForAll();
        return std::move(m_history);
    }

private:
    Team addTeam() { return keys::addTeam(m_service.beside(), QUuid::createUuid().toString()); }

    Client newClient(const Team &team, int number, Access access)
    {
        Client client{.team = team, .teamNumber = number, .access = access, .key = newSecret()};
        StoredKey key{
            .team = team, .name = QString::fromLatin1(client.key.first(12)), .canWrite = access == Access::Write};
        key.hash = KeyHasher(serviceSecret).hashOfKey(client.key);
        key.createdOn = m_service.now();
        client.keySeq = keys::add(m_service.beside(), key);
        return client;
    }

    void addUsers(const Team &team)
    {
        SourceConnectionStore store(m_service.beside());
        UserRecords users(m_service.beside(), store, team);
        SourceConnection transient = brokenConnectionTo(u"strava"_s);
        transient.error->type = u"unknown"_s;
        const std::vector<SourceConnection> many{connectionTo(u"oura"_s), transient,
                                                 connectionTo(u"apple_health_kit"_s, true)};
        const std::vector<SourceConnection> few{brokenConnectionTo(u"fitbit"_s), connectionTo(u"oura"_s)};
        for (int i = 0; i < 2; ++i) {
            User user;
            user.userId = QUuid::createUuid().toString(QUuid::WithoutBraces);
            user.clientUserId = u"seeded-%1"_s.arg(i);
            user.createdOn = m_service.now();
            users.add(user, i == 0 ? many : few);
            m_users[std::size_t(i)] = user.userId.toLatin1();
            ModelUser known{.id = m_users[std::size_t(i)], .clientId = user.clientUserId.toUtf8()};
            if (i == 0)
                known.sources = {{"oura", SourceState::Connected},
                                 {"strava", SourceState::Transient},
                                 {"apple_health_kit", SourceState::OnPhone}};
            else
                known.sources = {{"fitbit", SourceState::Broken}, {"oura", SourceState::Connected}};
            for (int j = 0; j < 6 + i; ++j) { // so that few are left of the eight an hour
                m_service.beside()
                    .prepare(u"INSERT INTO refreshes (user_seq, asked_at) VALUES (?, ?)"_s)
                    .run({user.seq, m_service.now() - 60 * j});
                known.refreshes.push_back(m_service.now() - 60 * j);
            }
            m_history.begin.users.push_back(known);
        }
    }

    void take(const Step &step)
    {
        switch (step.kind) {
        case Step::Kind::Ask:
            return send(step);
        case Step::Kind::Clock:
            waitForAll();
            m_service.advance(step.value.toLongLong());
            note({.action = Action::SetClock, .value = QByteArray::number(m_service.now())});
            // A source whose user's ingestion has ended may be listed until the database has a moment for it.
            send({.client = allClients - 2, .action = Action::List});
            return waitForAll();
        case Step::Kind::Revoke:
            waitForAll();
            m_freeze.reset(); // else it would be undone with it
            keys::revoke(m_service.beside(), m_clients[1].keySeq, m_service.now());
            m_service.passCacheTime();
            m_clients[1].access = Access::Revoked;
            return;
        case Step::Kind::Freeze:
            waitForAll();
            m_freeze.emplace(m_service.beside());
            if (m_service.beside().engine() == Engine::Postgres)
                m_service.beside().execute(u"LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE"_s);
            return;
        case Step::Kind::Kill:
            m_freeze.reset();
            if (m_isFull)
                m_service.setDiskFull(false);
            m_isFull = false;
            m_service.kill();
            return;
        case Step::Kind::FullDisk:
            m_isFull = !m_isFull;
            m_service.setDiskFull(m_isFull);
            return;
        }
    }

    Entry &note(Entry entry)
    {
        entry.invoked = m_time++;
        if (entry.action == Action::SetClock)
            entry.returned = m_time++;
        return m_history.entries.emplace_back(std::move(entry));
    }

    QByteArray userOf(int index) const
    {
        if (index < 2)
            return m_users[std::size_t(index)];
        const auto known = m_created.find(createdIds[index - 2]);
        return known == m_created.end() ? "00000000-0000-4000-8000-00000000dead"_ba : known->second;
    }

    void send(const Step &step)
    {
        Client &client = m_clients[std::size_t(step.client)];
        waitUntil([&] { return !client.socket; });
        client.entry = m_history.entries.size();
        const Entry &entry = note({.action = step.action,
                                   .team = client.teamNumber,
                                   .access = client.access,
                                   .user = userOf(step.user),
                                   .member = step.member,
                                   .value = step.value});
        client.socket = std::make_unique<QTcpSocket>();
        client.socket->connectToHost(QHostAddress(QHostAddress::LocalHost), m_service.port());
        client.socket->write(requestOf(entry, client.key));
        if (step.isDropped) {
            client.socket->waitForBytesWritten(); // the connection may end before the request is read, or after
            client.socket.reset();
        }
    }

    QByteArray requestOf(const Entry &entry, const QByteArray &key) const
    {
        static constexpr const char *starts[]
            = {"POST /v2/user/",         "GET /v2/user/",   "GET /v2/user/",    "GET /v2/user/providers/",
               "POST /v2/user/refresh/", "PATCH /v2/user/", "DELETE /v2/user/", "DELETE /v2/user/"};
        const bool hasUser = entry.action != Action::Create && entry.action != Action::List;
        QByteArray line = starts[int(entry.action)] + (hasUser ? entry.user : QByteArray());
        if (entry.action == Action::Deregister)
            line += '/' + entry.value;
        QByteArray body;
        if (entry.action == Action::Create || entry.action == Action::Change)
            body
                = "{\"" + (entry.member.isEmpty() ? "client_user_id"_ba : entry.member) + "\":\"" + entry.value + "\"}";
        return line + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(m_service.port())
            + "\r\nConnection: close\r\n" + keyField(key)
            + (body.isEmpty()
                   ? QByteArray()
                   : "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n")
            + "\r\n" + body;
    }

    // Takes what has arrived. A connection that ended without a response leaves its outcome unknown.
    void poll()
    {
        for (Client &client : m_clients) {
            if (!client.socket || client.socket->state() != QAbstractSocket::UnconnectedState)
                continue;
            Entry &entry = m_history.entries[client.entry];
            const TestReply reply = TestClient::parse(client.socket->readAll());
            client.socket.reset();
            entry.reply = replyText(entry.action, reply);
            if (entry.reply.isEmpty())
                continue;
            entry.returned = m_time++;
            const bool isCreated = entry.action == Action::Create && client.teamNumber == 1;
            if (const QByteArray id = entry.reply.mid(4, 36); isCreated && id.size() == 36)
                m_created[entry.value] = id;
        }
    }

    void waitUntil(const std::function<bool()> &done)
    {
        const QDeadlineTimer deadline(60'000);
        QTimer moment;
        moment.start(5); // a frozen database thaws once somebody has to wait for it
        QObject::connect(&moment, &QTimer::timeout, &moment, [this] { m_freeze.reset(); });
        poll();
        while (!done() && !deadline.hasExpired()) {
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
            poll();
        }
        if (!done())
            m_history.fault = "no response within a minute";
    }

    void waitForAll()
    {
        waitUntil([this] {
            return std::ranges::none_of(m_clients, [](const Client &client) { return bool(client.socket); });
        });
    }

    ModelService &m_service;
    History m_history;
    std::array<Client, allClients> m_clients;
    std::array<QByteArray, 2> m_users;
    std::map<QByteArray, QByteArray> m_created; ///< by client ID, in the first team
    std::optional<Transaction> m_freeze;
    bool m_isFull = false;
    int m_time = 0;
};

} // namespace

ModelService::ModelService(bool isProgram, std::function<void(const HttpRequest &, HttpResponse &)> reshape)
    : m_location(newDatabase(m_folder)), m_now(TestService::begin)
{
    if (isProgram) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LABDESK_SERVICE_SECRET"_s, QString::fromLatin1(serviceSecret));
        m_program.setProcessEnvironment(environment);
        m_program.setProgram(QStringLiteral(SERVICE_PROGRAM));
        m_program.setArguments({u"--database"_s, m_location, u"--users"_s, u"0"_s});
#ifdef Q_OS_LINUX
        m_program.setChildProcessModifier([] { ::signal(SIGXFSZ, SIG_IGN); });
#endif
        start();
    } else {
        ServiceOptions options = withSecret();
        options.database = m_location;
        options.workers = 2;
        options.clock = [this] { return QDateTime::fromSecsSinceEpoch(m_now, QTimeZone::utc()); };
        options.steadyClock = [this] { return std::chrono::milliseconds(m_steady); };
        options.reshape = std::move(reshape);
        m_local = std::make_unique<LocalService>(options);
        m_local->startAndWait();
        m_port = m_local->port();
    }
    m_beside = std::make_unique<Database>(m_location, Database::Access::Write);
}

ModelService::~ModelService()
{
    m_program.kill();
    m_program.waitForFinished();
}

qint64 ModelService::now() const
{
    return m_local ? m_now.load() : QDateTime::currentSecsSinceEpoch();
}

void ModelService::advance(qint64 seconds)
{
    m_now += seconds;
    m_steady += 60'000;
}

void ModelService::passCacheTime()
{
    m_steady += Authentication::cacheTime.count() + 1;
}

void ModelService::start()
{
    m_program.start();
    QByteArray printed;
    while (!printed.contains("\ndatabase: ") && m_program.waitForReadyRead(30'000))
        printed += m_program.readAllStandardOutput();
    const QByteArray address = printed.mid(printed.indexOf("address: ") + 9);
    m_port = quint16(QUrl(QString::fromLatin1(address.first(std::max<qsizetype>(address.indexOf('\n'), 0)))).port(0));
    if (m_port == 0)
        qWarning("the service did not start: %s", m_program.readAllStandardError().constData());
}

void ModelService::kill()
{
    m_program.kill();
    m_program.waitForFinished();
    start();
}

void ModelService::setDiskFull(bool isFull)
{
#ifdef Q_OS_LINUX
    rlimit limit{};
    const auto pid = pid_t(m_program.processId());
    ::prlimit(pid, RLIMIT_FSIZE, nullptr, &limit);
    limit.rlim_cur = isFull ? 0 : limit.rlim_max;
    ::prlimit(pid, RLIMIT_FSIZE, &limit, nullptr);
#else
    Q_UNUSED(isFull)
#endif
}

History record(ModelService &service, const Script &script)
{
    return Recorder(service, script).run(script);
}

QByteArray historyText(const History &history)
{
    QByteArray lines = history.fault.isEmpty() ? QByteArray() : history.fault + '\n';
    for (const Entry &entry : history.entries)
        lines += entryText(entry) + '\n';
    return lines;
}

} // namespace labdesk::tests
