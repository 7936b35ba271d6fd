// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/practice.h"

#include "domain/enumtable.h"

#include <utility>

namespace labdesk {

const char *practiceDrillName(PracticeDrill drill)
{
    static constexpr std::pair<PracticeDrill, const char *> names[] = {
        {PracticeDrill::RateLimited, "rate-limited"},
        {PracticeDrill::Unavailable, "unavailable"},
        {PracticeDrill::ExpiredKey, "expired-key"},
        {PracticeDrill::LostResponses, "lost-answers"},
        {PracticeDrill::Slow, "slow"},
        {PracticeDrill::UnexpectedResponses, "odd-answers"},
        {PracticeDrill::EmptyTeam, "empty-team"},
        {PracticeDrill::ManyUsers, "million-users"},
    };
    static_assert(isTableOf(names, PracticeDrill::ManyUsers));
    return entryOf(names, drill);
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
