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
/// or unchanged. Changes of name, description, value, enabled, checked and visible are held until they settle and sent
/// only if they differ from what was sent last; those of hidden widgets wait until they are shown. Notifications come
/// last, but for those of announceFirst(); empty ones not at all, nor those that come back with what they are in. All
/// other events pass at once, in order. The focus comes before the text of what has it, and goes on to the current row
/// or tab; a row of a view without the keyboard doesn't get it.
class AccessibleEventFilter
{
public:
    using Sink = std::function<void(QAccessibleEvent *)>;

    explicit AccessibleEventFilter(Sink sink);
    Q_DISABLE_COPY_MOVE(AccessibleEventFilter)

    void take(QAccessibleEvent *event);

    void setRest(std::chrono::milliseconds rest) { m_rest.setInterval(rest); }
    /// How long nothing else has changed before a notification passes, and how long it waits for that at most.
    void setQuiet(std::chrono::milliseconds quiet, std::chrono::milliseconds most);
    bool isAtRest() const { return !m_rest.isActive() && !m_quiet.isActive(); } ///< nothing will follow by itself

private:
    enum Fact : size_t { Name, Description, Value, Enabled, Checked, Showing, Count };

    /// Hashes, so that nothing personal is kept of a text.
    struct Known
    {
        std::array<std::optional<size_t>, Count> told;
        std::bitset<Count> open; ///< may have changed since it was told
        bool isListed = false;   ///< in m_changed
        bool wentAlong = false;  ///< hidden last with what it is in
        int appearedIn = -1;     ///< which pass of m_pass
    };

    static std::optional<Fact> factOf(QAccessibleEvent &event);
    static size_t now(QAccessibleInterface &part, Fact fact);
    static bool isBack(const Known &about, QAccessibleInterface &part);
    Known &known(QObject *object);
    bool isImplied(const QObject *object) const;
    void change(QObject *object, Fact fact);
    void show(QAccessibleEvent *event, QAccessibleInterface &part);
    void follow(QWidget *focused);
    void passChild(QAccessibleEvent *event);
    void settle();
    void settleWithAncestors(QAccessibleInterface *part);
    void tell(QObject *object);
    void send(QObject *object, Fact fact);
    void wait(QObject *notification);
    void putOff();
    void announce();

    Sink m_sink;
    QHash<QObject *, Known> m_known;
    QList<QObject *> m_changed;         ///< in this order
    QList<QObject *> m_waiting;         ///< notifications that have appeared
    const QWidget *m_focused = nullptr; ///< of which was told that it has the focus
    int m_pass = 0;                     ///< counts settle()
    QTimer m_rest;
    QTimer m_quiet;
    QDeadlineTimer m_latest;
    std::chrono::milliseconds m_most;
};

/// All events of the program go through its sieve from now on. It isn't asked while no assistive technology listens.
void installEventSieve();
AccessibleEventFilter &eventSieve();

} // namespace labdesk
