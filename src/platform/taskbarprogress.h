// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// Shows the progress of a job on the program's taskbar entry, on desktops that support it: KDE, and those that
/// implement Unity's LauncherEntry. Sends a signal on the session bus; without a bus or a listener, nothing happens.
class TaskbarProgress
{
public:
    /// `desktopFile`: the base name of the program's desktop entry.
    explicit TaskbarProgress(const QString &desktopFile) : m_desktopFile(desktopFile) { }

    void show(int done, int total); ///< sent only if the percentage changed; a `total` of 0 clears it

private:
    QString m_desktopFile;
    int m_percent = -1; ///< sent last; -1: none
};

} // namespace labdesk
