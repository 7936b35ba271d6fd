// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outage.h"

#include "domain/apierror.h"

#include <QWidget>

#include <utility>

namespace labdesk {

bool isCoveredByOutage(const ApiError &error)
{
    return outage().covers(error);
}

Outage &outage()
{
    static Outage one;
    return one;
}

void Outage::begin(QWidget *window, CoversFunction covers)
{
    m_reportingWindow = window;
    m_covers = std::move(covers);
    Q_EMIT changed();
}

void Outage::end()
{
    if (!m_covers)
        return;
    m_reportingWindow.clear();
    m_covers = {};
    Q_EMIT changed();
}

bool Outage::covers(const ApiError &error) const
{
    return m_reportingWindow && m_covers(error);
}

bool Outage::covers(const ApiError &error, const QWidget *part) const
{
    return part->window() == m_reportingWindow && covers(error);
}

} // namespace labdesk
