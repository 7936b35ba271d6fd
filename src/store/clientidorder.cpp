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

constexpr size_t keyedBytes = 22;      // bytes of a key that are compared at once; most client IDs are no longer
constexpr size_t maxKeyedLength = 220; // a part is searched from the beginning, so beyond this, comparing is faster
constexpr size_t keySplitters = 127;
constexpr size_t keyBuckets = 2 * keySplitters + 1;
constexpr size_t samplesForSplitter = 16;
constexpr size_t rowsOfBlock = 16'384;
constexpr size_t minRowsForBuckets = 4'096;

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
/// they sort before those and 2 if after. Then follows a part of the key, and its length in the last byte.
using ShortKey = std::array<quint64, 3>;

struct KeyedRow
{
    ShortKey key;
    UserRow row;
    quint32 text; ///< its offset in the search text of the segment
};

bool hasNextPart(const ShortKey &key)
{
    return (key[2] & 0xff) > keyedBytes;
}

/// Branchless, because these branches can't be predicted.
bool isLess(const ShortKey &a, const ShortKey &b)
{
    const unsigned last = unsigned(a[1] < b[1]) | (unsigned(a[1] == b[1]) & unsigned(a[2] < b[2]));
    return (unsigned(a[0] < b[0]) | (unsigned(a[0] == b[0]) & last)) != 0;
}

ShortKey shortKey(std::string_view text, unsigned char place, KeyPart part)
{
    std::array<unsigned char, 2 + keyedBytes> bytes{};
    bytes.front() = place;
    size_t size = 0;
    if (part.at == 0) {
        size = writeNaturalKey(text.substr(part.skip), bytes.data() + 1, keyedBytes);
    } else {
        std::array<unsigned char, maxKeyedLength + keyedBytes> longer{};
        size = writeNaturalKey(text.substr(part.skip), longer.data(), part.at + keyedBytes) - part.at;
        std::memcpy(bytes.data() + 1, longer.data() + part.at, std::min(size, keyedBytes));
    }
    bytes.back() = static_cast<unsigned char>(size);
    return {qFromBigEndian<quint64>(bytes.data()), qFromBigEndian<quint64>(bytes.data() + 8),
            qFromBigEndian<quint64>(bytes.data() + 16)};
}

ShortKey shortKey(std::string_view text, const KeyReading &reading)
{
    if (reading.commonPrefix.empty() || !text.starts_with(reading.commonPrefix))
        return shortKey(text, reading.commonPrefix.empty() ? 1 : text < reading.commonPrefix ? 0 : 2, reading.part);
    return shortKey(text, 1, {reading.commonPrefix.size(), 0});
}

