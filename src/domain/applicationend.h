// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace labdesk {

/// Has `function` called before the application is destroyed, once, however often it is asked for. For what waits for
/// threads that post to the application: Qt waits for its own only when the application is half destroyed.
inline void callAtApplicationExit(QtCleanUpFunction function)
{
    qRemovePostRoutine(function);
    qAddPostRoutine(function);
}

} // namespace labdesk
