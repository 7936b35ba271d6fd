// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// A tooltip for text that comes from outside: tooltips take for markup what looks like it, and a name may.
inline QString plainToolTip(const QString &text)
{
    if (!text.contains(u'<'))
        return text;
    return QStringLiteral("<span>") + text.toHtmlEscaped().replace(u'\n', QLatin1StringView("<br>"))
        + QStringLiteral("</span>");
}

} // namespace labdesk
