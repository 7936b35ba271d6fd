// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/userliststream.h"
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

/// Where a list ends, whatever total the service names.
struct UserListLimits
{
    qint64 users = 2'000'000; ///< twice as many as the console is made for
    int answers = 20'000;     ///< those users in pages of 100, the smallest that deployments send
};

/// Why there are fewer users than the service says.
enum class UserListEnd {
    Whole,    ///< there are not
    AtLimit,  ///< a limit was reached
    Repeats,  ///< it sent users again that had come already, and no others
    MaybeMore ///< it says that more follow, in a way that this console doesn't know
};

/// One user list on its way from the worker that reads it to the thread that shows it: all its answers, one after the
/// other when it comes in pages. What is marked "worker" is called by the stream, "between" in the other thread while
/// no stream runs.
class UserListLoad : public api::BodySink
{
public:
    explicit UserListLoad(UserListLimits limits = {});
    ~UserListLoad() override; ///< frees many users in a worker thread

    const std::shared_ptr<UserDictionary> &dictionary() const { return m_dictionary; } ///< any thread

    void beginAnswer();                                          ///< between
    std::optional<ApiError> take(QByteArrayView piece) override; ///< worker
    std::optional<ApiError> finish() override;                   ///< worker
    void cutOff(); ///< between: no more will come, what came is all there is

    /// Any thread: what arrived since the last time, in order, and how many users there were so far.
    std::vector<UserSegmentPtr> takeArrived();
    qint64 users() const { return m_users; }

    // Between:
    bool hasMorePages() const { return m_hasMorePages; } ///< there are more pages to be asked for
    UserListEnd end() const { return m_end; }            ///< when not
    qint64 received() const
    {
        return m_received;
    } ///< where the next page begins: users that came twice and undecodable ones included
    /// All users once each, the later one of two with one id. To be asked for once.
    UserSnapshot takeWhole() { return std::exchange(m_whole, UserSnapshot()); }
    qint64 undecodable() const { return m_undecodable; }
    const QStringList &undecodableReasons() const { return m_undecodableReasons; }
    QStringList drift() const override { return m_drift; }

private:
    void add(const UserFields &user);
    void handOver();
    void endAnswer();
    UserListEnd endAfterAnswer() const;
    void endList();

    const UserListLimits m_limits;
    std::shared_ptr<UserDictionary> m_dictionary;
    UserSegmentBuilder m_builder;
    std::unique_ptr<api::UserListSink> m_answer;
    quint32 m_nextSize; ///< of a segment
    QElapsedTimer m_sinceHandedOver;
    UserDuplicates m_duplicates;
    /// Users of this answer that had not come before; none: the end, or a service that takes no notice of the offset.
    qint64 m_newInResponse = 0;
    int m_answers = 0;
    std::atomic<qint64> m_users = 0;
    qint64 m_received = 0;
    qint64 m_total = 0; ///< the largest that was said
    bool m_hasMorePages = false;
    UserListEnd m_end = UserListEnd::Whole;
    bool m_isFull = false; ///< more users came than may be
    UserSnapshot m_whole;
    qint64 m_undecodable = 0;
    QStringList m_undecodableReasons;
    QStringList m_drift;

    std::mutex m_lock;
    std::vector<UserSegmentPtr> m_arrived; ///< under the lock
};

} // namespace labdesk
