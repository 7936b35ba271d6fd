// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"
#include "app/language.h"
#include "privacy/sensitive.h"
#include "session/supportbundle.h"
#include "shell/preferencesdialog.h"
#include "shell/releasetexts.h"
#include "shell/supportbundledialog.h"
#include "views/centers/centerspane.h"
#include "widgets/appearance.h"

#include <QApplication>
#include <QDialog>
#include <QScreen>

namespace labdesk {

void Console::setAppearance(ThemeChoice choice)
{
    m_settings.setAppearance(choice);
    m_appearance = choice;
    applyTheme(*qApp, choice, textScale());
    showPreferences();
}

void Console::setTextScale(int percent)
{
    m_settings.setTextScale(percent);
    m_options.textScale = 0; // what was chosen by hand counts more than what the program was started with
    applyTheme(*qApp, m_appearance, m_settings.textScale());
    showPreferences();
    rebuildSoon();
}

int Console::textScale() const
{
    return m_options.textScale > 0 ? m_options.textScale : m_settings.textScale();
}

void Console::setLanguage(const QString &code)
{
    m_settings.setLanguage(code);
    m_options.language.clear();
    speak(*qApp, code);
    nameLocalService();
    showPreferences();
    rebuildSoon();
}

void Console::setDirections(Settings::Directions choice)
{
    m_settings.setDirections(choice);
    if (auto *centers = m_window->findChild<CentersPane *>())
        centers->setDirections(choice);
    showPreferences();
}

void Console::setPrivacyMode(bool on)
{
    if (privacy::isPrivacyMode() == on)
        return;
    privacy::setPrivacyMode(on);
    if (m_session)
        m_session->record({.operation = on ? AuditOperation::PrivacyModeOn : AuditOperation::PrivacyModeOff});
    rebuildSoon();
}

void Console::nameLocalService()
{
    m_book.nameLocalService();
    if (m_session && m_session->connection().id == ConnectionRegistry::localId)
        m_session->setConnectionName(m_book.find(ConnectionRegistry::localId)->name);
}

void Console::openPreferences()
{
    if (m_preferences)
        return m_preferences->activateWindow();
    std::vector<LanguageChoice> choices;
    for (const Language &language : languages())
        choices.push_back({language.code, language.ownName});
    m_preferences = new PreferencesDialog(preferences(), choices, m_window.get());
    m_preferences->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_preferences, &PreferencesDialog::themeChosen, this, &Console::setAppearance);
    connect(m_preferences, &PreferencesDialog::textScaleChosen, this, &Console::setTextScale);
    connect(m_preferences, &PreferencesDialog::directionsChosen, this, &Console::setDirections);
    connect(m_preferences, &PreferencesDialog::releaseNoticeChosen, &m_releases, &ReleaseWatch::setWanted);
    connect(m_preferences, &PreferencesDialog::languageChosen, this, &Console::setLanguage);
    connect(m_preferences, &PreferencesDialog::lockMinutesChosen, this, &Console::setLockMinutes);
    connect(m_preferences, &PreferencesDialog::jobsWhileLockedChosen, this, [this](Settings::JobsWhileLocked choice) {
        m_settings.setJobsWhileLocked(choice);
        showPreferences();
    });
    connect(m_preferences, &PreferencesDialog::privacyStartChosen, this, [this](bool starts) {
        m_settings.setStartsInPrivacyMode(starts);
        showPreferences();
    });
    connect(m_preferences, &PreferencesDialog::passphraseRequested, this, &Console::askPassphrase);
    m_preferences->open();
}

void Console::openSupportBundle()
{
    SupportFacts facts{
        .version = QCoreApplication::applicationVersion(), .settings = &m_settings, .connections = &m_book};
    if (m_session) {
        facts.requests = &m_session->requests();
        facts.openConnection = m_session->connection().id;
    }
    facts.platform = QGuiApplication::platformName();
    for (const QScreen *screen : QGuiApplication::screens())
        facts.screens += QStringLiteral("%1x%2 at %3 %")
                             .arg(screen->size().width())
                             .arg(screen->size().height())
                             .arg(qRound(screen->devicePixelRatio() * 100));
    (new SupportBundleDialog(supportBundle(facts), m_window.get()))->open();
}

Preferences Console::preferences() const
{
    return {m_appearance,
            textScale(),
            m_settings.language(),
            m_settings.directions(),
            lockChoices(),
            {m_releases.isWanted(), m_releases.leave() == ReleaseWatch::Leave::Granted, releaseWords(m_releases)}};
}

void Console::showPreferences() const
{
    if (m_preferences)
        m_preferences->setPreferences(preferences());
}

/// Not at once: what asks for it is itself a part of what is built anew.
void Console::rebuildSoon()
{
    m_rebuildWanted = true;
    m_rebuild.start(0);
}

/// A dialog that is open may hold what somebody typed. It keeps its words and sizes until it is closed. The preferences
/// build themselves anew.
QDialog *Console::unfinishedDialog() const
{
    for (QDialog *dialog : m_window->findChildren<QDialog *>())
        if (dialog->isVisible() && dialog != m_preferences)
            return dialog;
    return nullptr;
}

void Console::rebuildWindow()
{
    if (!m_rebuildWanted || m_window->coverScreen())
        return; // when it is lifted
    if (QDialog *dialog = unfinishedDialog()) {
        connect(dialog, &QObject::destroyed, &m_rebuild, qOverload<>(&QTimer::start));
        connect(dialog, &QDialog::finished, &m_rebuild, qOverload<>(&QTimer::start));
        return;
    }
    m_rebuildWanted = false;
    m_window->rebuild([this] {
        if (const auto shown = m_window->connection()) {
            const Connection *known = m_book.find(shown->id);
            showConnection(known ? *known : *shown);
        }
        if (m_session) {
            buildPanes();
            followJobs();
        }
        if (m_notice)
            m_notice();
    });
    Q_EMIT rebuilt();
}

} // namespace labdesk
