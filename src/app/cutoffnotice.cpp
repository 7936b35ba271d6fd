// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cutoffnotice.h"

#include "app/windownotice.h"
#include "shell/mainwindow.h"

namespace labdesk {

QString CutOffNotice::canceledText()
{
    return tr("Pending changes were canceled.");
}

void CutOffNotice::tell(const CutOffWrites &writes)
{
    if (writes.hasCanceled)
        m_window.toasts()->show(canceledText());
    if (writes.unknown > 0)
        m_notice.tell([unknown = writes.unknown, name = writes.connection] {
            return Notice{
                .tone = Tone::Warn,
                .sentence = tr("%Ln change(s) on “%1” have an unknown outcome.", nullptr, unknown).arg(name),
                .more = tr("The connection closed before a response arrived. Check the requests in History before you "
                           "try again.")};
        });
}

} // namespace labdesk
