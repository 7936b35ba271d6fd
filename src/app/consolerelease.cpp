// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"
#include "shell/releasedialog.h"
#include "widgets/toast.h"

#include <QCoreApplication>
#include <QDesktopServices>

namespace labdesk {

// A newer version is told of once, and after everything else that there is to say.

ReleaseWatch::Circumstances Console::releaseCircumstances() const
{
    return {.address = m_options.releaseAddress,
            .isForbidden = !m_book.policy().updateNotice,
            .running = QVersionNumber::fromString(QCoreApplication::applicationVersion())};
}

void Console::followReleases()
{
    connect(&m_releases, &ReleaseWatch::changed, this, &Console::showPreferences);
    connect(&m_releases, &ReleaseWatch::changed, this, &Console::tellOfRelease);
    connect(this, &Console::connected, this, &Console::tellOfRelease);
}

void Console::tellOfRelease()
{
    const auto newer = m_releases.newer();
    if (!newer || m_notice || m_toldRelease == newer->version)
        return;
    notice(
        [this, release = *newer] {
            m_window->showNotice(Tone::Info,
                                 tr("There is a newer version of Labdesk: %1.").arg(release.version.toString()), {},
                                 tr("Show…"), [this, release] { askReleaseNotes(release); });
        },
        About::Release);
}

void Console::askReleaseNotes(const Release &release)
{
    m_toldRelease = release.version;
    clearNotice();
    auto *dialog = new ReleaseDialog(release, m_releases.running(), m_window.get());
    connect(dialog, &QDialog::accepted, this, [this, notes = release.notes] {
        if (!QDesktopServices::openUrl(notes))
            m_window->toasts()->show(tr("No browser could be opened. The address is %1.").arg(notes.toDisplayString()));
    });
    dialog->open();
}

} // namespace labdesk
