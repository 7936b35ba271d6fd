// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/place.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct PlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::Place)
};

} // namespace

QString placeKey(Place place)
{
    switch (place) {
    case Place::Users:
        return u"users"_s;
    case Place::Providers:
        return u"providers"_s;
    case Place::Centers:
        return u"centers"_s;
    case Place::Payors:
        return u"payors"_s;
    case Place::Activity:
        return u"activity"_s;
    case Place::Jobs:
        return u"jobs"_s;
    }
    Q_UNREACHABLE();
}

QString placeTitle(Place place)
{
    switch (place) {
    case Place::Users:
        return PlaceWords::tr("Users");
    case Place::Providers:
        return PlaceWords::tr("Providers");
    case Place::Centers:
        return PlaceWords::tr("Service centers");
    case Place::Payors:
        return PlaceWords::tr("Payors");
    case Place::Activity:
        return PlaceWords::tr("Activity");
    case Place::Jobs:
        return PlaceWords::tr("Jobs");
    }
    Q_UNREACHABLE();
}

} // namespace labdesk
