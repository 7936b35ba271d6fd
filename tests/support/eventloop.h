// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTest>
#include <QTimer>

namespace labdesk::tests {

/// Waits until everything that was put off to the event loop by now has had its turn, and what that put off in turn;
/// for what must not happen. No time is waited for.
inline bool whatWasPutOffIsDone()
{
    bool done = false;
    QTimer::singleShot(0, qApp, [&done] { QTimer::singleShot(0, qApp, [&done] { done = true; }); });
    return QTest::qWaitFor([&done] { return done; });
}

} // namespace labdesk::tests
