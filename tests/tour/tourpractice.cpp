// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"
#include "shell/mainwindow.h"
#include "shell/windowcommands.h"
#include "tour/tourplan.h"
#include "tour/uidriver.h"

#include <QDialog>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// A drill of the local service, in the band and on the page of the connection, and the question before new data; and
/// the user who isn't in the list of another one.
TourChapter aDrill(UiDriver &hand)
{
    const auto shot = [&hand] { return hand.dialog(); };
    const auto isOpen = [&hand] { return hand.dialog() != nullptr; };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"practice-band"_s, [&hand] { hand.console().practice().setDrill(PracticeDrill::LostResponses); },
            [&hand] { return hand.sees("endPracticeButton") && hand.isHome(); })
        .stop(
            u"practice-page"_s, [&hand] { hand.window().windowCommands().press(u"app.connections"_s); }, isOpen, shot)
        .step([&hand] { hand.click("startOverButton"); }, isOpen)
        .stop(u"practice-start-over"_s, {}, isOpen, shot)
        .step(
            [&hand] {
                hand.closeDialogs();
                hand.console().practice().end();
                hand.openUser(hand.examples().userId);
            },
            [&hand] { return hand.isHome() && hasCome(hand.session().details().user()); })
        .stop(
            u"practice-not-listed"_s, [&hand] { hand.console().practice().setDrill(PracticeDrill::EmptyTeam); },
            [&hand] { return hand.sees("notListedMessage"); })
        .step([&hand] { hand.console().practice().end(); });
    return chapter;
}

/// An exercise: where it begins, on its way, and done.
TourChapter anExercise(UiDriver &hand)
{
    const auto sees = [&hand] { return hand.sees("exerciseMessage") && hand.isHome(); };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"exercises"_s, [&hand] { hand.window().windowCommands().press(u"exercise.choose"_s); },
            [&hand] { return hand.sees("exerciseButton"); })
        .stop(
            u"exercise-step"_s,
            [&hand] {
                hand.window().windowCommands().dismiss();
                hand.console().exercise().begin(ExerciseKind::NearestCenter, *hand.console().session());
                hand.console().session()->centers().search({.where = NearZip{u"60201"_s}});
            },
            [&hand, sees] { return sees() && hand.console().exercise().stepsDone() == 1; })
        .stop(
            u"exercise-completed"_s,
            [&hand] {
                const auto *found = readyIn(hand.console().session()->centers().state());
                const ServiceCenter &center = found->value.centers.front();
                hand.console().exercise().noteCopied(center.name + u'\n' + center.address.zip);
            },
            [&hand, sees] { return sees() && hand.console().exercise().isCompleted(); })
        .step([&hand] { hand.console().exercise().leave(); });
    return chapter;
}

} // namespace

std::vector<TourChapter> practiceChapters(UiDriver &hand)
{
    return {aDrill(hand), anExercise(hand)};
}

} // namespace labdesk
