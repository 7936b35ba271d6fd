// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/contractmodel.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 secondsPerHour = 3600, refreshesPerHour = 8;
constexpr const char *memberNames[] = {"fallback_time_zone", "fallback_birth_date", "ingestion_end"};

QByteArray textOf(const ModelUser &user)
{
    QByteArrayList parts{user.id, user.clientId};
    for (const char *name : memberNames) {
        const auto member = user.members.find(name);
        parts += member == user.members.end() ? "-"_ba : member->second;
    }
    QByteArrayList sources;
    for (const auto &source : user.sources)
        sources += source.first;
    return (parts << sources.join(',')).join(' ');
}

QByteArray textOf(const QJsonObject &user)
{
    ModelUser read;
    read.id = user[u"user_id"].toString().toLatin1();
    read.clientId = user[u"client_user_id"].toString().toUtf8();
    for (const char *name : memberNames) {
        const QJsonValue value = user[QLatin1StringView(name)];
        const QJsonValue set = value.isObject() ? value[value[u"id"].isString() ? u"id"_s : u"value"_s] : value;
        if (set.isString())
            read.members[name] = set.toString().toUtf8();
    }
    for (const auto &source : user[u"connected_sources"].toArray())
        read.sources[source[u"source"][u"slug"].toString().toLatin1()] = {};
    return textOf(read);
}

// The providers in a list of resources such as "oura/sleep".
QByteArray providersIn(const QJsonValue &resources)
{
    QByteArrayList providers;
    for (const auto &resource : resources.toArray())
        if (const QByteArray slug = resource.toString().section(u'/', 0, 0).toLatin1(); !providers.contains(slug))
            providers += slug;
    std::ranges::sort(providers);
    return '[' + providers.join(',') + ']';
}

QByteArray sorted(QByteArrayList lines)
{
    std::ranges::sort(lines);
    return lines.join(';');
}

QByteArray sourceLine(const QByteArray &slug, bool isBroken)
{
    return slug + (isBroken ? "!" : "");
}

bool isBroken(SourceState state)
{
    return state == SourceState::Broken || state == SourceState::Transient;
}

} // namespace

QByteArray clockText(qint64 now)
{
    return QDateTime::fromSecsSinceEpoch(now, QTimeZone::utc()).date().toString(Qt::ISODate).toLatin1();
}

QByteArray replyText(Action action, const TestReply &reply)
{
    if (reply.status == 0)
        return {};
    const QByteArray status = QByteArray::number(reply.status);
    const QJsonObject object = reply.object();
    QByteArrayList lines;
    if (action == Action::Create && reply.status == 400)
        return status + ' ' + object[u"detail"][u"user_id"].toString().toLatin1();
    if (action == Action::Refresh && (reply.status / 100 == 2 || object[u"success"].isBool()))
        return status + ' ' + providersIn(object[u"refreshed_sources"]) + providersIn(object[u"in_progress_sources"])
            + providersIn(object[u"failed_sources"]);
    if (reply.status != 200)
        return status;
    switch (action) {
    case Action::Create:
    case Action::Read:
        return status + ' ' + textOf(object);
    case Action::List:
        for (const auto &user : object[u"users"].toArray())
            lines += textOf(user.toObject());
        return status + ' ' + sorted(lines);
    case Action::Sources:
        for (const auto &source : object[u"providers"].toArray())
            lines += sourceLine(source[u"slug"].toString().toLatin1(), source[u"status"] == u"error"_s);
        return status + ' ' + sorted(lines);
    default:
        return object[u"success"].toBool(true) ? status : status + " without success";
    }
}

QByteArray entryText(const Entry &entry)
{
    static constexpr const char *names[]
        = {"create", "read", "list", "sources", "refresh", "change", "deregister", "remove", "clock"};
    static constexpr const char *accesses[] = {"", " (reads)", " (revoked)"};
    return "  " + QByteArray::number(entry.invoked) + ".."
        + (entry.isKnown() ? QByteArray::number(entry.returned) : "?"_ba) + " team " + QByteArray::number(entry.team)
        + accesses[int(entry.access)] + ' ' + names[int(entry.action)] + ' ' + entry.user + ' ' + entry.member + ' '
        + entry.value + " -> " + (entry.isKnown() ? entry.reply : "unknown"_ba);
}

bool ContractModel::follow(const Entry &entry)
{
    if (entry.action == Action::SetClock) {
        now = entry.value.toLongLong();
        return true;
    }
    // These say that nothing was changed, whatever the state is.
    if (entry.isKnown() && (entry.reply == "500" || entry.reply == "503"))
        return true;
    const QByteArray expected = doneTo(entry);
    return !entry.isKnown() || expected == entry.reply;
}

