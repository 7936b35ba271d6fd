// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowcommands.h"
#include "tour/tourplan.h"
#include "tour/uidriver.h"

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

std::function<bool()> privateUserCame(UiDriver &hand)
{
    return
        [&hand] { return hasCome(hand.session().details().user()) && hasCome(hand.session().details().providers()); };
}

/// The person at the telephone: before and after the record has come, and a user without one.
TourChapter theCallerCard(UiDriver &hand)
{
    const auto shot = [&hand] { return hand.dialog(); };
    const auto verify = [&hand] { hand.window().windowCommands().press(u"user.verifyCaller"_s); };
    const auto answer = [&hand](const QString &member, const QString &year) {
        hand.type("callerMemberEdit", member);
        hand.type("callerYearEdit", year);
        hand.click("actionButton");
    };
    const auto record
        = [&hand]() -> const InsuranceRecord & { return *readyIn(hand.session().details().insurance())->value; };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step([&hand] { hand.openUser(hand.examples().userId); }, privateUserCame(hand))
        .stop(
            u"caller-card"_s, verify,
            [&hand] { return hand.sees("callerCard") && hasCome(hand.session().details().insurance()); }, shot)
        .stop(
            u"caller-card-no-match"_s, [answer] { answer(u"0000"_s, u"1900"_s); },
            [&hand] { return hand.session().details().callerCheck().attemptsLeft() < CallerCheck::maxAttempts; }, shot)
        .stop(
            u"caller-card-match"_s,
            [answer, record] { answer(record().memberId.last(4), record().insured.dateOfBirth.left(4)); },
            [&hand] { return hand.session().details().callerCheck().verifiedAt().has_value(); }, shot)
        .stop(u"user-caller-verified"_s, [&hand] { hand.closeDialogs(); })
        .step(
            [&hand] {
                hand.closeDialogs();
                hand.faultInjector().set(
                    {{.method = "GET", .pathPrefix = "/v2/user/", .status = 404, .body = R"({"detail":"Not found"})"}});
                hand.session().details().loadInsurance();
            },
            [&hand] { return hasCome(hand.session().details().insurance()); })
        .stop(
            u"caller-card-no-record"_s, verify, [&hand] { return hand.sees("callerCard"); }, shot)
        .step([&hand] {
            hand.closeDialogs();
            hand.faultInjector().clear();
        });
    return chapter;
}

/// A screen that others look at.
TourChapter privacyMode(UiDriver &hand)
{
    const auto turn = [&hand] { hand.window().windowCommands().press(u"app.privacyMode"_s); };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step(turn, [&hand] { return hand.sees("privacyStatus"); })
        .stop(
            u"privacy-users"_s, [&hand] { hand.openUser(hand.examples().userId); }, privateUserCame(hand))
        .stop(
            u"privacy-insurance"_s, [&hand] { hand.showTab(2); },
            [&hand] {
                return hasCome(hand.session().details().insurance()) && hasCome(hand.session().details().payor());
            })
        .stop(
            u"privacy-question"_s, [&hand] { hand.click("showAllButton"); },
            [&hand] { return hand.sees("revealQuestion"); }, [&hand] { return hand.dialog(); })
        .step([&hand] { hand.closeDialogs(); })
        .stop(
            u"privacy-raw"_s, [&hand] { hand.showTab(4); }, [&hand] { return hand.sees("rawTree"); })
        .stop(
            u"privacy-activity"_s, [&hand] { hand.showRequests(); }, [&hand] { return hand.rows("requestsTable") > 1; })
        .step(
            [&hand, turn] {
                hand.showPlace(Place::Users);
                turn();
            },
            [&hand] { return !hand.sees("privacyStatus"); });
    return chapter;
}

} // namespace

std::vector<TourChapter> privacyChapters(UiDriver &hand)
{
    return {theCallerCard(hand), privacyMode(hand)};
}

} // namespace labdesk
