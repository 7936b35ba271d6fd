// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/exercisetexts.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

struct ExerciseTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ExerciseTexts)
};

} // namespace

QString exerciseTitle(ExerciseKind kind)
{
    switch (kind) {
    case ExerciseKind::LostPermission:
        return ExerciseTexts::tr("A source lost its permission");
    case ExerciseKind::RateLimited:
        return ExerciseTexts::tr("The service is rate limiting");
    case ExerciseKind::LostResponse:
        return ExerciseTexts::tr("You don’t know whether it went through");
    case ExerciseKind::Outage:
        return ExerciseTexts::tr("The service is down");
    case ExerciseKind::WrongSource:
        return ExerciseTexts::tr("You chose the wrong source");
    case ExerciseKind::NearestCenter:
        return ExerciseTexts::tr("A caller needs a center nearby");
    }
    Q_UNREACHABLE();
}

QString exerciseStep(ExerciseGoal goal)
{
    switch (goal) {
    case ExerciseGoal::TroubleFound:
        return ExerciseTexts::tr("In Users, select 20 users or more and check their sources.");
    case ExerciseGoal::TroubleOpened:
        return ExerciseTexts::tr("Open a user who needs attention.");
    case ExerciseGoal::MessageCopied:
        return ExerciseTexts::tr("Copy the text for the user.");
    case ExerciseGoal::UserOpened:
    case ExerciseGoal::UserRefused:
        return ExerciseTexts::tr("Open any user.");
    case ExerciseGoal::RetriedByItself:
        return ExerciseTexts::tr("Wait. Labdesk retries the request automatically.");
    case ExerciseGoal::ZoneUnknown:
        return ExerciseTexts::tr("Change the time zone of any user.");
    case ExerciseGoal::ZoneChecked:
        return ExerciseTexts::tr("The response was lost. Check whether the change was made.");
    case ExerciseGoal::SummaryCopied:
        return ExerciseTexts::tr("Copy the summary for the ticket.");
    case ExerciseGoal::UserLoaded:
        return ExerciseTexts::tr("The service is back. Try again.");
    case ExerciseGoal::DeregisterStarted:
        return ExerciseTexts::tr("Deregister a source of any user.");
    case ExerciseGoal::DeregisterCanceled:
        return ExerciseTexts::tr("Cancel before it’s sent.");
    case ExerciseGoal::CentersFound:
        return ExerciseTexts::tr("In Service centers, search near Evanston, IL.");
    case ExerciseGoal::CenterCopied:
        return ExerciseTexts::tr("Copy a center for the patient.");
    }
    Q_UNREACHABLE();
}

} // namespace labdesk
