// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/sourceroutes.h"

#include "service/jsonwriter.h"
#include "service/providerinfo.h"
#include "service/requestfields.h"
#include "service/timestamps.h"

#include <QHash>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 refreshesPerHour = 8;
constexpr qint64 secondsPerHour = 3600;

void writeScopes(JsonWriter &out, const QString &scope, bool denied)
{
    const auto write = [&out](QByteArrayView name, const QStringList &required) {
        out.key(name).beginObject().key("required").texts(required).key("optional").texts({}).endObject();
    };
    out.beginObject();
    write("user_granted", denied ? QStringList() : QStringList(scope));
    write("user_denied", denied ? QStringList(scope) : QStringList());
    out.endObject();
}

// The resources of the provider, and any others that were denied.
QStringList resourcesOf(const SourceConnection &connection, const ProviderInfo &provider)
{
    QStringList all = provider.resources;
    for (const QString &denied : connection.denied)
        if (!all.contains(denied))
            all += denied;
    return all;
}

QByteArray availabilityOf(const SourceConnection &connection, const ProviderInfo &provider)
{
    JsonWriter out;
    out.beginObject();
    for (const QString &resource : resourcesOf(connection, provider)) {
        const bool denied = connection.denied.contains(resource);
        out.key(resource.toLatin1())
            .beginObject()
            .key("status")
            .text(denied ? u"unavailable" : u"available")
            .key("scope_requirements");
        if (provider.authType == u"oauth") // only these providers ask the user for scopes
            writeScopes(out, u"read:"_s + resource, denied);
        else
            out.null();
        out.endObject();
    }
    return out.endObject().bytes();
}

// The same for everybody who has denied nothing.
QByteArray fullAvailability(const ProviderInfo &provider)
{
    static const QHash<QString, QByteArray> known = [] {
        QHash<QString, QByteArray> made;
        for (const ProviderInfo &each : allProviders())
            made.insert(each.slug, availabilityOf({}, each));
        return made;
    }();
    return known.value(provider.slug, "{}"_ba);
}

void writeConnected(JsonWriter &out, const SourceConnection &connection)
{
    const ProviderInfo provider = providerOf(connection.provider);
    out.beginObject().key("name").text(provider.name).key("slug").text(provider.slug).key("logo").text(provider.logo);
    out.key("created_on")
        .text(isoTime(connection.createdOn))
        .key("status")
        .text(connection.error ? u"error" : u"connected");
    out.key("external_user_id").text(connection.externalUserId).key("error_details");
    if (const auto &error = connection.error) {
        out.beginObject().key("error_type").text(error->type).key("error_message").text(error->message);
        out.key("errored_at").text(isoTime(error->erroredAt)).endObject();
    } else {
        out.null();
    }
    out.key("resource_availability");
    out.raw(connection.denied.isEmpty() ? fullAvailability(provider) : availabilityOf(connection, provider));
    out.endObject();
}

HttpError unknownProvider(const QString &slug)
{
    QStringList slugs;
    for (const ProviderInfo &provider : allProviders())
        slugs.append(provider.slug);
    return unprocessable(choiceIssue({u"path"_s, u"provider"_s}, slugs, slug));
}

const QByteArray &catalog()
{
    static const QByteArray body = [] {
        JsonWriter out;
        out.beginArray();
        for (const ProviderInfo &provider : allProviders()) {
            out.beginObject().key("name").text(provider.name).key("slug").text(provider.slug);
            out.key("description").text(provider.description).key("logo").text(provider.logo);
            out.key("auth_type").text(provider.authType);
            out.key("supported_resources").texts(provider.resources).endObject();
        }
        return out.endArray().bytes();
    }();
    return body;
}

// The members of a provider in the contract (2.5).
QJsonObject providerOfContract(const QJsonObject &sent)
{
    return withoutNulls(only(sent, {u"name"_s, u"slug"_s, u"logo"_s, u"auth_type"_s, u"supported_resources"_s}));
}

} // namespace

struct SourceRoutes::RefreshResult
{
    QStringList refreshed, inProgress, failed;

    explicit RefreshResult(const std::vector<SourceConnection> &connections)
    {
        for (const SourceConnection &connection : connections) {
            const ProviderInfo provider = providerOf(connection.provider);
            QStringList &list = connection.error ? failed : provider.onPhone() ? inProgress : refreshed;
            if (provider.resources.isEmpty()) // its resources are unknown
                list.append(provider.slug);
            for (const QString &resource : provider.resources)
                if (!connection.denied.contains(resource))
                    list.append(provider.slug + u'/' + resource);
        }
    }
};

SourceRoutes::SourceRoutes(const Database &database, UserRecords &users, SourceConnectionStore &connections,
                           AuditLog &audit, Clock clock)
    : m_database(database), m_users(users), m_connections(connections), m_audit(audit), m_clock(std::move(clock)),
      m_recent(database.prepare(
          u"SELECT count(*), min(asked_at) FROM refreshes WHERE user_seq = ? AND asked_at BETWEEN ? AND ?"_s)),
      m_count(database.prepare(u"INSERT INTO refreshes (user_seq, asked_at) VALUES (?, ?)"_s)),
      m_forget(database.prepare(u"DELETE FROM refreshes WHERE user_seq = ? AND asked_at NOT BETWEEN ? AND ?"_s))
{
}

