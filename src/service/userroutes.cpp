// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/userroutes.h"

#include "service/jsonwriter.h"
#include "service/requestfields.h"
#include "service/timestamps.h"

#include <QUuid>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 defaultPage = 100;
constexpr qint64 maxPageSize = 500;
constexpr auto ingestionRetryAfter = std::chrono::minutes(1);
constexpr auto ingestionRetryAfterBusy = std::chrono::seconds(1);

std::optional<Fallback> setByHand(const std::optional<QString> &value, qint64 now)
{
    return value ? Fallback{*value, u"manual"_s, now} : std::optional<Fallback>();
}

void refuseReversed(const std::optional<QString> &start, const std::optional<QString> &end)
{
    if (start && end && *end < *start)
        throw unprocessable(Issue{"value_error",
                                  {u"body"_s, u"ingestion_end"_s},
                                  u"Value error, ingestion_end must not be before ingestion_start"_s,
                                  *end});
}

// The members of a connected source in the contract (2.2).
QJsonObject sourceOfContract(const QJsonObject &sent)
{
    return only(sent, {u"source"_s, u"created_on"_s});
}

// The members of a user in the contract (2.1).
QJsonObject userOfContract(const QJsonObject &sent)
{
    QStringList members{u"team_id"_s, u"connected_sources"_s};
    forEachColumn(userTable.columns(),
                  [&members](const auto &column) { members += QString::fromLatin1(QByteArrayView(column.name())); });
    QJsonObject kept = withoutNulls(only(sent, members));
    kept[u"connected_sources"_s] = each(kept[u"connected_sources"_s].toArray(), sourceOfContract);
    return kept;
}

QJsonDocument oneOfContract(const QJsonDocument &whole)
{
    return QJsonDocument(userOfContract(whole.object()));
}

QJsonDocument listOfContract(const QJsonDocument &whole)
{
    QJsonObject sent = whole.object();
    sent[u"users"_s] = each(sent[u"users"_s].toArray(), userOfContract);
    return QJsonDocument(sent);
}

} // namespace

UserRoutes::UserRoutes(const Database &database, UserRecords &users, SourceConnectionStore &connections,
                       AuditLog &audit, const ServiceOptions &options, SharedState &shared,
                       UserPages::ReadPage readPage)
    : m_database(database), m_users(users), m_connections(connections), m_audit(audit), m_clock(options.clock),
      m_steadyClock(options.steadyClock), m_readPage(std::move(readPage)), m_shared(shared)
{
}

void UserRoutes::addTo(Router &router)
{
    router.add({"POST",
                "/v2/user/",
                [this](const RoutedRequest &request) { return create(request); },
                {.members = {u"client_user_id"_s}, .sends = oneOfContract}});
    router.add({"GET",
                "/v2/user/",
                [this](const RoutedRequest &request) { return list(request); },
                {.sends = listOfContract}});
    router.add({"GET",
                "/v2/user/{}",
                [this](const RoutedRequest &request) { return read(request); },
                {.sends = oneOfContract}});
    router.add({"PATCH",
                "/v2/user/{}",
                [this](const RoutedRequest &request) { return change(request); },
                {.members = {u"fallback_time_zone"_s}}});
    router.add({"DELETE", "/v2/user/{}", [this](const RoutedRequest &request) { return remove(request); }});
}

HttpResponse UserRoutes::create(const RoutedRequest &request)
{
    const UserFields fields = userFields(request, true, latestDay());
    refuseReversed(fields.ingestionStart, fields.ingestionEnd);
    const qint64 now = m_clock().toSecsSinceEpoch();
    Transaction transaction(m_database);
    User user;
    user.userId = QUuid::createUuid().toString(QUuid::WithoutBraces);
    user.clientUserId = *fields.clientUserId;
    user.createdOn = now;
    user.zone = setByHand(fields.zone, now);
    user.birthDate = setByHand(fields.birthDate, now);
    user.ingestionStart = fields.ingestionStart;
    user.ingestionEnd = fields.ingestionEnd;
    if (!m_users.add(user, {})) {
        refuseTaken(*fields.clientUserId, 0);
        throw DatabaseError(u"The user that had this client ID is gone."_s, {}, DatabaseFault::Conflict);
    }
    HttpResponse response{.body = *m_users.body(user.userId)};
    m_audit.add(request, 200);
    transaction.commit();
    return response;
}

HttpResponse UserRoutes::read(const RoutedRequest &request)
{
    return {.body = orNotFound(m_users.body(checkedUserId(request.args[0])))};
}

