// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/place.h"

#include "widgets/icon.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct Row
{
    Place place;
    QLatin1StringView key;
    const char *title;
    IconName icon;
};

constexpr std::array rows{
    Row{Place::Users, "users"_L1, QT_TRANSLATE_NOOP("labdesk::Place", "Users"), IconName::Users},
    Row{Place::Providers, "providers"_L1, QT_TRANSLATE_NOOP("labdesk::Place", "Providers"), IconName::Provider},
    Row{Place::Centers, "centers"_L1, QT_TRANSLATE_NOOP("labdesk::Place", "Service centers"), IconName::Center},
    Row{Place::Payors, "payors"_L1, QT_TRANSLATE_NOOP("labdesk::Place", "Payors"), IconName::Payor},
    Row{Place::Activity, "activity"_L1, QT_TRANSLATE_NOOP("labdesk::Place", "Activity"), IconName::Activity},
    Row{Place::Jobs, "jobs"_L1, QT_TRANSLATE_NOOP("labdesk::Place", "Jobs"), IconName::Jobs},
};
static_assert(std::ranges::equal(rows, allPlaces, {}, &Row::place), "a row for each place, in their order");

const Row &rowOf(Place place)
{
    return rows.at(static_cast<size_t>(place));
}

} // namespace

QString placeKey(Place place)
{
    return rowOf(place).key;
}

QString placeTitle(Place place)
{
    return QCoreApplication::translate("labdesk::Place", rowOf(place).title);
}

IconName placeIcon(Place place)
{
    return rowOf(place).icon;
}

} // namespace labdesk