QByteArray ContractModel::doneTo(const Entry &entry)
{
    const bool isRead = entry.action == Action::Read || entry.action == Action::List || entry.action == Action::Sources;
    if (entry.access == Access::Revoked)
        return "401";
    if (entry.access == Access::Read && !isRead)
        return "403";
    endIngestion();
    if (entry.action == Action::Create)
        return create(entry);
    if (entry.action == Action::List)
        return list(entry);
    ModelUser *user = find(entry);
    if (!user)
        return "404";
    QByteArrayList lines;
    switch (entry.action) {
    case Action::Read:
        return "200 " + textOf(*user);
    case Action::Sources:
        for (const auto &[slug, state] : user->sources)
            lines += sourceLine(slug, isBroken(state));
        return "200 " + sorted(lines);
    case Action::Refresh:
        return refresh(*user);
    case Action::Change:
        return change(*user, entry);
    case Action::Deregister:
        return deregister(*user, entry.value);
    default:
        users.erase(users.begin() + (user - users.data()));
        return "200";
    }
}

ModelUser *ContractModel::find(const Entry &entry)
{
    const auto found = std::ranges::find_if(
        users, [&](const ModelUser &user) { return user.team == entry.team && user.id == entry.user; });
    return found == users.end() ? nullptr : &*found;
}

QByteArray ContractModel::create(const Entry &entry)
{
    for (ModelUser &user : users) {
        if (user.team != entry.team || user.clientId != entry.value)
            continue;
        if (user.id.isEmpty() && entry.reply.startsWith("400 "))
            user.id = entry.reply.sliced(4);
        return "400 " + user.id;
    }
    users.push_back({.team = entry.team, .id = entry.reply.mid(4, 36), .clientId = entry.value});
    return "200 " + textOf(users.back());
}

QByteArray ContractModel::list(const Entry &entry)
{
    QByteArrayList lines;
    for (ModelUser &user : users) {
        if (user.team != entry.team)
            continue;
        if (const qsizetype at = entry.reply.indexOf(' ' + user.clientId + ' '); user.id.isEmpty() && at >= 36)
            user.id = entry.reply.sliced(at - 36, 36);
        lines += textOf(user);
    }
    return "200 " + sorted(lines);
}

QByteArray ContractModel::refresh(ModelUser &user) const
{
    const auto isOld = [this](qint64 at) { return at <= now - secondsPerHour || at > now; };
    if (std::ranges::count_if(user.refreshes, std::not_fn(isOld)) >= refreshesPerHour)
        return "429";
    std::erase_if(user.refreshes, isOld);
    QByteArrayList refreshed, inProgress, failed;
    for (auto &[slug, state] : user.sources) {
        if (state == SourceState::Transient)
            state = SourceState::Connected;
        (state == SourceState::Broken ? failed : state == SourceState::OnPhone ? inProgress : refreshed) += slug;
    }
    const QByteArray told = " [" + refreshed.join(',') + "][" + inProgress.join(',') + "][" + failed.join(',') + ']';
    if (refreshed.isEmpty() && inProgress.isEmpty())
        return "400" + told;
    user.refreshes.push_back(now);
    return (inProgress.isEmpty() ? "200" : "202") + told;
}

QByteArray ContractModel::change(ModelUser &user, const Entry &entry)
{
    if (entry.member == "client_user_id") {
        for (ModelUser &other : users)
            if (&other != &user && other.team == user.team && other.clientId == entry.value)
                return "400";
        user.clientId = entry.value;
    } else {
        user.members[entry.member] = entry.value;
    }
    endIngestion();
    return "204";
}

QByteArray ContractModel::deregister(ModelUser &user, const QByteArray &provider) const
{
    const auto found = user.sources.find(provider);
    if (found == user.sources.end())
        return "404";
    if (found->second != SourceState::OnPhone)
        user.sources.erase(found);
    return "200";
}

void ContractModel::endIngestion()
{
    for (ModelUser &user : users)
        if (const auto end = user.members.find("ingestion_end");
            end != user.members.end() && end->second <= clockText(now))
            user.sources.clear();
}

std::string ContractModel::text() const
{
    QByteArrayList lines;
    for (const ModelUser &user : users) {
        QByteArray line = QByteArray::number(user.team) + ' ' + textOf(user);
        for (const auto &source : user.sources)
            line += ' ' + QByteArray::number(int(source.second));
        for (const qint64 at : user.refreshes)
            line += ' ' + QByteArray::number(at);
        lines += line;
    }
    return (QByteArray::number(now) + '\n' + sorted(lines)).toStdString();
}

} // namespace labdesk::tests
