// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The translated words of resources/values/values.ini, listed where the tools that collect texts find them.
#include "domain/knownvalues.h"

#include <QtGlobal>

namespace labdesk::known {

namespace {

constexpr const char *words[] = {QT_TRANSLATE_NOOP("labdesk::KnownValues", "Web sign-in"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Team account"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Phone app"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "User name and password"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Email"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "App"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Profile"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Activity"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Sleep"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Body"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Workouts"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Workout stream"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Glucose"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Heart rate"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Heart rate variability"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Blood oxygen"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Blood pressure"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Cholesterol"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Device"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Weight"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Body fat"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Body temperature"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Meals"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Water"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Caffeine"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Mindfulness minutes"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Steps"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Active calories"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Distance"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Floors climbed"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Respiratory rate"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "VO2 max"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Basal calories"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Stress level"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Menstrual cycle"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Electrocardiogram"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "AFib burden"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Sleep cycle"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Hypnogram"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Notes"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "STAT testing"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Appointments"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Appointments booked through the service"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Appointments booked with the lab"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Pediatric draws"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Glucose tolerance tests"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Bills the client"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Bills commercial insurance"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Bills the patient through the client"),
                                 QT_TRANSLATE_NOOP("labdesk::KnownValues", "Bills the patient")};

} // namespace

QStringList translatableTexts()
{
    QStringList all;
    for (const char *each : words)
        all += QString::fromUtf8(each);
    return all;
}

} // namespace labdesk::known
