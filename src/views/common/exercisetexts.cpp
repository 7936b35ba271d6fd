// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/exercisetexts.h"

#include "domain/enumtable.h"

#include <QCoreApplication>

#include <utility>

namespace labdesk {

namespace {

struct ExerciseTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ExerciseTexts)

public:
    static constexpr std::pair<ExerciseKind, const char *> titles[] = {
        {ExerciseKind::LostPermission, QT_TR_NOOP("A source lost its permission")},
        {ExerciseKind::RateLimited, QT_TR_NOOP("The service is rate limiting")},
        {ExerciseKind::LostResponse, QT_TR_NOOP("You don’t know whether it went through")},
        {ExerciseKind::Outage, QT_TR_NOOP("The service is down")},
        {ExerciseKind::WrongSource, QT_TR_NOOP("You chose the wrong source")},
        {ExerciseKind::NearestCenter, QT_TR_NOOP("A caller needs a center nearby")},
    };
    static constexpr std::pair<ExerciseGoal, const char *> steps[] = {
        {ExerciseGoal::TroubleFound, QT_TR_NOOP("In Users, select 20 users or more and check their sources.")},
        {ExerciseGoal::TroubleOpened, QT_TR_NOOP("Open a user who needs attention.")},
        {ExerciseGoal::MessageCopied, QT_TR_NOOP("Copy the text for the user.")},
        {ExerciseGoal::UserOpened, QT_TR_NOOP("Open any user.")},
        {ExerciseGoal::RetriedByItself, QT_TR_NOOP("Wait. Labdesk retries the request automatically.")},
        {ExerciseGoal::ZoneUnknown, QT_TR_NOOP("Change the time zone of any user.")},
        {ExerciseGoal::ZoneChecked, QT_TR_NOOP("The response was lost. Check whether the change was made.")},
        {ExerciseGoal::SummaryCopied, QT_TR_NOOP("Copy the summary for the ticket.")},
        {ExerciseGoal::UserRefused, QT_TR_NOOP("Open any user.")},
        {ExerciseGoal::UserLoaded, QT_TR_NOOP("The service is back. Try again.")},
        {ExerciseGoal::DeregisterStarted, QT_TR_NOOP("Deregister a source of any user.")},
        {ExerciseGoal::DeregisterCanceled, QT_TR_NOOP("Cancel before it’s sent.")},
        {ExerciseGoal::CentersFound, QT_TR_NOOP("In Service centers, search near Evanston, IL.")},
        {ExerciseGoal::CenterCopied, QT_TR_NOOP("Copy a center for the patient.")},
    };
};
static_assert(isTableOf(ExerciseTexts::steps, ExerciseGoal::CenterCopied));
static_assert(isTableOf(ExerciseTexts::titles, ExerciseKind::NearestCenter));

} // namespace

QString exerciseTitle(ExerciseKind kind)
{
    return ExerciseTexts::tr(entryOf(ExerciseTexts::titles, kind));
}

QString exerciseStep(ExerciseGoal goal)
{
    return ExerciseTexts::tr(entryOf(ExerciseTexts::steps, goal));
}

} // namespace labdesk
