// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/practicetexts.h"

#include "domain/enumtable.h"

#include <QCoreApplication>

#include <utility>

namespace labdesk {

namespace {

struct PracticeTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::PracticeTexts)

public:
    static constexpr std::pair<PracticeDrill, const char *> titles[] = {
        {PracticeDrill::RateLimited, QT_TR_NOOP("Rate limited")},
        {PracticeDrill::Unavailable, QT_TR_NOOP("Unavailable")},
        {PracticeDrill::ExpiredKey, QT_TR_NOOP("Expired key")},
        {PracticeDrill::LostResponses, QT_TR_NOOP("Lost responses")},
        {PracticeDrill::Slow, QT_TR_NOOP("Slow")},
        {PracticeDrill::UnexpectedResponses, QT_TR_NOOP("Unexpected responses")},
        {PracticeDrill::EmptyTeam, QT_TR_NOOP("Empty team")},
        {PracticeDrill::ManyUsers, QT_TR_NOOP("A million users")},
    };
    static constexpr std::pair<PracticeDrill, const char *> abouts[] = {
        {PracticeDrill::RateLimited,
         QT_TR_NOOP("Only a few requests are allowed every 20 seconds. The rest get status 429.")},
        {PracticeDrill::Unavailable, QT_TR_NOOP("Every request gets status 503.")},
        {PracticeDrill::ExpiredKey, QT_TR_NOOP("Every request gets status 401, as with an expired API key.")},
        {PracticeDrill::LostResponses, QT_TR_NOOP("Changes are made, but the connection closes before the response.")},
        {PracticeDrill::Slow, QT_TR_NOOP("Every response takes six seconds longer.")},
        {PracticeDrill::UnexpectedResponses,
         QT_TR_NOOP("Responses have unknown fields, missing fields, and unreadable records.")},
        {PracticeDrill::EmptyTeam, QT_TR_NOOP("The user list is empty.")},
        {PracticeDrill::ManyUsers, QT_TR_NOOP("The user list has a million users: copies of the sample users.")},
    };
};
static_assert(isTableOf(PracticeTexts::abouts, PracticeDrill::ManyUsers));
static_assert(isTableOf(PracticeTexts::titles, PracticeDrill::ManyUsers));

struct ExerciseTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ExerciseTexts)

public:
    static constexpr std::pair<ExerciseKind, const char *> titles[] = {
        {ExerciseKind::LostPermission, QT_TR_NOOP("A source lost its permission")},
        {ExerciseKind::RateLimited, QT_TR_NOOP("Requests are rate limited")},
        {ExerciseKind::LostResponse, QT_TR_NOOP("A change has an unknown outcome")},
        {ExerciseKind::Outage, QT_TR_NOOP("The service is down")},
        {ExerciseKind::WrongSource, QT_TR_NOOP("The wrong source is being disconnected")},
        {ExerciseKind::NearestCenter, QT_TR_NOOP("A caller needs a center nearby")},
    };
    static constexpr std::pair<ExerciseGoal, const char *> steps[] = {
        {ExerciseGoal::TroubleFound, QT_TR_NOOP("In Users, select 20 or more users and check their sources.")},
        {ExerciseGoal::TroubleOpened, QT_TR_NOOP("Open a user who needs attention.")},
        {ExerciseGoal::MessageCopied, QT_TR_NOOP("Copy the message for the user.")},
        {ExerciseGoal::UserOpened, QT_TR_NOOP("Open any user.")},
        {ExerciseGoal::RetriedByItself, QT_TR_NOOP("Wait. Labdesk retries the request automatically.")},
        {ExerciseGoal::ZoneUnknown, QT_TR_NOOP("Change the time zone of any user.")},
        {ExerciseGoal::ZoneChecked, QT_TR_NOOP("The response was lost. Check whether the change was made.")},
        {ExerciseGoal::SummaryCopied, QT_TR_NOOP("Copy the summary for the ticket.")},
        {ExerciseGoal::UserRefused, QT_TR_NOOP("Open any user.")},
        {ExerciseGoal::UserLoaded, QT_TR_NOOP("The service is back. Labdesk loads the user automatically.")},
        {ExerciseGoal::DeregisterStarted, QT_TR_NOOP("Disconnect a source of any user.")},
        {ExerciseGoal::DeregisterCanceled, QT_TR_NOOP("Cancel before it’s sent.")},
        {ExerciseGoal::CentersFound, QT_TR_NOOP("In Service centers, search near Evanston, IL.")},
        {ExerciseGoal::CenterCopied, QT_TR_NOOP("Copy a center’s details for the patient.")},
    };
};
static_assert(isTableOf(ExerciseTexts::steps, ExerciseGoal::CenterCopied));
static_assert(isTableOf(ExerciseTexts::titles, ExerciseKind::NearestCenter));

} // namespace

QString practiceDrillTitle(PracticeDrill drill)
{
    return PracticeTexts::tr(entryOf(PracticeTexts::titles, drill));
}

QString practiceDrillAbout(PracticeDrill drill)
{
    return PracticeTexts::tr(entryOf(PracticeTexts::abouts, drill));
}

QString exerciseTitle(ExerciseKind kind)
{
    return ExerciseTexts::tr(entryOf(ExerciseTexts::titles, kind));
}

QString exerciseStep(ExerciseGoal goal)
{
    return ExerciseTexts::tr(entryOf(ExerciseTexts::steps, goal));
}

} // namespace labdesk
