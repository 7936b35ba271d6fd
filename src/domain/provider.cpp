// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/provider.h"

#include <algorithm>
#include <array>

namespace labdesk {

bool isPhoneSdkSource(const QString &slug)
{
    static constexpr std::array<QStringView, 8> slugs
        = {u"apple_health_kit", u"health_connect", u"freestyle_libre_ble", u"beurer_ble",
           u"omron_ble",        u"onetouch_ble",   u"accuchek_ble",        u"contour_ble"};
    return std::find(slugs.begin(), slugs.end(), slug) != slugs.end();
}

} // namespace labdesk
