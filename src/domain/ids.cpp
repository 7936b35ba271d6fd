// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/ids.h"

namespace labdesk {

namespace {

bool isUuid(QStringView text)
{
    if (text.size() != 36)
        return false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char16_t c = text[at].unicode();
        const bool isDashed = at == 8 || at == 13 || at == 18 || at == 23;
        const bool isDigit = (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
        if (isDashed ? c != u'-' : !isDigit)
            return false;
    }
    return true;
}

} // namespace

QString comparedId(const QString &text)
{
    return isUuid(text) ? text.toLower() : text;
}

bool isSameId(const QString &a, const QString &b)
{
    return a == b || (a.size() == b.size() && comparedId(a) == comparedId(b));
}

} // namespace labdesk
