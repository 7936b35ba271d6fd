// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"
#include "service/httpmessage.h"
#include "service/userrecords.h"

#include <atomic>
#include <functional>

namespace labdesk::service {

/// Limits the number of lists being sent by all workers of a service. Thread-safe.
class ListSlots
{
public:
    static constexpr int most = 16; ///< each takes memory and, with a file, a connection and a growing log

    /// Returns a slot that is held until it is destroyed; null if none is free.
    std::shared_ptr<const void> take();

private:
    std::shared_ptr<std::atomic<int>> m_taken = std::make_shared<std::atomic<int>>(0);
};

/// All users of the team as one body. It is read from the database while it is sent, with its own connection and
/// snapshot, so that other requests aren't blocked and memory use stays constant.
class UserList final : public BodySource
{
public:
    static constexpr qint64 maxLogBytes = 64 * 1024 * 1024; ///< bytes that others may write during a slow read

    /// `slot` is held until the list is sent or aborted.
    UserList(const QString &location, qint64 teamSeq, std::shared_ptr<const void> slot);

    qint64 size() const override { return m_size; }
    QByteArray next() override;

    /// The write-ahead log grows as long as a snapshot is open. Clients that read at least a megabyte per second may
    /// always finish.
    bool isTooExpensive(std::chrono::milliseconds age, qint64 sent) const override;

private:
    Database m_database;
    Statement m_rows;
    QByteArray m_block; ///< starts with the text before the users
    qint64 m_size = 0;
    bool m_first = true;
    bool m_ended = false;
    std::shared_ptr<const void> m_slot;
};

/// Like UserList, but each page is read through any free connection, so that none is occupied while the client reads.
/// Users that are created or deleted meanwhile may be included or not, and may be missing in the total. The size is
/// unknown in advance.
class UserPages final : public BodySource
{
public:
    using ReadPage = std::function<UserPage(const UserPage &previous)>; ///< called in the calling thread

    UserPages(qint64 users, ReadPage readPage, std::shared_ptr<const void> slot);

    qint64 size() const override { return unknownSize; }
    QByteArray next() override;

private:
    ReadPage m_readPage;
    QByteArray m_block; ///< starts with the text before the users
    UserPage m_page;
    bool m_first = true;
    bool m_ended = false;
    std::shared_ptr<const void> m_slot;
};

} // namespace labdesk::service
