// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/remote.h"
#include "domain/user.h"
#include "session/userlistload.h"
#include "store/userstore.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace labdesk {

/// The progress of a list that is being fetched.
struct UserListProgress
{
    qint64 users = 0; ///< read so far
    qint64 bytes = 0; ///< as transferred, compressed if the response is
    /// The size of the whole list; nothing if the service doesn't say, or sends the list in pages.
    std::optional<qint64> expectedBytes = {};
    double bytesPerSecond = 0; ///< over the last two seconds
};

/// Bytes per second over the last two seconds, from a running count. The caller passes the time.
class TransferRate
{
public:
    void note(std::chrono::milliseconds now, qint64 bytesSoFar)
    {
        m_notes.emplace_back(now, bytesSoFar);
        while (m_notes.size() > 2 && m_notes[1].first + window <= now)
            m_notes.pop_front();
    }
    double bytesPerSecond() const
    {
        if (m_notes.empty())
            return 0;
        const auto &[from, before] = m_notes.front();
        const auto &[to, after] = m_notes.back();
        return to > from ? double(after - before) * 1000 / double((to - from).count()) : 0;
    }
    void clear() { m_notes.clear(); }

private:
    static constexpr std::chrono::milliseconds window{2'000};
    std::deque<std::pair<std::chrono::milliseconds, qint64>> m_notes;
};

/// The team's users: fetches the list into a UserStore and updates it after single changes. Contract 4.1, operation 4.
/// The first list is shown while it arrives; a loaded list stays until the next one is complete.
class UserDirectory : public QObject
{
    Q_OBJECT

public:
    explicit UserDirectory(api::ApiClient &client, QObject *parent = nullptr, UserListLimits limits = {});
    ~UserDirectory() override;

    /// The number of users. The users themselves are in store(), where they arrive while this is still Loading.
    const Remote<qint64> &state() const { return m_state; }
    const UserStore &store() const { return m_store; }
    /// The connection was lost while the first list arrived: store() has the users that came, and state() is Ready with
    /// the error.
    bool isPartial() const { return m_isPartial; }
    /// Whether store() has all users of the team: the list arrived completely, every entry could be read, and no reload
    /// has failed since.
    bool isComplete() const;
    UserListEnd listEnd() const { return m_listEnd; } ///< of the list in store()
    UserListProgress progress() const;                ///< of the list being fetched
    /// Entries of the list in store() that were skipped because they aren't valid users.
    qint64 undecodable() const { return m_undecodable; }
    /// The reasons of the first ten, such as `users[3].user_id: missing`.
    const QStringList &undecodableReasons() const { return m_undecodableReasons; }

    /// Requests more pages if `total` is larger than the number of users received. Drops an unfinished first list, and
    /// one that ended for lack of memory. If there is no memory for a second whole list, the first one stays and is
    /// stale.
    void reload();
    void cancel(); ///< back to the earlier list
    void drop();   ///< drops the list and running requests: back to the state before the first one

    /// The number of a read of one user. Take it when the read is requested: put() and remove() ignore a read that is
    /// older than the row.
    quint64 beginRead() { return ++m_reads; }
    void put(const User &user, std::optional<quint64> read = {}); ///< adds or replaces one row
    void remove(const UserId &user,
                std::optional<quint64> read = {}); ///< drops one row; without `read`, as if it was read now
    void setFaults(FaultsByUser faults) { m_store.setFaults(std::move(faults)); } ///< see UserSnapshot::faults()

Q_SIGNALS:
    void stateChanged();
    void progressed(); ///< at most ten times a second

private:
    void ask(const api::StreamEndpoint &endpoint);
    void responseEnded(std::optional<ApiError> error);
    void complete(std::optional<ApiError> cutOffBy);
    void fail(ApiError error);
    void showArrived();
    void show(const UserSnapshot &whole);
    void noteProgress(const api::StreamProgress &progress);
    void endLoad();
    void enter(Remote<qint64> state);
    void updateCount();
    bool accept(const UserId &id, const std::optional<User> &user, std::optional<quint64> read);

    api::ApiClient &m_client;
    const UserListLimits m_limits;
    UserStore m_store;
    Remote<qint64> m_state;
    bool m_isPartial = false;
    UserListEnd m_listEnd = UserListEnd::Whole;
    qint64 m_undecodable = 0;
    QStringList m_undecodableReasons;
    // The list being fetched.
    std::shared_ptr<UserListLoad> m_load;
    bool m_showsWhileItArrives = false; ///< nothing was there before
    QTimer m_arrivals;
    QElapsedTimer m_sinceShown;
    UserListProgress m_progress; ///< without the users, which the load counts
    TransferRate m_rate;
    qint64 m_bytesOfEarlierPages = 0;
    QElapsedTimer m_sinceBegin;
    QElapsedTimer m_sinceProgress;
    /// Single changes while it is fetched; nothing: removed.
    std::vector<std::pair<UserId, std::optional<User>>> m_changesDuringLoad;
    api::Call m_call;
    quint64 m_reads = 0;               ///< number of the last read, of a user or of the list
    quint64 m_listRead = 0;            ///< of the list in store()
    quint64 m_loadRead = 0;            ///< of the list being fetched
    QHash<UserId, quint64> m_rowReads; ///< of single rows, since the list in store()
};

} // namespace labdesk
