// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userjobplan.h"

#include <QDateTime>

#include <algorithm>
#include <limits>

namespace labdesk {

namespace {

/// What each number of the dictionary means for the order: looked at once, and not for each user.
class UserJobSieve
{
public:
    UserJobSieve(const UserJobOrder &order, const UserDictionary &dictionary, const QSet<QString> &spentRefreshes)
        : m_order(order), m_zones(dictionary.texts()), m_spent(spentRefreshes)
    {
        const auto sources = dictionary.sources();
        for (const UserDictionary::SourceList &list : dictionary.sourceLists())
            m_hasProvider.push_back(
                std::ranges::any_of(list, [&](quint16 source) { return sources[source].slug == order.providerSlug; }));
    }

    QString zoneOf(const UserSegment &segment, quint32 row) const { return m_zones[segment.zone(row)]; }

    std::optional<UserJobExclusion> exclusion(const UserSegment &segment, quint32 row, bool hasEnded) const
    {
        const quint32 sources = segment.sourceList(row);
        switch (m_order.kind) {
        case UserJobKind::ChangeZone:
            if (m_zones[segment.zone(row)] == m_order.zone)
                return UserJobExclusion::SameZone;
            break;
        case UserJobKind::Deregister:
            if (!m_hasProvider[sources])
                return hasEnded ? UserJobExclusion::IngestionEnded : UserJobExclusion::NotConnected;
            break;
        case UserJobKind::Refresh:
            if (hasEnded)
                return UserJobExclusion::IngestionEnded;
            if (sources == 0)
                return UserJobExclusion::NoSource;
            if (!m_spent.isEmpty() && m_spent.contains(QString::fromStdString(segment.comparedIdText(row))))
                return UserJobExclusion::RefreshesSpent;
            break;
        case UserJobKind::RestoreZone:
            break;
        }
        return std::nullopt;
    }

private:
    const UserJobOrder &m_order;
    std::vector<QString> m_zones;
    std::vector<bool> m_hasProvider; ///< by number of the list of sources
    const QSet<QString> &m_spent;
};

} // namespace

void UserJobItems::append(std::string_view id, std::string_view clientUserId, const QString &zone)
{
    m_texts.append(id);
    m_begin.push_back(m_texts.size());
    m_texts.append(clientUserId);
    m_begin.push_back(m_texts.size());
    auto name = std::ranges::find(m_names, zone);
    if (name == m_names.end() && m_names.size() < std::numeric_limits<quint16>::max())
        name = m_names.insert(m_names.end(), zone);
    m_zones.push_back(name == m_names.end() ? quint16(0) : quint16(name - m_names.begin()));
}

QString UserJobItems::textAt(size_t text) const
{
    return QString::fromUtf8(m_texts.data() + m_begin[text], qsizetype(m_begin[text + 1] - m_begin[text]));
}

void UserJobPlan::exclude(std::string_view id, std::string_view clientUserId, const QString &zone, UserJobExclusion why)
{
    excluded.append(id, clientUserId, zone);
    reasons.push_back(why);
    ++countOf[size_t(why)];
}

std::optional<UserJobPlan> planUserJob(const UserJobOrder &order, const UserSelection &selection,
                                       const QSet<QString> &spentRefreshes, qint64 now, const Cancelled *cancelled)
{
    const UserSnapshot &users = selection.users;
    const auto query = UserQuery::parse(QStringLiteral("ingest:ended"), QDateTime::fromMSecsSinceEpoch(now, Qt::UTC));
    const auto ended = rowsMatching(users, query, now, 0, cancelled);
    if (!ended)
        return std::nullopt;
    UserJobPlan plan{.order = order};
    const UserJobSieve sieve(order, users.dictionary(), spentRefreshes);
    for (size_t at = 0; at < users.segments().size(); ++at) {
        if (cancelled && *cancelled)
            return std::nullopt;
        const UserSegment &segment = *users.segments()[at];
        for (quint32 row = 0; row < segment.size(); ++row) {
            const UserRow user = users.begin(at) + row;
            if (!selection.rows.has(user))
                continue;
            const QString zone = sieve.zoneOf(segment, row);
            if (const auto why = sieve.exclusion(segment, row, ended->has(user))) {
                plan.exclude(segment.idText(row), segment.clientUserId(row), zone, *why);
                continue;
            }
            plan.users.append(segment.idText(row), segment.clientUserId(row), zone);
            plan.withoutZone += zone.isEmpty() ? 1 : 0;
        }
    }
    return plan;
}

UserJobPlan planUndo(const UserJobPlan &job, const std::vector<UserJobState> &states)
{
    UserJobPlan undo{.order = {.kind = UserJobKind::RestoreZone}};
    for (quint32 user = 0; user < job.users.size(); ++user) {
        const std::string id = job.users.idText(user).toStdString();
        const std::string name = job.users.clientUserId(user).toStdString();
        const QString &zone = job.users.zone(user);
        if (states[user] == UserJobState::Unknown)
            undo.exclude(id, name, zone, UserJobExclusion::OutcomeOpen);
        else if (states[user] != UserJobState::Done)
            undo.exclude(id, name, zone, UserJobExclusion::NotChanged);
        else if (zone.isEmpty())
            undo.exclude(id, name, zone, UserJobExclusion::NoZoneBefore);
        else
            undo.users.append(id, name, zone);
    }
    return undo;
}

} // namespace labdesk
