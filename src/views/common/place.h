// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QString>

#include <algorithm>
#include <array>
#include <optional>

namespace labdesk {

/// The sections of the window, in the order of the sidebar and of Ctrl+1, Ctrl+2, …
enum class Place { Users, Providers, Centers, Payors, History, Jobs };

struct PlaceRow
{
    Place place;
    const char *key; ///< for object names, settings and links
    const char *title;
    IconName icon;
    const char *helpPage;        ///< page of the guide; a task page if there is one for the place
    const char *earlierKey = ""; ///< key in settings of earlier versions
    /// additional search terms, which work even before the place has loaded its commands
    const char *keywords = nullptr;
};
inline constexpr std::array placeRows{
    PlaceRow{Place::Users, "users", QT_TRANSLATE_NOOP("labdesk::Place", "Users"), IconName::Users, "users"},
    PlaceRow{Place::Providers, "providers", QT_TRANSLATE_NOOP("labdesk::Place", "Providers"), IconName::Provider,
             "providers"},
    PlaceRow{Place::Centers, "centers", QT_TRANSLATE_NOOP("labdesk::Place", "Service centers"), IconName::Center,
             "centers", "", QT_TRANSLATE_NOOP("labdesk::Place", "open now lab location nearest")},
    PlaceRow{Place::Payors, "payors", QT_TRANSLATE_NOOP("labdesk::Place", "Payors"), IconName::Payor, "payor", "",
             QT_TRANSLATE_NOOP("labdesk::Place", "insurance")},
    PlaceRow{Place::History, "history", QT_TRANSLATE_NOOP("labdesk::Place", "History"), IconName::Clock, "history",
             "activity"},
    PlaceRow{Place::Jobs, "jobs", QT_TRANSLATE_NOOP("labdesk::Place", "Jobs"), IconName::Jobs, "many"},
};
static_assert(std::ranges::all_of(placeRows,
                                  [](const PlaceRow &row) { return int(row.place) == int(&row - placeRows.data()); }));
inline constexpr auto allPlaces = [] {
    std::array<Place, placeRows.size()> places{};
    std::ranges::transform(placeRows, places.begin(), &PlaceRow::place);
    return places;
}();

constexpr const PlaceRow &placeRow(Place place)
{
    return placeRows[size_t(place)];
}
QString placeKey(Place place);
std::optional<Place> placeFromKey(const QString &key); ///< accepts keys of earlier versions too
/// "Service centers", in the current language.
QString placeTitle(Place place);
QString placeKeywords(Place place); ///< in the current language

} // namespace labdesk
