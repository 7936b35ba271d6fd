// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk::service {

/// Waits for signals that end the program: SIGINT and SIGTERM; on Windows, Ctrl+C, closing the console, and the end of
/// the session. Create one per program, before its first thread starts.
class StopSignals
{
public:
    enum class Came { Stop, Reload };

    StopSignals();
    /// Also waits for SIGHUP, which would otherwise end the program. Call it before the first thread starts. Not on
    /// Windows.
    void awaitReload();
    bool wereReceived() const; ///< doesn't wait
    Came wait() const;

private:
    bool m_reloads = false;
};

} // namespace labdesk::service
