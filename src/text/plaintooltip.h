// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// A tooltip for text from outside. Tooltips interpret what looks like markup, which a name may contain.
inline QString plainToolTip(const QString &text)
{
    if (!text.contains(u'<'))
        return text;
    return QStringLiteral("<span>") + text.toHtmlEscaped().replace(u'\n', QLatin1StringView("<br>"))
        + QStringLiteral("</span>");
}

} // namespace labdesk
