// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/clientidorder.h"

#include "store/foldedtext.h"
#include "store/foreachsegment.h"
#include "store/userorderkeys.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <memory>
#include <mutex>
#include <span>
#include <string>

namespace labdesk {

namespace {

constexpr size_t keyedBytes = 18;      // bytes of a key that are compared at once; most client IDs differ in them
constexpr size_t maxKeyedLength = 220; // a part is searched from the beginning, so beyond this, comparing is faster
constexpr size_t rowsOfBlock = 16'384;
constexpr size_t maxRowsOfPart = 32'768; // that one thread sorts at once
constexpr size_t samplesOfPart = 128;

/// The part of a text's key that is compared. The first `skip` bytes are common to all texts and have no digit; the
/// part begins `at` bytes after them.
struct KeyPart
{
    size_t skip = 0;
    size_t at = 0;
};

/// How the keys of some rows are read. Most texts begin alike, and that prefix needs to be compared only once.
struct KeyReading
{
    std::string commonPrefix; ///< the prefix of most texts, without digits
    KeyPart part;             ///< for texts without that prefix, or for all if it is empty
};

/// Three numbers that are compared in order. The first byte is 1 for texts with the usual prefix; other texts have 0 if
/// they sort before those and 2 if after. Then follow a part of the key, its length in one byte, and the row.
struct KeyedRow
{
    std::array<quint64, 3> key;

    UserRow row() const { return UserRow(key[2]); }
    bool hasNextPart() const { return (key[2] >> 32 & 0xff) > keyedBytes; }
    friend bool operator==(const KeyedRow &a, const KeyedRow &b) ///< ignores the row
    {
        return a.key[0] == b.key[0] && a.key[1] == b.key[1] && a.key[2] >> 32 == b.key[2] >> 32;
    }
    friend bool operator<(const KeyedRow &a, const KeyedRow &b)
    {
        return a.key[0] != b.key[0] ? a.key[0] < b.key[0]
            : a.key[1] != b.key[1]  ? a.key[1] < b.key[1]
                                    : a.key[2] < b.key[2];
    }
};

KeyedRow keyedRow(UserRow row, std::string_view text, unsigned char place, KeyPart part)
{
    std::array<unsigned char, 2 + keyedBytes> bytes{};
    bytes.front() = place;
    size_t size = 0;
    if (part.at == 0) {
        size = writeNaturalKey(text.substr(part.skip), bytes.data() + 1, keyedBytes);
    } else {
        std::array<unsigned char, maxKeyedLength + keyedBytes> longer;
        size = writeNaturalKey(text.substr(part.skip), longer.data(), part.at + keyedBytes) - part.at;
        std::memcpy(bytes.data() + 1, longer.data() + part.at, std::min(size, keyedBytes));
    }
    bytes.back() = static_cast<unsigned char>(size);
    return {{qFromBigEndian<quint64>(bytes.data()), qFromBigEndian<quint64>(bytes.data() + 8),
             quint64(qFromBigEndian<quint32>(bytes.data() + 16)) << 32 | row}};
}

KeyedRow keyedRow(UserRow row, std::string_view text, const KeyReading &reading)
{
    const std::string &prefix = reading.commonPrefix;
    if (prefix.empty())
        return keyedRow(row, text, 1, reading.part);
    if (!text.starts_with(prefix))
        return keyedRow(row, text, text < prefix ? 0 : 2, reading.part);
    return keyedRow(row, text, 1, {prefix.size(), 0});
}

/// Returns the next part of a key that has more bytes.
KeyPart nextPart(const KeyedRow &row, const KeyReading &reading)
{
    const bool hasCommonPrefix = !reading.commonPrefix.empty() && row.key[0] >> 56 == 1;
    const KeyPart part = hasCommonPrefix ? KeyPart{reading.commonPrefix.size(), 0} : reading.part;
    return {part.skip, part.at + keyedBytes};
}

class ClientIdSorter
{
public:
    ClientIdSorter(const UserSnapshot &users, SortedUsers &out, const CancelFlag *canceled)
        : m_users(users), m_out(out), m_canceled(canceled)
    {
    }

    /// Sorts the places from `begin` to `end`, whose rows ascend and don't differ before the part.
    void sort(size_t begin, size_t end, KeyPart part);

private:
    using Rows = std::span<KeyedRow>;
    struct Group
    {
        size_t begin;
        size_t end;
        KeyPart part;
    };

