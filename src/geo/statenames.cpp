// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/statenames.h"

namespace labdesk::geo {

namespace {

constexpr std::pair<const char *, const char *> namedStates[] = {
    {"AL", "Alabama"},
    {"AK", "Alaska"},
    {"AS", "American Samoa"},
    {"AZ", "Arizona"},
    {"AR", "Arkansas"},
    {"CA", "California"},
    {"CO", "Colorado"},
    {"CT", "Connecticut"},
    {"DE", "Delaware"},
    {"DC", "District of Columbia"},
    {"FL", "Florida"},
    {"GA", "Georgia"},
    {"GU", "Guam"},
    {"HI", "Hawaii"},
    {"ID", "Idaho"},
    {"IL", "Illinois"},
    {"IN", "Indiana"},
    {"IA", "Iowa"},
    {"KS", "Kansas"},
    {"KY", "Kentucky"},
    {"LA", "Louisiana"},
    {"ME", "Maine"},
    {"MD", "Maryland"},
    {"MA", "Massachusetts"},
    {"MI", "Michigan"},
    {"MN", "Minnesota"},
    {"MS", "Mississippi"},
    {"MO", "Missouri"},
    {"MT", "Montana"},
    {"NE", "Nebraska"},
    {"NV", "Nevada"},
    {"NH", "New Hampshire"},
    {"NJ", "New Jersey"},
    {"NM", "New Mexico"},
    {"NY", "New York"},
    {"NC", "North Carolina"},
    {"ND", "North Dakota"},
    {"MP", "Northern Mariana Islands"},
    {"OH", "Ohio"},
    {"OK", "Oklahoma"},
    {"OR", "Oregon"},
    {"PA", "Pennsylvania"},
    {"PR", "Puerto Rico"},
    {"RI", "Rhode Island"},
    {"SC", "South Carolina"},
    {"SD", "South Dakota"},
    {"TN", "Tennessee"},
    {"TX", "Texas"},
    {"UT", "Utah"},
    {"VT", "Vermont"},
    {"VI", "Virgin Islands"},
    {"WV", "West Virginia"}, // before Virginia, because its name ends with that
    {"VA", "Virginia"},
    {"WA", "Washington"},
    {"WI", "Wisconsin"},
    {"WY", "Wyoming"},
    // Common and legal variants
    {"VI", "US Virgin Islands"},
    {"VI", "United States Virgin Islands"},
    {"MP", "Northern Marianas"},
    {"MP", "Commonwealth of the Northern Mariana Islands"},
};

} // namespace

std::span<const std::pair<const char *, const char *>> stateNames()
{
    return namedStates;
}

QString stateCodeFor(const QString &nameOrCode)
{
    const QString searchName = nameOrCode.simplified();
    for (const auto &[code, name] : namedStates)
        if (searchName.compare(QLatin1StringView(code), Qt::CaseInsensitive) == 0
            || searchName.compare(QLatin1StringView(name), Qt::CaseInsensitive) == 0)
            return QLatin1StringView(code);
    return {};
}

} // namespace labdesk::geo
