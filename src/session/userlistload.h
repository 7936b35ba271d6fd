// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/userliststream.h"
#include "platform/systemmemory.h"
#include "session/userlistceiling.h"
#include "store/userduplicates.h"
#include "store/usersegmentbuilder.h"
#include "store/usersnapshot.h"

#include <QElapsedTimer>
#include <QStringList>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace labdesk {

/// The limits of a list, whatever total the service reports.
struct UserListLimits
{
    qint64 users = 25'000'000; ///< a table counts the pixels of its rows in an int
    int responses = 100'000;   ///< 10,000,000 users in pages of 100, the smallest that deployments send
    UserListCeiling::ReadMemory memory = systemMemory;
};

/// Why there are fewer users than the service reports.
enum class UserListEnd {
    Whole,       ///< all users were received
    AtLimit,     ///< a limit was reached
    OutOfMemory, ///< no more fit into the memory of this computer
    Repeats,     ///< the service sent only users that had already come
    Fewer,       ///< the service sent fewer users than it reports
    MaybeMore    ///< the service says that more follow, in a form that isn't supported
};

/// What the responses say about the length of a list. If users are deleted meanwhile, the users behind them move up,
/// into pages that were already read.
struct UserListPages
{
    qint64 received = 0;      ///< entries; goes back for a response that is to be read again
    qint64 total = 0;         ///< the largest that was reported
    qint64 lastTotal = 0;     ///< in the last response that had one
    qint64 largestPage = 0;   ///< entries of a response
    bool haveMovedUp = false; ///< as the last response shows
    bool isReadAgain = false; ///< the last response repeats the one that showed the move

    void count(qint64 entries, qint64 reportedTotal);
};

/// One user list in transit from the worker that reads it to the thread that shows it, with all its responses, one
/// after the other if it comes in pages. Functions marked "worker" are called by the stream; those marked "between", by
/// the other thread while no stream runs.
class UserListLoad : public api::BodySink
{
public:
    explicit UserListLoad(UserListLimits limits = {});
    ~UserListLoad() override; ///< frees many users in a worker thread

    const std::shared_ptr<UserDictionary> &dictionary() const { return m_dictionary; } ///< any thread

    void beginResponse();                                               ///< between
    std::optional<ApiError> take(QByteArrayView piece) override;        ///< worker
    bool hasEnough() const override { return m_stoppedBy.has_value(); } ///< worker
    std::optional<ApiError> finish() override;                          ///< worker
    void cutOff(); ///< between: the list ends with what has arrived

    /// Any thread: what arrived since the last call, in order; and the number of users so far.
    std::vector<UserSegmentPtr> takeArrived();
    qint64 users() const { return m_users; }

    // Between:
    bool hasMorePages() const { return m_hasMorePages; } ///< more pages have to be requested
    UserListEnd end() const { return m_end; }            ///< if no more pages follow
    /// The offset of the next page, which counts duplicate and undecodable users, too.
    qint64 received() const { return m_pages.received; }
    /// All users without duplicates; of two with the same ID, the later one. Call it once.
    UserSnapshot takeWhole() { return std::exchange(m_whole, UserSnapshot()); }
    qint64 undecodable() const { return m_undecodable; }
    const QStringList &undecodableReasons() const { return m_undecodableReasons; }
    QStringList drift() const override { return m_drift; }

private:
    void add(const UserFields &user);
    std::optional<UserListEnd> stopReason();
    void handOver();
    void endResponse();
    bool bringsMore() const { return m_newInResponse > 0 || m_pages.haveMovedUp || m_pages.isReadAgain; }
    std::optional<UserListEnd> endAfterResponse() const; ///< nothing: more pages follow
    void endList();

    const UserListLimits m_limits;
    std::shared_ptr<UserDictionary> m_dictionary;
    UserSegmentBuilder m_builder;
    std::unique_ptr<api::UserListSink> m_response;
    quint32 m_nextSize; ///< the size of the next segment
    QElapsedTimer m_sinceHandedOver;
    UserDuplicates m_duplicates;
    /// New users in this response; none: the list has ended, or the service ignores the offset.
    qint64 m_newInResponse = 0;
    int m_responses = 0;
    std::atomic<qint64> m_users = 0;
    UserListPages m_pages;
    bool m_hasMorePages = false;
    UserListEnd m_end = UserListEnd::Whole;
    UserListCeiling m_ceiling;
    qint64 m_bytes = 0;                     ///< that m_users take
    std::optional<UserListEnd> m_stoppedBy; ///< more users came than can be kept: AtLimit or OutOfMemory
    UserSnapshot m_whole;
    qint64 m_undecodable = 0;
    QStringList m_undecodableReasons;
    QStringList m_drift;

    std::mutex m_mutex;
    std::vector<UserSegmentPtr> m_arrived; ///< guarded by m_mutex
};

} // namespace labdesk
