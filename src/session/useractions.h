// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/provider.h"
#include "domain/user.h"
#include "domain/useredit.h"
#include "session/refreshbudget.h"
#include "session/useraction.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace labdesk {

class TicketNumber;
class UserDirectory;
class UserDetails;
class UserWrite;

/// All writes to users. Each is sent once. Edits, deregistrations, deletions, and jobs that deregister wait five
/// seconds and can be canceled; what was changed is read back. A write that is refused with 429 or 503 and a
/// Retry-After below a minute counts down once more, can be canceled, and is sent a second and last time. Operations 1,
/// 3, 6, 7, and 8; UserWrite sends one and reads it back. The last 500 are kept, in memory only.
class UserActions : public QObject
{
    Q_OBJECT

public:
    UserActions(api::ApiClient &client, UserDirectory &directory, UserDetails &details, QObject *parent = nullptr);
    ~UserActions() override;

    /// The delay before an edit, deregister and delete are sent; tests shorten it.
    void setDelay(int seconds, std::chrono::milliseconds tick = std::chrono::seconds(1));
    void setClock(const std::function<QDateTime()> &now);       ///< UTC
    void setTicket(TicketNumber *ticket) { m_ticket = ticket; } ///< nothing starts without a required number
    void setIsPhoneSdk(std::function<bool(const QString &slug)> isPhoneSdk) { m_isPhoneSdk = std::move(isPhoneSdk); }

    // Each returns the ID of the action; 0 if a required ticket number is missing. It then starts once that is entered.
    quint64 create(const NewUser &user);
    // `undoes`: the action that this one undoes.
    quint64 changeZone(const User &user, const QString &zone, quint64 undoes = 0);
    /// `user`: as it was shown. It is read again before anything is sent: see Canceled::changedElsewhere.
    quint64 edit(const User &user, const UserPatch &patch, quint64 undoes = 0);
    quint64 refresh(const User &user);
    quint64 deregister(const User &user, const ProviderSlug &provider);
    quint64 remove(const User &user);
    /// Sends nothing itself: once it has Succeeded, the job may begin.
    quint64 startJob(quint64 job, int users, const QString &providerSlug);
    void cancelStart(quint64 job);

    /// Sets a function that tells whether a person can cancel an action right now. While it returns false, the
    /// countdown is paused. By default, countdowns always run.
    void setCancelReach(std::function<bool(quint64 id)> isInReach);
    void restartCountdowns();             ///< call it when that may have changed; the current second starts over
    bool cancel(quint64 id);              ///< true if it was counting down; it isn't sent (again)
    void check(quint64 id);               ///< for Unknown: a read that shows whether it was done
    void cancelDelayed();                 ///< all that counts down: on quit, lock and change of connection
    std::vector<quint64> delayed() const; ///< all that counts down, oldest first
    bool hasDelayed() const { return !delayed().empty(); }
    int countInFlight() const; ///< writes that were sent and have no response yet
    bool hasInFlight() const { return countInFlight() > 0; }
    /// Whether abandonSending() would cancel anything now, and how many writes it would leave unknown.
    struct AbandonEffect
    {
        bool hasCanceled = false;
        int unknown = 0;
    };
    AbandonEffect abandonEffect() const;
    /// Stops waiting for responses. Writes that may have been sent become unknown; the others are canceled.
    void abandonSending();
    void stopReading(); ///< stops reading back and checking; see UserWrite

    const UserAction *find(quint64 id) const;
    /// The newest action that changed something, will, or may have. Not a refresh, nor one that failed, was canceled,
    /// or was undone. Null: there is none.
    const UserAction *lastChange() const;
    std::vector<UserAction> of(const UserId &user) const; ///< what was done to this user, oldest first
    /// The newest pending action of this kind on this user, if any. One that a check didn't find done isn't pending: it
    /// may be requested again.
    const UserAction *running(const UserId &user, UserActionKind kind) const;
    RefreshBudget &refreshes() { return m_refreshes; } ///< of actions and jobs

Q_SIGNALS:
    void aboutToSend(quint64 id); ///< nothing has been sent yet
    void changed(quint64 id);
    void created(const labdesk::UserId &user);
    void outdated(const labdesk::UserId &user); ///< see UserWrite; whoever shows the user must read it again

private:
    struct Entry;
    quint64 start(UserAction action, bool delayed);
    void follow(quint64 id, Entry &entry);
    void forgetOldest();
    void countDown(Entry &entry, const UserAction::Delayed &delayed);
    void tickCountdown(Entry &entry, int secondsOver);

    api::ApiClient &m_client;
    UserDirectory &m_directory;
    UserDetails &m_details;
    std::function<QDateTime()> m_now = [] { return QDateTime::currentDateTimeUtc(); };
    RefreshBudget m_refreshes;
    std::map<quint64, std::unique_ptr<Entry>> m_actions;
    TicketNumber *m_ticket = nullptr;
    std::function<bool(const QString &slug)> m_isPhoneSdk = isPhoneSdkSource;
    std::function<bool(quint64)> m_isInReach;
    QTimer m_lookAgain; ///< checks, once the current event has been handled, whether a cancel is in reach
    quint64 m_lastId = 0;
    int m_delay = 5;
    std::chrono::milliseconds m_tick = std::chrono::seconds(1);
};

} // namespace labdesk
