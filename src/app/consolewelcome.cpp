// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"
#include "shell/welcomedialog.h"
#include "text/localtexts.h"
#include "views/connections/connectionsdialog.h"

#include <QLocale>

namespace labdesk {

// How the program begins for somebody who has never used it, and for somebody who comes from an earlier version.

/// A person's own settings only: whoever names a folder for the data, or a program that shows itself, knows what is
/// wanted.
bool Console::isFirstRun() const
{
    return m_options.greets && !m_settings.wasGreeted() && m_settings.connections().isEmpty()
        && m_settings.currentConnection().isEmpty();
}

void Console::welcome()
{
    auto *dialog
        = new WelcomeDialog({m_appearance, m_settings.setAsideFile(), m_options.link, lockChoices()}, m_window.get());
    connect(dialog, &WelcomeDialog::themeChosen, this, &Console::setAppearance);
    connect(dialog, &WelcomeDialog::lockMinutesChosen, this, &Console::setLockMinutes);
    connect(dialog, &WelcomeDialog::privacyStartChosen, this,
            [this](bool starts) { m_settings.setStartsInPrivacyMode(starts); });
    connect(dialog, &WelcomeDialog::localRequested, this, [this] { endWelcome(false); });
    connect(dialog, &WelcomeDialog::connectRequested, this, [this] { endWelcome(true); });
    dialog->open();
}

/// Behind the dialog for an own service the built-in one opens: whoever closes that dialog without an answer has a
/// window that works all the same.
void Console::endWelcome(bool connects)
{
    m_settings.setGreeted();
    setPrivacyMode(m_settings.startsInPrivacyMode()); // this is a start already
    if (m_wanted.isEmpty())
        connectTo(ConnectionRegistry::localId);
    if (!connects)
        return;
    if (m_book.policy().ownConnections)
        openNewConnection();
    else
        openConnections();
}

/// What came along from an earlier version, so that nobody has to look whether something is missing.
void Console::tellOfEarlierSettings()
{
    notice([this] {
        QStringList kept;
        if (const auto count = int(m_settings.connections().size()); count > 0)
            kept += tr("%Ln connection(s)", nullptr, count);
        kept += {tr("theme"), tr("text size"), tr("language"), tr("columns")};
        m_window->showNotice(
            Tone::Info, tr("The settings of an earlier version were taken over."),
            tr("As they were: %1. Each connection can now have a proxy, authorities and a time to wait of its own.")
                .arg(QLocale().createSeparatedList(kept)),
            tr("Close"), [this] { clearNotice(); });
    });
}

} // namespace labdesk
