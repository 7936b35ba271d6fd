// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/providerinfo.h"

#include "service/jsonwriter.h"

#include <QRegularExpression>

#include <algorithm>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

struct ProviderRow
{
    const char *slug, *name, *authType, *resources, *description;
};

constexpr char ring[] = "profile sleep activity body heartrate hrv blood_oxygen body_temperature sleep_cycle "
                        "respiratory_rate stress_level";
constexpr char band[]
    = "profile sleep activity workouts heartrate hrv blood_oxygen respiratory_rate calories_active sleep_cycle";
constexpr char watch[]
    = "profile sleep activity body workouts workout_stream heartrate hrv blood_oxygen steps calories_active distance "
      "floors_climbed respiratory_rate vo2_max calories_basal stress_level sleep_cycle device";
constexpr char training[] = "profile workouts workout_stream heartrate distance calories_active device";
constexpr char scale[] = "body weight fat";
constexpr char glucometer[] = "glucose device";
constexpr char pressure[] = "blood_pressure heartrate device";
constexpr char food[] = "profile meal water caffeine weight";
constexpr char phoneStore[]
    = "profile activity sleep body workouts glucose heartrate hrv blood_oxygen blood_pressure weight fat "
      "body_temperature water caffeine mindfulness_minutes steps calories_active distance floors_climbed "
      "respiratory_rate vo2_max calories_basal menstrual_cycle electrocardiogram afib_burden hypnogram";

constexpr ProviderRow providerRows[] = {
    {"oura", "Oura", "oauth", ring, "Smart ring that tracks sleep, readiness and activity"},
    {"fitbit", "Fitbit", "oauth", watch, "Activity trackers and watches"},
    {"garmin", "Garmin", "oauth", watch, "Watches and cycling computers"},
    {"whoop", "Whoop", "oauth", band, "Recovery and strain band (first interface)"},
    {"strava", "Strava", "oauth", training, "Running and cycling log"},
    {"renpho", "Renpho", "password", scale, "Body composition scales"},
    {"peloton", "Peloton", "password", training, "Connected bikes and treadmills"},
    {"wahoo", "Wahoo", "oauth", training, "Cycling computers and trainers"},
    {"zwift", "Zwift", "password", training, "Indoor cycling and running"},
    {"freestyle_libre", "Freestyle Libre", "password", glucometer, "Continuous glucose monitor"},
    {"abbott_libreview", "Abbott LibreView", "password", glucometer, "Glucose data shared with a practice"},
    {"freestyle_libre_ble", "Freestyle Libre (Bluetooth)", "sdk", glucometer,
     "Continuous glucose monitor, read by a phone"},
    {"eight_sleep", "Eight Sleep", "password", "profile sleep heartrate hrv respiratory_rate sleep_cycle hypnogram",
     "Mattress cover that tracks sleep"},
    {"withings", "Withings", "oauth",
     "profile sleep activity body weight fat blood_pressure heartrate electrocardiogram body_temperature",
     "Scales, blood pressure monitors and watches"},
    {"apple_health_kit", "Apple HealthKit", "sdk", phoneStore, "Health data on an iPhone"},
    {"manual", "Manual", "", "profile body weight glucose blood_pressure cholesterol note",
     "Values that were entered by hand"},
    {"ihealth", "iHealth", "oauth", "profile body weight blood_pressure glucose blood_oxygen heartrate activity sleep",
     "Home monitors"},
    {"google_fit", "Google Fit", "oauth",
     "profile activity body workouts heartrate steps distance calories_active weight",
     "Activity data of a Google account"},
    {"beurer_api", "Beurer", "oauth", "body weight fat blood_pressure glucose blood_oxygen",
     "Scales and home monitors"},
    {"beurer_ble", "Beurer (Bluetooth)", "sdk", pressure, "Blood pressure monitors, read by a phone"},
    {"omron", "Omron", "oauth", pressure, "Blood pressure monitors"},
    {"omron_ble", "Omron (Bluetooth)", "sdk", pressure, "Blood pressure monitors, read by a phone"},
    {"onetouch_ble", "OneTouch (Bluetooth)", "sdk", glucometer, "Blood glucose meters, read by a phone"},
    {"accuchek_ble", "Accu-Chek (Bluetooth)", "sdk", glucometer, "Blood glucose meters, read by a phone"},
    {"contour_ble", "Contour (Bluetooth)", "sdk", glucometer, "Blood glucose meters, read by a phone"},
    {"dexcom", "Dexcom (G6 and older)", "oauth", glucometer, "Continuous glucose monitor (first interface)"},
    {"dexcom_v3", "Dexcom", "oauth", glucometer, "Continuous glucose monitor"},
    {"hammerhead", "Hammerhead", "oauth", training, "Cycling computers"},
    {"my_fitness_pal", "MyFitnessPal", "password", food, "Food diary (first interface)"},
    {"health_connect", "Health Connect", "sdk", phoneStore, "Health data on an Android phone"},
    {"polar", "Polar", "oauth", watch, "Watches and heart rate sensors"},
    {"cronometer", "Cronometer", "team_oauth", food, "Food diary"},
    {"kardia", "Kardia", "email", "profile electrocardiogram afib_burden heartrate", "Personal electrocardiograph"},
    {"whoop_v2", "Whoop (v2)", "oauth", band, "Recovery and strain band"},
    {"ultrahuman", "Ultrahuman", "email", ring, "Smart ring"},
    {"my_fitness_pal_v2", "MyFitnessPal (v2)", "app", food, "Food diary"},
    {"map_my_fitness", "MapMyFitness", "oauth", training, "Running and walking log"},
};

