// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/servicecore.h"

#include "service/demodata.h"
#include "service/errorbodies.h"
#include "service/schema.h"
#include "service/secretcheck.h"
#include "service/tokenroutes.h"

#include <algorithm>
#include <map>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds minPause{100}, maxPause{5000}; // between attempts to reconnect
constexpr std::chrono::milliseconds frontLaneTimeout{3000};        // for operations that should be fast

QString firstText(const Database &database, const QString &sql)
{
    return database.prepare(sql).first({}, [](const Statement &row) { return row.text(0); }).value_or(QString());
}

enum class Opening { Start, Again, Standby };

// Upgrades the schema of the database before the first statement on its tables is prepared. A standby must already have
// it.
Team readyTeam(const Database &database, const ServiceOptions &options, Opening opening)
{
    std::optional<CallTimeoutScope> callTimeout;
    if (opening == Opening::Start) // no limit for creating the first data and for upgrades
        callTimeout.emplace(database.watched(), std::chrono::milliseconds(0));
    if (opening == Opening::Standby)
        requireOwnSchema(database, SchemaAge::Current);
    else
        prepareSchema(database, [&] {
            if (opening == Opening::Again) // the records were lost, and sample data must not replace them
                throw DatabaseError(
                    u"The database %1 is empty. Restore its records, or restart the service."_s.arg(database.name()));
            fillWithDemoData(database, options);
        });
    if (opening == Opening::Start)
        requireSecret(database, options.secret);
    const auto team = database.prepare(u"SELECT team_seq, team_id FROM teams ORDER BY team_seq LIMIT 1"_s)
                          .first({}, [](const Statement &row) {
                              return Team{row.integer(0), row.text(1)};
                          });
    if (!team)
        throw DatabaseError(u"The database %1 has no team."_s.arg(database.name()));
    return *team;
}

// Decides by the path; its validity is checked by the route.
Lane laneOf(const HttpRequest &request)
{
    constexpr QByteArrayView orders("/v3/order/"), near("psc/");
    const bool isEncoded = request.target.contains('%'); // as routes read it; few are
    const QByteArray target = isEncoded ? QByteArray::fromPercentEncoding(request.target) : request.target;
    const bool isOrder = target.startsWith(orders) && !QByteArrayView(target).sliced(orders.size()).startsWith(near);
    return target.startsWith("/v2/user") || isOrder ? Lane::Users : Lane::Catalog;
}

} // namespace

struct ServiceCore::Opened
{
    // Each team has some 25 prepared statements. They are prepared again when needed.
    static constexpr std::size_t maxTeams = 32;

    const ServiceOptions &options;
    SharedState &shared;
    Database database;
    Team firstTeam;
    QString writeFault;
    KeyStore keys;
    std::map<qint64, TeamRoutes> teams; ///< teams with recent requests

    Opened(const ServiceOptions &given, SharedState &state, Opening opening)
        : options(given), shared(state), database(options.database, Database::Access::Write),
          firstTeam(readyTeam(database, options, opening)),
          writeFault(opening == Opening::Standby ? QString() : service::writeFault(database)), keys(database)
    {
        database.refuseLocked(); // only the affected request waits; see HttpServer
    }
    ~Opened() { database.abandon(); } // before the statements, each of which would notify the server

    /// Valid until the next call.
    TeamRoutes &routesOf(const Team &team)
    {
        if (const auto found = teams.find(team.seq); found != teams.end())
            return found->second;
        if (teams.size() >= maxTeams)
            teams.clear();
        return teams.try_emplace(team.seq, database, team, options, shared).first->second;
    }
};

ServiceCore::ServiceCore(const ServiceOptions &options, FaultInjector &faults, DrillPlayer &player,
                         Authentication &authentication, SharedState &shared, ReplicaFreshness &freshness)
    : m_options(options), m_faults(faults), m_player(player), m_authentication(authentication), m_shared(shared),
      m_findKey([this](KeyStore::By by, const QVariant &value) { return findKey(by, value); }),
      m_opened(std::make_unique<Opened>(m_options, m_shared, Opening::Start)), m_replicaOptions(m_options),
      m_freshness(freshness), m_routes(m_opened->routesOf(m_opened->firstTeam).router())
{
    m_replicaOptions.database = m_options.readDatabase;
    addTokenRoutes(m_openRouter, m_authentication, m_findKey, m_options);
}

ServiceCore::~ServiceCore() = default;

QString ServiceCore::writeFault() const
{
    return m_opened ? m_opened->writeFault : QString();
}

