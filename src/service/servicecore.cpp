// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/servicecore.h"

#include "service/demodata.h"
#include "service/errorbodies.h"
#include "service/providerroutes.h"
#include "service/schema.h"
#include "service/strictanswers.h"
#include "service/strictrequests.h"
#include "service/tokenroutes.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

QString firstText(const Database &database, const QString &sql)
{
    Statement statement = database.prepare(sql);
    statement.run();
    const QString text = statement.next() ? statement.text(0) : QString();
    statement.finish();
    return text;
}

// Brings the database to its schema before the first statement on its tables is prepared.
QString readyTeam(const Database &database, const ServiceOptions &options)
{
    prepareSchema(database, [&] { fillWithDemoData(database, options); });
    return firstText(database, u"SELECT value FROM facts WHERE name = 'team_id'"_s);
}

bool isTokenExchange(const HttpRequest &request) // which needs no key
{
    return request.target == "/oauth/token" || request.target == "/oauth/token/";
}

HttpAnswer failedAnswer(const QString &detail = u"Internal Server Error"_s)
{
    return {.status = 500, .body = detailText(detail)};
}

} // namespace

ServiceCore::ServiceCore(const ServiceOptions &options, FaultInjector &drills, Authentication &authentication)
    : m_options(options), m_drills(drills), m_player(options.steadyClock), m_authentication(authentication),
      m_database(options.database, Database::Access::Write), m_team(readyTeam(m_database, options)),
      m_writeFault(service::writeFault(m_database)), m_connections(m_database),
      m_users(m_database, m_connections, m_team), m_userRoutes(m_database, m_users, m_connections, options),
      m_connectionRoutes(m_database, m_users, m_connections, options.clock), m_centerRoutes(m_database),
      m_payorRoutes(m_database), m_insuranceRoutes(m_database, m_users)
{
    m_connectionRoutes.addTo(m_router);
    m_userRoutes.addTo(m_router);
    m_centerRoutes.addTo(m_router);
    m_payorRoutes.addTo(m_router);
    m_insuranceRoutes.addTo(m_router);
    addProviderRoutes(m_router);
    addTokenRoutes(m_openRouter, m_authentication, m_options);
}

void ServiceCore::setPort(quint16 port)
{
    m_hosts.emplace(m_options.network, port);
    if (m_options.strict && m_options.audience.isEmpty()) // section 5: the base address of the environment
        m_options.audience = m_hosts->baseUrl();
}

HttpServer::Standing ServiceCore::standingOf(const HttpRequest &head)
{
    using Standing = HttpServer::Standing;
    if (!m_hosts->accepts(head))
        return Standing::Refused;
    if (isTokenExchange(head))
        return Standing::Open;
    return m_authentication.refusalOf(head) ? Standing::Refused : Standing::Trusted;
}

QByteArray ServiceCore::routeOf(const HttpRequest &request) const
{
    const QByteArray open = m_openRouter.routeOf(request);
    return open.isEmpty() ? m_router.routeOf(request) : open;
}

HttpAnswer ServiceCore::answer(const HttpRequest &request)
{
    HttpAnswer answer = processOrFail(request);
    answer.route = routeOf(request);
    return answer;
}

HttpAnswer ServiceCore::processOrFail(const HttpRequest &request)
{
    try {
        const qsizetype mark = request.target.indexOf('?');
        const auto fault = m_drills.take(request.method, mark < 0 ? request.target : request.target.left(mark));
        return fault ? played(*fault, [&] { return process(request); })
                     : m_player.answer(m_drills.practiced(), request,
                                       [this](const HttpRequest &asked) { return process(asked); });
    } catch (const DatabaseError &e) {
        qWarning("local service: a request failed: %s", e.what());
        const bool reads = request.method == "GET" || request.method == "HEAD";
        HttpAnswer failed = failedAnswer(
            (reads ? u"The database can't be read: %1"_s : u"The database can't be written: %1"_s).arg(e.cause()));
        failed.databaseFailed = true;
        return failed;
    } catch (const std::exception &e) {
        qWarning("local service: a request failed: %s", e.what());
        return failedAnswer();
    }
}

HttpAnswer ServiceCore::process(const HttpRequest &request)
{
    if (!m_hosts->accepts(request))
        return {.status = 421, .body = detailText(m_hosts->advice())};
    if (isTokenExchange(request)) {
        auto refused = m_options.strict ? refusedByContract(request) : std::nullopt;
        return refused ? *std::move(refused) : m_openRouter.answer(request);
    }
    if (const auto refusal = m_authentication.refusalOf(request))
        return {.status = 401, .body = detailText(*refusal), .fields = {{"WWW-Authenticate", "Bearer"}}};
    if (auto refused = m_options.strict ? refusedByContract(request) : std::nullopt)
        return *std::move(refused);
    m_userRoutes.endIngestion();
    HttpAnswer answer = m_router.answer(request);
    if (m_options.strict)
        keepToContract(request, answer);
    if (m_options.reshape)
        m_options.reshape(request, answer);
    return answer;
}

ServiceExamples ServiceCore::examples()
{
    // The more there is to see of it, the better; but any is better than none.
    const auto first = [this](const QString &good, const QString &any) {
        const QString found = firstText(m_database, good);
        return found.isEmpty() ? firstText(m_database, any) : found;
    };
    const QString busiest = u" FROM centers GROUP BY lab_id, zip ORDER BY count(*) DESC, zip, lab_id LIMIT 1"_s;
    ServiceExamples examples;
    examples.userId = first(u"SELECT user_id FROM users WHERE EXISTS (SELECT 1 FROM connections WHERE user_seq = seq "
                            u"AND error_type IS NULL)"
                            " AND EXISTS (SELECT 1 FROM insurances WHERE user_seq = seq) LIMIT 1"_s,
                            u"SELECT user_id FROM users LIMIT 1"_s);
    examples.orderId = first(u"SELECT order_id FROM orders WHERE EXISTS (SELECT 1 FROM centers"
                             " WHERE centers.lab_id = orders.lab_id AND centers.zip = orders.zip) LIMIT 1"_s,
                             u"SELECT order_id FROM orders LIMIT 1"_s);
    examples.zip = firstText(m_database, u"SELECT zip"_s + busiest);
    examples.labId = firstText(m_database, u"SELECT lab_id"_s + busiest).toInt();
    examples.labSlug = firstText(m_database, u"SELECT slug FROM labs WHERE lab_id = %1"_s.arg(examples.labId));
    examples.payorCode = firstText(m_database, u"SELECT payor_code FROM payors LIMIT 1"_s);
    m_database.execute(u"PRAGMA shrink_memory"_s); // all centers were read for this, and are not read again soon
    return examples;
}

} // namespace labdesk::service
