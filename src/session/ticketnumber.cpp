// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/ticketnumber.h"

#include <QPointer>
#include <QRegularExpression>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

bool TicketNumber::isValid(const QString &number)
{
    static const QRegularExpression form(u"^[A-Za-z0-9#][A-Za-z0-9#._/:-]*\\z"_s);
    return number.size() <= longest && form.match(number).hasMatch();
}

void TicketNumber::set(const QString &number)
{
    if (m_value == number || (!number.isEmpty() && !isValid(number)))
        return;
    m_value = number;
    Q_EMIT changed();
}

bool TicketNumber::allowsWrite(QObject *asking, std::function<void()> then)
{
    if (!m_isRequired || !m_value.isEmpty())
        return true;
    Q_EMIT needed([asking = QPointer(asking), then = std::move(then)] {
        if (asking)
            then();
    });
    return false;
}

} // namespace labdesk
