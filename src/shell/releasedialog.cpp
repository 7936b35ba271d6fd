// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/releasedialog.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace labdesk {

ReleaseDialog::ReleaseDialog(const Release &release, const QVersionNumber &running, QWidget *parent)
    : DialogFrame(tr("See what’s new?"), parent)
{
    setObjectName(u"releaseDialog"_s);
    addText(
        tr("Version %1 is available; you have %2. Install it the same way as this one. Labdesk doesn’t update itself.")
            .arg(release.version.toString(), running.toString()))
        ->setObjectName(u"releaseVersionsLabel"_s);
    addText(tr("Opens %1 in your browser. Nothing about users or connections is sent.")
                .arg(release.notes.toDisplayString()))
        ->setObjectName(u"releaseNotesLabel"_s);
    setCancelText(tr("Close"));
    setAction(tr("Open in browser"));
    makeActionDefault();
    connect(this, &DialogFrame::actionRequested, this, &QDialog::accept);
}

} // namespace labdesk
