// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk::service {

/// What ends the program: SIGINT and SIGTERM; on Windows Ctrl+C, the end of its console, and the end of the session.
/// One for each program, made before its first thread starts.
class StopSignals
{
public:
    enum class Came { Stop, Reload };

    StopSignals();
    void awaitReload();        ///< SIGHUP, which ends the program otherwise; before the first thread. Not on Windows
    bool wereReceived() const; ///< does not wait
    Came wait() const;

private:
    bool m_reloads = false;
};

} // namespace labdesk::service
