// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/place.h"

#include <QCoreApplication>

namespace labdesk {

QString placeKey(Place place)
{
    return QString::fromLatin1(placeRow(place).key);
}

std::optional<Place> placeFromKey(const QString &key)
{
    const auto row = std::ranges::find_if(placeRows, [&](const PlaceRow &known) {
        return !key.isEmpty() && (key == QLatin1StringView(known.key) || key == QLatin1StringView(known.earlierKey));
    });
    return row == placeRows.end() ? std::nullopt : std::optional(row->place);
}

QString placeTitle(Place place)
{
    return QCoreApplication::translate("labdesk::Place", placeRow(place).title);
}

QString placeKeywords(Place place)
{
    const char *words = placeRow(place).keywords;
    return words ? QCoreApplication::translate("labdesk::Place", words) : QString();
}

} // namespace labdesk
