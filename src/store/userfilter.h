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
    std::vector<quint64> m_bits; ///< bits after the last row are 0
};

/// Set from another thread to cancel; checked between segments.
using CancelFlag = std::atomic<bool>;

/// Returns the rows from `from` on that match the query. Pure, for any thread; uses several threads if that is faster.
/// `now` in ms UTC decides whether an ingestion has ended. If `within` is set, only its rows are checked, because
/// others are known not to match. Nothing if it was canceled.
std::optional<RowSet> rowsMatching(const UserSnapshot &users, const UserQuery &query, qint64 now, UserRow from = 0,
                                   const CancelFlag *canceled = nullptr, const RowSet *within = nullptr);
/// Whether every user that matches `query` also matches `wider`, as when somebody continues typing. Decided from the
/// terms alone, so it can be false although all users match; always false for terms that can become true as time
/// passes.
bool narrows(const UserQuery &query, const UserQuery &wider);
bool matches(const UserSnapshot &users, UserRow row, const UserQuery &query, qint64 now);

/// For a query without matches: how many rows each choice excludes by itself, as in "without `tz:none`: 12". Only
/// choices that exclude any, most first.
struct BlockingTerm
{
    size_t choice = 0;
    UserRow without = 0; ///< rows that match all other choices
};
std::vector<BlockingTerm> blockingTerms(const UserSnapshot &users, const UserQuery &query, qint64 now,
                                        const CancelFlag *canceled = nullptr);

} // namespace labdesk
