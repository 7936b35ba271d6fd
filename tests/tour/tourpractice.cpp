// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/mainwindow.h"
#include "shell/windowcommands.h"
#include "tour/tourplan.h"
#include "tour/uidriver.h"

#include <QDialog>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// A drill of the local service, in the band and on the page of the connection, and the question before new data.
TourChapter aDrill(UiDriver &hand)
{
    const auto shot = [&hand] { return hand.dialog(); };
    const auto isOpen = [&hand] { return hand.dialog() != nullptr; };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"practice-band"_s, [&hand] { hand.console().practice().setDrill(PracticeDrill::LostAnswers); },
            [&hand] { return hand.sees("endPracticeButton") && hand.isHome(); })
        .stop(
            u"practice-page"_s, [&hand] { hand.window().windowCommands().press(u"app.connections"_s); }, isOpen, shot)
        .step([&hand] { hand.click("startOverButton"); }, isOpen)
        .stop(u"practice-start-over"_s, {}, isOpen, shot)
        .step([&hand] {
            hand.closeDialogs();
            hand.console().practice().end();
        });
    return chapter;
}

} // namespace

std::vector<TourChapter> practiceChapters(UiDriver &hand)
{
    return {aDrill(hand)};
}

} // namespace labdesk
