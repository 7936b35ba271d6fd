// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/releasenotice.h"

#include "app/windownotice.h"
#include "shell/mainwindow.h"
#include "shell/releasedialog.h"

#include <QDesktopServices>

namespace labdesk {

ReleaseNotice::ReleaseNotice(ReleaseWatch &releases, WindowNotice &notice, MainWindow &window, QObject *parent)
    : QObject(parent), m_releases(releases), m_notice(notice), m_window(window)
{
    connect(&releases, &ReleaseWatch::changed, this, &ReleaseNotice::tell);
    connect(&notice, &WindowNotice::cleared, this, &ReleaseNotice::tell);
}

void ReleaseNotice::tell()
{
    const auto newer = m_releases.newer();
    if (!newer || !m_notice.isEmpty() || m_told == newer->version)
        return;
    m_notice.tell(
        [this, release = *newer] {
            return Notice{.sentence = tr("Labdesk %1 is available.").arg(release.version.toString()),
                          .button = tr("Show…"),
                          .run = [this, release] { openDialog(release); }};
        },
        WindowNotice::About::Release);
}

void ReleaseNotice::openDialog(const Release &release)
{
    m_told = release.version;
    m_notice.clear();
    auto *dialog = new ReleaseDialog(release, m_releases.running(), &m_window);
    connect(dialog, &QDialog::accepted, this, [this, notes = release.notes] {
        if (!QDesktopServices::openUrl(notes))
            m_window.toasts()->show(tr("Couldn’t open a browser. The address is %1.").arg(notes.toDisplayString()));
    });
    dialog->open();
}

} // namespace labdesk
