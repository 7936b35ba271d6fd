// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userjobplan.h"

#include <QDateTime>

#include <limits>

namespace labdesk {

namespace {

/// Decides which users a job excludes. Dictionary entries are looked up once, not for each user.
class UserJobExclusionRules
{
public:
    UserJobExclusionRules(const UserJobSpec &order, const UserDictionary &dictionary,
                          const QSet<QString> &spentRefreshes)
        : m_order(order), m_texts(dictionary.texts()), m_spent(spentRefreshes)
    {
        m_hasProvider = dictionary.listsContaining(order.providerSlug);
    }

    /// The value that the job changes, from the list.
    QString valueOf(const UserSegment &segment, quint32 row) const
    {
        return m_order.kind == UserJobKind::ChangeIngestionEnd ? dayOf(segment.number(UserColumn::IngestionEnd, row))
                                                               : m_texts[segment.number(UserColumn::Zone, row)];
    }

    std::optional<UserJobExclusion> exclusion(const UserSegment &segment, quint32 row, bool hasEnded) const
    {
        const quint32 sources = segment.sourceList(row);
        switch (m_order.kind) {
        case UserJobKind::ChangeZone:
            if (m_texts[segment.number(UserColumn::Zone, row)] == m_order.zone)
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
            if (!m_spent.isEmpty() && m_spent.contains(QString::fromStdString(segment.canonicalIdText(row))))
                return UserJobExclusion::RefreshLimitReached;
            break;
        case UserJobKind::ChangeIngestionEnd:
            return exclusionByEnd(segment, row);
        case UserJobKind::CheckSources:
            if (sources == 0)
                return UserJobExclusion::NoSource;
            break;
        case UserJobKind::RestoreZone:
            break;
        }
        return std::nullopt;
    }

private:
    /// The day of a bound as YYYY-mm-dd; empty: none.
    QString dayOf(quint32 bound) const { return m_texts[bound].left(10); }

    std::optional<UserJobExclusion> exclusionByEnd(const UserSegment &segment, quint32 row) const
    {
        const QString end = m_order.ingestionEnd.toString(Qt::ISODate);
        if (dayOf(segment.number(UserColumn::IngestionEnd, row)) == end)
            return UserJobExclusion::SameEnd;
        const QString start = dayOf(segment.number(UserColumn::IngestionStart, row));
        return !start.isEmpty() && end < start ? std::optional(UserJobExclusion::EndBeforeStart) : std::nullopt;
    }

    const UserJobSpec &m_order;
    std::vector<QString> m_texts;
    std::vector<bool> m_hasProvider; ///< by number of the list of sources
    const QSet<QString> &m_spent;
};

} // namespace

void UserJobItems::append(std::string_view id, std::string_view clientUserId, const QString &before)
{
    m_ids.append(id);
    m_begin.push_back(m_ids.size());
    m_ids.append(clientUserId);
    m_begin.push_back(m_ids.size());
    const auto known = m_valueOf.constFind(before);
    if (known != m_valueOf.constEnd())
        return m_values.push_back(*known);
    const bool isFull = m_texts.size() == std::numeric_limits<quint16>::max();
    const quint16 value = isFull ? quint16(0) : quint16(m_texts.size());
    m_values.push_back(value);
    if (isFull)
        return;
    m_texts.push_back(before);
    m_valueOf.insert(before, value);
}

bool UserJobItems::contains(const UserId &user) const
{
    const qsizetype size
        = user.text().toUtf8().size(); // equal in all spellings of an ID; IDs of another size aren't decoded
    for (size_t text = 0; text + 1 < m_begin.size(); text += 2)
        if (qsizetype(m_begin[text + 1] - m_begin[text]) == size && isSameId(textAt(text), user.text()))
            return true;
    return false;
}

QString UserJobItems::textAt(size_t text) const
{
    return QString::fromUtf8(m_ids.data() + m_begin[text], qsizetype(m_begin[text + 1] - m_begin[text]));
}

void UserJobPlan::exclude(std::string_view id, std::string_view clientUserId, const QString &before,
                          UserJobExclusion why)
{
    excluded.append(id, clientUserId, before);
    reasons.push_back(why);
    ++countOf[size_t(why)];
}

std::optional<UserJobPlan> planUserJob(const UserJobSpec &order, const UserSelection &selection,
                                       const QSet<QString> &spentRefreshes, qint64 now, const CancelFlag *canceled)
{
    const UserSnapshot &users = selection.users;
    const auto query = UserQuery::parse(QStringLiteral("ingest:ended"), QDateTime::fromMSecsSinceEpoch(now, Qt::UTC));
    const auto ended = rowsMatching(users, query, now, 0, canceled);
    if (!ended)
        return std::nullopt;
    UserJobPlan plan{.order = order, .plannedAt = now};
    const UserJobExclusionRules sieve(order, users.dictionary(), spentRefreshes);
    for (size_t at = 0; at < users.segments().size(); ++at) {
        if (canceled && *canceled)
            return std::nullopt;
        const UserSegment &segment = *users.segments()[at];
        for (quint32 row = 0; row < segment.size(); ++row) {
            const UserRow user = users.begin(at) + row;
            if (!selection.rows.has(user))
                continue;
            const QString before = sieve.valueOf(segment, row);
            if (const auto why = sieve.exclusion(segment, row, ended->has(user))) {
                plan.exclude(segment.idText(row), segment.clientUserId(row), before, *why);
                continue;
            }
            plan.users.append(segment.idText(row), segment.clientUserId(row), before);
            plan.withoutZone += before.isEmpty() ? 1 : 0;
        }
    }
    return plan;
}

UserJobPlan planUndo(const UserJobPlan &job, const std::vector<UserJobState> &states, const UserSnapshot &now)
{
    UserJobPlan undo{.order = {.kind = UserJobKind::RestoreZone, .zone = job.order.zone}};
    std::vector<std::string> ids;
    for (quint32 user = 0; user < job.users.size(); ++user)
        ids.push_back(job.users.idText(user).toStdString());
    const auto rows = rowsWithIds(now, ids);
    const auto isChanged = [&](quint32 user) {
        if (!rows[user])
            return false;
        const auto [segment, row] = now.at(*rows[user]);
        const QString zone = now.dictionary().text(segment->number(UserColumn::Zone, row));
        return zone != job.order.zone && zone != job.users.before(user); // otherwise the list may be older than the job
    };
    for (quint32 user = 0; user < job.users.size(); ++user) {
        const std::string &id = ids[user];
        const std::string name = job.users.clientUserId(user).toStdString();
        const QString &zone = job.users.before(user);
        if (states[user] == UserJobState::Unknown)
            undo.exclude(id, name, zone, UserJobExclusion::UnknownOutcome);
        else if (states[user] != UserJobState::Done)
            undo.exclude(id, name, zone, UserJobExclusion::NotChanged);
        else if (zone.isEmpty())
            undo.exclude(id, name, zone, UserJobExclusion::NoPreviousZone);
        else if (isChanged(user))
            undo.exclude(id, name, zone, UserJobExclusion::ChangedSince);
        else
            undo.users.append(id, name, zone);
    }
    return undo;
}

} // namespace labdesk