HttpResponse UserRoutes::list(const RoutedRequest &request)
{
    std::vector<Issue> issues;
    const auto offset = integerParameter(request.query, u"offset"_s, 0, std::numeric_limits<qint64>::max(), issues);
    const auto limit = integerParameter(request.query, u"limit"_s, 1, maxPageSize, issues);
    if (!issues.empty())
        throw unprocessable(issues);
    if (!offset && !limit)
        return listAll();
    JsonWriter out;
    out.beginObject().key("total").number(m_users.count()).key("offset").number(offset.value_or(0));
    out.key("limit").number(limit.value_or(defaultPage)).key("users").beginArray();
    for (const QByteArray &body : m_users.page(offset.value_or(0), limit.value_or(defaultPage)))
        out.raw(body);
    return {.body = out.endArray().endObject().bytes()};
}

HttpResponse UserRoutes::listAll()
{
    auto slot = m_shared.lists.take();
    if (!slot)
        throw HttpError(503, detailText(u"Too many user lists at the same time"), {{"Retry-After", "1"}});
    HttpResponse response;
    if (m_readPage)
        response.source = std::make_unique<UserPages>(m_users.count(), m_readPage, std::move(slot));
    else
        response.source = std::make_unique<UserList>(m_database.location(), m_users.team().seq, std::move(slot));
    return response;
}

HttpResponse UserRoutes::change(const RoutedRequest &request)
{
    const QString userId = checkedUserId(request.args[0]);
    const UserFields fields = userFields(request, false, latestDay());
    const qint64 now = m_clock().toSecsSinceEpoch();
    Transaction transaction(m_database);
    User user = orNotFound(m_users.lock(userId));
    if (fields.empty())
        throw HttpError(400, detailText(u"Nothing to patch"));
    if (fields.clientUserId) {
        refuseTaken(*fields.clientUserId, user.seq);
        user.clientUserId = *fields.clientUserId;
    }
    if (fields.zone)
        user.zone = setByHand(fields.zone, now);
    if (fields.birthDate)
        user.birthDate = setByHand(fields.birthDate, now);
    if (fields.ingestionStart)
        user.ingestionStart = fields.ingestionStart;
    if (fields.ingestionEnd)
        user.ingestionEnd = fields.ingestionEnd;
    if (fields.ingestionStart || fields.ingestionEnd)
        refuseReversed(user.ingestionStart, user.ingestionEnd);
    if (user.ingestionEnd && *user.ingestionEnd <= today())
        m_connections.removeAll(user.seq);
    m_users.update(user);
    m_audit.add(request, 204);
    transaction.commit();
    return {.status = 204};
}

HttpResponse UserRoutes::remove(const RoutedRequest &request)
{
    const QString userId = checkedUserId(request.args[0]);
    Transaction transaction(m_database);
    m_users.remove(orNotFound(m_users.lock(userId)));
    m_audit.add(request, 200);
    transaction.commit();
    return {.body = R"({"success":true})"};
}

void UserRoutes::refuseTaken(const QString &clientUserId, qint64 exceptSeq)
{
    const auto holder = m_users.findByClientId(clientUserId);
    if (!holder || holder->seq == exceptSeq)
        return;
    JsonWriter out;
    out.beginObject().key("detail").beginObject().key("error_type").text(u"INVALID_REQUEST");
    out.key("error_message").text(u"Client user id already exists.").key("user_id").text(holder->userId);
    out.key("created_on").text(isoTime(holder->createdOn)).endObject().endObject();
    throw HttpError(400, out.bytes());
}

QString UserRoutes::today() const
{
    return isoDate(m_clock().toUTC().date());
}

QString UserRoutes::latestDay() const
{
    return service::latestDay(m_clock().toSecsSinceEpoch());
}

void UserRoutes::endIngestion()
{
    const qint64 day = m_clock().toSecsSinceEpoch() / secondsPerDay;
    const std::unique_lock lock(m_shared.endedDays.mutex, std::try_to_lock);
    if (!lock.owns_lock())
        return; // another worker is doing it
    EndedDays::TeamDay &team = m_shared.endedDays.teams[m_users.team().seq];
    if (day == team.endedOn || (team.againAt && m_steadyClock() < *team.againAt))
        return;
    try {
        const UserRecords::Ended ended = m_users.endIngestion(today());
        if (ended == UserRecords::Ended::All)
            team = {.endedOn = day, .againAt = {}};
        else if (ended == UserRecords::Ended::Held)
            team.againAt = m_steadyClock() + ingestionRetryAfterBusy;
    } catch (const DatabaseError &e) {
        const bool isBusy = e.fault() == DatabaseFault::Busy; // a read doesn't need it immediately
        if (!isBusy && e.fault() != DatabaseFault::Other)
            throw; // the request fails with it as well
        if (!team.againAt && !isBusy)
            qWarning("local service: can't deregister the sources of users whose ingestion has ended: %s", e.what());
        team.againAt
            = m_steadyClock() + (isBusy ? std::chrono::milliseconds(ingestionRetryAfterBusy) : ingestionRetryAfter);
    }
}

} // namespace labdesk::service
