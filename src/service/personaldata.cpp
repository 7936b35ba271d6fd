// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/personaldata.h"

#include <QRegularExpression>

namespace labdesk::service {

bool isPersonalData(const QString &clientUserId)
{
    static const QRegularExpression email(QStringLiteral(R"([^\s@]+@[^\s@]+\.[^\s@.]{2,})"));
    static const QRegularExpression phone(QStringLiteral(R"(^\s*\+?[0-9][0-9 ().-]*$|^\s*\([0-9][0-9 ().-]*$)"));
    if (email.match(clientUserId).hasMatch())
        return true;
    if (!phone.match(clientUserId).hasMatch())
        return false;
    QString digits;
    for (const QChar c : clientUserId)
        if (c.isDigit())
            digits.append(c);
    if (digits.size() < 10 || digits.size() > 15)
        return false;
    static const QRegularExpression northAmerican(QStringLiteral("^1?[2-9][0-9]{2}[2-9][0-9]{6}$"));
    return digits.size() < clientUserId.trimmed().size() || northAmerican.match(digits).hasMatch();
}

} // namespace labdesk::service
