// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>

namespace labdesk::service {

/// The system's reason why a file couldn't be used, as a part of a sentence. On Windows, it would end with a period.
inline QString systemReason(const QIODevice &device)
{
    QString reason = device.errorString();
    if (reason.endsWith(u'.'))
        reason.chop(1);
    return reason;
}

} // namespace labdesk::service
