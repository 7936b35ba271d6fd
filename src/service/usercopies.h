// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"

#include <QHash>

#include <vector>

namespace labdesk::service {

/// A list of users of any length, in which each user is repeated with another ID and client ID: "client-00042" becomes
/// "1-client-00042". Generated while it is sent.
class UserCopies final : public BodySource
{
public:
    /// `list` is a complete response to GET /v2/user/. If the team has no users, the list stays empty.
    UserCopies(const QByteArray &list, qint64 users);

    qint64 size() const override { return m_size; }
    QByteArray next() override;

    QHash<QByteArray, QByteArray> originals() const; ///< IDs of the existing users, by their shared part
    static QByteArray sharedPart(const QByteArray &id) { return id.sliced(copyDigits); }
    /// Changes a response about one user to that of its copy.
    static void rename(QByteArray &body, const QByteArray &original, const QByteArray &copy);

private:
    static constexpr qsizetype copyDigits = 4; ///< leading digits of an ID, which differ between copies

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
