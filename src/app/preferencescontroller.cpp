// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferencescontroller.h"

#include "app/language.h"
#include "app/locksettings.h"
#include "app/presentation.h"
#include "app/releasenotice.h"
#include "app/sessionpanes.h"
#include "session/screenlock.h"
#include "shell/mainwindow.h"

namespace labdesk {

PreferencesController::PreferencesController(Parts parts) : m_parts(parts)
{
    connect(&m_parts.window, &MainWindow::preferencesRequested, this, &PreferencesController::open);
    connect(&m_parts.presentation, &Presentation::changed, this, &PreferencesController::show);
    connect(&m_parts.panes, &SessionPanes::directionsChanged, this, &PreferencesController::show);
    connect(&m_parts.lockSettings, &LockSettings::changed, this, &PreferencesController::show);
    connect(&m_parts.releases, &ReleaseWatch::changed, this, &PreferencesController::show);
}

void PreferencesController::open()
{
    if (m_dialog)
        return m_dialog->activateWindow();
    std::vector<LanguageChoice> choices;
    for (const Language &language : languages())
        choices.push_back({language.code, language.ownName});
    m_dialog = new PreferencesDialog(preferences(), choices, &m_parts.window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    using Dialog = PreferencesDialog;
    connect(m_dialog, &Dialog::themeChosen, &m_parts.presentation, &Presentation::setTheme);
    connect(m_dialog, &Dialog::textScaleChosen, &m_parts.presentation, &Presentation::setTextScale);
    connect(m_dialog, &Dialog::languageChosen, &m_parts.presentation, &Presentation::setLanguage);
    connect(m_dialog, &Dialog::directionsChosen, &m_parts.panes, &SessionPanes::setDirections);
    connect(m_dialog, &Dialog::releaseNoticeChosen, &m_parts.releases, &ReleaseWatch::setWanted);
    connect(m_dialog, &Dialog::lockMinutesChosen, &m_parts.lockSettings, &LockSettings::setMinutes);
    connect(m_dialog, &Dialog::jobsWhileLockedChosen, &m_parts.lockSettings, &LockSettings::setJobs);
    connect(m_dialog, &Dialog::privacyStartChosen, &m_parts.lockSettings, &LockSettings::setStartsInPrivacyMode);
    connect(m_dialog, &Dialog::passphraseRequested, this, &PreferencesController::askPassphrase);
    m_dialog->open();
}

Preferences PreferencesController::preferences() const
{
    const ReleaseWatch &releases = m_parts.releases;
    return {m_parts.presentation.theme(),
            m_parts.presentation.textScale(),
            m_parts.presentation.language(),
            m_parts.settings.directions(),
            m_parts.lockSettings.choices(),
            {releases.isWanted(), releases.leave() == ReleaseWatch::Leave::Granted, formatRelease(releases)}};
}

void PreferencesController::show() const
{
    if (m_dialog)
        m_dialog->setPreferences(preferences());
}

void PreferencesController::askPassphrase(PassphraseDialog::Purpose purpose)
{
    auto *dialog = new PassphraseDialog(m_parts.lock, purpose, m_dialog);
    connect(dialog, &QDialog::accepted, this, [this] {
        m_parts.window.setLocks(m_parts.lock.hasPassphrase());
        show();
    });
    dialog->open();
}

} // namespace labdesk
