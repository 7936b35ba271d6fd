// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outage.h"

#include <QWidget>

namespace labdesk {

Outage &outage()
{
    static Outage one;
    return one;
}

void Outage::set(bool isOn, QWidget *saidIn)
{
    if (m_isOn == isOn && m_saidIn == saidIn)
        return;
    m_isOn = isOn;
    m_saidIn = saidIn;
    Q_EMIT changed();
}

bool Outage::isSaidAround(const QWidget *part) const
{
    return m_isOn && m_saidIn && part->window() == m_saidIn;
}

} // namespace labdesk
