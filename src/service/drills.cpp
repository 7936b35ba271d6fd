// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/drills.h"

#include "service/errorbodies.h"
#include "service/usercopies.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

bool isWrite(const HttpRequest &request)
{
    return request.method != "GET" && request.method != "HEAD" && !request.target.startsWith("/oauth/");
}

bool isWholeUserList(const HttpRequest &request)
{
    return request.method == "GET" && (request.target == "/v2/user/" || request.target == "/v2/user");
}

bool isUserList(const HttpRequest &request)
{
    return request.method == "GET"
        && (isWholeUserList(request) || request.target.startsWith("/v2/user/?")
            || request.target.startsWith("/v2/user?"));
}

HttpResponse emptied(HttpResponse response)
{
    if (response.status == 200) {
        response.source.reset();
        response.body = R"({"total":0,"offset":0,"limit":0,"users":[]})";
    }
    return response;
}

const QString unknownMember = u"x_practice"_s;

QJsonValue distorted(const QJsonValue &value);

QJsonArray distortedList(const QJsonArray &array)
{
    QJsonArray list;
    if (!array.isEmpty() && array.first().isObject())
        list.append(QJsonObject{{unknownMember, u"this record has no known members"_s}});
    for (const auto &item : array)
        list.append(distorted(item));
    return list;
}

QJsonObject distortedObject(const QJsonObject &object)
{
    QJsonObject made;
    for (auto member = object.begin(); member != object.end(); ++member)
        if (!member.value().isNull())
            made[member.key()] = distorted(member.value());
    const QString zone = u"fallback_time_zone"_s;
    if (made.value(zone).isObject())
        made[zone] = made.value(zone)[u"id"_s];
    made[unknownMember] = u"unknown"_s;
    return made;
}

QJsonValue distorted(const QJsonValue &value)
{
    if (value.isArray())
        return distortedList(value.toArray());
    // Opening hours are an object by day, where no other member is allowed.
    if (value.isObject() && !value.toObject().contains(u"Mon"_s))
        return distortedObject(value.toObject());
    return value;
}

// A successful response as an unusual deployment would send it: every object has an unknown member, null members are
// absent, a time zone is plain text, and each list of records begins with an unreadable one.
HttpResponse withUnknownMembers(HttpResponse response)
{
    if (response.status != 200 && response.status != 202)
        return response;
    loadBody(response);
    const QJsonDocument document = QJsonDocument::fromJson(response.body);
    if (document.isArray())
        response.body = QJsonDocument(distortedList(document.array())).toJson(QJsonDocument::Compact);
    else if (document.isObject())
        response.body = QJsonDocument(distortedObject(document.object())).toJson(QJsonDocument::Compact);
    return response;
}

} // namespace

const QList<std::pair<Drill, QByteArray>> &drillNames()
{
    static const QList<std::pair<Drill, QByteArray>> names = {
        {Drill::RateLimited, "rate-limited"},
        {Drill::Unavailable, "unavailable"},
        {Drill::ExpiredKey, "expired-key"},
        {Drill::LostResponses, "lost-answers"},
        {Drill::Slow, "slow"},
        {Drill::UnexpectedResponses, "odd-answers"},
        {Drill::EmptyTeam, "empty-team"},
        {Drill::ManyUsers, "million-users"},
    };
    return names;
}

std::optional<Drill> drillNamed(QByteArrayView name)
{
    const auto &names = drillNames();
    const auto found = std::ranges::find(names, name, &std::pair<Drill, QByteArray>::second);
    return found == names.end() ? std::nullopt : std::optional(found->first);
}

QByteArray drillName(Drill drill)
{
    return std::ranges::find(drillNames(), drill, &std::pair<Drill, QByteArray>::first)->second;
}

QString drillChoices()
{
    QByteArrayList names;
    for (const auto &[drill, name] : drillNames())
        names += name;
    return QString::fromLatin1(names.join(", "));
}

DrillPlayer::DrillPlayer(SteadyClock clock, qint64 manyUsers) : m_clock(std::move(clock)), m_manyUsers(manyUsers) { }

DrillPlayer::State &DrillPlayer::stateOf(qint64 keySeq)
{
    const std::lock_guard lock(m_mutex);
    return m_states[keySeq];
}

HttpResponse DrillPlayer::play(std::optional<Drill> drill, const HttpRequest &request, const Process &process,
                               qint64 keySeq)
{
    State &state = stateOf(keySeq);
    std::unique_lock lock(state.mutex);
    if (std::exchange(state.drill, drill) != drill) {
        state.windowEnd = m_clock() + limitWindow;
        state.left = 0;
        state.copied.clear();
    }
    if (!drill) {
        lock.unlock();
        return process(request);
    }
    switch (*drill) {
    case Drill::RateLimited:
        return limited(state, request, process);
    case Drill::Unavailable:
        return refused(503, u"Service Unavailable");
    case Drill::ExpiredKey:
        return refused(401, u"The API key has expired", {{"WWW-Authenticate", "Bearer"}});
    case Drill::LostResponses: {
        HttpResponse response = process(request);
        response.dropped = isWrite(request);
        return response;
    }
    case Drill::Slow: {
        HttpResponse response = process(request);
        response.delay = slowness;
        return response;
    }
    case Drill::UnexpectedResponses:
        return withUnknownMembers(process(request));
    case Drill::EmptyTeam:
        return isUserList(request) ? emptied(process(request)) : process(request);
    case Drill::ManyUsers:
        return manyUsers(state, request, process);
    }
    return process(request);
}

HttpResponse DrillPlayer::limited(State &state, const HttpRequest &request, const Process &process)
{
    const auto now = m_clock();
    if (now >= state.windowEnd) {
        state.windowEnd = now + limitWindow;
        state.left = requestsInWindow;
    }
    if (state.left-- > 0)
        return process(request);
    state.left = 0;
    return tooManyRequests(state.windowEnd - now).response();
}

// All copies of a user are the same user: reading or changing one reads or changes all of them.
HttpResponse DrillPlayer::manyUsers(State &state, const HttpRequest &request, const Process &process)
{
    static const QRegularExpression id(
        u"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"_s);
    HttpResponse response = process(request);
    if (isWholeUserList(request) && response.status == 200) {
        loadBody(response);
        auto copies = std::make_unique<UserCopies>(response.body, m_manyUsers);
        state.copied = copies->originals();
        response.body.clear();
        response.source = std::move(copies);
        return response;
    }
    const auto asked = id.match(QString::fromLatin1(request.target));
    if (response.status != 404 || !asked.hasMatch())
        return response;
    const QByteArray copy = asked.captured().toLatin1();
    const QByteArray original = state.copied.value(UserCopies::sharedPart(copy.toLower()));
    if (original.isEmpty())
        return response;
    HttpRequest forOriginal = request;
    forOriginal.target.replace(copy, original);
    response = process(forOriginal);
    loadBody(response);
    UserCopies::rename(response.body, original, copy.toLower());
    return response;
}

} // namespace labdesk::service
