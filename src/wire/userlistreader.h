// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userfields.h"
#include "wire/decoded.h"

#include <QByteArrayView>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace labdesk::wire {

/// Reads a user list of any size while it arrives (contract 4.1, operation 4; field notes: wrapped, bare, drift): the
/// same users, drift and errors that decodeUserPage() gives, but as views, and without holding the body. Fed in pieces
/// of any size; may run in any thread. One difference: a user that cannot be decoded fails the whole page there, and is
/// counted and left out here, and the rest goes on; so is what is no object. A body that is not JSON at its seams is an
/// error and final; the users before it have been handed out.
class UserListReader
{
public:
    /// Takes each user; the views are valid only during the call.
    using Sink = std::function<void(const UserFields &)>;

    UserListReader();
    ~UserListReader();
    UserListReader(const UserListReader &) = delete;
    UserListReader &operator=(const UserListReader &) = delete;

    /// Hands out every user that is complete.
    std::optional<DecodeError> feed(QByteArrayView chunk, const Sink &sink);
    /// The body has ended: hands out what was held back; an error when it should not have ended.
    std::optional<DecodeError> finish(const Sink &sink);

    bool isBare() const;
    std::optional<qint64> total() const; ///< what the envelope said; known for certain after finish()
    qint64 users() const;                ///< handed out
    qint64 undecodable() const;          ///< left out
    const std::vector<DecodeError> &undecodableReasons() const; ///< of the first ten, `users[3].user_id: missing`
    QStringList drift() const; ///< of those handed out and the envelope: paths outside the known contract, at most
                               ///< JsonReading::mostDrift

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace labdesk::wire
