// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour/tourplan.h"
#include "tour/uidriver.h"
#include "widgets/toast.h"

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

using Drop = service::InjectedFault::Drop;

/// The user that these chapters are about, opened anew; his writes wait no longer than a blink.
TourChapter withUser(UiDriver &hand)
{
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step([&hand] { hand.openUser(hand.examples().userId); },
              [&hand] {
                  return hasCome(hand.session().details().user()) && hasCome(hand.session().details().providers());
              });
    return chapter;
}

/// What is still on its way is told of when its session goes: not in the next chapter's pictures.
TourChapter leave(UiDriver &hand, TourChapter chapter)
{
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); });
    return chapter;
}

User openUser(UiDriver &hand)
{
    return readyIn(hand.session().details().user())->value;
}

void deregisterFirst(UiDriver &hand)
{
    const auto &providers = readyIn(hand.session().details().providers())->value;
    const auto slug = providers.empty() ? std::nullopt : ProviderSlug::parse(providers.front().slug);
    if (slug)
        hand.session().actions().deregister(openUser(hand), *slug);
}

/// Whether the message about an action has one: not while the service is asked.
bool hasButton(const UiDriver &hand)
{
    const QWidget *message = hand.find("actionMessage");
    const auto *button = message ? message->findChild<QWidget *>(u"messageButton"_s) : nullptr;
    return button && button->isVisible();
}

TourChapter countdowns(UiDriver &hand)
{
    TourChapter chapter = withUser(hand);
    chapter
        .stop(
            u"user-counting-down"_s,
            [&hand] {
                hand.showTab(1);
                deregisterFirst(hand);
            },
            [&hand] { return hand.session().actions().hasDelayed(); })
        .stop(u"user-countdown"_s, {}, {}, [&hand] { return hand.find("pendingRow"); })
        .stop(
            u"user-delete-counting-down"_s,
            [&hand] {
                hand.session().actions().cancelDelayed();
                hand.window().toasts()->clear();
                hand.showTab(0);
                hand.session().actions().remove(openUser(hand));
            },
            [&hand] { return hand.session().actions().hasDelayed(); })
        .step([&hand] { hand.session().actions().cancelDelayed(); });
    return chapter;
}

TourChapter refreshes(UiDriver &hand)
{
    const auto refresh = [&hand](const service::InjectedFault &drill) {
        return [&hand, drill] {
            hand.faultInjector().set({drill});
            hand.click("refreshButton");
        };
    };
    const auto says = [&hand] { return hand.sees("actionMessage"); };
    TourChapter chapter = withUser(hand);
    const auto quietly = [&hand](const std::function<void()> &go) {
        return [&hand, go] {
            hand.window().toasts()->clear();
            go();
        };
    };
    chapter
        .stop(
            u"user-refresh-toast"_s, [&hand] { hand.click("refreshButton"); }, [&hand] { return hand.sees("toast"); })
        .stop(u"user-refresh-failed"_s,
              quietly(refresh({.method = "POST", .status = 500, .body = R"({"detail":"Internal error"})"})), says)
        .stop(u"user-refresh-paused"_s,
              refresh({.method = "POST",
                       .status = 429,
                       .body = R"({"detail":"Too many requests"})",
                       .fields = {{"Retry-After", "20"}}}),
              [&hand] { return hand.sees("pendingRow"); })
        .step([&hand] { hand.click("cancelSendButton"); }, [&hand] { return hand.isEnabled("refreshButton"); })
        .stop(u"user-refresh-sending"_s, quietly(refresh({.method = "POST", .delay = std::chrono::seconds(30)})),
              [&hand] { return !hand.isEnabled("refreshButton") && hand.sees("actionMessage") && !hasButton(hand); });
    return leave(hand, std::move(chapter));
}

TourChapter unknownRefresh(UiDriver &hand)
{
    TourChapter chapter = withUser(hand);
    chapter.stop(
        u"user-refresh-unknown"_s,
        [&hand] {
            hand.faultInjector().set({{.method = "POST", .drop = Drop::BeforeProcessing}});
            hand.click("refreshButton");
        },
        [&hand] { return hasButton(hand); });
    return chapter;
}

