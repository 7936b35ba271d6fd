// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/practicetexts.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

struct PracticeTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::PracticeTexts)
};

} // namespace

QString practiceDrillTitle(PracticeDrill drill)
{
    switch (drill) {
    case PracticeDrill::RateLimited:
        return PracticeTexts::tr("Rate limited");
    case PracticeDrill::Unavailable:
        return PracticeTexts::tr("Unavailable");
    case PracticeDrill::ExpiredKey:
        return PracticeTexts::tr("Expired key");
    case PracticeDrill::LostAnswers:
        return PracticeTexts::tr("Lost responses");
    case PracticeDrill::Slow:
        return PracticeTexts::tr("Slow");
    case PracticeDrill::OddAnswers:
        return PracticeTexts::tr("Unexpected responses");
    case PracticeDrill::EmptyTeam:
        return PracticeTexts::tr("Empty team");
    case PracticeDrill::ManyUsers:
        return PracticeTexts::tr("A million users");
    }
    Q_UNREACHABLE();
}

QString practiceDrillAbout(PracticeDrill drill)
{
    switch (drill) {
    case PracticeDrill::RateLimited:
        return PracticeTexts::tr("Only a few requests are allowed every 20 seconds. The rest get status 429.");
    case PracticeDrill::Unavailable:
        return PracticeTexts::tr("Every request gets status 503.");
    case PracticeDrill::ExpiredKey:
        return PracticeTexts::tr("Every request gets status 401, as with an expired API key.");
    case PracticeDrill::LostAnswers:
        return PracticeTexts::tr("Changes are made, but the connection closes before the response.");
    case PracticeDrill::Slow:
        return PracticeTexts::tr("Every response takes six seconds longer.");
    case PracticeDrill::OddAnswers:
        return PracticeTexts::tr("Responses have unknown fields, missing fields and unreadable records.");
    case PracticeDrill::EmptyTeam:
        return PracticeTexts::tr("The user list is empty.");
    case PracticeDrill::ManyUsers:
        return PracticeTexts::tr("The user list has a million users: copies of the sample users.");
    }
    Q_UNREACHABLE();
}

} // namespace labdesk
