// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace labdesk {

/// Registers `function` to be called once before the application is destroyed, however often it is registered. For
/// waiting for threads that post to the application: Qt waits for its own threads only when the application is already
/// half destroyed.
inline void callAtApplicationExit(QtCleanUpFunction function)
{
    qRemovePostRoutine(function);
    qAddPostRoutine(function);
}

} // namespace labdesk
