// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/insurance.h"

namespace labdesk {

Relationship relationshipOf(const OpenValue &value)
{
    const QString folded = value.folded();
    if (folded == u"self")
        return Relationship::Self;
    if (folded == u"spouse")
        return Relationship::Spouse;
    if (folded == u"other")
        return Relationship::Other;
    return Relationship::Unknown;
}

} // namespace labdesk
