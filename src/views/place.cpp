// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/place.h"

using namespace Qt::StringLiterals;

namespace labdesk {

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
    }
    Q_UNREACHABLE();
}

} // namespace labdesk
