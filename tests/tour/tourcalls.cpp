// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowcommands.h"
#include "tour/tourplan.h"
#include "tour/uidriver.h"

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

/// The window as it is until somebody asks for the tools.
TourChapter answeringCallers(UiDriver &hand)
{
    const auto userCame
        = [&hand] { return hasCome(hand.session().details().user()) && hasCome(hand.session().details().providers()); };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step([&hand] { hand.console().setTools(Settings::Tools::ForCalls); })
        .stop(u"calls-none-open"_s, {})
        .stop(
            u"calls-user"_s, [&hand] { hand.openUser(hand.examples().userId); }, userCame)
        .stop(u"calls-filtered"_s, [&hand] { hand.type("filterEdit", u"src:none "_s); })
        .stop(u"calls-tool-offered"_s, [&hand] { hand.window().windowCommands().press(u"user.columns"_s); })
        .stop(u"calls-palette-tool"_s,
              [&hand] {
                  hand.window().toasts()->clear();
                  hand.window().windowCommands().press(u"app.palette"_s);
                  hand.type("paletteEdit", u"JSON"_s);
              })
        .step([&hand] {
            hand.window().windowCommands().dismiss();
            hand.type("filterEdit", {});
            hand.resize(800, 560);
        })
        .stop(u"calls-user-small"_s, [&hand] { hand.showDetail(); })
        .stop(u"calls-list-small"_s, [&hand] { hand.showDetail(false); })
        .step([&hand] { hand.resize(1280, 800); })
        .stop(u"calls-user-usual"_s, {})
        .stop(u"calls-providers"_s,
              [&hand] {
                  hand.showPlace(Place::Providers);
                  hand.select("providersTable", 4);
              })
        .stop(u"calls-payors"_s,
              [&hand] {
                  hand.showPlace(Place::Payors);
                  hand.type("searchEdit", u"aetna"_s);
              })
        .stop(u"calls-history"_s, [&hand] { hand.showPlace(Place::History); })
        .step([&hand] { hand.console().setTools(Settings::Tools::All); });
    return chapter;
}

} // namespace

std::vector<TourChapter> callChapters(UiDriver &hand)
{
    return {answeringCallers(hand)};
}

} // namespace labdesk
