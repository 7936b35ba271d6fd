// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QDeadlineTimer>
#include <QHash>
#include <QList>
#include <QTimer>

#include <array>
#include <bitset>
#include <chrono>
#include <functional>
#include <optional>

class QWidget;

namespace labdesk {

/// Filters accessibility events before they reach the platform bridge. A screen reader drops "noise", including
/// notifications, once more than 50 events are queued, and Qt sends an event for every text that is set, even if hidden
/// or unchanged. Changes of name, description, value, enabled, checked, and visible are delayed until they settle, and
/// sent only if they differ from what was sent last; those of hidden widgets wait until they are shown. Notifications
/// are sent last, except those of announceFirst(); they aren't sent if they are empty or reappear with their parent.
/// All other events pass immediately, in order. Focus events are sent before text events of the same widget, followed
/// by one for the current row or tab, unless it is in a view without the focus.
class AccessibleEventFilter
{
public:
    using Sink = std::function<void(QAccessibleEvent *)>;

    explicit AccessibleEventFilter(Sink sink);
    Q_DISABLE_COPY_MOVE(AccessibleEventFilter)

    void take(QAccessibleEvent *event);

    void setSettleTime(std::chrono::milliseconds settleTime) { m_settleTimer.setInterval(settleTime); }
    /// How long nothing else must have changed before a notification is sent, and how long it waits at most.
    void setDelays(std::chrono::milliseconds quiet, std::chrono::milliseconds maxWait);
    bool isIdle() const { return !m_settleTimer.isActive() && !m_quiet.isActive(); } ///< no more events are pending

private:
    enum Fact : size_t { Name, Description, Value, Enabled, Checked, Showing, Count };

    /// Stores hashes only, because texts may contain personal data.
    struct Known
    {
        std::array<std::optional<size_t>, Count> sent;
        std::bitset<Count> pending;    ///< may have changed since it was sent
        bool isListed = false;         ///< is in m_changed
        bool hiddenWithParent = false; ///< was last hidden together with its parent
        int appearedInPass = -1;       ///< the value of m_pass when it appeared
    };

    static std::optional<Fact> factOf(QAccessibleEvent &event);
    static size_t now(QAccessibleInterface &part, Fact fact);
    static bool isShownAgain(const Known &about, QAccessibleInterface &part);
    Known &known(QObject *object);
    bool isImplied(const QObject *object) const;
    void change(QObject *object, Fact fact);
    void show(QAccessibleEvent *event, QAccessibleInterface &part);
    void follow(QWidget *focused);
    void forwardChild(QAccessibleEvent *event);
    void settle();
    void settleWithAncestors(QAccessibleInterface *part);
    void sendPending(QObject *object);
    void send(QObject *object, Fact fact);
    void wait(QObject *notification);
    void postpone();
    void announce();

    Sink m_sink;
    QHash<QObject *, Known> m_known;
    QList<QObject *> m_changed;         ///< in order of change
    QList<QObject *> m_waiting;         ///< notifications that appeared, but aren't announced yet
    const QWidget *m_focused = nullptr; ///< last widget reported as focused
    int m_pass = 0;                     ///< number of calls of settle()
    QTimer m_settleTimer;
    QTimer m_quiet;
    QDeadlineTimer m_deadline;
    std::chrono::milliseconds m_maxWait;
};

/// Sends all accessibility events of the program through its filter. Qt bypasses it while no assistive technology is
/// active.
void installAccessibleEventFilter();
AccessibleEventFilter &accessibleEventFilter();

} // namespace labdesk
