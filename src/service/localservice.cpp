// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/localservice.h"

#include "service/adminserver.h"
#include "service/authentication.h"
#include "service/databaseprobe.h"
#include "service/databasewatch.h"
#include "service/engine.h"
#include "service/errorbodies.h"
#include "service/hostcheck.h"
#include "service/jsonlog.h"
#include "service/ratelimiter.h"
#include "service/servicecore.h"
#include "service/testhook.h"
#include "service/workerpool.h"

#include <QFile>
#include <QTemporaryDir>

#include <atomic>
#include <chrono>
#include <future>
#include <optional>
#include <system_error>
#include <thread>

namespace labdesk::service {

using namespace Qt::StringLiterals;

// What the owner's thread shares with that of the service.
struct LocalService::Private
{
    enum class State { Starting, Ready, Stopping }; ///< Stopping also after starting over has failed
    struct Facts
    {
        quint16 port = 0;
        ServiceExamples examples = {};
        QString writeFault = {};
    };
    class Running;

    explicit Private(LocalService &service) : owner(service) { }

    // In the service's thread.
    void run();
    void renew(quint64 seed);
    std::unique_ptr<AdminServer> newAdmin();
    template <class Work> void tellOwner(Work work)
    {
        QMetaObject::invokeMethod(&owner, std::move(work), Qt::QueuedConnection);
    }

    LocalService &owner;
    ServiceOptions options;
    FaultInjector faults;
    ServiceMetrics metrics;
    DatabaseProbe probe;
    DatabaseWatch watch;
    std::atomic<State> state = State::Starting;
    std::thread thread;
    std::promise<void> start; ///< kept when the service has started, or has failed to
    std::future<void> started = start.get_future();
    Running *running = nullptr; ///< null if it failed. The owner uses its server until requestStop()
    QString failure;            ///< a sentence
    Facts facts;                ///< after the start, only for the owner
    quint16 adminPort = 0;
};

// The parts of a running service. A local variable of its thread, so that no part but the server is used in another.
class LocalService::Private::Running
{
public:
    explicit Running(Private &parts)
        : m_parts(parts), m_options(withDatabaseFile(parts.options, m_folder)), m_listener(listenerOf(m_options)),
          m_player(m_options.steadyClock), m_authentication(m_options), m_core(newCore()), m_server(m_listener, hooks())
    {
        useCore();
        if (m_options.workers == 0)
            return;
        m_hosts.emplace(m_options.network, m_server.port());
        m_core->endIngestion();
        m_core.reset();
        m_workers.emplace(m_options.workers, [this] {
            m_parts.watch.watchThisThread();
            auto core = newCore();
            core->setPort(m_server.port());
            return core;
        });
        m_parts.probe.ask(&*m_workers);
    }
    ~Running() { m_parts.probe.ask(nullptr); }

    HttpServer &server() { return m_server; }
    const Facts &facts() const { return m_facts; }

    // A list that is being sent has its own connection to the old file and isn't affected.
    void startOver(quint64 seed)
    {
        if (engineOf(m_options.database) != Engine::Sqlite)
            throw std::runtime_error("Only the data in a file can be created again.");
        m_core.reset();
        m_shared.endedDays.teams.clear();
        for (const QString &file : filesBeside(m_options.database) + QStringList{m_options.database})
            QFile::remove(file);
        if (QFile::exists(m_options.database))
            throw std::runtime_error("Can't delete the database " + m_options.database.toStdString()
                                     + ". Check the permissions of its folder.");
        m_options.seed = seed;
        m_core = newCore();
        useCore();
    }

private:
    void useCore()
    {
        m_core->setPort(m_server.port());
        m_facts = {.port = m_server.port(), .examples = m_core->examples(), .writeFault = m_core->writeFault()};
    }
    std::unique_ptr<ServiceCore> newCore()
    {
        return std::make_unique<ServiceCore>(m_options, m_parts.faults, m_player, m_authentication, m_shared,
                                             m_freshness);
    }
    static HttpListener listenerOf(const ServiceOptions &options)
    {
        const NetworkOptions &network = options.network;
        HttpListener listener{.address = network.address, .port = options.port};
        if (network.hasTls())
            listener.tls = network.tlsReader(network.certificateFile, network.keyFile);
        listener.isBehindProxy = network.isBehindProxy;
        listener.stopTime = network.stopTime;
        return listener;
    }
    HttpServer::Hooks hooks()
    {
        HttpServer::Hooks hooks;
        hooks.gate = [this](const HttpRequest &head) { return admit(head); };
        hooks.handler = [this](const HttpRequest &request) {
            ServiceCore *const current = core();
            return current ? current->handle(request) : HttpResponse{.status = 503};
        };
        hooks.again = [this](const HttpRequest &request) {
            ServiceCore *const current = core();
            return current ? current->retry(request) : HttpResponse{.status = 503};
        };
        if (m_options.workers > 0) {
            hooks.fastGate = [this](const HttpRequest &head) { return admitFromCache(head); };
            hooks.executor = [this](Lane lane, std::function<void()> work) { m_workers->post(lane, std::move(work)); };
        }
        hooks.cancelPending = [this] { m_parts.watch.endAll(); };
        if (m_options.network.adminPort || m_options.network.logsJson)
            hooks.served = [this](const ServedRequest &request) {
                m_parts.metrics.count(request);
                if (m_options.network.logsJson)
                    writeLog(logLine(request));
            };
        hooks.connectionCountChanged = [this](int change) { m_parts.metrics.openConnections += change; };
        return hooks;
    }