TourChapter zoneToasts(UiDriver &hand)
{
    TourChapter chapter = withUser(hand);
    chapter
        .step(
            [&hand] {
                hand.openUserWhere(
                    [](const UserStore &users, UserStore::Row row) { return !users.zone(row).isEmpty(); });
            },
            [&hand] { return hasCome(hand.session().details().user()); })
        .stop(
            u"user-zone-toast"_s,
            [&hand] { hand.session().actions().changeZone(openUser(hand), u"Pacific/Honolulu"_s); },
            [&hand] { return hand.sees("toastActionButton"); });
    return chapter;
}

/// A write that left and was not answered, and what a check of it brings.
TourChapter unknownOutcomes(UiDriver &hand)
{
    const auto unknown = [&hand] {
        const auto *action = hand.session().actions().running(openUser(hand).id, UserActionKind::Deregister);
        return action && std::holds_alternative<UserAction::Unknown>(action->state);
    };
    TourChapter chapter = withUser(hand);
    chapter
        .stop(
            u"user-unknown"_s,
            [&hand] {
                hand.showTab(1);
                hand.session().actions().setDelay(0, std::chrono::milliseconds(1));
                hand.faultInjector().set(
                    {{.method = "DELETE", .drop = Drop::BeforeProcessing},
                     {.method = "GET", .pathPrefix = "/v2/user/providers", .delay = std::chrono::seconds(1)}});
                deregisterFirst(hand);
            },
            unknown)
        .stop(
            u"user-checking"_s, [&hand] { hand.clickIn("actionMessage", "messageButton"); },
            [&hand] { return hand.sees("actionMessage") && !hasButton(hand); })
        .stop(u"user-not-seen-yet"_s, {}, [&hand] { return hasButton(hand); }); // which it cannot while it asks
    return chapter;
}

/// From the sending to what is read back: still there, gone.
TourChapter deregistrations(UiDriver &hand)
{
    const auto openWith = [&hand](bool phone) {
        return [&hand, phone] {
            hand.session().actions().setDelay(0, std::chrono::milliseconds(1));
            hand.openUserWhere([phone](const UserStore &users, UserStore::Row row) {
                const auto &sources = users.sources(row);
                return !sources.empty() && isPhoneSdkSource(users.sourceSlug(sources.front())) == phone;
            });
        };
    };
    const auto came = [&hand] {
        return hand.hasWaited(100) && hasCome(hand.session().details().user())
            && hasCome(hand.session().details().providers());
    };
    TourChapter chapter = withUser(hand);
    chapter.step(openWith(true), came)
        .stop(
            u"user-still-listed"_s,
            [&hand] {
                hand.showTab(1);
                hand.faultInjector().set({{.method = "DELETE", .status = 200, .body = R"({"success":true})"}});
                deregisterFirst(hand);
            },
            [&hand] { return hasButton(hand); })
        .step(openWith(false), came)
        .stop(
            u"user-deregistered"_s,
            [&hand] {
                hand.faultInjector().clear();
                deregisterFirst(hand);
            },
            [&hand] { return hand.sees("toast"); })
        .step(openWith(false), came)
        .stop(
            u"user-deregister-sending"_s,
            [&hand] {
                hand.window().toasts()->clear();
                hand.faultInjector().set({{.method = "DELETE", .delay = std::chrono::seconds(30)}});
                deregisterFirst(hand);
            },
            [&hand] { return hand.session().actions().hasInFlight() && hand.sees("actionMessage"); });
    return leave(hand, std::move(chapter));
}

TourChapter failedDeregistration(UiDriver &hand)
{
    TourChapter chapter = withUser(hand);
    chapter.stop(
        u"user-deregister-failed"_s,
        [&hand] {
            hand.showTab(1);
            hand.session().actions().setDelay(0, std::chrono::milliseconds(1));
            hand.faultInjector().set({{.method = "DELETE", .status = 500, .body = R"({"detail":"Internal error"})"}});
            deregisterFirst(hand);
        },
        [&hand] { return hand.sees("actionMessage"); });
    return chapter;
}

} // namespace

std::vector<TourChapter> userActionChapters(UiDriver &hand)
{
    return {countdowns(hand),      refreshes(hand),       unknownRefresh(hand),      zoneToasts(hand),
            unknownOutcomes(hand), deregistrations(hand), failedDeregistration(hand)};
}

} // namespace labdesk