    KeyReading readingOf(size_t begin, size_t end, KeyPart part) const;
    void readKeys(Rows to, size_t begin, const KeyReading &reading) const;
    std::vector<Rows> partsOf(Rows rows) const;
    void arrange(Rows rows, size_t place, const KeyReading &reading);
    void arrangeTied(Rows rows, size_t place, const KeyReading &reading);
    void compareAll(Rows rows, size_t place);
    size_t commonPrefix(Rows rows) const;
    void fetchTied(Rows rows) const;
    std::string_view textOf(UserRow row) const;
    bool isCanceled() const { return m_canceled && *m_canceled; }

    /// Runs work(number) for each number below `count`, in any idle threads. `rows` is the total number of rows.
    template <class Work> void share(size_t rows, size_t count, Work work) const
    {
        forEachNumber(0, count, rows, m_canceled, [&work] { return std::ref(work); });
    }

    const UserSnapshot &m_users;
    SortedUsers &m_out;
    const CancelFlag *m_canceled;
    std::mutex m_lock;
    std::vector<Group> m_largeGroups; ///< guarded by the lock: rows that are equal so far and worth several threads
};

void ClientIdSorter::sort(size_t begin, size_t end, KeyPart part)
{
    const size_t count = end - begin;
    if (count == 0 || isCanceled())
        return;
    {
        const auto keyed = std::make_unique_for_overwrite<KeyedRow[]>(count);
        const KeyReading reading = readingOf(begin, end, part);
        readKeys({keyed.get(), count}, begin, reading);
        const std::vector<Rows> parts = partsOf({keyed.get(), count});
        share(count, parts.size(), [&](size_t number) {
            arrange(parts[number], begin + size_t(parts[number].data() - keyed.get()), reading);
        });
    }
    for (const Group &group : std::exchange(m_largeGroups, {}))
        sort(group.begin, group.end, group.part);
}

/// Finds the prefix of most of these texts, up to the first digit, from a sample. Empty unless it is longer than what
/// is already known to be equal.
KeyReading ClientIdSorter::readingOf(size_t begin, size_t end, KeyPart part) const
{
    constexpr size_t sampleCount = 64;
    if (end - begin < 4 * sampleCount)
        return {{}, part};
    RowReader reader(m_users);
    std::array<std::string_view, sampleCount> found;
    for (size_t i = 0; i < sampleCount; ++i) {
        const UserRow row = m_out.rows[begin + (end - begin) / sampleCount * i];
        const UserSegment &segment = reader.segmentOf(row);
        found[i] = segment.foldedClientUserId(reader.rowIn(row));
    }
    std::sort(found.begin(), found.end());
    const auto low = found[sampleCount / 4];
    const auto high = found[sampleCount - sampleCount / 4];
    const auto mismatchAt = std::mismatch(low.begin(), low.end(), high.begin(), high.end()).first;
    const auto digit = std::find_if(low.begin(), mismatchAt, [](char c) { return c >= '0' && c <= '9'; });
    std::string commonPrefix(low.begin(), digit);
    if (commonPrefix.size() <= part.skip + part.at)
        commonPrefix.clear();
    return {std::move(commonPrefix), part};
}

void ClientIdSorter::readKeys(Rows to, size_t begin, const KeyReading &reading) const
{
    share(to.size(), (to.size() + rowsOfBlock - 1) / rowsOfBlock, [&](size_t block) {
        RowReader reader(m_users);
        for (size_t i = block * rowsOfBlock; i < std::min(to.size(), (block + 1) * rowsOfBlock); ++i) {
            const UserRow row = m_out.rows[begin + i];
            const UserSegment &segment = reader.segmentOf(row);
            to[i] = keyedRow(row, segment.foldedClientUserId(reader.rowIn(row)), reading);
        }
    });
}

/// Divides the rows as quicksort does, in place, until the parts are small. Equal keys stay together.
std::vector<ClientIdSorter::Rows> ClientIdSorter::partsOf(Rows rows) const
{
    const auto pivotOf = [](Rows part) {
        std::array<KeyedRow, samplesOfPart> samples;
        for (size_t i = 0; i < samples.size(); ++i)
            samples[i] = part[part.size() * i / samples.size()];
        const auto middle = samples.begin() + samplesOfPart / 2;
        std::nth_element(samples.begin(), middle, samples.end());
        middle->key[2] = middle->key[2] >> 32 << 32; // before all rows with the same key
        return *middle;
    };
    std::vector<Rows> parts{rows};
    for (size_t size = rows.size(); size > maxRowsOfPart; size /= 2) {
        std::vector<Rows> halves(2 * parts.size());
        share(rows.size(), parts.size(), [&](size_t number) {
            const Rows part = parts[number];
            const auto middle = part.empty()
                ? part.begin()
                : std::partition(part.begin(), part.end(),
                                 [pivot = pivotOf(part)](const KeyedRow &row) { return row < pivot; });
            halves[2 * number] = {part.begin(), middle};
            halves[2 * number + 1] = {middle, part.end()};
        });
        parts = std::move(halves);
    }
    return parts;
}

void ClientIdSorter::arrange(Rows rows, size_t place, const KeyReading &reading)
{
    if (!std::is_sorted(rows.begin(), rows.end()))
        std::sort(rows.begin(), rows.end());
    fetchTied(rows);
    for (size_t from = 0; from < rows.size();) {
        size_t to = from + 1;
        while (to < rows.size() && rows[to] == rows[from])
            ++to;
        if (to - from == 1)
            m_out.rows[place + from] = rows[from].row();
        else
            arrangeTied(rows.subspan(from, to - from), place + from, reading);
        from = to;
    }
}

void ClientIdSorter::arrangeTied(Rows rows, size_t place, const KeyReading &reading)
{
    const KeyPart next = nextPart(rows.front(), reading);
    if (!rows.front().hasNextPart() || next.at > maxKeyedLength || isCanceled())
        return compareAll(rows, place);
    if (rows.size() >= minRowsForHelper) {
        for (size_t i = 0; i < rows.size(); ++i)
            m_out.rows[place + i] = rows[i].row();
        const std::lock_guard guard(m_lock);
        m_largeGroups.push_back({place, place + rows.size(), next});
        return;
    }
    const size_t prefix = commonPrefix(rows);
    const KeyPart part = prefix > next.skip + next.at - keyedBytes ? KeyPart{prefix, 0} : next;
    for (KeyedRow &row : rows)
        row = keyedRow(row.row(), textOf(row.row()), 1, part);
    arrange(rows, place, {{}, part});
}

void ClientIdSorter::compareAll(Rows rows, size_t place)
{
    using Compared = std::pair<std::string_view, UserRow>;
    std::vector<Compared> all;
    all.reserve(rows.size());
    for (const KeyedRow &row : rows)
        all.emplace_back(textOf(row.row()), row.row());
    const auto isBefore = [](const Compared &a, const Compared &b) {
        const int order = a.first == b.first ? 0 : compareNaturally(a.first, b.first);
        return order != 0 ? order < 0 : a.second < b.second;
    };
    if (!std::is_sorted(all.begin(), all.end(), isBefore)) // they are usually all equal
        std::sort(all.begin(), all.end(), isBefore);
    for (size_t i = 0; i < all.size(); ++i) {
        m_out.rows[place + i] = all[i].second;
        // Other threads write to the same word.
        if (i > 0 && all[i].first == all[i - 1].first)
            std::atomic_ref(m_out.ties[(place + i) / 64]).fetch_or(quint64(1) << ((place + i) % 64));
    }
}

/// The length in bytes of the prefix that all texts share, without digits at its end.
size_t ClientIdSorter::commonPrefix(Rows rows) const
{
    std::string_view prefix = textOf(rows.front().row());
    for (const KeyedRow &row : rows.subspan(1))
        if (const auto text = textOf(row.row()); !text.starts_with(prefix))
            prefix = {prefix.begin(), std::mismatch(prefix.begin(), prefix.end(), text.begin(), text.end()).first};
    return prefix.find_last_not_of("0123456789") + 1;
}

/// The texts are scattered in memory, so all that are about to be compared are prefetched.
void ClientIdSorter::fetchTied(Rows rows) const
{
    for (size_t i = 0; i < rows.size(); ++i)
        if ((i > 0 && rows[i] == rows[i - 1]) || (i + 1 < rows.size() && rows[i] == rows[i + 1]))
            __builtin_prefetch(textOf(rows[i].row()).data());
}

std::string_view ClientIdSorter::textOf(UserRow row) const
{
    const auto place = m_users.at(row);
    return place.segment->foldedClientUserId(place.row);
}

} // namespace

void sortByClientId(const UserSnapshot &users, SortedUsers &out, const CancelFlag *canceled)
{
    ClientIdSorter(users, out, canceled).sort(0, out.rows.size(), {});
}

} // namespace labdesk
