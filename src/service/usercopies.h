// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"

#include <QHash>

#include <vector>

namespace labdesk::service {

/// A list of users made as long as is asked for by listing each of them many times, with an ID and a client ID of its
/// own: "client-00042" comes again as "1-client-00042". Made while it is sent.
class UserCopies final : public BodySource
{
public:
    /// `list`: a whole answer to GET /v2/user/. A team without users stays one.
    UserCopies(const QByteArray &list, qint64 users);

    qint64 size() const override { return m_size; }
    QByteArray next() override;

    QHash<QByteArray, QByteArray> originals() const; ///< the IDs that exist, by their shared part
    static QByteArray sharedPart(const QByteArray &id) { return id.sliced(copyDigits); }
    /// In an answer about one user: as if it were the copy.
    static void rename(QByteArray &body, const QByteArray &original, const QByteArray &copy);

private:
    static constexpr qsizetype copyDigits = 4; ///< at the front of an ID, which tell the copies apart

    struct User
    {
        QByteArray id;
        QByteArray body;
    };

    static QByteArray copyOf(const User &user, int number);

    std::vector<User> m_users;
    QByteArray m_head;
    qint64 m_count;
    qint64 m_sent = 0;
    qint64 m_size = 0;
    bool m_ended = false;
};

} // namespace labdesk::service
