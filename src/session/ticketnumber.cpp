// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/ticketnumber.h"

#include <QPointer>

#include <utility>

namespace labdesk {

void TicketNumber::set(const QString &number)
{
    if (m_value == number || (!number.isEmpty() && !m_pattern.matches(number)))
        return;
    m_value = number;
    Q_EMIT changed();
}

bool TicketNumber::requestWrite(QObject *asking, std::function<void()> then)
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
