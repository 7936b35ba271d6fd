// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userquery.h"
#include "store/usersnapshot.h"

#include <atomic>
#include <optional>
#include <vector>

namespace labdesk {

/// One bit for each row.
class RowSet
{
public:
    explicit RowSet(UserRow rows = 0, bool value = false);
    UserRow size() const { return m_size; }
    UserRow count() const;
    bool has(UserRow row) const { return m_bits[row / 64] >> (row % 64) & 1; }
    void set(UserRow row) { m_bits[row / 64] |= quint64(1) << (row % 64); }
    std::vector<quint64> &words() { return m_bits; }
    const std::vector<quint64> &words() const { return m_bits; }
    std::vector<UserRow> rows() const; ///< ascending

private:
    UserRow m_size = 0;
    std::vector<quint64> m_bits; ///< behind the last row: 0
};

/// Set from another thread to give up; looked at between segments.
using CancelFlag = std::atomic<bool>;

/// The rows from `from` on for which the query holds (earlier ones are 0). Pure, for any thread; uses several where it
/// pays. `now` in ms UTC decides whether an ingestion has ended. `within`: known to be the only rows that can hold it,
/// and no others are looked at. Nothing when it was canceled.
std::optional<RowSet> rowsMatching(const UserSnapshot &users, const UserQuery &query, qint64 now, UserRow from = 0,
                                   const CancelFlag *canceled = nullptr, const RowSet *within = nullptr);
/// Whether every user that matches `query` also matches `wider`, as while somebody types on. Decided from the
/// terms alone, so false may be wrong; always false for terms that can become true as time passes.
bool narrows(const UserQuery &query, const UserQuery &wider);
bool matches(const UserSnapshot &users, UserRow row, const UserQuery &query, qint64 now);

/// For a query that finds nothing: how many rows each choice hides by itself, as "without `tz:none`: 12". Only those
/// that would give some, most first.
struct BlockingTerm
{
    size_t choice = 0;
    UserRow without = 0; ///< rows that hold all others
};
std::vector<BlockingTerm> blockingTerms(const UserSnapshot &users, const UserQuery &query, qint64 now,
                                        const CancelFlag *canceled = nullptr);

} // namespace labdesk
