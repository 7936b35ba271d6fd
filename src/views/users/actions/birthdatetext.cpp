// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/actions/birthdatetext.h"

#include "text/localtexts.h"

namespace labdesk {

QString formatBirthDate(const QString &sent)
{
    const QDate day = QDate::fromString(sent.left(10), Qt::ISODate);
    return day.isValid() ? localDate(day) : sent;
}

} // namespace labdesk
