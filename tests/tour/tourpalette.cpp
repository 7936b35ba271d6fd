// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/helpwindow.h"
#include "shell/windowcommands.h"
#include "tour/tourplan.h"
#include "tour/uidriver.h"
#include "widgets/appearance.h"
#include "widgets/metrics.h"
#include "widgets/windowsize.h"

#include <QLineEdit>
#include <QRegularExpression>

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

void press(UiDriver &hand, const QString &command)
{
    hand.window().windowCommands().press(command);
}

void typeInto(UiDriver &hand, const QString &text)
{
    hand.window().windowCommands().dismiss();
    press(hand, u"app.palette"_s);
    hand.type("paletteEdit", text);
}

std::function<void()> types(UiDriver &hand, const QString &text)
{
    return [&hand, text] { typeInto(hand, text); };
}

/// How a command is called in the language of the tour.
QString titleOf(const UiDriver &hand, const QString &command)
{
    const std::vector<Command> all = hand.window().windowCommands().all();
    const auto at = std::ranges::find(all, command, &Command::id);
    return at == all.end() ? QString() : at->title;
}

/// The beginning of its longest word, as somebody types who looks for it.
std::function<void()> typesWordOf(UiDriver &hand, const QString &command)
{
    return [&hand, command] {
        const QStringList words
            = titleOf(hand, command).split(QRegularExpression(u"[^\\p{L}\\p{M}]+"_s), Qt::SkipEmptyParts);
        const auto longest = std::ranges::max_element(words, {}, &QString::size);
        typeInto(hand, longest == words.end() ? QString() : longest->left(5).toLower());
    };
}

std::function<void()> typesTitleOf(UiDriver &hand, const QString &command)
{
    return [&hand, command] { typeInto(hand, titleOf(hand, command)); };
}

TourChapter thePalette(UiDriver &hand)
{
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(u"palette"_s, [&hand] { press(hand, u"app.palette"_s); })
        .step(
            [&hand] {
                hand.window().windowCommands().dismiss();
                hand.openUserWhere(
                    [](const UserStore &store, UserStore::Row row) { return store.sources(row).size() > 1; });
            },
            [&hand] { return hasCome(hand.session().details().providers()); })
        .stop(u"palette-user"_s, types(hand, {}))
        .stop(u"palette-words"_s, typesWordOf(hand, u"job.deregister"_s))
        .stop(u"palette-users"_s, types(hand, u"client-00"_s))
        .stop(u"palette-setting"_s, typesWordOf(hand, u"setting.theme.%1"_s.arg(int(ThemeChoice::HighContrastLight))))
        .stop(u"palette-zip"_s, types(hand, u"85004"_s))
        .stop(u"palette-id"_s, types(hand, u"https://example.com/users/8f1c2d3e-0000-4000-8000-00000000abcd"_s))
        .stop(u"palette-nothing"_s, types(hand, u"no such words"_s))
        .stop(u"palette-unavailable"_s, typesTitleOf(hand, u"pane.clearFilter"_s))
        .stop(u"palette-go-to"_s,
              [&hand] {
                  hand.window().windowCommands().dismiss();
                  press(hand, u"app.goTo"_s);
              })
        .step([&hand] { hand.window().windowCommands().dismiss(); });
    return chapter;
}

TourChapter theSheets(UiDriver &hand)
{
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); }).stop(u"shortcut-sheet"_s, [&hand] {
        press(hand, u"app.shortcuts"_s);
    });
    chapter.step([&hand] { hand.window().windowCommands().dismiss(); });
    return chapter;
}

TourChapter theHelp(UiDriver &hand)
{
    const auto help = [&hand] { return hand.window().windowCommands().help(); };
    const auto search = [help](const QString &words) {
        return [help, words] { help()->findChild<QLineEdit *>(u"helpSearchEdit"_s)->setText(words); };
    };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); });
    for (const Place place : allPlaces)
        chapter.stop(
            u"help-"_s + placeKey(place),
            [&hand, help, place] {
                hand.showPlace(place);
                press(hand, u"app.help"_s);
                if (!isOnWayland()) // whatever the screen has
                    help()->resize(metricsFor(help()).px(940), metricsFor(help()).px(720));
            },
            {}, help);
    const HelpPages pages(u"en"_s);
    for (const HelpPage &page : pages.all())
        chapter.stop(
            u"help-page-"_s + page.name, [help, name = page.name] { help()->showPage(name); }, {}, help);
    chapter.stop(u"help-search"_s, search(u"payor code"_s), {}, help)
        .stop(u"help-search-nothing"_s, search(u"xylophone"_s), {}, help)
        .stop(
            u"help-small"_s,
            [help, clear = search({})] {
                clear();
                help()->resize(help()->minimumSize());
            },
            {}, help)
        .step([help] { help()->close(); });
    return chapter;
}

} // namespace

std::vector<TourChapter> paletteChapters(UiDriver &hand)
{
    return {thePalette(hand), theSheets(hand), theHelp(hand)};
}

} // namespace labdesk
