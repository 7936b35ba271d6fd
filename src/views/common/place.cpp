// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/place.h"

#include <QCoreApplication>

namespace labdesk {

QString placeKey(Place place)
{
    return QString::fromLatin1(placeRow(place).key);
}

QString placeTitle(Place place)
{
    return QCoreApplication::translate("labdesk::Place", placeRow(place).title);
}

} // namespace labdesk
