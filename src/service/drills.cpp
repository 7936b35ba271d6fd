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

HttpResponse emptied(HttpResponse answer)
{
    if (answer.status == 200) {
        answer.source.reset();
        answer.body = R"({"total":0,"offset":0,"limit":0,"users":[]})";
    }
    return answer;
}

const QString oddMember = u"x_practice"_s;

QJsonValue odd(const QJsonValue &value);

QJsonArray oddList(const QJsonArray &array)
{
    QJsonArray list;
    if (!array.isEmpty() && array.first().isObject())
        list.append(QJsonObject{{oddMember, u"this record has no known members"_s}});
    for (const auto &item : array)
        list.append(odd(item));
    return list;
}

QJsonObject oddObject(const QJsonObject &object)
{
    QJsonObject made;
    for (auto member = object.begin(); member != object.end(); ++member)
        if (!member.value().isNull())
            made[member.key()] = odd(member.value());
    const QString zone = u"fallback_time_zone"_s;
    if (made.value(zone).isObject())
        made[zone] = made.value(zone)[u"id"_s];
    made[oddMember] = u"unknown"_s;
    return made;
}

QJsonValue odd(const QJsonValue &value)
{
    if (value.isArray())
        return oddList(value.toArray());
    // Opening hours are a table by day, in which nothing else has a place.
    if (value.isObject() && !value.toObject().contains(u"Mon"_s))
        return oddObject(value.toObject());
    return value;
}

// An answer of success as an unusual deployment would send it: every object has an unknown member, what is null is
// absent, a time zone is plain text, and each list of records begins with one that can't be read.
HttpResponse madeOdd(HttpResponse answer)
{
    if (answer.status != 200 && answer.status != 202)
        return answer;
    takeWhole(answer);
    const QJsonDocument document = QJsonDocument::fromJson(answer.body);
    if (document.isArray())
        answer.body = QJsonDocument(oddList(document.array())).toJson(QJsonDocument::Compact);
    else if (document.isObject())
        answer.body = QJsonDocument(oddObject(document.object())).toJson(QJsonDocument::Compact);
    return answer;
}

} // namespace

const QList<std::pair<Drill, QByteArray>> &drillNames()
{
    static const QList<std::pair<Drill, QByteArray>> names = {
        {Drill::RateLimited, "rate-limited"},
        {Drill::Unavailable, "unavailable"},
        {Drill::ExpiredKey, "expired-key"},
        {Drill::LostAnswers, "lost-answers"},
        {Drill::Slow, "slow"},
        {Drill::OddAnswers, "odd-answers"},
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

HttpResponse DrillPlayer::answer(std::optional<Drill> drill, const HttpRequest &request, const Process &process,
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
    case Drill::LostAnswers: {
        HttpResponse answer = process(request);
        answer.dropped = isWrite(request);
        return answer;
    }
    case Drill::Slow: {
        HttpResponse answer = process(request);
        answer.delay = slowness;
        return answer;
    }
    case Drill::OddAnswers:
        return madeOdd(process(request));
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
    return tooManyRequests(state.windowEnd - now).answer();
}

// The copies of a user are that user: what is read or changed of one is read or changed of all.
HttpResponse DrillPlayer::manyUsers(State &state, const HttpRequest &request, const Process &process)
{
    static const QRegularExpression id(
        u"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"_s);
    HttpResponse answer = process(request);
    if (isWholeUserList(request) && answer.status == 200) {
        takeWhole(answer);
        auto copies = std::make_unique<UserCopies>(answer.body, m_manyUsers);
        state.copied = copies->originals();
        answer.body.clear();
        answer.source = std::move(copies);
        return answer;
    }
    const auto asked = id.match(QString::fromLatin1(request.target));
    if (answer.status != 404 || !asked.hasMatch())
        return answer;
    const QByteArray copy = asked.captured().toLatin1();
    const QByteArray original = state.copied.value(UserCopies::sharedPart(copy.toLower()));
    if (original.isEmpty())
        return answer;
    HttpRequest forOriginal = request;
    forOriginal.target.replace(copy, original);
    answer = process(forOriginal);
    takeWhole(answer);
    UserCopies::rename(answer.body, original, copy.toLower());
    return answer;
}

} // namespace labdesk::service
