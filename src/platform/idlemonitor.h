// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

namespace labdesk {

/// Reports when keyboard, mouse, and touch screen haven't been used in this program for a while. From start() on, it
/// sees every event of the application. Its clock is passed in, and also runs while the computer sleeps.
class IdleMonitor : public QObject
{
    Q_OBJECT

public:
    /// A monotonic clock with an arbitrary origin.
    using Now = std::function<std::chrono::milliseconds()>;
    static std::chrono::milliseconds systemNow();

    explicit IdleMonitor(Now now = &IdleMonitor::systemNow, QObject *parent = nullptr);

    void setLimit(std::chrono::minutes limit);
    void start(); ///< restarts the countdown
    void stop();
    /// Emits idle() if the limit has passed. Called by the timer, and by the first input after the limit, which is
    /// swallowed: the timer doesn't run while the computer sleeps.
    void checkLimit();

Q_SIGNALS:
    void idle(); ///< emitted once; call start() to start over

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isOver() const { return m_now() - m_lastInput >= m_limit; }

    Now m_now;
    std::chrono::milliseconds m_limit{std::chrono::minutes(10)};
    std::chrono::milliseconds m_lastInput{0};
    QTimer m_timer;
    bool m_isRunning = false;
};

} // namespace labdesk
