// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/provider.h"
#include "domain/user.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace labdesk {

class UserDirectory;
class UserDetails;

enum class UserActionKind { Create, ChangeZone, Refresh, Deregister, Delete };

/// One thing done to one user, from the click to the verified end.
struct UserAction
{
    struct Delayed ///< it will be sent when this is over; cancel() still works
    {
        int secondsLeft = 0;
        int of = 0;                ///< seconds from which it counts down
        bool askedToPause = false; ///< it was sent, and the service refused it for now and named this pause
        bool isHeld = false;       ///< nobody could cancel it now: it stands still
    };
    struct Sending
    {
    };
    struct Succeeded
    {
        RefreshResult refresh = {}; ///< for Refresh
        bool inProgress = false;    ///< for Refresh: answered with 202 or with sources in progress
        bool stillListed = false;   ///< for Deregister and Delete: read back and still there
        bool alreadyGone = false;   ///< for Deregister and Delete: 404, nothing was left to do
        bool verified = false;      ///< read back and as expected
    };
    struct Failed
    {
        ApiError why;
    };
    struct Unknown ///< the write left and no answer came; check() asks the service what is true
    {
        ApiError why;
        bool checking = false;
        bool notSeenYet = false; ///< checked, and the old state was there: a slow service may still carry it out
    };
    struct Cancelled
    {
        bool wasRefused = false; ///< sent once and refused, then cancelled in the pause; else it was never sent
    };
    using State = std::variant<Delayed, Sending, Succeeded, Failed, Unknown, Cancelled>;

    quint64 id = 0;
    UserActionKind kind = UserActionKind::Refresh;
    std::optional<UserId> user = {}; ///< nothing while a user is being created
    QString clientUserId = {};
    QString providerSlug = {}; ///< for Deregister
    QString zone = {};         ///< for ChangeZone: the new one
    QString previousZone = {}; ///< for ChangeZone: empty when there was none, so that there is no Undo
    NewUser newUser = {};      ///< for Create
    State state = Sending{};
};

/// Every write to a user. A write is sent once; deregistering and deleting wait five seconds first and can be
/// cancelled; what was changed is read back. One that is refused with 429 or 503 and a Retry-After below a minute
/// counts down once more, can be cancelled, and is sent a second and last time. Operations 1, 3, 6, 7 and 8.
class UserActions : public QObject
{
    Q_OBJECT

public:
    UserActions(api::ApiClient &client, UserDirectory &directory, UserDetails &details, QObject *parent = nullptr);
    ~UserActions() override;

    /// The delay before deregister and delete are sent; tests shorten it.
    void setDelay(int seconds, std::chrono::milliseconds tick = std::chrono::seconds(1));
    void setClock(std::function<QDateTime()> now) { m_now = std::move(now); }

    quint64 create(const NewUser &user);
    quint64 changeZone(const User &user, const QString &zone);
    quint64 refresh(const User &user);
    quint64 deregister(const User &user, const ProviderSlug &provider);
    quint64 remove(const User &user);

    /// Asked at the end of each second whether a person could cancel that action now. A second in which nobody could
    /// does not count. Without it all do.
    void setCancelReach(std::function<bool(quint64 id)> isInReach);
    void lookAgain();                     ///< the answer may be another one: the seconds that run begin anew
    bool cancel(quint64 id);              ///< true when it counted down: it is not sent (again)
    void check(quint64 id);               ///< for Unknown: a read that shows whether it was done
    void cancelDelayed();                 ///< all that counts down: on quit, lock and change of connection
    std::vector<quint64> delayed() const; ///< all that counts down, oldest first
    bool hasDelayed() const { return !delayed().empty(); }
    int countSending() const; ///< writes that were sent and are not answered yet
    bool hasSending() const { return countSending() > 0; }
    void abandonSending(); ///< waits for no answer any more: what becomes of those writes stays unknown

    const UserAction *find(quint64 id) const;
    /// The newest action of this kind on this user that is under way, if any. One that a check did not find is not: it
    /// may be asked for again.
    const UserAction *running(const UserId &user, UserActionKind kind) const;
    /// Refreshes of this user that this console asked for in the last hour, in this session or before.
    int refreshesInLastHour(const UserId &user) const;
    static constexpr int refreshesAllowed = 8; ///< an hour for one user, where services tell (field notes, operation 6)
    QSet<QString> spentRefreshes() const;      ///< comparedId() of those for whom that many were asked
    void countRefresh(const UserId &user);     ///< one is being sent, by an action or a job
    void recallRefresh(const UserId &user, const QDateTime &at); ///< UTC; one that was sent by an earlier session
    void uncountRefresh(const UserId &user);                     ///< the newest one never left

Q_SIGNALS:
    void aboutToSend(quint64 id); ///< nothing has left yet
    void changed(quint64 id);
    void created(const labdesk::UserId &user);

private:
    struct Running;
    Running *runningOf(quint64 id);
    quint64 start(UserAction action, bool delayed);
    void enter(quint64 id, UserAction::State state);
    void forgetOldest();
    void countDown(quint64 id, UserAction::Delayed delayed);
    void look(quint64 id, int secondsOver);

    // What is sent, and what its answer means.
    void send(quint64 id);
    void sendCreate(quint64 id);
    void sendZone(quint64 id);
    void sendRefresh(quint64 id);
    template <class Reply> void sendPlain(quint64 id, const api::Endpoint<Reply> &endpoint);
    void failed(quint64 id, const ApiError &why);
    void done(quint64 id, UserAction::Succeeded success);

    // Reading back. `check` settles an unknown outcome, else a write that was answered is verified.
    enum class Reading { Verify, Check };
    void readBack(quint64 id, Reading reading);
    void readUser(quint64 id, Reading reading);
    void readProviders(quint64 id, Reading reading);
    void readList(quint64 id);
    void readCreated(quint64 id);
    void settle(quint64 id, Reading reading, bool isTrue);
    void unreadable(quint64 id, Reading reading);
    void listSource(quint64 id);
    void reloadIfOpen(const UserId &user);

    api::ApiClient &m_client;
    UserDirectory &m_directory;
    UserDetails &m_details;
    std::function<QDateTime()> m_now = [] { return QDateTime::currentDateTimeUtc(); };
    std::map<quint64, std::unique_ptr<Running>> m_actions;
    QHash<UserId, QList<QDateTime>> m_refreshes; ///< when each was sent, UTC
    std::function<bool(quint64)> m_isInReach;
    QTimer m_lookSoon; ///< when everybody knows what has changed
    quint64 m_lastId = 0;
    int m_delay = 5;
    std::chrono::milliseconds m_tick = std::chrono::seconds(1);
};

} // namespace labdesk
