// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/sourcefaults.h"

#include <algorithm>

namespace labdesk {

std::vector<SourceFault> faultsIn(const std::vector<ConnectedProvider> &sources)
{
    std::vector<SourceFault> faults;
    for (const ConnectedProvider &source : sources) {
        if (!source.isInError() || isReplaced(source, sources))
            continue;
        const SourceFault fault{source.slug, source.errorType()};
        if (std::ranges::find(faults, fault) == faults.end())
            faults.push_back(fault);
    }
    return faults;
}

} // namespace labdesk
