// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/systemmemory.h"

#include <functional>
#include <optional>

namespace labdesk {

/// Says when a list has as many users as fit into the memory of this computer, while it is read. For one thread at a
/// time.
class UserListCeiling
{
public:
    static constexpr qint64 minUsers = 50'000;             ///< they take a few megabytes
    static constexpr qint64 maxUsersIfUnknown = 2'000'000; ///< where the system doesn't say how much memory it has

    using ReadMemory = std::function<std::optional<SystemMemory>()>;
    explicit UserListCeiling(ReadMemory read) : m_read(std::move(read)) { }

    /// Whether more users fit after `users` that take `bytes`. Most calls don't read the free memory: the more there
    /// is, the fewer do.
    bool hasRoom(qint64 users, qint64 bytes);

    /// How many more users fit into this memory. Some of it stays free for other programs, and some for what is done
    /// with the list.
    static qint64 room(const SystemMemory &memory, qint64 users, qint64 bytes);

private:
    ReadMemory m_read;
    qint64 m_nextReading = minUsers; ///< users
};

} // namespace labdesk
