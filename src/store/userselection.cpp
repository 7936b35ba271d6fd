// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userselection.h"

#include <QDateTime>

#include <algorithm>
#include <iterator>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace labdesk {

namespace {

struct UuidHash
{
    size_t operator()(const Uuid &uuid) const { return size_t(uuid.high() ^ (uuid.low() * 0x9e3779b97f4a7c15ULL)); }
};

bool isSameUser(const UserSnapshot::Place &a, const UserSnapshot::Place &b)
{
    const Uuid &uuid = a.segment->uuids()[a.row];
    if (uuid != b.segment->uuids()[b.row])
        return false;
    return uuid.isUuid() || a.segment->idText(a.row) == b.segment->idText(b.row);
}

/// IDs to search for, in any form.
class WantedIds
{
public:
    void add(const UserSnapshot::Place &place)
    {
        const Uuid &uuid = place.segment->uuids()[place.row];
        if (uuid.isUuid())
            m_uuids.insert(uuid);
        else
            m_others.insert(place.segment->idText(place.row));
    }
    bool isEmpty() const { return m_uuids.empty() && m_others.empty(); }
    bool has(const UserSegment &segment, quint32 row) const
    {
        const Uuid &uuid = segment.uuids()[row];
        return uuid.isUuid() ? m_uuids.contains(uuid) : !m_others.empty() && m_others.contains(segment.idText(row));
    }

private:
    std::unordered_set<Uuid, UuidHash> m_uuids;
    std::unordered_set<std::string> m_others;
};

} // namespace

UserSelection sameUsersIn(const UserSelection &selection, const UserSnapshot &to)
{
    UserSelection same{to, RowSet(to.size())};
    WantedIds missing;
    // A newer list is usually the old one with a few users added in front, or removed. So the next user is usually as
    // far from its old row as the previous one.
    qint64 shift = 0;
    for (const UserRow row : selection.rows.rows()) {
        const auto from = selection.users.at(row);
        const auto isAt = [&](qint64 step) {
            const qint64 at = row + step;
            return at >= 0 && at < qint64(to.size()) && isSameUser(from, to.at(UserRow(at)));
        };
        const qint64 steps[] = {shift, shift + 1, shift - 1};
        const auto step = std::find_if(std::begin(steps), std::end(steps), isAt);
        if (step == std::end(steps)) {
            missing.add(from);
            continue;
        }
        shift = *step;
        same.rows.set(UserRow(row + shift));
    }
    if (missing.isEmpty())
        return same;
    for (size_t segment = 0; segment < to.segments().size(); ++segment)
        for (quint32 row = 0; row < to.segments()[segment]->size(); ++row)
            if (missing.has(*to.segments()[segment], row))
                same.rows.set(to.begin(segment) + row);
    return same;
}

std::vector<std::optional<UserRow>> rowsWithIds(const UserSnapshot &users, const std::vector<std::string> &ids)
{
    std::vector<std::optional<UserRow>> rows(ids.size());
    std::unordered_map<Uuid, size_t, UuidHash> uuids;
    std::unordered_map<std::string, size_t> others;
    for (size_t at = 0; at < ids.size(); ++at) {
        const Uuid uuid = Uuid::of(ids[at]);
        if (uuid.isUuid())
            uuids.emplace(uuid, at);
        else
            others.emplace(ids[at], at);
    }
    for (size_t at = 0; at < users.segments().size(); ++at) {
        const UserSegment &segment = *users.segments()[at];
        for (quint32 row = 0; row < segment.size(); ++row) {
            const Uuid &uuid = segment.uuids()[row];
            if (uuid.isUuid()) {
                if (const auto found = uuids.find(uuid); found != uuids.end())
                    rows[found->second] = users.begin(at) + row;
            } else if (const auto found = others.find(segment.idText(row)); found != others.end()) {
                rows[found->second] = users.begin(at) + row;
            }
        }
    }
    return rows;
}

std::optional<UserSelectionFacts> factsOf(const UserSelection &selection, qint64 now, const CancelFlag *canceled)
{
    UserSelectionFacts facts{.users = selection.count()};
    auto counts = countFacets(selection.users, &selection.rows, canceled);
    const auto query = UserQuery::parse(QStringLiteral("ingest:ended"), QDateTime::fromMSecsSinceEpoch(now, Qt::UTC));
    auto ended = counts ? rowsMatching(selection.users, query, now, 0, canceled) : std::nullopt;
    if (!ended)
        return std::nullopt;
    facts.counts = std::move(*counts);
    for (size_t word = 0; word < ended->words().size(); ++word)
        ended->words()[word] &= selection.rows.words()[word];
    facts.ingestionEnded = ended->count();
    return facts;
}

} // namespace labdesk
