// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/releasedialog.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace labdesk {

ReleaseDialog::ReleaseDialog(const Release &release, const QVersionNumber &running, QWidget *parent)
    : DialogFrame(tr("Read what is new in the browser?"), parent)
{
    setObjectName(u"releaseDialog"_s);
    addText(
        tr("Version %1 is there; this is %2. It is installed the way this one was: Labdesk does not replace itself.")
            .arg(release.version.toString(), running.toString()))
        ->setObjectName(u"releaseVersionsLabel"_s);
    addText(
        tr("The browser opens %1. Nothing about users or connections goes along.").arg(release.notes.toDisplayString()))
        ->setObjectName(u"releaseNotesLabel"_s);
    setCancelText(tr("Close"));
    setAction(tr("Open the browser"));
    makeActionDefault();
    connect(this, &DialogFrame::actionRequested, this, &QDialog::accept);
}

} // namespace labdesk
