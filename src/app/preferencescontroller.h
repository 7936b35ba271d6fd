// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/releasewatch.h"
#include "shell/preferencesdialog.h"

#include <QObject>
#include <QPointer>

namespace labdesk {

class MainWindow;
class ScreenLock;
class TeamReplies;

/// Opens the preferences, and adds status that isn't a setting: the results of the check for a newer version and of
/// reading the file with replies.
class PreferencesController : public QObject
{
    Q_OBJECT

public:
    PreferencesController(Settings &settings, ScreenLock &lock, ReleaseWatch &releases, const TeamReplies &replies,
                          MainWindow &window);

    void open();

private:
    void showRelease() const;
    void showReplies() const;
    void askPassphrase(PassphraseDialog::Purpose purpose);

    Settings &m_settings;
    ScreenLock &m_lock;
    ReleaseWatch &m_releases;
    const TeamReplies &m_replies;
    MainWindow &m_window;
    QPointer<PreferencesDialog> m_dialog;
};

} // namespace labdesk
