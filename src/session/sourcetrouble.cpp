// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/sourcetrouble.h"

#include <algorithm>
#include <utility>

namespace labdesk {

void SourceTrouble::see(const UserId &user, const std::vector<ConnectedProvider> &sources, const QDateTime &at,
                        bool isComplete)
{
    const auto known = m_seen.constFind(user);
    const QDateTime newest = known != m_seen.constEnd() ? known->at : m_wellAt.value(user);
    if (newest.isValid() && newest > at)
        return;
    std::vector<SourceFault> faults = faultsIn(sources);
    if (!isComplete && known != m_seen.constEnd())
        for (const SourceFault &fault : known->faults)
            if (std::ranges::find(sources, fault.slug, &ConnectedProvider::slug) == sources.end())
                faults.push_back(fault);
    const bool isNew = known == m_seen.constEnd() ? !faults.empty() : known->faults != faults;
    if (faults.empty() && (known != m_seen.constEnd() || m_wellAt.contains(user)))
        m_wellAt.insert(user, at);
    else
        m_wellAt.remove(user);
    if (!faults.empty())
        m_seen.insert(user, {at, std::move(faults)});
    else if (known != m_seen.constEnd())
        m_seen.erase(known);
    if (isNew)
        Q_EMIT changed();
}

void SourceTrouble::drop()
{
    m_wellAt.clear();
    if (std::exchange(m_seen, {}).isEmpty())
        return;
    Q_EMIT changed();
}

const SeenFaults *SourceTrouble::of(const UserId &user) const
{
    const auto known = m_seen.constFind(user);
    return known == m_seen.constEnd() ? nullptr : &*known;
}

} // namespace labdesk