ProviderInfo providerNamed(const QString &slug, const QString &name)
{
    ProviderInfo info;
    info.slug = slug;
    info.name = name;
    info.logo = u"https://logos.example.com/%1.svg"_s.arg(info.slug);
    info.source = JsonWriter()
                      .beginObject()
                      .key("name")
                      .text(info.name)
                      .key("slug")
                      .text(info.slug)
                      .key("logo")
                      .text(info.logo)
                      .endObject()
                      .bytes();
    return info;
}

ProviderInfo providerFrom(const ProviderRow &row)
{
    ProviderInfo info = providerNamed(QString::fromLatin1(row.slug), QString::fromLatin1(row.name));
    info.description = QString::fromLatin1(row.description);
    info.authType = QString::fromLatin1(row.authType);
    info.resources = QString::fromLatin1(row.resources).split(u' ');
    return info;
}

// Returns "Google Health" for "google_health".
QString nameFromSlug(const QString &slug)
{
    QStringList words = QString(slug).replace(u'-', u'_').split(u'_', Qt::SkipEmptyParts);
    for (QString &word : words)
        word[0] = word[0].toUpper();
    return words.join(u' ');
}

} // namespace

const std::vector<ProviderInfo> &allProviders()
{
    static const std::vector<ProviderInfo> all = [] {
        std::vector<ProviderInfo> made;
        for (const ProviderRow &row : providerRows)
            made.push_back(providerFrom(row));
        return made;
    }();
    return all;
}

const ProviderInfo *findProvider(const QString &slug)
{
    const auto &all = allProviders();
    const auto found = std::ranges::find(all, slug, &ProviderInfo::slug);
    return found == all.end() ? nullptr : &*found;
}

ProviderInfo providerOf(const QString &slug)
{
    const ProviderInfo *known = findProvider(slug);
    return known ? *known : providerNamed(slug, nameFromSlug(slug));
}

QByteArray providerSource(const QString &slug)
{
    const ProviderInfo *known = findProvider(slug);
    return known ? known->source : providerOf(slug).source;
}

bool isSlug(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("\\A[a-z0-9][a-z0-9_-]{0,63}\\z"));
    return form.match(text).hasMatch();
}

} // namespace labdesk::service
