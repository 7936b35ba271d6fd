// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userfacets.h"

#include "store/foreachsegment.h"

#include <QHash>

#include <algorithm>
#include <bit>
#include <chrono>
#include <map>
#include <mutex>
#include <span>

namespace labdesk {

// Rows are counted by number: of their list of sources, their time zone, their day. What the numbers stand for is
// looked up at the end.

namespace {

using FacetCount = UserFacets::Count;

constexpr qint64 msInDay = 86'400'000;
constexpr qint64 countedDays = 60'000; ///< from 1970 on; other days are rare

int monthOfDay(qint64 day)
{
    using namespace std::chrono;
    constexpr qint64 maxDays = 11'000'000; // std::chrono has no years beyond those
    day = std::clamp(day, -maxDays, maxDays);
    const year_month_day date{sys_days{days{int(day)}}};
    return int(date.year()) * 12 + int(unsigned(date.month())) - 1;
}

} // namespace

/// Counts by number. Grows as needed.
class NumberCounts
{
public:
    void growTo(quint32 largest)
    {
        const size_t wanted = size_t(largest) + 1;
        if (m_counts.size() < wanted)
            m_counts.resize(wanted);
    }
    void add(quint32 number) { ++m_counts[number]; }
    void add(const NumberCounts &other)
    {
        m_counts.resize(std::max(m_counts.size(), other.m_counts.size()));
        for (size_t number = 0; number < other.m_counts.size(); ++number)
            m_counts[number] += other.m_counts[number];
    }
    UserRow of(size_t number) const { return number < m_counts.size() ? m_counts[number] : 0; }
    size_t size() const { return m_counts.size(); }

private:
    std::vector<UserRow> m_counts;
};

class FacetCounts
{
public:
    NumberCounts lists;
    NumberCounts zones;
    std::vector<UserRow> days = std::vector<UserRow>(size_t(countedDays));
    std::map<qint64, UserRow> outlierDays;
    UserRow unreadableCount = 0;

    void addDay(qint64 ms)
    {
        if (ms >= 0 && ms < countedDays * msInDay) {
            ++days[size_t(ms / msInDay)];
        } else if (ms == UserFields::invalidTimestamp) {
            ++unreadableCount;
        } else {
            const qint64 day = ms / msInDay - (ms % msInDay < 0 ? 1 : 0);
            ++outlierDays[day];
        }
    }

    /// Counts the rows of a segment that begins at row `begin`, starting with row `from` of all users.
    void addSegment(const UserSegment &users, UserRow begin, UserRow from, const RowSet *rows)
    {
        const UserSegment::Numbers &listOf = users.sourceLists();
        const UserSegment::Numbers &zoneOf = users.words(UserColumn::Zone);
        const UserSegment::Moments &createdOf = users.moments(UserColumn::Created);
        lists.growTo(listOf.largest());
        zones.growTo(zoneOf.largest());
        const auto add = [&](quint32 row) {
            lists.add(listOf[row]);
            zones.add(zoneOf[row]);
            addDay(createdOf[row]);
        };
        for (quint32 first = from > begin ? quint32(from - begin) : 0; first < users.size();) {
            const UserRow at = begin + first;
            const quint32 count = std::min(64 - at % 64, users.size() - first); // up to the end of a word
            quint64 word = rows ? rows->words()[at / 64] >> (at % 64) : ~quint64(0);
            if (count < 64)
                word &= (quint64(1) << count) - 1;
            for (; word != 0; word &= word - 1)
                add(first + quint32(std::countr_zero(word)));
            first += count;
        }
    }

