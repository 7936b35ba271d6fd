// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/knownvalues.h"

namespace labdesk::known {

namespace {
QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ');
}
}

const QStringList &labSlugs()
{
    static const QStringList list = words("manual quest labcorp bioreference ayumetrix spiriplex ussl us_biotek sanocardio ihd");
    return list;
}

const QStringList &clearinghouses()
{
    static const QStringList list = words("change_healthcare availity");
    return list;
}

const QStringList &authTypes()
{
    static const QStringList list = words("oauth team_oauth sdk password email app");
    return list;
}

const QStringList &resources()
{
    static const QStringList list = words(
        "profile activity sleep body workouts workout_stream glucose heartrate hrv blood_oxygen blood_pressure cholesterol "
        "device weight fat body_temperature meal water caffeine mindfulness_minutes steps calories_active distance "
        "floors_climbed respiratory_rate vo2_max calories_basal stress_level menstrual_cycle electrocardiogram afib_burden "
        "sleep_cycle hypnogram note");
    return list;
}

} // namespace labdesk::known
