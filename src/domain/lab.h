// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knownvalues.h"

#include <QString>

namespace labdesk {

/// A lab known for a connection (contract 2.7: lab_id, slug).
struct Lab
{
    qint64 id = 0;     ///< never 0, which stands for the service's default
    QString slug = {}; ///< from responses; empty: unknown
    QString name = {}; ///< from the administrator; empty: none
    friend bool operator==(const Lab &, const Lab &) = default;
};

/// The administrator's name, "Quality Labs", or one made from the slug, "US BioTek"; empty if neither is known.
inline QString nameOf(const Lab &lab)
{
    return lab.name.isEmpty() ? known::nameOf(known::List::Labs, lab.slug) : lab.name;
}

} // namespace labdesk
