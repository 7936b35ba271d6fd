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
#include <string>
#include <vector>

namespace labdesk::wire {

class FastUserParser;
class ListSplitter;

/// Reads a user list of any size while it arrives (contract 4.1, operation 4; field notes: wrapped, bare, drift): the
/// same users and drift that decode<User>() gives of each, but as views, and without holding the body. Fed in pieces of
/// any size; may run in any thread. A user that cannot be decoded is counted and left out, and the rest goes on; so is
/// what is no object. A body that is not JSON at its seams is an error and final; the users before it have been handed
/// out.
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
    /// The body has ended: an error when it should not have.
    std::optional<DecodeError> finish();

    bool isBare() const;
    std::optional<qint64> total() const { return m_total; } ///< what the envelope said; for certain after finish()
    /// After finish(): the envelope names a next page, by any of the names that services use.
    bool saysMoreFollows() const { return m_saysMoreFollows; }
    qint64 users() const { return m_users; }             ///< handed out
    qint64 undecodable() const { return m_undecodable; } ///< left out
    /// Of the first ten, `users[3].user_id: missing`.
    const std::vector<DecodeError> &undecodableReasons() const { return m_reasons; }
    /// Of those handed out and the envelope: paths outside the known contract, at most
    /// JsonDecodeContext::maxDriftPaths.
    const QStringList &drift() const { return m_drift; }

private:
    qsizetype readNext(QByteArrayView bytes, qsizetype index, const Sink &sink);
    void readCollected(QByteArrayView entry, qsizetype index, const Sink &sink);
    bool readSlowly(QByteArrayView object, qsizetype index, const Sink &sink);
    void addDrift(const QStringList &paths);
    void guessTotal();
    std::optional<DecodeError> readEnvelope();

    std::unique_ptr<ListSplitter> m_splitter;
    std::unique_ptr<FastUserParser> m_plain;
    std::string m_padded; // the entry that was collected
    std::optional<qint64> m_total;
    qint64 m_users = 0;
    qint64 m_undecodable = 0;
    std::vector<DecodeError> m_reasons;
    QStringList m_drift;
    std::optional<DecodeError> m_error;
    bool m_saysMoreFollows = false;
};

} // namespace labdesk::wire