void SourceRoutes::addTo(Router &router)
{
    router.add({"GET",
                "/v2/providers",
                [](const RoutedRequest &) { return HttpResponse{.body = catalog()}; },
                {.hasBothPaths = true, .sends = [](const QJsonDocument &whole) {
                     return QJsonDocument(each(whole.array(), providerOfContract));
                 }}});
    router.add({"GET", "/v2/user/providers/{}", [this](const RoutedRequest &request) { return list(request); }});
    router.add({"POST", "/v2/user/refresh/{}", [this](const RoutedRequest &request) { return refresh(request); }});
    router.add({"DELETE", "/v2/user/{}/{}", [this](const RoutedRequest &request) { return deregister(request); }});
}

HttpResponse SourceRoutes::list(const RoutedRequest &request)
{
    JsonWriter out;
    out.beginObject().key("providers").beginArray();
    const QString user = checkedUserId(request.args[0]);
    for (const SourceConnection &connection : orNotFound(m_connections.ofUser(m_users.team().seq, user)))
        writeConnected(out, connection);
    return {.body = out.endArray().endObject().bytes()};
}

// Throws a 429 if the limit is exceeded. Refreshes are counted in the database, so that the limit survives a restart.
// That requires the system clock: if it was set back, refreshes in the future would count for longer than an hour and
// are ignored.
void SourceRoutes::requireBudget(const User &user)
{
    const qint64 now = m_clock().toSecsSinceEpoch();
    const qint64 begin = now - secondsPerHour + 1;
    const auto [asked, oldest] = *m_recent.first(
        {user.seq, begin, now}, [](const Statement &row) { return std::pair(row.integer(0), row.integer(1)); });
    if (asked >= refreshesPerHour)
        throw HttpError(429, detailText(u"Rate limit exceeded: %1 refreshes per user and hour"_s.arg(refreshesPerHour)),
                        {{"Retry-After", QByteArray::number(oldest + secondsPerHour - now)}});
    m_forget.run({user.seq, begin, now});
}

// Simulates a refresh of the sources: transient errors disappear, other errors get the time of this attempt, and
// fallback values from a source are updated.
SourceRoutes::RefreshResult SourceRoutes::refreshConnections(User &user)
{
    const qint64 now = m_clock().toSecsSinceEpoch();
    std::vector<SourceConnection> connections = m_connections.ofUser(user.seq);
    for (SourceConnection &connection : connections) {
        auto &error = connection.error;
        // These two are transient; all others require the user to sign in again or to grant access.
        if (error && (error->type == u"webhook_registration_failed" || error->type == u"unknown"))
            error.reset();
        else if (error)
            error->erroredAt = now;
        m_connections.remove(user.seq, connection.provider);
        m_connections.add(user.seq, connection);
        for (std::optional<Fallback> *fallback : {&user.zone, &user.birthDate})
            if (*fallback && (*fallback)->source == connection.provider && !connection.error)
                (*fallback)->updatedAt = now;
    }
    m_users.update(user);
    return RefreshResult(connections);
}

HttpResponse SourceRoutes::refresh(const RoutedRequest &request)
{
    const QString id = checkedUserId(request.args[0]);
    std::vector<Issue> issues;
    integerParameter(request.query, u"timeout"_s, 5, 60, issues);
    if (!issues.empty())
        throw unprocessable(issues);
    if (!request.body.isEmpty())
        throw HttpError(400, detailText(u"This operation takes no body"));
    Transaction transaction(m_database);
    User user = orNotFound(m_users.lock(id));
    requireBudget(user);
    const RefreshResult result = refreshConnections(user);
    JsonWriter out;
    if (result.refreshed.isEmpty() && result.inProgress.isEmpty()) {
        out.beginObject().key("success").boolean(false).key("user_id").text(user.userId).key("error");
        out.text(result.failed.isEmpty() ? u"No connected sources to refresh" : u"No source could be refreshed");
        m_audit.add(request, 400);
        transaction.commit();
        return {.status = 400, .body = out.key("failed_sources").texts(result.failed).endObject().bytes()};
    }
    m_count.run({user.seq, m_clock().toSecsSinceEpoch()});
    const int status = result.inProgress.isEmpty() ? 200 : 202;
    m_audit.add(request, status);
    transaction.commit();
    out.beginObject().key("success").boolean(true).key("user_id").text(user.userId);
    out.key("refreshed_sources").texts(result.refreshed).key("in_progress_sources").texts(result.inProgress);
    out.key("failed_sources").texts(result.failed).endObject();
    return {.status = status, .body = out.bytes()};
}

HttpResponse SourceRoutes::deregister(const RoutedRequest &request)
{
    const QString id = checkedUserId(request.args[0]);
    const QString &slug = request.args[1];
    Transaction transaction(m_database);
    const User user = orNotFound(m_users.lock(id));
    const auto connections = m_connections.ofUser(user.seq);
    const auto found = std::ranges::find(connections, slug, &SourceConnection::provider);
    if (found == connections.end() && !findProvider(slug)) // neither in the catalog nor connected
        throw unknownProvider(slug);
    if (found == connections.end())
        throw notFound(u"The user is not connected to this provider");
    if (!found->autoConnect) { // otherwise, the phone would reconnect it immediately
        m_connections.remove(user.seq, slug);
        m_users.update(user);
    }
    m_audit.add(request, 200);
    transaction.commit();
    return {.body = R"({"success":true})"};
}

} // namespace labdesk::service
