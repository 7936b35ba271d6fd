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
        {PracticeDrill::LostAnswers, QT_TR_NOOP("Lost responses")},
        {PracticeDrill::Slow, QT_TR_NOOP("Slow")},
        {PracticeDrill::OddAnswers, QT_TR_NOOP("Unexpected responses")},
        {PracticeDrill::EmptyTeam, QT_TR_NOOP("Empty team")},
        {PracticeDrill::ManyUsers, QT_TR_NOOP("A million users")},
    };
    static constexpr std::pair<PracticeDrill, const char *> abouts[] = {
        {PracticeDrill::RateLimited,
         QT_TR_NOOP("Only a few requests are allowed every 20 seconds. The rest get status 429.")},
        {PracticeDrill::Unavailable, QT_TR_NOOP("Every request gets status 503.")},
        {PracticeDrill::ExpiredKey, QT_TR_NOOP("Every request gets status 401, as with an expired API key.")},
        {PracticeDrill::LostAnswers, QT_TR_NOOP("Changes are made, but the connection closes before the response.")},
        {PracticeDrill::Slow, QT_TR_NOOP("Every response takes six seconds longer.")},
        {PracticeDrill::OddAnswers,
         QT_TR_NOOP("Responses have unknown fields, missing fields and unreadable records.")},
        {PracticeDrill::EmptyTeam, QT_TR_NOOP("The user list is empty.")},
        {PracticeDrill::ManyUsers, QT_TR_NOOP("The user list has a million users: copies of the sample users.")},
    };
};
static_assert(isTableOf(PracticeTexts::abouts, PracticeDrill::ManyUsers));
static_assert(isTableOf(PracticeTexts::titles, PracticeDrill::ManyUsers));

} // namespace

QString practiceDrillTitle(PracticeDrill drill)
{
    return PracticeTexts::tr(entryOf(PracticeTexts::titles, drill));
}

QString practiceDrillAbout(PracticeDrill drill)
{
    return PracticeTexts::tr(entryOf(PracticeTexts::abouts, drill));
}

} // namespace labdesk
