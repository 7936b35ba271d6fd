// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferencescontroller.h"

#include "app/releasenotice.h"
#include "app/teamreplies.h"
#include "session/screenlock.h"
#include "shell/mainwindow.h"
#include "text/language.h"

namespace labdesk {

PreferencesController::PreferencesController(Settings &settings, ScreenLock &lock, ReleaseWatch &releases,
                                             const TeamReplies &replies, MainWindow &window)
    : m_settings(settings), m_lock(lock), m_releases(releases), m_replies(replies), m_window(window)
{
    connect(&window, &MainWindow::preferencesRequested, this, &PreferencesController::open);
    connect(&releases, &ReleaseWatch::changed, this, &PreferencesController::showRelease);
    connect(&replies, &TeamReplies::changed, this, &PreferencesController::showReplies);
    settings.whenChanged(setting::language, this, [this] {
        showRelease();
        showReplies();
    });
}

void PreferencesController::open()
{
    if (m_dialog)
        return m_dialog->activateWindow();
    std::vector<LanguageChoice> choices;
    for (const Language &language : languages())
        choices.push_back({language.code, language.ownName});
    m_dialog = new PreferencesDialog(m_settings, choices, &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &PreferencesDialog::passphraseRequested, this, &PreferencesController::askPassphrase);
    showRelease();
    showReplies();
    m_dialog->open();
}

void PreferencesController::showRelease() const
{
    if (m_dialog)
        m_dialog->setNote(setting::releaseNotice,
                          {m_releases.permission() == ReleaseWatch::Permission::Granted, formatRelease(m_releases)});
}

void PreferencesController::showReplies() const
{
    if (m_dialog)
        m_dialog->setNote(setting::repliesFile,
                          {.text = m_replies.fault().isEmpty()
                               ? PreferencesDialog::tr(setting::repliesFile.shown.note)
                               : tr("The file can’t be used. %1").arg(m_replies.fault())});
}

void PreferencesController::askPassphrase(PassphraseDialog::Purpose purpose)
{
    (new PassphraseDialog(m_lock, purpose, m_dialog))->open();
}

} // namespace labdesk
