// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/usersnapshot.h"

#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace labdesk::bench {

/// The least that a search and a sort cost on this machine: the client IDs laid end to end, two threads, no columns and
/// no rows to show.
class ScanPeer
{
public:
    explicit ScanPeer(const UserSnapshot &users);

    /// Pieces of client IDs, the same for the same users: 2 to 8 letters, digits, or characters beyond ASCII.
    QStringList words(int count) const;
    /// memmem() over all client IDs, to the next ID after each match; ms.
    double scanMs(const QString &word) const;
    /// std::sort() of the first 16 bytes of each client ID; ms.
    double sortMs() const;

private:
    std::string m_text; ///< folded, a line for each user
    std::vector<std::size_t> m_begin;
};

} // namespace labdesk::bench
