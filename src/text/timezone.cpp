// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/timezone.h"

#include <algorithm>
#include <iterator>

namespace labdesk {

namespace {

/// The current IANA names, and the CLDR names, which never change and which Windows has.
constexpr std::pair<QByteArrayView, QByteArrayView> renamedZones[] = {
    {"Africa/Asmara", "Africa/Asmera"},
    {"America/Argentina/Buenos_Aires", "America/Buenos_Aires"},
    {"America/Argentina/Catamarca", "America/Catamarca"},
    {"America/Argentina/Cordoba", "America/Cordoba"},
    {"America/Argentina/Jujuy", "America/Jujuy"},
    {"America/Argentina/Mendoza", "America/Mendoza"},
    {"America/Atikokan", "America/Coral_Harbour"},
    {"America/Indiana/Indianapolis", "America/Indianapolis"},
    {"America/Kentucky/Louisville", "America/Louisville"},
    {"America/Nuuk", "America/Godthab"},
    {"Asia/Ho_Chi_Minh", "Asia/Saigon"},
    {"Asia/Kathmandu", "Asia/Katmandu"},
    {"Asia/Kolkata", "Asia/Calcutta"},
    {"Asia/Yangon", "Asia/Rangoon"},
    {"Atlantic/Faroe", "Atlantic/Faeroe"},
    {"Europe/Kyiv", "Europe/Kiev"},
    {"Pacific/Chuuk", "Pacific/Truk"},
    {"Pacific/Kanton", "Pacific/Enderbury"},
    {"Pacific/Pohnpei", "Pacific/Ponape"},
};

} // namespace

QTimeZone timeZoneNamed(const QByteArray &id)
{
    const QTimeZone zone(id);
    if (zone.isValid())
        return zone;
    const auto renamed
        = std::ranges::find(renamedZones, QByteArrayView(id), [](const auto &names) { return names.first; });
    return renamed == std::end(renamedZones) ? QTimeZone() : QTimeZone(renamed->second.toByteArray());
}

} // namespace labdesk
