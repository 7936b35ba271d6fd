// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"
#include "service/httpmessage.h"

namespace labdesk::service {

/// All users of the team as one body, read from the database while it is sent: from a connection and a snapshot of its
/// own, so that other requests go on meanwhile, and memory stays flat however many users there are.
class UserList final : public BodySource
{
public:
    /// `slot` is held until the list is sent, or given up: whoever made it can tell how many are open.
    UserList(const QString &file, std::shared_ptr<const int> slot);

    qint64 size() const override { return m_size; }
    QByteArray next() override;

private:
    Database m_database;
    Statement m_rows;
    QByteArray m_block; ///< starts with what comes before the users
    qint64 m_size = 0;
    bool m_first = true;
    bool m_ended = false;
    std::shared_ptr<const int> m_slot;
};

} // namespace labdesk::service