/// Returns the next part of a key that has more bytes.
KeyPart nextPart(const ShortKey &key, const KeyReading &reading)
{
    const bool hasCommonPrefix = !reading.commonPrefix.empty() && key[0] >> 56 == 1;
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
    std::vector<ShortKey> splittersOf(size_t begin, size_t end, const KeyReading &reading) const;
    void distribute(Rows to, size_t begin, const KeyReading &reading);
    void arrange(Rows rows, size_t place, const KeyReading &reading);
    void arrangeTied(Rows rows, size_t place, const KeyReading &reading);
    void compareAll(Rows rows, size_t place);
    void fetchTied(Rows rows) const;
    std::string_view textOf(const KeyedRow &row) const;
    bool isCanceled() const { return m_canceled && *m_canceled; }

    /// Runs work(number) for each number below `count`, in any idle threads. `rows` is the total number of rows.
    template <class Work> void share(size_t rows, size_t count, Work work) const
    {
        std::atomic<size_t> next = 0;
        runInParallel(std::min(maxHelperThreads(), unsigned(rows / minRowsForHelper)), [&] {
            for (size_t number = next++; number < count && !isCanceled(); number = next++)
                work(number);
        });
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
        distribute({keyed.get(), count}, begin, reading);
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

/// Returns keys that divide the rows into parts of about the same size.
std::vector<ShortKey> ClientIdSorter::splittersOf(size_t begin, size_t end, const KeyReading &reading) const
{
    constexpr quint64 stride = 0x9e37'79b9'7f4a'7c15; // a step that doesn't coincide with a period of the list
    std::vector<ShortKey> samples((keySplitters + 1) * samplesForSplitter);
    RowReader reader(m_users);
    for (size_t i = 0; i < samples.size(); ++i) {
        const UserRow row = m_out.rows[begin + (((i * stride) >> 32) * (end - begin) >> 32)];
        const UserSegment &segment = reader.segmentOf(row);
        samples[i] = shortKey(segment.foldedClientUserId(reader.rowIn(row)), reading);
    }
    std::sort(samples.begin(), samples.end());
    std::vector<ShortKey> splitters;
    for (size_t i = 1; i <= keySplitters; ++i)
        splitters.push_back(samples[i * samplesForSplitter]);
    return splitters;
}

/// Each bucket lies between two splitters, or holds the keys that are equal to a splitter, because many rows can share
/// one. The texts are read twice: once to count, and once to put each row into its bucket, which keeps the order of
/// equal rows.
void ClientIdSorter::distribute(Rows to, size_t begin, const KeyReading &reading)
{
    const size_t blocks = (to.size() + rowsOfBlock - 1) / rowsOfBlock;
    const auto eachKey = [&](size_t block, auto take) {
        RowReader reader(m_users);
        for (size_t i = block * rowsOfBlock; i < std::min(to.size(), (block + 1) * rowsOfBlock); ++i) {
            const UserRow row = m_out.rows[begin + i];
            const UserSegment &segment = reader.segmentOf(row);
            const auto text = segment.foldedClientUserId(reader.rowIn(row));
            take(i, KeyedRow{shortKey(text, reading), row, quint32(text.data() - segment.searchText().data())});
        }
    };
    if (to.size() <= minRowsForBuckets) {
        eachKey(0, [&](size_t i, const KeyedRow &row) { to[i] = row; });
        return arrange(to, begin, reading);
    }
    const std::vector<ShortKey> splitters = splittersOf(begin, begin + to.size(), reading);
    std::vector<quint8> bucketOf(to.size());
    std::vector<std::array<quint32, keyBuckets>> places(blocks);
    share(to.size(), blocks, [&](size_t block) {
        eachKey(block, [&](size_t i, const KeyedRow &row) {
            size_t below = 0;
            for (size_t step = (keySplitters + 1) / 2; step > 0; step /= 2)
                below += isLess(splitters[below + step - 1], row.key) ? step : 0;
            bucketOf[i] = quint8(2 * below + size_t(below < keySplitters && splitters[below] == row.key));
            ++places[block][bucketOf[i]];
        });
    });
    std::array<quint32, keyBuckets + 1> bounds{};
    quint32 place = 0;
    for (size_t bucket = 0; bucket < keyBuckets; ++bucket) {
        for (auto &blockPlaces : places)
            place += std::exchange(blockPlaces[bucket], place);
        bounds[bucket + 1] = place;
    }
    if (isCanceled()) // then the counts are incomplete
        return;
    share(to.size(), blocks, [&](size_t block) {
        eachKey(block, [&](size_t i, const KeyedRow &row) { to[places[block][bucketOf[i]]++] = row; });
    });
    if (isCanceled())
        return;
    share(to.size(), keyBuckets, [&](size_t bucket) {
        arrange(to.subspan(bounds[bucket], bounds[bucket + 1] - bounds[bucket]), begin + bounds[bucket], reading);
    });
}

void ClientIdSorter::arrange(Rows rows, size_t place, const KeyReading &reading)
{
    const auto isBefore = [](const KeyedRow &a, const KeyedRow &b) {
        for (size_t part = 0; part < 3; ++part)
            if (a.key[part] != b.key[part])
                return a.key[part] < b.key[part];
        return a.row < b.row;
    };
    if (!std::is_sorted(rows.begin(), rows.end(), isBefore))
        std::sort(rows.begin(), rows.end(), isBefore);
    fetchTied(rows);
    for (size_t from = 0; from < rows.size();) {
        size_t to = from + 1;
        while (to < rows.size() && rows[to].key == rows[from].key)
            ++to;
        if (to - from == 1)
            m_out.rows[place + from] = rows[from].row;
        else
            arrangeTied(rows.subspan(from, to - from), place + from, reading);
        from = to;
    }
}

void ClientIdSorter::arrangeTied(Rows rows, size_t place, const KeyReading &reading)
{
    const ShortKey key = rows.front().key;
    const KeyPart next = nextPart(key, reading);
    if (!hasNextPart(key) || next.at > maxKeyedLength || isCanceled())
        return compareAll(rows, place);
    if (rows.size() >= minRowsForHelper) {
        for (size_t i = 0; i < rows.size(); ++i)
            m_out.rows[place + i] = rows[i].row;
        const std::lock_guard guard(m_lock);
        m_largeGroups.push_back({place, place + rows.size(), next});
        return;
    }
    for (KeyedRow &row : rows)
        row.key = shortKey(textOf(row), 1, next);
    arrange(rows, place, {{}, next});
}

void ClientIdSorter::compareAll(Rows rows, size_t place)
{
    using Compared = std::pair<std::string_view, UserRow>;
    std::vector<Compared> all;
    all.reserve(rows.size());
    for (const KeyedRow &row : rows)
        all.emplace_back(textOf(row), row.row);
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

/// The texts are scattered in memory, so all that are about to be compared are prefetched.
void ClientIdSorter::fetchTied(Rows rows) const
{
    for (size_t i = 0; i < rows.size(); ++i) {
        const bool isTied
            = (i > 0 && rows[i].key == rows[i - 1].key) || (i + 1 < rows.size() && rows[i].key == rows[i + 1].key);
        if (isTied)
            __builtin_prefetch(m_users.segments()[m_users.segmentOf(rows[i].row)]->searchText().data() + rows[i].text);
    }
}

std::string_view ClientIdSorter::textOf(const KeyedRow &row) const
{
    const std::string &search = m_users.segments()[m_users.segmentOf(row.row)]->searchText();
    return std::string_view(search).substr(row.text, search.find('\n', row.text) - row.text);
}

} // namespace

void sortByClientId(const UserSnapshot &users, SortedUsers &out, const CancelFlag *canceled)
{
    ClientIdSorter(users, out, canceled).sort(0, out.rows.size(), {});
}

} // namespace labdesk
