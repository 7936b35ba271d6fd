// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowcommands.h"
#include "tour/tourplan.h"
#include "tour/uidriver.h"
#include "widgets/barchart.h"

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

using Shot = std::function<QWidget *()>;

Shot dialogOf(UiDriver &hand)
{
    return [&hand] { return hand.dialog(); };
}

std::function<bool()> dialogIsOpen(UiDriver &hand)
{
    return [&hand] { return hand.dialog() != nullptr; };
}

std::function<bool()> sees(UiDriver &hand, const char *name)
{
    return [&hand, name] { return hand.sees(name); };
}

TourChapter newUser(UiDriver &hand)
{
    const auto send = [&hand](const service::InjectedFault &drill) {
        return [&hand, drill] {
            hand.faultInjector().set({drill});
            hand.click("actionButton");
        };
    };
    const Shot shot = dialogOf(hand);
    const auto answered = [&hand] { return hand.sees("dialogMessage") && hand.isEnabled("actionButton"); };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"dialog-new-user"_s, [&hand] { hand.click("newUserButton"); }, dialogIsOpen(hand), shot)
        .stop(
            u"dialog-new-user-personal-data"_s, [&hand] { hand.type("clientIdEdit", u"jo.marsh@example.com"_s); },
            sees(hand, "personalDataMessage"), shot)
        .stop(
            u"dialog-new-user-taken"_s,
            [&hand] {
                const UserStore &users = hand.session().users().store();
                hand.type("clientIdEdit", users.clientUserId(users.size() - 1));
                hand.click("actionButton");
            },
            answered, shot)
        .step(
            [&hand] {
                hand.closeDialogs();
                hand.click("newUserButton");
            },
            dialogIsOpen(hand))
        .stop(
            u"dialog-new-user-dates"_s,
            [&hand] {
                hand.type("clientIdEdit", u"client-of-tomorrow"_s);
                for (const char *check : {"birthDateCheck", "startCheck", "endCheck"})
                    hand.click(check);
            },
            [&hand] { return hand.isEnabled("endEdit"); }, shot)
        .step([&hand] {
            for (const char *check : {"birthDateCheck", "startCheck", "endCheck"})
                hand.click(check); // without a date they would be asked for
        })
        .stop(
            u"dialog-new-user-failed"_s,
            send({.method = "POST", .pathPrefix = "/v2/user", .status = 500, .body = R"({"detail":"Internal error"})"}),
            answered, shot)
        .stop(u"dialog-new-user-paused"_s,
              send({.method = "POST",
                    .pathPrefix = "/v2/user",
                    .status = 429,
                    .body = R"({"detail":"Too many requests"})",
                    .fields = {{"Retry-After", "20"}}}),
              sees(hand, "cancelSendButton"), shot)
        .step([&hand] { hand.click("cancelSendButton"); }, [&hand] { return hand.isEnabled("actionButton"); })
        .stop(
            u"dialog-new-user-unknown"_s,
            send({.method = "POST", .pathPrefix = "/v2/user", .drop = service::InjectedFault::Drop::BeforeProcessing}),
            answered, shot)
        .stop(
            u"dialog-new-user-sending"_s,
            send({.method = "POST", .pathPrefix = "/v2/user", .delay = std::chrono::seconds(30)}),
            [&hand] { return !hand.isEnabled("actionButton"); }, shot)
        .stop(
            u"dialog-leave"_s,
            [&hand] {
                hand.closeDialogs();
                hand.console().connectTo(ConnectionRegistry::localId);
            },
            dialogIsOpen(hand), shot);
    return chapter;
}

TourChapter changeZone(UiDriver &hand)
{
    const auto write = [&hand](const service::InjectedFault &drill) {
        return [&hand, drill] {
            hand.faultInjector().set({drill});
            hand.type("zoneEdit", u"America/Anchorage"_s);
            hand.click("actionButton");
        };
    };
    const auto openWhere = [&hand](bool hasZone) {
        return [&hand, hasZone] {
            hand.closeDialogs();
            hand.openUserWhere(
                [hasZone](const UserStore &users, UserStore::Row row) { return users.zone(row).isEmpty() != hasZone; });
        };
    };
    const auto userCame = [&hand] { return hasCome(hand.session().details().user()) && hand.sees("changeZoneButton"); };
    const auto answered = [&hand] { return hand.sees("dialogMessage") && hand.isEnabled("zoneEdit"); };
    const Shot shot = dialogOf(hand);
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step(openWhere(false), userCame)
        .stop(
            u"dialog-change-zone-first"_s, [&hand] { hand.click("changeZoneButton"); }, dialogIsOpen(hand), shot)
        .step(openWhere(true), userCame)
        .stop(
            u"dialog-change-zone"_s, [&hand] { hand.click("changeZoneButton"); }, dialogIsOpen(hand), shot)
        .stop(
            u"dialog-change-zone-unknown"_s, [&hand] { hand.type("zoneEdit", u"America/Atlantis"_s); }, {}, shot)
        .stop(
            u"dialog-change-zone-same"_s,
            [&hand] {
                const auto *user = readyIn(hand.session().details().user());
                hand.type("zoneEdit", user->value.timeZone->id);
            },
            {}, shot)
        .stop(u"dialog-change-zone-failed"_s,
              write({.method = "PATCH", .status = 500, .body = R"({"detail":"Internal error"})"}), answered, shot)
        .stop(
            u"dialog-change-zone-refused"_s,
            write(
                {.method = "PATCH",
                 .status = 422,
                 .body
                 = R"({"detail":[{"type":"value_error","loc":["body","fallback_time_zone"],"msg":"Value error, not a time zone","input":"x"}]})"}),
            answered, shot)
        .stop(u"dialog-change-zone-unknown-outcome"_s,
              write({.method = "PATCH", .drop = service::InjectedFault::Drop::BeforeProcessing}), answered, shot)
        .stop(
            u"dialog-change-zone-sending"_s, write({.method = "PATCH", .delay = std::chrono::seconds(30)}),
            [&hand] { return !hand.isEnabled("actionButton"); }, shot);
    return chapter;
}

