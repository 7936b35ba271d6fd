// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/practice.h"

#include <utility>

namespace labdesk {

const char *practiceDrillName(PracticeDrill drill)
{
    switch (drill) {
    case PracticeDrill::RateLimited:
        return "rate-limited";
    case PracticeDrill::Unavailable:
        return "unavailable";
    case PracticeDrill::ExpiredKey:
        return "expired-key";
    case PracticeDrill::LostAnswers:
        return "lost-answers";
    case PracticeDrill::Slow:
        return "slow";
    case PracticeDrill::OddAnswers:
        return "odd-answers";
    case PracticeDrill::EmptyTeam:
        return "empty-team";
    case PracticeDrill::ManyUsers:
        return "million-users";
    }
    Q_UNREACHABLE();
}

void Practice::setAvailable(bool available)
{
    if (m_isAvailable == available)
        return;
    m_isAvailable = available;
    if (!available)
        m_drill.reset();
    Q_EMIT changed();
}

void Practice::setDrill(std::optional<PracticeDrill> drill)
{
    if (m_isAvailable && std::exchange(m_drill, drill) != drill)
        Q_EMIT changed();
}

} // namespace labdesk