    // Admits callers from the cache, without a database access or a worker thread. Nothing for all others, including
    // those to be refused.
    std::optional<HttpServer::Admission> admitFromCache(const HttpRequest &head)
    {
        if (!m_hosts || (!head.authResult && !m_hosts->accepts(head)) || ServiceCore::isTokenExchange(head))
            return {};
        const auto authResult = m_authentication.knownCaller(head);
        const auto now = m_options.steadyClock();
        const QByteArray subscriber = subscriberOf(head);
        if (!authResult || m_addressLimit.take(subscriber, now))
            return {};
        if (!m_keyLimit.take(authResult->caller()->rateLimitKey, now))
            return ServiceCore::admissionOf(authResult, head);
        m_addressLimit.giveBack(subscriber); // the full check takes a token from both again
        return {};
    }

    ServiceCore *core() { return m_options.workers > 0 ? WorkerPool::core() : m_core.get(); }
    HttpServer::Admission admit(const HttpRequest &head)
    {
        ServiceCore *const current = core();
        if (!current)
            return {};
        const auto now = m_options.steadyClock();
        if (const auto wait = m_addressLimit.take(subscriberOf(head), now))
            return {.refusal = tooMany(*wait, current->routeOf(head))};
        HttpServer::Admission admission = current->checkAdmission(head);
        if (admission.accessLevel == HttpServer::AccessLevel::Trusted)
            if (const auto wait = m_keyLimit.take(admission.rateLimitKey, now))
                admission.refusal = tooMany(*wait, current->routeOf(head));
        return admission;
    }
    QByteArray subscriberOf(const HttpRequest &head) const
    {
        return m_addressLimit.isLimited() ? head.peer.subscriber().text() : QByteArray();
    }
    static HttpResponse tooMany(std::chrono::milliseconds wait, const QByteArray &route)
    {
        HttpResponse response = tooManyRequests(wait).response();
        response.route = route;
        return response;
    }

    // Without a file, the data is stored in a temporary folder that is deleted with the service.
    static ServiceOptions withDatabaseFile(ServiceOptions options, std::unique_ptr<QTemporaryDir> &folder)
    {
        if (!options.database.isEmpty())
            return options;
        folder = std::make_unique<QTemporaryDir>();
        if (!folder->isValid())
            throw std::runtime_error("Can't create a temporary folder: " + folder->errorString().toStdString()
                                     + ". Check the free disk space.");
        options.database = folder->filePath(u"service.db"_s);
        return options;
    }

