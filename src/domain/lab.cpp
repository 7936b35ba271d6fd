// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/lab.h"

#include "domain/knownvalues.h"

namespace labdesk {

QString nameOf(const Lab &lab)
{
    return lab.name.isEmpty() ? known::nameOf(known::List::Labs, lab.slug) : lab.name;
}

} // namespace labdesk
