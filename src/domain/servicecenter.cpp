// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/servicecenter.h"

#include <cmath>

namespace labdesk {

Distance Distance::parse(const QString &text)
{
    bool isNumber = false;
    const double miles = text.trimmed().toDouble(&isNumber);
    if (!isNumber || !std::isfinite(miles) || miles < 0)
        return {text, std::nullopt};
    return {text, miles};
}

bool isNearer(const ServiceCenter &a, const ServiceCenter &b)
{
    if (a.distance.miles && b.distance.miles)
        return *a.distance.miles < *b.distance.miles;
    return a.distance.miles.has_value() && !b.distance.miles.has_value();
}

} // namespace labdesk