void ServiceCore::setPort(quint16 port)
{
    m_hosts.emplace(m_options.network, port);
    if (m_options.strict && m_options.audience.isEmpty()) // the base URL of the environment (section 5)
        m_options.audience = m_hosts->baseUrl();
}

HttpServer::Admission ServiceCore::checkAdmission(const HttpRequest &head)
{
    using AccessLevel = HttpServer::AccessLevel;
    if (!head.authResult && !m_hosts->accepts(head))
        return {};
    if (isTokenExchange(head))
        return {.accessLevel = AccessLevel::Open};
    try {
        auto authResult = m_authentication.authenticate(head, m_findKey);
        if (authResult->caller())
            return admissionOf(std::move(authResult), head);
        return {.authResult = std::move(authResult)};
    } catch (const DatabaseError &e) {
        HttpResponse failed = failedBy(e, head);
        failed.databaseFailed = true;
        failed.route = routeOf(head);
        return {.refusal = std::move(failed)};
    }
}

HttpServer::Admission ServiceCore::admissionOf(std::shared_ptr<const AuthenticationResult> authResult,
                                               const HttpRequest &head)
{
    const Principal &caller = *authResult->caller();
    return {.accessLevel = HttpServer::AccessLevel::Trusted,
            .lane = laneOf(head),
            .needsBody = caller.canWrite,
            .rateLimitKey = caller.rateLimitKey,
            .authResult = std::move(authResult)};
}

bool ServiceCore::isTokenExchange(const HttpRequest &head)
{
    return head.target == "/oauth/token" || head.target == "/oauth/token/";
}

QByteArray ServiceCore::routeOf(const HttpRequest &request) const
{
    const QByteArray open = m_openRouter.routeOf(request);
    return open.isEmpty() ? m_routes.routeOf(request) : open;
}

HttpResponse ServiceCore::handle(const HttpRequest &request)
{
    return withRoute(request, processOrFail(request, true));
}

HttpResponse ServiceCore::retry(const HttpRequest &request)
{
    return withRoute(request, processOrFail(request, false));
}

// A router names the route of its responses.
HttpResponse ServiceCore::withRoute(const HttpRequest &request, HttpResponse response) const
{
    if (response.route.isEmpty())
        response.route = routeOf(request);
    return response;
}

HttpResponse ServiceCore::processOrFail(const HttpRequest &request, bool isFirst)
{
    try {
        const auto fault = isFirst ? m_faults.take(request.method, request.path()) : std::nullopt;
        return fault ? applyFault(*fault, [&] { return process(request, {}); }) : processWithDrill(request);
    } catch (const DatabaseError &e) {
        HttpResponse failed = failedBy(e, request);
        failed.databaseFailed = true;
        return failed;
    } catch (const std::exception &e) {
        qWarning("local service: a request failed: %s", e.what());
        return refused(500, u"Internal Server Error");
    }
}

// Processes a request with the drill of the service, or else of its key.
HttpResponse ServiceCore::processWithDrill(const HttpRequest &request)
{
    std::shared_ptr<const AuthenticationResult> authResult;
    const auto process = [&](const HttpRequest &asked) { return this->process(asked, authResult); };
    if (const auto drill = m_faults.practicedDrill())
        return m_player.play(drill, request, process);
    authResult = m_authentication.authenticate(request, m_findKey);
    const Principal *const caller = authResult->caller();
    if (caller && caller->drill)
        return m_player.play(caller->drill, request, process, caller->keySeq);
    return m_player.play({}, request, process);
}

HttpResponse ServiceCore::failedBy(const DatabaseError &error, const HttpRequest &request) const
{
    const bool reads = request.method == "GET" || request.method == "HEAD";
    const bool isLocked = error.fault() == DatabaseFault::Busy && engineOf(m_options.database) == Engine::Sqlite;
    // Logged elsewhere: a lost connection once, and a lock after the last retry.
    if (error.fault() != DatabaseFault::Lost && !isLocked)
        qWarning("local service: a request failed: %s", error.what());
    switch (error.fault()) {
    case DatabaseFault::Unknown: // no status would be correct
        return {.dropped = true};
    case DatabaseFault::Lost:
    case DatabaseFault::Busy:
    case DatabaseFault::Conflict: {
        const auto wait = std::chrono::ceil<std::chrono::seconds>(std::max(m_pause, maxPause / 5));
        HttpResponse response = refused(503,
                                        error.fault() == DatabaseFault::Lost
                                            ? u"The database is unavailable. Nothing was changed. Try again later."
                                            : u"The database is busy. Nothing was changed. Try again later.",
                                        {{"Retry-After", QByteArray::number(qint64(wait.count()))}});
        response.isBusy = isLocked;
        return response;
    }
    case DatabaseFault::Other:
        break;
    }
    if (engineOf(m_options.database) == Engine::Postgres) // its messages are only for the operator
        return refused(500, u"Internal Server Error");
    return refused(
        500, (reads ? u"The database can't be read: %1"_s : u"The database can't be written: %1"_s).arg(error.cause()));
}

