// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userorder.h"

#include "store/chunksorter.h"
#include "store/clientidorder.h"
#include "store/foldedtext.h"
#include "store/userorderkeys.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <string>

namespace labdesk {

namespace {

constexpr qint64 invalidTimestamp = UserFields::invalidTimestamp;

/// Sorts by one number per row.
template <class Key> struct ByNumber
{
    static constexpr bool isOneChunk = true;
    Key key;
    KeyChunk chunk(UserRow row, size_t) { return {key(row), true}; }
    int compare(UserRow a, UserRow b)
    {
        const quint64 left = key(a);
        const quint64 right = key(b);
        return left < right ? -1 : left > right ? 1 : 0;
    }
};

struct ByUuid
{
    static constexpr bool isOneChunk = false;
    RowReader reader;
    UserSegment::Uuid uuid(UserRow row)
    {
        const UserSegment &segment = reader.segmentOf(row);
        return segment.uuids()[reader.rowIn(row)];
    }
    KeyChunk chunk(UserRow row, size_t at)
    {
        return at == 0 ? KeyChunk{uuid(row).high(), false} : KeyChunk{uuid(row).low(), true};
    }
    int compare(UserRow a, UserRow b)
    {
        const auto left = uuid(a);
        const auto right = uuid(b);
        return left < right ? -1 : right < left ? 1 : 0;
    }
};

/// IDs that aren't UUIDs are rare, so they are sorted separately and merged.
void sortIds(const UserSnapshot &users, SortedUsers &out, const CancelFlag *canceled)
{
    ByUuid uuids{RowReader(users)};
    RowReader reader(users);
    const auto textOf = [&reader](UserRow row) {
        const UserSegment &segment = reader.segmentOf(row);
        return segment.canonicalIdText(reader.rowIn(row));
    };
    std::vector<std::pair<std::string, UserRow>> others;
    for (const UserRow row : out.rows)
        if (uuids.uuid(row) == UserSegment::Uuid{})
            others.emplace_back(textOf(row), row);
    std::erase_if(out.rows, [&uuids](UserRow row) { return uuids.uuid(row) == UserSegment::Uuid{}; });
    ChunkSorter(uuids, out, users.size(), canceled).sort(0, out.rows.size());
    if (others.empty())
        return;
    std::sort(others.begin(), others.end());
    const std::vector<UserRow> sorted = std::move(out.rows);
    out.rows.clear();
    auto from = sorted.begin();
    for (const auto &[text, row] : others) {
        const auto to = std::lower_bound(from, sorted.end(), text,
                                         [&](UserRow a, const std::string &b) { return textOf(a) < b; });
        out.rows.insert(out.rows.end(), from, to);
        out.rows.push_back(row);
        from = to;
    }
    out.rows.insert(out.rows.end(), from, sorted.end());
    std::fill(out.ties.begin(), out.ties.end(), 0); // the places have moved, and IDs are unique anyway
}

/// Most lists are already in ascending or descending order of time, so they only need to be reversed, if anything.
/// Returns false if the list is in no order, or a row has no value.
template <class Key> bool sortIfOrdered(SortedUsers &out, const Key &key)
{
    bool isAscending = true;
    bool isDescending = true;
    quint64 last = 0;
    for (size_t place = 0; place < out.valueCount; ++place) {
        const quint64 value = key(out.rows[place]);
        isAscending = isAscending && last <= value;
        isDescending = isDescending && (value <= last || place == 0);
        if (value == 0 || (!isAscending && !isDescending)) {
            out.ties.assign(out.ties.size(), 0);
            return false;
        }
        if (value == last)
            out.ties[place / 64] |= quint64(1) << (place % 64);
        last = value;
    }
    if (isAscending)
        return true;
    const SortedUsersPtr reversed = reversedUsers(out);
    out.rows = reversed->rows;
    out.ties = reversed->ties;
    return true;
}

/// Moves rows without a value to the end. Both parts keep their order.
template <class Key> void moveRowsWithoutValue(SortedUsers &out, const Key &key)
{
    std::vector<UserRow> without;
    size_t kept = 0;
    for (const UserRow row : out.rows) {
        if (key(row) != 0)
            out.rows[kept++] = row;
        else
            without.push_back(row);
    }
    std::copy(without.begin(), without.end(), out.rows.begin() + std::ptrdiff_t(kept));
    out.valueCount = kept;
}

/// Sorts by keys that are 0 for rows without a value.
template <class Key>
void sortNumbers(const UserSnapshot &users, SortedUsers &out, const Key &key, const CancelFlag *canceled)
{
    if (sortIfOrdered(out, key))
        return;
    moveRowsWithoutValue(out, key);
    if (out.valueCount < out.rows.size() && sortIfOrdered(out, key))
        return;
    ByNumber<Key> numbers{key};
    ChunkSorter(numbers, out, users.size(), canceled).sort(0, out.valueCount);
}

void sortAscending(const UserSnapshot &users, SortedUsers &out, const CancelFlag *canceled)
{
    out.valueCount = out.rows.size();
    out.ties.assign(out.rows.size() / 64 + 1, 0);
    const UserColumn column = out.sort.column;
    switch (columnRow(column).type) {
    case ColumnType::ClientId:
        return sortByClientId(users, out, canceled);
    case ColumnType::Id:
        return sortIds(users, out, canceled);
    case ColumnType::Moment: {
        static_assert((quint64(invalidTimestamp) ^ signBit) == 0);
        RowReader reader(users);
        const auto moment = [&reader, column](UserRow row) {
            const UserSegment &segment = reader.segmentOf(row);
            return quint64(segment.moments(column)[reader.rowIn(row)]) ^ signBit;
        };
        return sortNumbers(users, out, moment, canceled);
    }
    default: {
        NumberKeys keys(users, column, out.rows);
        return sortNumbers(
            users, out, [&keys](UserRow row) { return keys.keyOf(row); }, canceled);
    }
    }
}

template <class T> int threeWay(const T &a, const T &b)
{
    return a < b ? -1 : b < a ? 1 : 0;
}

int compareIds(UserSnapshot::Place a, UserSnapshot::Place b)
{
    const auto left = a.segment->uuids()[a.row];
    const auto right = b.segment->uuids()[b.row];
    if (left != UserSegment::Uuid{} && right != UserSegment::Uuid{})
        return threeWay(left, right);
    return threeWay(a.segment->canonicalIdText(a.row), b.segment->canonicalIdText(b.row));
}

/// A single value of a column, for comparing two rows.
struct ColumnValue
{
    QString text;
    qint64 moment = invalidTimestamp;
    bool isNone = true;
};

ColumnValue columnValue(const UserDictionary &dictionary, UserColumn column, UserSnapshot::Place place)
{
    const auto fromMoment = [](qint64 moment) { return ColumnValue{{}, moment, moment == invalidTimestamp}; };
    const ColumnType kept = columnRow(column).type;
    if (kept == ColumnType::Moment)
        return fromMoment(place.segment->moments(column)[place.row]);
    const quint32 number = place.segment->number(column, place.row);
    if (kept == ColumnType::RareMoment)
        return fromMoment(momentOf(dictionary.text(number)));
    return {kept == ColumnType::Flag ? QString() : textForOrder(dictionary, column, number), invalidTimestamp,
            number == 0};
}

} // namespace

SortedUsersPtr sortedUsers(const UserSnapshot &users, UserSort sort, const CancelFlag *canceled)
{
    auto sorted = std::make_shared<SortedUsers>();
    sorted->sort = {sort.column, Qt::AscendingOrder};
    sorted->rows.resize(users.size());
    std::iota(sorted->rows.begin(), sorted->rows.end(), UserRow(0));
    sortAscending(users, *sorted, canceled);
    if (canceled && *canceled)
        return nullptr;
    return sort.direction == Qt::AscendingOrder ? sorted : reversedUsers(*sorted);
}

SortedUsersPtr extendedOrder(const UserSnapshot &users, const SortedUsers &known, const CancelFlag *canceled)
{
    const UserSort sort = known.sort;
    const auto begin = UserRow(known.rows.size());
    const bool canAppend = begin > 0 && known.valueCount == begin && begin < users.size()
        && comesBefore(users, sort, known.rows.back(), begin);
    if (!canAppend)
        return sortedUsers(users, sort, canceled);
    SortedUsers added{{sort.column, Qt::AscendingOrder}, std::vector<UserRow>(users.size() - begin), {}, 0};
    std::iota(added.rows.begin(), added.rows.end(), begin);
    sortAscending(users, added, canceled);
    if (canceled && *canceled)
        return nullptr;
    if (sort.direction == Qt::DescendingOrder)
        added = *reversedUsers(added);
    const UserRow last = known.rows.back();
    const UserRow next = added.rows.front();
    if (!comesBefore(users, sort, last, next))
        return sortedUsers(users, sort, canceled);
    auto extended = std::make_shared<SortedUsers>(SortedUsers{sort, {}, known.ties, begin + added.valueCount});
    extended->rows.reserve(users.size());
    extended->rows = known.rows;
    extended->rows.insert(extended->rows.end(), added.rows.begin(), added.rows.end());
    extended->ties.resize(extended->rows.size() / 64 + 1);
    const auto mark = [&extended](size_t place) { extended->ties[place / 64] |= quint64(1) << (place % 64); };
    for (size_t word = 0; word < added.ties.size(); ++word)
        for (quint64 left = added.ties[word]; left != 0; left &= left - 1)
            mark(begin + word * 64 + size_t(std::countr_zero(left)));
    const UserSort reversed{sort.column,
                            sort.direction == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder};
    // Neither precedes the other, so they are equal.
    if (added.valueCount > 0 && comesBefore(users, reversed, last, next))
        mark(begin);
    return extended;
}

std::vector<UserRow> sortedRows(const UserSnapshot &users, UserSort sort, std::vector<UserRow> rows)
{
    SortedUsers sorted{{sort.column, Qt::AscendingOrder}, std::move(rows), {}, 0};
    sortAscending(users, sorted, nullptr);
    return sort.direction == Qt::AscendingOrder ? sorted.rows : reversedUsers(sorted)->rows;
}

SortedUsersPtr reversedUsers(const SortedUsers &sorted)
{
    auto reversed = std::make_shared<SortedUsers>();
    reversed->sort
        = {sorted.sort.column, sorted.sort.direction == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder};
    reversed->valueCount = sorted.valueCount;
    reversed->ties.assign(sorted.ties.size(), 0);
    const auto end = sorted.rows.begin() + std::ptrdiff_t(sorted.valueCount);
    reversed->rows.reserve(sorted.rows.size());
    reversed->rows.assign(std::make_reverse_iterator(end), sorted.rows.rend());
    reversed->rows.insert(reversed->rows.end(), end, sorted.rows.end());
    const auto isTie = [&sorted](size_t place) {
        return place < sorted.valueCount && (sorted.ties[place / 64] >> (place % 64) & 1);
    };
    // Ties keep the order of the service, so each group of them is reversed again.
    for (size_t word = 0; word < sorted.ties.size(); ++word) {
        for (quint64 left = sorted.ties[word]; left != 0; left &= left - 1) {
            const size_t first = word * 64 + size_t(std::countr_zero(left));
            if (isTie(first - 1)) // handled with the first of its group
                continue;
            size_t behind = first;
            while (isTie(behind))
                ++behind;
            const size_t to = sorted.valueCount - behind;
            const size_t count = behind - (first - 1);
            std::reverse(reversed->rows.begin() + std::ptrdiff_t(to),
                         reversed->rows.begin() + std::ptrdiff_t(to + count));
            for (size_t place = to + 1; place < to + count; ++place)
                reversed->ties[place / 64] |= quint64(1) << (place % 64);
        }
    }
    return reversed;
}

bool comesBefore(const UserSnapshot &users, UserSort sort, UserRow a, UserRow b)
{
    const auto left = users.at(a);
    const auto right = users.at(b);
    int order = 0;
    if (columnRow(sort.column).type == ColumnType::ClientId) {
        order = compareNaturally(left.segment->foldedClientUserId(left.row),
                                 right.segment->foldedClientUserId(right.row));
    } else if (columnRow(sort.column).type == ColumnType::Id) {
        order = compareIds(left, right);
    } else {
        const ColumnValue one = columnValue(users.dictionary(), sort.column, left);
        const ColumnValue other = columnValue(users.dictionary(), sort.column, right);
        if (one.isNone != other.isNone)
            return other.isNone;
        order = one.isNone               ? 0
            : one.moment != other.moment ? threeWay(one.moment, other.moment)
                                         : threeWay(one.text, other.text);
    }
    if (order != 0)
        return sort.direction == Qt::AscendingOrder ? order < 0 : order > 0;
    return a < b;
}

} // namespace labdesk
