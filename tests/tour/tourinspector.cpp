// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour/tourplan.h"
#include "tour/uidriver.h"

#include <QTabBar>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

enum InspectorTab { SummaryTab, RequestTab, ResponseTab, TimingTab };

void showInspectorTab(const UiDriver &hand, InspectorTab tab)
{
    if (auto *tabs = hand.find<QTabBar>("requestTabBar"))
        tabs->setCurrentIndex(tab);
}

/// Reads the providers again, with that fault on the way, and chooses the request that did it.
TourStop oneMore(UiDriver &hand, const QString &name, InspectorTab tab,
                 const std::vector<service::InjectedFault> &drills)
{
    return {name,
            [&hand, drills] {
                hand.showDetail(false); // where one hides the other, the list is chosen from first
                hand.faultInjector().set(drills);
                hand.session().requests().clear();
                hand.session().providers().reload();
            },
            [&hand, tab, isChosen = false]() mutable { // and then the list may be out of sight
                const auto *ready = readyIn(hand.session().providers().state());
                if (isChosen || !ready || ready->refreshing || hand.rows("requestsTable") < 1)
                    return isChosen;
                isChosen = true;
                hand.select("requestsTable");
                hand.showDetail(true);
                showInspectorTab(hand, tab);
                return true;
            },
            {}};
}

service::InjectedFault providersAnswer(int status, const QByteArray &body, int times)
{
    service::InjectedFault drill{.method = "GET", .pathPrefix = "/v2/providers", .status = status, .body = body};
    drill.times = times;
    return drill;
}

} // namespace

std::vector<TourChapter> inspectorChapters(UiDriver &hand)
{
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); }).step([&hand] {
        hand.showRequests();
        hand.showDetail();
    });
    chapter.stops.push_back(oneMore(hand, u"activity-inspector-request"_s, RequestTab, {}));
    chapter.stop(u"activity-inspector-response"_s, [&hand] { showInspectorTab(hand, ResponseTab); })
        .stop(u"activity-inspector-timing"_s, [&hand] { showInspectorTab(hand, TimingTab); })
        .stop(u"activity-inspector-body-dropped"_s,
              [&hand] {
                  hand.session().requests().dropBodies();
                  showInspectorTab(hand, ResponseTab);
              })
        .stop(u"activity-filter-help"_s,
              [&hand] {
                  hand.showDetail(false);
                  hand.click("requestFilterHelpButton");
              })
        .stop(u"activity-filter-unknown"_s,
              [&hand] {
                  hand.click("requestFilterHelpButton");
                  hand.type("filterEdit", u"foo:1"_s);
              })
        .step([&hand] { hand.type("filterEdit", {}); })
        .stop(
            u"activity-paused"_s,
            [&hand] {
                hand.click("pauseRequestsButton");
                hand.session().providers().reload();
            },
            [&hand] {
                return hand.session().requests().records().size() == 2 && hasCome(hand.session().providers().state());
            })
        .step([&hand] { hand.click("pauseRequestsButton"); });
    chapter.stops.push_back(
        oneMore(hand, u"activity-inspector-retried"_s, ResponseTab, {providersAnswer(503, R"({"detail":"Busy"})", 1)}));
    service::InjectedFault moved = providersAnswer(302, R"({"detail":"moved"})", 1);
    moved.fields = {{"Location", "https://elsewhere.example.com/v2/providers"}};
    chapter.stops.push_back(oneMore(hand, u"activity-inspector-redirected"_s, SummaryTab, {moved}));
    service::InjectedFault otherForm = providersAnswer(307, {}, 1);
    otherForm.fields = {{"Location", "/v2/providers/"}};
    chapter.stops.push_back(oneMore(hand, u"activity-inspector-other-form"_s, SummaryTab, {otherForm}));
    service::InjectedFault dropped{.method = "GET", .pathPrefix = "/v2/providers"};
    dropped.drop = service::InjectedFault::Drop::BeforeProcessing;
    chapter.stops.push_back(oneMore(hand, u"activity-inspector-no-answer"_s, TimingTab, {dropped}));
    chapter.stops.push_back(oneMore(
        hand, u"activity-inspector-drift"_s, SummaryTab,
        {providersAnswer(200,
                         R"([{"name":"Oura","slug":"oura","description":"A ring","logo":"","auth_type":"oauth",)"
                         R"("supported_resources":["sleep"],"nickname":"ring"}])",
                         1)}));
    return {chapter};
}

} // namespace labdesk