    Private &m_parts;
    std::unique_ptr<QTemporaryDir> m_folder; // must outlive the database in it
    ServiceOptions m_options;
    HttpListener m_listener;
    RateLimiter m_addressLimit{m_options.network.addressLimit}, m_keyLimit{m_options.network.keyLimit};
    DrillPlayer m_player;
    Authentication m_authentication;
    SharedState m_shared;
    ReplicaFreshness m_freshness{m_options.readStaleness, m_options.steadyClock};
    std::unique_ptr<ServiceCore> m_core; // null if there are workers, or if starting over failed
    Facts m_facts;
    HttpServer m_server;
    std::optional<HostCheck> m_hosts;
    std::optional<WorkerPool> m_workers; // ends before the server does
};

namespace {

// Adds the defaults that are determined at run time, such as a new key.
ServiceOptions withDefaults(ServiceOptions options)
{
    constexpr int workersOnPostgres = 8; // each has a connection and mostly waits for the server
    if (changeEveryService)
        changeEveryService(options);
    if (options.key.isEmpty() && options.secret.isEmpty())
        options.key = newSecret();
    if (engineOf(options.database) == Engine::Postgres && options.workers == 0)
        options.workers = workersOnPostgres;
    if (!options.clock)
        options.clock = [] { return QDateTime::currentDateTimeUtc(); };
    if (!options.steadyClock)
        options.steadyClock = [] {
            return std::chrono::duration_cast<std::chrono::milliseconds>(
                std::chrono::steady_clock::now().time_since_epoch());
        };
    return options;
}

} // namespace

void LocalService::Private::run()
{
    watch.watchThisThread();
    std::unique_ptr<AdminServer> admin; // reports that the service is stopping until it has stopped
    std::unique_ptr<Running> service;
    try {
        admin = newAdmin();
        service = std::make_unique<Running>(*this);
        facts = service->facts();
        adminPort = admin ? admin->port() : quint16(0);
        running = service.get();
        auto starting = State::Starting;
        state.compare_exchange_strong(starting, State::Ready);
    } catch (const std::system_error &e) {
        failure = listenFailure(options.network.address, options.port, e.code());
    } catch (const std::exception &e) {
        failure = QString::fromUtf8(e.what());
    }
    start.set_value();
    if (!running)
        return tellOwner([this] { Q_EMIT owner.failed(failure); });
    tellOwner([this] { Q_EMIT owner.ready(); });
    service->server().run();
}

std::unique_ptr<AdminServer> LocalService::Private::newAdmin()
{
    if (!options.network.adminPort)
        return {};
    return std::make_unique<AdminServer>(options.network.adminAddress, *options.network.adminPort, metrics, [this] {
        const State now = state;
        if (now == State::Ready)
            return QByteArray(probe.succeeds() ? "" : "database");
        return QByteArray(now == State::Starting ? "starting" : "stopping");
    });
}

void LocalService::Private::renew(quint64 seed)
{
    if (state != State::Ready) // failed before, or is being destroyed
        return;
    try {
        running->startOver(seed);
        tellOwner([this, now = running->facts()] {
            facts = now;
            Q_EMIT owner.ready();
        });
    } catch (const std::exception &e) {
        state = State::Stopping; // the server refuses requests until the owner, who uses it, destroys this
        tellOwner([this, reason = QString::fromUtf8(e.what())] { Q_EMIT owner.failed(reason); });
    }
}

LocalService::LocalService(ServiceOptions options, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(*this))
{
    d->options = withDefaults(std::move(options));
    d->options.givesUp = [&state = d->state] { return state == Private::State::Stopping; };
    d->faults.practice(d->options.drill);
}

LocalService::~LocalService()
{
    if (!d->thread.joinable())
        return;
    d->state = Private::State::Stopping;
    if (d->started.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
        d->watch.endAll(); // otherwise, stopping would wait for an unresponsive server
    d->started.wait();
    if (d->running) // otherwise, its thread has ended
        d->running->server().requestStop();
    d->thread.join(); // from here on, nothing is posted to this object
}

void LocalService::start()
{
    Q_ASSERT(!d->thread.joinable());
    d->thread = std::thread([this] { d->run(); });
}

void LocalService::startAndWait()
{
    start();
    while (!waitUntilStarted(std::chrono::hours(1)))
        continue;
}

bool LocalService::waitUntilStarted(std::chrono::milliseconds timeout)
{
    if (d->started.wait_for(timeout) != std::future_status::ready)
        return false;
    if (!d->running)
        throw std::runtime_error(d->failure.toStdString());
    return true;
}

bool LocalService::isReady() const
{
    return d->state == Private::State::Ready;
}

quint16 LocalService::port() const
{
    return d->facts.port;
}

QUrl LocalService::baseUrl() const
{
    return QUrl(QString::fromLatin1(HostCheck(d->options.network, port()).baseUrl()));
}

quint16 LocalService::adminPort() const
{
    return d->adminPort;
}

QString LocalService::reloadCertificate()
{
    const NetworkOptions &network = d->options.network;
    try {
        if (network.hasTls())
            d->running->server().useTls(network.tlsReader(network.certificateFile, network.keyFile));
        return {};
    } catch (const std::exception &e) {
        return QString::fromUtf8(e.what());
    }
}

QByteArray LocalService::key() const
{
    return d->options.key;
}

ServiceExamples LocalService::examples() const
{
    return d->facts.examples;
}

QString LocalService::writeFault() const
{
    return d->facts.writeFault;
}

void LocalService::startOver(quint64 seed)
{
    d->running->server().post([this, seed] { d->renew(seed); });
}

FaultInjector &LocalService::faultInjector()
{
    return d->faults;
}

} // namespace labdesk::service
