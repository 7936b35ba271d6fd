// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cutoffnotice.h"

#include "app/windownotice.h"
#include "shell/mainwindow.h"

namespace labdesk {

QString CutOffNotice::cancelledText()
{
    return tr("What was waiting to be sent was cancelled.");
}

void CutOffNotice::tell(const CutOffWrites &writes)
{
    if (writes.hasCancelled)
        m_window.toasts()->show(cancelledText());
    if (writes.unknown > 0)
        m_notice.tell([unknown = writes.unknown, name = writes.connection] {
            return Notice{
                .tone = Tone::Warn,
                .sentence = tr("The outcome of %Ln change(s) sent over “%1” is unknown.", nullptr, unknown).arg(name),
                .more = tr("Nobody waited for the answer. Activity lists it; look there before you do it again.")};
        });
}

} // namespace labdesk