ServiceCore::Opened &ServiceCore::openDatabase()
{
    if (m_opened)
        return *m_opened;
    if (std::chrono::steady_clock::now() < m_reopenAt || (m_options.givesUp && m_options.givesUp()))
        throw DatabaseError(u"The connection to the database is lost."_s, {}, DatabaseFault::Lost);
    try {
        m_opened = std::make_unique<Opened>(m_options, m_shared, Opening::Again);
    } catch (const DatabaseError &) {
        pauseBeforeOpening();
        throw;
    }
    m_pause = {};
    qInfo("local service: connected to the database again");
    return *m_opened;
}

void ServiceCore::pauseBeforeOpening()
{
    m_pause = std::clamp(m_pause * 2, minPause, maxPause);
    m_reopenAt = std::chrono::steady_clock::now() + m_pause;
}

// Retries the work if it certainly had no effect: it was rolled back after a conflict with another transaction, or the
// connection was lost before the commit.
template <class Work> auto ServiceCore::withDatabase(const Work &work)
{
    constexpr int maxAttempts = 6;
    for (int attempt = 1;; ++attempt) {
        try {
            return work(openDatabase());
        } catch (const DatabaseError &e) {
            const bool isLost = e.fault() == DatabaseFault::Lost || e.fault() == DatabaseFault::Unknown;
            const bool wasOpen = m_opened != nullptr;
            const bool hasTimedOut = wasOpen && m_opened->database.wasEnded();
            if (isLost && wasOpen) {
                qWarning("local service: %s: %s",
                         hasTimedOut ? "the database doesn't respond" : "the connection to the database is lost",
                         hasTimedOut ? qUtf8Printable(m_opened->database.name()) : e.what());
                m_opened.reset();
            }
            if (hasTimedOut) // an immediate retry would time out, too
                pauseBeforeOpening();
            const bool again = e.fault() == DatabaseFault::Conflict || (e.fault() == DatabaseFault::Lost && wasOpen);
            if (!again || hasTimedOut || attempt == maxAttempts)
                throw;
        }
    }
}

ServiceCore::Opened *ServiceCore::freshReplica()
{
    if (m_options.readDatabase.isEmpty() || m_options.steadyClock() < m_replicaRetryAt)
        return nullptr;
    const Opened *primary = nullptr;
    try {
        primary = &openDatabase();
    } catch (const DatabaseError &) {
        return nullptr; // the read then fails on the primary, where it is reported
    }
    if (!m_replica)
        m_replica = std::make_unique<Opened>(m_replicaOptions, m_shared, Opening::Standby);
    return m_freshness.isFresh(primary->database, m_replica->database) ? m_replica.get() : nullptr;
}

// Reads from the replica if it is fresh and works, or else from the primary.
template <class Work> auto ServiceCore::withReplica(const Work &work)
{
    try {
        if (Opened *const replica = freshReplica())
            return work(*replica);
    } catch (const DatabaseError &e) {
        qWarning("local service: reads go to the primary for a while: %s", e.what());
        m_replica.reset();
        m_replicaRetryAt = m_options.steadyClock() + maxPause;
    }
    return withDatabase(work);
}

void ServiceCore::endIngestion()
{
    withDatabase([](Opened &opened) { opened.routesOf(opened.firstTeam).userRoutes().endIngestion(); });
}

bool ServiceCore::reachesDatabase()
{
    try {
        return withDatabase([](Opened &opened) {
            const CallTimeoutScope callTimeout(opened.database.watched(), frontLaneTimeout);
            return opened.database.number(u"SELECT 1"_s) == 1;
        });
    } catch (const DatabaseError &) {
        return false;
    }
}

