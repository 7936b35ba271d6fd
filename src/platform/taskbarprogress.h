// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// Shows the progress of a job on the program's entry in the task bar, where the desktop offers that: KDE, and those
/// that follow Unity's LauncherEntry. One signal on the session bus; without a bus or a listener nothing happens.
class TaskbarProgress
{
public:
    /// `desktopFile`: the name of the program's entry, without its ending.
    explicit TaskbarProgress(const QString &desktopFile) : m_desktopFile(desktopFile) { }

    void show(int done, int total); ///< told only when a percent more or less is done; a `total` of 0: there is none

private:
    QString m_desktopFile;
    int m_percent = -1; ///< told last; -1: none
};

} // namespace labdesk