TourChapter editUser(UiDriver &hand)
{
    const auto userCame = [&hand] { return hasCome(hand.session().details().user()) && hand.sees("changeZoneButton"); };
    const auto save = [&hand](const service::InjectedFault &drill) {
        return [&hand, drill] {
            hand.session().actions().setDelay(0);
            hand.faultInjector().set({drill});
            if (!hand.dialog())
                hand.trigger("editAction");
            hand.type("clientIdEdit", u"client-of-today"_s);
            hand.click("actionButton");
        };
    };
    const Shot shot = dialogOf(hand);
    const Shot whole = [&hand] { return &hand.window(); };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step([&hand] { hand.openUser(hand.examples().userId); }, userCame)
        .stop(
            u"dialog-edit-user"_s, [&hand] { hand.trigger("editAction"); }, dialogIsOpen(hand), shot)
        .stop(
            u"dialog-edit-user-changes"_s,
            [&hand] {
                hand.type("clientIdEdit", u"jo.marsh@example.com"_s);
                hand.type("zoneEdit", u"America/Argentina/ComodRivadavia"_s);
                for (const char *check : {"birthDateCheck", "startCheck", "endCheck"})
                    hand.click(check);
                hand.enter("birthDateEdit", QDate(1984, 5, 16));
                hand.enter("startEdit", QDate::currentDate().addMonths(-3));
                hand.enter("endEdit", QDate::currentDate().addMonths(6));
            },
            [&hand] { return hand.sees("personalDataMessage") && hand.isEnabled("actionButton"); }, shot)
        .stop(
            u"dialog-edit-user-problems"_s,
            [&hand] {
                hand.type("clientIdEdit", u"client "_s);
                hand.type("zoneEdit", {});
                hand.click("actionButton");
            },
            sees(hand, "clientIdProblem"), shot)
        .step([&hand] { hand.closeDialogs(); }, [&hand] { return !hand.dialog(); })
        .stop(
            u"edit-user-refused"_s,
            save(
                {.method = "PATCH",
                 .status = 422,
                 .body
                 = R"({"detail":[{"type":"extra_forbidden","loc":["body","client_user_id"],"msg":"Extra inputs are not permitted"}]})"}),
            sees(hand, "actionMessage"), whole)
        .stop(
            u"edit-user-kept"_s, save({.method = "PATCH", .status = 204}),
            [&hand] { return hand.sees("actionMessage") && !hand.session().actions().hasInFlight(); }, whole);
    return chapter;
}

TourChapter destroying(UiDriver &hand)
{
    const auto userCame
        = [&hand] { return hasCome(hand.session().details().user()) && hasCome(hand.session().details().providers()); };
    const Shot shot = dialogOf(hand);
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step([&hand] { hand.openUser(hand.examples().userId); }, userCame)
        .stop(
            u"dialog-deregister"_s,
            [&hand] {
                hand.showTab(1);
                hand.clickFirst("DeregisterButton");
            },
            dialogIsOpen(hand), shot)
        .stop(
            u"dialog-delete"_s,
            [&hand] {
                hand.closeDialogs();
                hand.trigger("deleteAction");
            },
            dialogIsOpen(hand), shot)
        .step(
            [&hand] {
                hand.closeDialogs();
                hand.openUserWhere([](const UserStore &users, UserStore::Row row) {
                    const auto &sources = users.sources(row);
                    return std::any_of(sources.begin(), sources.end(),
                                       [&](quint16 source) { return isPhoneSdkSource(users.sourceSlug(source)); });
                });
            },
            userCame)
        .stop(
            u"dialog-deregister-phone"_s,
            [&hand] {
                hand.showTab(1);
                for (const char *slug :
                     {"apple_health_kitDeregisterButton", "health_connectDeregisterButton", "_bleDeregisterButton"})
                    if (!hand.dialog())
                        hand.clickFirst(slug);
            },
            sees(hand, "phoneSourceMessage"), shot);
    return chapter;
}

TourChapter charts(UiDriver &hand)
{
    const auto isDrawn = [&hand] {
        const auto *chart = hand.find<BarChart>("chartView");
        return chart && chart->barCount() > 0;
    };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"dialog-charts"_s, [&hand] { hand.window().windowCommands().press(u"user.charts"_s); }, isDrawn,
            dialogOf(hand))
        .stop(
            u"dialog-charts-sources"_s, [&hand] { hand.clickIn("chartControl", "segment1Button"); }, isDrawn,
            dialogOf(hand));
    return chapter;
}

} // namespace

std::vector<TourChapter> userDialogChapters(UiDriver &hand)
{
    return {newUser(hand), changeZone(hand), editUser(hand), destroying(hand), charts(hand)};
}

} // namespace labdesk