HttpResponse ServiceCore::process(const HttpRequest &request, std::shared_ptr<const AuthenticationResult> authResult)
{
    if (!request.authResult && !m_hosts->accepts(request))
        return refused(421, m_hosts->advice());
    if (isTokenExchange(request)) {
        const auto *contract = m_openRouter.contractOf(request);
        auto byContract = m_options.strict ? refusedByContract(contract, request) : std::nullopt;
        return byContract ? *std::move(byContract) : m_openRouter.handle(request);
    }
    if (!authResult)
        authResult = m_authentication.authenticate(request, m_findKey);
    if (const auto *refusal = std::get_if<QString>(&authResult->result))
        return refused(401, *refusal, {{"WWW-Authenticate", "Bearer"}});
    const Principal &caller = *authResult->caller();
    const bool isRead = request.method == "GET" || request.method == "HEAD";
    if (!caller.canWrite && !isRead)
        return refused(403, u"This API key or client can read, but not make changes");
    if (m_options.strict || caller.strict)
        if (auto byContract = refusedByContract(m_routes.contractOf(request), request))
            return *std::move(byContract);
    withDatabase([&](Opened &open) {
        noteUse(open, caller);
        if (laneOf(request) == Lane::Users)
            open.routesOf(caller.team.value_or(open.firstTeam)).userRoutes().endIngestion();
    });
    const auto process = [&](Opened &open) { return processOnce(open, request, caller); };
    return isRead ? withReplica(process) : withDatabase(process);
}

std::optional<StoredKey> ServiceCore::findKey(KeyStore::By by, const QVariant &value)
{
    return withDatabase([&](Opened &open) {
        const CallTimeoutScope callTimeout(open.database.watched(), frontLaneTimeout);
        return open.keys.find(by, value);
    });
}

void ServiceCore::noteUse(Opened &open, const Principal &caller)
{
    try {
        if (m_authentication.isUseDue(caller))
            open.keys.noteUse(caller.keySeq, m_options.clock().toSecsSinceEpoch());
    } catch (const DatabaseError &) {
        // Not needed for a read, and a change will fail with the same error.
    }
}

UserPage ServiceCore::userPage(const Team &team, const UserPage &previous)
{
    return withReplica([&](Opened &open) { return open.routesOf(team).users().pageAfter(previous); });
}

HttpResponse ServiceCore::processOnce(Opened &open, const HttpRequest &request, const Principal &caller)
{
    HttpResponse response
        = open.routesOf(caller.team.value_or(open.firstTeam)).router().handle(request, caller.name, caller.keySeq);
    if (m_options.strict || caller.strict)
        limitToContract(*m_routes.contractOf(request), response); // otherwise, the request would have been refused
    if (m_options.reshape)
        m_options.reshape(request, response);
    return response;
}

ServiceExamples ServiceCore::examples()
{
    const Database &database = m_opened->database;
    // Prefers records with much to see, but any record is better than none.
    const auto first = [&database](const QString &good, const QString &any) {
        const QString found = firstText(database, good);
        return found.isEmpty() ? firstText(database, any) : found;
    };
    const QString busiest = u" FROM centers GROUP BY lab_id, zip ORDER BY count(*) DESC, zip, lab_id LIMIT 1"_s;
    const QString team = QString::number(m_opened->firstTeam.seq);
    const QString users = u"SELECT user_id FROM users WHERE team_seq = "_s + team;
    const QString orders = u"SELECT order_id FROM orders JOIN users ON users.seq = user_seq WHERE team_seq = "_s + team;
    ServiceExamples examples;
    examples.userId = first(users
                                + u" AND EXISTS (SELECT 1 FROM connections WHERE user_seq = seq AND error_type IS NULL)"
                                  " AND EXISTS (SELECT 1 FROM insurances WHERE user_seq = seq) LIMIT 1"_s,
                            users + u" LIMIT 1"_s);
    examples.orderId = first(orders
                                 + u" AND EXISTS (SELECT 1 FROM centers WHERE centers.lab_id = orders.lab_id"
                                   " AND centers.zip = orders.zip) LIMIT 1"_s,
                             orders + u" LIMIT 1"_s);
    examples.zip = firstText(database, u"SELECT zip"_s + busiest);
    examples.labId = firstText(database, u"SELECT lab_id"_s + busiest).toInt();
    examples.labSlug = firstText(database, u"SELECT slug FROM labs WHERE lab_id = %1"_s.arg(examples.labId));
    examples.payorCode = firstText(
        database, u"SELECT payor_code FROM payors WHERE team_seq IS NULL OR team_seq = %1 LIMIT 1"_s.arg(team));
    database.releaseMemory(); // all centers were read for this, which isn't needed again soon
    return examples;
}

} // namespace labdesk::service
