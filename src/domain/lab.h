// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knownvalues.h"

#include <QString>

namespace labdesk {

/// A lab that a connection is known to have (contract 2.7: lab_id, slug).
struct Lab
{
    qint64 id = 0;     ///< never 0, which asks the service for its own choice
    QString slug = {}; ///< as answers name it; empty: none did
    QString name = {}; ///< as the administrator calls it; empty: not at all
    friend bool operator==(const Lab &, const Lab &) = default;
};

/// "Quality Labs" as the administrator says, else "US BioTek" for the slug; empty when neither is known.
inline QString nameOf(const Lab &lab)
{
    return lab.name.isEmpty() ? known::nameOf(known::List::Labs, lab.slug) : lab.name;
}

} // namespace labdesk
