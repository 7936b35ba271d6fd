// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/provider.h"
#include "domain/remote.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace labdesk {

/// Polls the sources of the open user while a caller reconnects one, and collects what changed. Ends after ten minutes,
/// and when the user is closed or another one is opened. For the GUI thread.
class UserWatch : public QObject
{
    Q_OBJECT

public:
    static constexpr int secondsBetween = 15;
    static constexpr int maxSeconds = 600;

    /// A change of one source. Without `before` it is new; without `after` it is gone.
    struct Change
    {
        QDateTime at; ///< UTC
        std::optional<ConnectedProvider> before;
        std::optional<ConnectedProvider> after;
    };

    /// `readSources` reads the sources of the open user again, for noteSources().
    explicit UserWatch(std::function<void()> readSources);
    void noteUser(const std::optional<UserId> &user);                        ///< another user is open, or none
    void noteSources(const Remote<std::vector<ConnectedProvider>> &sources); ///< of that user, as they are known now
    void setClock(std::function<QDateTime()> now) { m_now = std::move(now); }
    void setTick(std::chrono::milliseconds tick) { m_tick.setInterval(tick); } ///< tests shorten it

    void start(); ///< from now on, for the user who is open
    void stop();
    void toggle() { isOn() ? stop() : start(); }
    bool isOn() const { return m_tick.isActive(); }
    int secondsToRead() const { return m_toRead; }
    int secondsLeft() const { return m_left; }
    const std::vector<Change> &changes() const { return m_changes; } ///< since start(), oldest first
    bool hasRunOut() const { return m_hasRunOut; } ///< it ended after its maximum time, and wasn't started again

Q_SIGNALS:
    void changed(); ///< every second, and on any other change
    void found(const labdesk::UserId &user,
               int changes); ///< new changes were found; `changes` counts all since start()

private:
    void tick();
    void compare(std::vector<ConnectedProvider> seen, bool isWhole);

    std::function<void()> m_readSources;
    std::optional<UserId> m_user;
    std::optional<std::vector<ConnectedProvider>> m_known; ///< the sources that were noted last
    std::function<QDateTime()> m_now = [] { return QDateTime::currentDateTimeUtc(); };
    QTimer m_tick;
    int m_toRead = 0;
    int m_left = 0;
    bool m_hasRunOut = false;
    std::optional<std::vector<ConnectedProvider>> m_seen; ///< what the next ones are compared with
    std::vector<Change> m_changes;
};

} // namespace labdesk
