// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/ids.h"

#include <QUuid>

namespace labdesk {

QString canonicalId(const QString &text)
{
    const bool isUuid = text.size() == 36 && !QUuid::fromString(text).isNull(); // the nil UUID needs no lower case
    return isUuid ? text.toLower() : text;
}

bool isSameId(const QString &a, const QString &b)
{
    return a == b || (a.size() == b.size() && canonicalId(a) == canonicalId(b));
}

} // namespace labdesk
