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
    static const QStringList list
        = words("manual quest labcorp bioreference ayumetrix spiriplex ussl us_biotek sanocardio ihd");
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
        "profile activity sleep body workouts workout_stream glucose heartrate hrv blood_oxygen blood_pressure "
        "cholesterol "
        "device weight fat body_temperature meal water caffeine mindfulness_minutes steps calories_active distance "
        "floors_climbed respiratory_rate vo2_max calories_basal stress_level menstrual_cycle electrocardiogram "
        "afib_burden "
        "sleep_cycle hypnogram note");
    return list;
}

const QStringList &providerSlugs()
{
    static const QStringList list
        = words("oura fitbit garmin whoop strava renpho peloton wahoo zwift freestyle_libre abbott_libreview "
                "freestyle_libre_ble "
                "eight_sleep withings apple_health_kit manual ihealth google_fit beurer_api beurer_ble omron omron_ble "
                "onetouch_ble accuchek_ble contour_ble dexcom dexcom_v3 hammerhead my_fitness_pal health_connect polar "
                "cronometer "
                "kardia whoop_v2 ultrahuman my_fitness_pal_v2 map_my_fitness");
    return list;
}

const QStringList &billTypes()
{
    static const QStringList list = words("client_bill commercial_insurance patient_bill_passthrough patient_bill");
    return list;
}

const QStringList &connectionErrorTypes()
{
    static const QStringList list
        = words("token_refresh_failed webhook_registration_failed user_not_found deregistered_per_provider "
                "required_scopes_not_granted provider_credential_error unknown");
    return list;
}

QString readable(const QString &slug)
{
    QString words = slug;
    words = words.replace(u'_', u' ').simplified();
    for (qsizetype i = 0; i < words.size(); ++i)
        if (i == 0 || words[i - 1] == u' ')
            words[i] = words[i].toUpper();
    return words;
}

} // namespace labdesk::known
