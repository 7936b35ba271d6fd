// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/digits.h"

namespace labdesk {

QString withAsciiDigits(const QString &text)
{
    QString plain;
    plain.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isPair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        const char32_t c = isPair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : text[at].unicode();
        if (QChar::category(c) == QChar::Number_DecimalDigit)
            plain += QChar(u'0' + QChar::digitValue(c));
        else
            plain += QStringView(text).sliced(at, isPair ? 2 : 1);
        at += isPair ? 1 : 0;
    }
    return plain;
}

} // namespace labdesk
