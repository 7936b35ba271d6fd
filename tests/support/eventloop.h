// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTest>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace labdesk::tests {

/// Waits until everything that was put off to the event loop by now has had its turn, and what that put off in turn;
/// for what must not happen. No time is waited for.
inline bool whatWasPutOffIsDone()
{
    const auto done = std::make_shared<bool>(false); // a timer may outlive the patience here
    QTimer::singleShot(0, qApp, [done] { QTimer::singleShot(0, qApp, [done] { *done = true; }); });
    return QTest::qWaitFor([done] { return *done; }, 120'000);
}

/// Whether that comes before a timer that starts now fires. Timers fire in the order in which they are due, on a busy
/// machine, too: only what waits for longer is late.
template <class Condition> bool comesWithin(std::chrono::milliseconds limit, Condition hasCome)
{
    std::optional<bool> wasInTime;
    QTimer timer;
    timer.setSingleShot(true);
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] { wasInTime = hasCome(); });
    timer.start(limit);
    return QTest::qWaitFor([&] { return wasInTime || hasCome(); }, 120'000) && wasInTime.value_or(true);
}

} // namespace labdesk::tests
