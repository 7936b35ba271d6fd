// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTest>
#include <QTimer>

#include <memory>

namespace labdesk::tests {

/// Waits until everything that was put off to the event loop by now has had its turn, and what that put off in turn;
/// for what must not happen. No time is waited for.
inline bool whatWasPutOffIsDone()
{
    const auto done = std::make_shared<bool>(false); // a timer may outlive the patience here
    QTimer::singleShot(0, qApp, [done] { QTimer::singleShot(0, qApp, [done] { *done = true; }); });
    return QTest::qWaitFor([done] { return *done; }, 120'000);
}

} // namespace labdesk::tests
