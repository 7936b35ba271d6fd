// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanpeer.h"

#include "watchedapplication.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <thread>

namespace labdesk::bench {

namespace {

std::size_t matchesIn(std::string_view text, std::string_view word)
{
    std::size_t found = 0;
    const char *at = text.data();
    const char *const end = at + text.size();
    while (at < end) {
        at = static_cast<const char *>(memmem(at, std::size_t(end - at), word.data(), word.size()));
        if (!at)
            break;
        ++found;
        at = static_cast<const char *>(std::memchr(at, '\n', std::size_t(end - at))) + 1;
    }
    return found;
}

using Prefix = std::array<unsigned char, 16>;

/// The work on both halves, each in a thread of its own; ms.
template <class Work> double inTwoThreads(Work work)
{
    const qint64 begun = nowNs();
    std::thread other([&work] { work(1); });
    work(0);
    other.join();
    return msBetween(begun, nowNs());
}

} // namespace

ScanPeer::ScanPeer(const UserSnapshot &users)
{
    for (const auto &segment : users.segments())
        for (quint32 row = 0; row < segment->size(); ++row) {
            m_begin.push_back(m_text.size());
            m_text += segment->foldedClientUserId(row);
            m_text += '\n';
        }
}

QStringList ScanPeer::words(int count) const
{
    QStringList words;
    std::uint64_t state = 7;
    const auto next = [&state] { return (state = state * 6364136223846793005u + 1442695040888963407u) >> 33; };
    for (int attempt = 0; attempt < 100 * count && words.size() < count; ++attempt) {
        const std::size_t user = next() % m_begin.size();
        const std::size_t end = m_text.find('\n', m_begin[user]);
        const QString id = QString::fromUtf8(m_text.data() + m_begin[user], qsizetype(end - m_begin[user]));
        const qsizetype length = 2 + qsizetype(next() % 7);
        if (id.size() < length)
            continue;
        const QString word = id.mid(qsizetype(next() % std::uint64_t(id.size() - length + 1)), length);
        if (std::ranges::all_of(word, [](QChar c) { return c.isLetterOrNumber(); }))
            words.append(word);
    }
    return words;
}

double ScanPeer::scanMs(const QString &word) const
{
    const std::string needle = word.toStdString();
    const std::size_t middle = m_begin[m_begin.size() / 2];
    const std::string_view text(m_text);
    std::array<std::size_t, 2> found{};
    return inTwoThreads([&](int half) {
        found[std::size_t(half)] = matchesIn(half == 0 ? text.substr(0, middle) : text.substr(middle), needle);
    });
}

double ScanPeer::sortMs() const
{
    std::vector<Prefix> prefixes(m_begin.size());
    for (std::size_t user = 0; user < m_begin.size(); ++user) {
        const std::size_t end = user + 1 < m_begin.size() ? m_begin[user + 1] : m_text.size();
        std::memcpy(prefixes[user].data(), m_text.data() + m_begin[user],
                    std::min(prefixes[user].size(), end - m_begin[user]));
    }
    const auto middle = prefixes.begin() + std::ptrdiff_t(prefixes.size() / 2);
    const double halves = inTwoThreads(
        [&](int half) { half == 0 ? std::sort(prefixes.begin(), middle) : std::sort(middle, prefixes.end()); });
    const qint64 begun = nowNs();
    std::inplace_merge(prefixes.begin(), middle, prefixes.end());
    return halves + msBetween(begun, nowNs());
}

} // namespace labdesk::bench
