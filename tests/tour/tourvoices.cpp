// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour/tourplan.h"
#include "tour/uidriver.h"
#include "tour/voices.h"
#include "widgets/listdetailpane.h"

#include <QRegularExpression>

#include <memory>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestWait = 25'000; // ms: then what is said has its picture, and is a fault

/// Something that goes wrong and is mended again, with a user open.
struct Trouble
{
    QString name;      ///< of the pictures
    QStringList voice; ///< what tells of it
    std::function<void()> begin = {};
    std::function<bool()> isSeen = {}; ///< also what no message tells of
    std::function<void()> end = {};    ///< and what a person does then, if anything
};

void askEverything(UiDriver &hand)
{
    hand.session().users().reload();
    hand.session().details().reload();
    hand.session().providers().reload();
}

QString told(const QStringList &names)
{
    return names.isEmpty() ? u"nothing"_s : names.join(u", "_s);
}

/// One message in the list of users, no more in any other place, and none afterward.
TourChapter oneVoice(UiDriver &hand, const Trouble &trouble)
{
    const auto before = std::make_shared<QStringList>();
    const auto now = [&hand, before] { return newVoices(hand.window(), *before); };
    const auto problems = [now] { return now().filter(QRegularExpression(u"^(?!toast$)"_s)); };
    const auto isOver = [&hand, problems] { return problems().isEmpty() && hand.isHome(); };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step([&hand] { hand.openUser(hand.examples().userId); },
              [&hand] {
                  return hasCome(hand.session().details().user()) && hasCome(hand.session().details().providers());
              })
        .step([&hand, before] { *before = voices(hand.window()); })
        .stop(u"%1"_s.arg(trouble.name), trouble.begin,
              [&hand, now, trouble] {
                  const bool isSeen = !trouble.isSeen || trouble.isSeen();
                  return (isSeen && now() == trouble.voice) || hand.hasWaited(longestWait);
              })
        .claim([now, trouble] {
            return now() == trouble.voice ? QString() : u"%1 instead of %2"_s.arg(told(now()), told(trouble.voice));
        });
    constexpr std::pair<const char *, Place> places[]
        = {{"providers", Place::Providers}, {"centers", Place::Centers}, {"payors", Place::Payors}};
    for (const auto &[place, at] : places)
        chapter.stop(u"%1-%2"_s.arg(trouble.name, QLatin1StringView(place)), [&hand, at = at] { hand.showPlace(at); })
            .claim([now] { return now().size() > 1 ? told(now()) : QString(); });
    chapter.step([&hand] { hand.showPlace(Place::Users); })
        .stop(u"%1-over"_s.arg(trouble.name), trouble.end,
              [&hand, problems, isOver, name = trouble.name, tells = !trouble.voice.isEmpty()] {
                  if (problems().isEmpty() && tells)
                      hand.noteRecovery(name);
                  return isOver() || hand.hasWaited(longestWait);
              })
        .claim([problems] { return problems().isEmpty() ? QString() : u"still "_s + told(problems()); });
    return chapter;
}

Trouble troubleOf(UiDriver &hand, const DrillVoice &one)
{
    const PracticeDrill drill = one.drill;
    Trouble trouble{.name = u"drill-"_s + QLatin1StringView(practiceDrillName(drill)), .voice = one.voice};
    trouble.begin = [&hand, drill] {
        hand.console().practice().setDrill(drill);
        if (drill == PracticeDrill::LostResponses)
            hand.session().actions().changeZone(readyIn(hand.session().details().user())->value, u"America/Boise"_s);
        else if (drill != PracticeDrill::ManyUsers)
            askEverything(hand);
        if (drill == PracticeDrill::UnexpectedResponses) // said above the list, which the user may cover
            hand.find<ListDetailPane>("usersSplitter")->showDetail(false);
    };
    trouble.end = [&hand] { hand.click("endPracticeButton"); };
    if (drill == PracticeDrill::RateLimited)
        trouble.isSeen = [&hand] {
            if (hasCome(hand.session().providers().state()))
                hand.session().providers().reload(); // a few are allowed
            return true;
        };
    else if (drill == PracticeDrill::Slow)
        trouble.isSeen = [&hand] { return hand.sees("progressLine"); };
    else if (drill == PracticeDrill::ManyUsers)
        trouble.isSeen = [&hand] { return hand.session().users().progress().users > 100'000; };
    else if (drill == PracticeDrill::LostResponses)
        trouble.end = [&hand] {
            hand.click("endPracticeButton");
            hand.clickIn("actionMessage", "messageButton"); // what became of it only a read tells
        };
    return trouble;
}

Trouble troubleOf(UiDriver &hand, const FaultVoice &one)
{
    static const QRegularExpression others(u"[^a-z0-9]+"_s);
    Trouble trouble{.name = u"error-"_s + QString::fromLatin1(one.sentence).toLower().replace(others, u"-"_s),
                    .voice = {one.voice}};
    trouble.begin = [&hand, fault = one.fault] {
        hand.faultInjector().set({fault});
        askEverything(hand);
    };
    trouble.end = [&hand, isAskedAgain = one.isAskedAgain] {
        hand.faultInjector().clear();
        if (!isAskedAgain)
            hand.session().users().reload();
    };
    return trouble;
}

} // namespace

std::vector<TourChapter> drillChapters(UiDriver &hand)
{
    std::vector<TourChapter> chapters;
    for (const DrillVoice &one : drillVoices())
        chapters.push_back(oneVoice(hand, troubleOf(hand, one)));
    return chapters;
}

std::vector<TourChapter> errorChapters(UiDriver &hand)
{
    std::vector<TourChapter> chapters;
    for (const FaultVoice &one : faultVoices())
        chapters.push_back(oneVoice(hand, troubleOf(hand, one)));
    return chapters;
}

} // namespace labdesk
