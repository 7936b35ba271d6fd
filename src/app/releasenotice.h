// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/releasewatch.h"

#include <QObject>
#include <QVersionNumber>

namespace labdesk {

class MainWindow;
class WindowNotice;

/// The text beside the setting for newer versions: why it can't be used, what is sent, or the result.
QString formatRelease(const ReleaseWatch &watch);

/// Reports a newer version once, after all other notices.
class ReleaseNotice : public QObject
{
    Q_OBJECT

public:
    ReleaseNotice(ReleaseWatch &releases, WindowNotice &notice, MainWindow &window);

    void report(); ///< if there is a newer version, and no other notice

private:
    void openDialog(const Release &release);

    ReleaseWatch &m_releases;
    WindowNotice &m_notice;
    MainWindow &m_window;
    QVersionNumber m_reportedVersion; ///< the version that was reported
};

} // namespace labdesk
