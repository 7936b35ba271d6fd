// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// Digits of any script as 0 to 9: what keyboards for Arabic, Persian or Chinese type. All else stays.
inline QString withPlainDigits(QString text)
{
    for (QChar &c : text)
        if (c.isDigit())
            c = QChar(char16_t(u'0' + c.digitValue()));
    return text;
}

} // namespace labdesk
