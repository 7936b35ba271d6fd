// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/releasewatch.h"
#include "shell/preferencesdialog.h"

#include <QObject>
#include <QPointer>

namespace labdesk {

class LockSettings;
class MainWindow;
class Presentation;
class ScreenLock;
class SessionPanes;

/// Opens the preferences, keeps what is chosen in them where it belongs, and shows in them what was chosen elsewhere.
class PreferencesController : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        const Settings &settings;
        Presentation &presentation;
        SessionPanes &panes;
        LockSettings &lockSettings;
        ScreenLock &lock;
        ReleaseWatch &releases;
        MainWindow &window;
    };
    explicit PreferencesController(Parts parts);

    void open();

private:
    Preferences preferences() const;
    void show() const;
    void askPassphrase(PassphraseDialog::Purpose purpose);

    Parts m_parts;
    QPointer<PreferencesDialog> m_dialog;
};

} // namespace labdesk
