// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/typednumber.h"

#include "domain/textnormalization.h"
#include "text/localtexts.h"

namespace labdesk {

bool matchesTypedNumber(const QString &typed, qint64 number)
{
    const QString plain = normalizedText(typed).trimmed();
    return plain == QString::number(number) || plain == normalizedText(localNumber(number));
}

} // namespace labdesk
