// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tourhand.h"
#include "app/tourplan.h"
#include "views/windowcommands.h"

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

void press(TourHand &hand, const QString &command)
{
    hand.window().windowCommands().press(command);
}

std::function<void()> types(TourHand &hand, const QString &text)
{
    return [&hand, text] {
        hand.window().windowCommands().dismiss();
        press(hand, u"app.palette"_s);
        hand.type("paletteEdit", text);
    };
}

TourChapter thePalette(TourHand &hand)
{
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(u"palette"_s, [&hand] { press(hand, u"app.palette"_s); })
        .step([&hand] {
                  hand.window().windowCommands().dismiss();
                  hand.openUserWhere([](const UserStore &store, UserStore::Row row) { return store.sources(row).size() > 1; });
              },
              [&hand] { return hasCome(hand.session().details().providers()); })
        .stop(u"palette-user"_s, types(hand, {}))
        .stop(u"palette-words"_s, types(hand, u"dereg"_s))
        .stop(u"palette-users"_s, types(hand, u"client-00"_s))
        .stop(u"palette-setting"_s, types(hand, u"high"_s))
        .stop(u"palette-zip"_s, types(hand, u"85004"_s))
        .stop(u"palette-id"_s, types(hand, u"https://example.com/users/8f1c2d3e-0000-4000-8000-00000000abcd"_s))
        .stop(u"palette-nothing"_s, types(hand, u"no such words"_s))
        .stop(u"palette-unavailable"_s, types(hand, u"clear"_s))
        .stop(u"palette-go-to"_s, [&hand] {
                  hand.window().windowCommands().dismiss();
                  press(hand, u"app.goTo"_s);
              })
        .step([&hand] { hand.window().windowCommands().dismiss(); });
    return chapter;
}

TourChapter theSheets(TourHand &hand)
{
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(u"shortcut-sheet"_s, [&hand] { press(hand, u"app.shortcuts"_s); });
    for (const Place place : allPlaces)
        chapter.stop(u"help-"_s + placeKey(place), [&hand, place] {
            hand.window().windowCommands().dismiss();
            hand.showPlace(place);
            press(hand, u"app.help"_s);
        });
    chapter.step([&hand] { hand.window().windowCommands().dismiss(); });
    return chapter;
}

} // namespace

std::vector<TourChapter> paletteChapters(TourHand &hand)
{
    return {thePalette(hand), theSheets(hand)};
}

} // namespace labdesk
