// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"
#include "service/httpmessage.h"
#include "service/userrecords.h"

#include <atomic>
#include <functional>

namespace labdesk::service {

/// How many lists are being sent, by all workers of a service and to whomever. Safe to use from any thread.
class ListSlots
{
public:
    static constexpr int most = 16; ///< each holds memory, and of a file a connection and its log

    /// Held until it is destroyed; null: all are taken.
    std::shared_ptr<const void> take();

private:
    std::shared_ptr<std::atomic<int>> m_taken = std::make_shared<std::atomic<int>>(0);
};

/// All users of the team as one body, read from the database while it is sent: from a connection and a snapshot of its
/// own, so that other requests go on meanwhile, and memory stays flat however many users there are.
class UserList final : public BodySource
{
public:
    static constexpr qint64 maxLogBytes = 64 * 1024 * 1024; ///< bytes that others may write while it is read slowly

    /// `slot` is held until the list is sent, or given up.
    UserList(const QString &location, qint64 teamSeq, std::shared_ptr<const void> slot);

    qint64 size() const override { return m_size; }
    QByteArray next() override;

    /// The log keeps everything written while a snapshot is open. A client that takes a megabyte a second may finish.
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

/// The same, page by page, each by whichever connection is free: none is held while the client reads. Users that are
/// created or deleted meanwhile may be in it or not, and may be missing in its total. It ends where it ends: its size
/// is not known before.
class UserPages final : public BodySource
{
public:
    using ReadPage = std::function<UserPage(const UserPage &previous)>; ///< in the calling thread

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