    void add(const FacetCounts &other)
    {
        lists.add(other.lists);
        zones.add(other.zones);
        for (size_t day = 0; day < days.size(); ++day)
            days[day] += other.days[day];
        for (const auto &[day, users] : other.outlierDays)
            outlierDays[day] += users;
        unreadableCount += other.unreadableCount;
    }
};

namespace {

void sortByUsers(std::vector<FacetCount> &counts)
{
    std::sort(counts.begin(), counts.end(), [](const FacetCount &a, const FacetCount &b) {
        return a.users != b.users ? a.users > b.users : a.value < b.value;
    });
}

void addNoneCount(std::vector<FacetCount> &counts, UserRow users)
{
    if (users > 0)
        counts.push_back({{}, {}, users});
}

std::vector<FacetCount> sourceCounts(const FacetCounts &counts, const UserDictionary &dictionary,
                                     const CancelFlag *canceled)
{
    const auto sources = dictionary.sources();
    std::vector<size_t> valueOf; // by source; several sources can have the same slug
    std::vector<FacetCount> found;
    QHash<QString, size_t> known;
    for (const auto &source : sources) {
        const QString &value = source.slug.isEmpty() ? source.name : source.slug;
        const auto at = known.constFind(value);
        valueOf.push_back(at != known.cend() ? *at : found.size());
        if (at == known.cend()) {
            known.insert(value, found.size());
            found.push_back({value, source.name == value ? QString() : source.name, 0});
        }
    }
    std::vector<size_t> lastListOfSource(found.size()); // a list that names a source twice counts once
    const auto isUsed = [&](quint32 number) { return !(canceled && *canceled) && counts.lists.of(number) > 0; };
    dictionary.forEachSourceList(isUsed, [&](quint32 number, std::span<const quint16> list) {
        for (const quint16 source : list)
            if (source < valueOf.size() && lastListOfSource[valueOf[source]] != number) {
                lastListOfSource[valueOf[source]] = number;
                found[valueOf[source]].users += counts.lists.of(number);
            }
    });
    std::erase_if(found, [](const FacetCount &count) { return count.users == 0 || count.value.isEmpty(); });
    sortByUsers(found);
    addNoneCount(found, counts.lists.of(0));
    return found;
}

std::vector<FacetCount> zoneCounts(const FacetCounts &counts, const UserDictionary &dictionary)
{
    std::vector<FacetCount> found;
    for (size_t zone = 1; zone < counts.zones.size(); ++zone)
        if (const UserRow users = counts.zones.of(zone); users > 0)
            found.push_back({dictionary.text(quint32(zone)), {}, users});
    sortByUsers(found);
    addNoneCount(found, counts.zones.of(0));
    return found;
}

std::vector<FacetCount> monthCounts(const FacetCounts &counts)
{
    std::map<int, UserRow> months;
    for (size_t day = 0; day < counts.days.size(); ++day)
        if (counts.days[day] > 0)
            months[monthOfDay(qint64(day))] += counts.days[day];
    for (const auto &[day, users] : counts.outlierDays)
        months[monthOfDay(day)] += users;
    if (!months.empty() && size_t(months.rbegin()->first - months.begin()->first) < UserFacets::maxMonths)
        for (int month = months.begin()->first; month < months.rbegin()->first; ++month)
            months[month] += 0;
    while (months.size() > UserFacets::maxMonths)
        months.erase(months.begin());
    std::vector<FacetCount> found;
    for (const auto &[month, users] : months)
        found.push_back(
            {QStringLiteral("%1-%2").arg(month / 12, 4, 10, QChar(u'0')).arg(month % 12 + 1, 2, 10, QChar(u'0')),
             {},
             users});
    addNoneCount(found, counts.unreadableCount);
    return found;
}

} // namespace

FacetCountsPtr countMoreFacets(const FacetCountsPtr &before, UserRow from, const UserSnapshot &users,
                               const RowSet *rows, const CancelFlag *canceled)
{
    if (before && from >= users.size())
        return before;
    size_t first = 0; // the segment that holds the row
    while (first < users.segments().size() && users.begin(first) + users.segments()[first]->size() <= from)
        ++first;
    std::mutex lock;
    std::vector<std::shared_ptr<FacetCounts>> parts; // one for each thread
    const bool isComplete = forEachSegment(users, first, canceled, [&] {
        auto part = std::make_shared<FacetCounts>();
        const std::lock_guard locked(lock);
        parts.push_back(part);
        return [&users, from, rows, part](size_t segment) {
            part->addSegment(*users.segments()[segment], users.begin(segment), from, rows);
        };
    });
    if (!isComplete)
        return nullptr;
    for (size_t part = 1; part < parts.size(); ++part)
        parts.front()->add(*parts[part]);
    if (before)
        parts.front()->add(*before);
    return parts.front();
}

UserFacets facetsOf(const FacetCounts &counts, const UserDictionary &dictionary, const CancelFlag *canceled)
{
    return {sourceCounts(counts, dictionary, canceled), zoneCounts(counts, dictionary), monthCounts(counts)};
}

std::optional<UserFacets> countFacets(const UserSnapshot &users, const RowSet *rows, const CancelFlag *canceled)
{
    const FacetCountsPtr counts = countMoreFacets({}, 0, users, rows, canceled);
    return counts ? std::optional(facetsOf(*counts, users.dictionary())) : std::nullopt;
}

qint64 usersOfSource(const UserSnapshot &users, const QString &slug)
{
    const auto facets = countFacets(users);
    const auto found = std::ranges::find(facets->sources, slug, &FacetCount::value);
    return found == facets->sources.end() ? 0 : qint64(found->users);
}

} // namespace labdesk
