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

/// Reads a user list of any size while it arrives (contract 4.1, operation 4; field notes: wrapped, bare, drift). Gives
/// the same users and drift as decode<User>() does for each of them, but as views, and without holding the body. Takes
/// chunks of any size; may run in any thread. Entries that aren't objects or can't be decoded are skipped and counted.
/// Invalid JSON around the entries is a final error; the users before it have been passed to the sink.
class UserListReader
{
public:
    /// Called with each user. The views are valid only during the call.
    using Sink = std::function<void(const UserFields &)>;

    UserListReader();
    ~UserListReader();
    UserListReader(const UserListReader &) = delete;
    UserListReader &operator=(const UserListReader &) = delete;

    /// Passes every complete user to the sink.
    std::optional<DecodeError> feed(QByteArrayView chunk, const Sink &sink);
    /// Ends the body. Returns an error if it is incomplete.
    std::optional<DecodeError> finish();

    bool isBare() const;
    std::optional<qint64> total() const { return m_total; } ///< from the envelope; final after finish()
    /// After finish(): whether the envelope names a next page, by any of the names that services use.
    bool saysMoreFollows() const { return m_saysMoreFollows; }
    qint64 users() const { return m_users; }             ///< passed to the sink
    qint64 undecodable() const { return m_undecodable; } ///< skipped
    /// The errors of the first ten, such as `users[3].user_id: missing`.
    const std::vector<DecodeError> &undecodableReasons() const { return m_reasons; }
    /// Paths outside the known contract in the users passed to the sink and in the envelope, at most
    /// JsonDecodeContext::maxDriftPaths.
    const QStringList &drift() const { return m_drift; }

private:
    qsizetype readNext(QByteArrayView bytes, qsizetype index, const Sink &sink);
    void readBuffered(QByteArrayView entry, qsizetype index, const Sink &sink);
    bool readWithFallback(QByteArrayView object, qsizetype index, const Sink &sink);
    void addDrift(const QStringList &paths);
    void estimateTotal();
    std::optional<DecodeError> readEnvelope();

    std::unique_ptr<ListSplitter> m_splitter;
    std::unique_ptr<FastUserParser> m_fastParser;
    std::string m_padded; // the collected entry, with padding
    std::optional<qint64> m_total;
    qint64 m_users = 0;
    qint64 m_undecodable = 0;
    std::vector<DecodeError> m_reasons;
    QStringList m_drift;
    std::optional<DecodeError> m_error;
    bool m_saysMoreFollows = false;
};

} // namespace labdesk::wire
