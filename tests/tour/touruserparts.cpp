// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour/tourplan.h"
#include "tour/uidriver.h"

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

enum UserPartTab { OverviewTab, SourcesTab, InsuranceTab, TimelineTab, RawTab };
constexpr auto slowest = std::chrono::seconds(60);
constexpr int waitingWordsCome = 1200; // ms

/// A record as services have it that go beyond the contract, of somebody whose payor nobody knows.
constexpr auto unusualInsurance
    = R"({"payor_code":"NFLD9","member_id":"M-123456","group_id":null,"relationship":"Godparent",
"insured":{"first_name":"Ada","last_name":"Canary","email":"ada@example.com","phone_number":"+16025550100","gender":"Nonbinary","dob":"1985-06-07",
"address":{"first_line":"1300 N 12th St","second_line":null,"city":"Phoenix","state":"AZ","zip_code":"85006"}},
"company":{"name":"Northfield Health","plan":{"tier":2,"riders":["vision","dental"]},"network":"PPO"},
"guarantor":{"first_name":"Gus","last_name":"Canary","household_income":52000.5,"household_size":3,"relation":{"to":"insured","since":2019}}})";

/// Neither status nor data: all that some services say of a source.
constexpr auto bareSources
    = R"({"providers":[{"name":"Oura","slug":"oura","logo":null,"created_on":"2026-03-12T16:14:00Z"},
{"name":"Fitbit","slug":"fitbit","logo":null,"created_on":"2026-01-02T08:00:00Z"}]})";

QByteArray largeUser(const QByteArray &id)
{
    constexpr int entries = 60'000; // of a hundred bytes
    QByteArray user = R"({"user_id":")" + id
        + R"(","team_id":"t","client_user_id":"client-large","created_on":"2026-03-01T10:00:00Z","connected_sources":[],"history":[)";
    for (int entry = 0; entry < entries; ++entry)
        user += R"("2026-03-01T10:00:00Z the zone was looked at again by the service, and nothing was changed in it",)";
    return user + R"("end"]})";
}

std::function<bool()> partsCame(UiDriver &hand)
{
    return
        [&hand] { return hasCome(hand.session().details().user()) && hasCome(hand.session().details().providers()); };
}

TourChapter atHomeWithParts(UiDriver &hand)
{
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); });
    return chapter;
}

TourChapter waitingForAUser(UiDriver &hand)
{
    const auto slow = [&hand](const QByteArray &path) {
        return [&hand, path] {
            hand.faultInjector().set({{.method = "GET", .pathPrefix = path, .delay = slowest}});
            hand.openUser(hand.examples().userId);
        };
    };
    const auto waited = [&hand] { return hand.hasWaited(waitingWordsCome); };
    TourChapter chapter = atHomeWithParts(hand);
    chapter.stop(u"user-loading"_s, slow("/v2/user/"), waited)
        .step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step(slow("/v2/user/providers"), [&hand] { return hasCome(hand.session().details().user()); })
        .stop(
            u"user-sources-loading"_s, [&hand] { hand.showTab(SourcesTab); }, waited);
    return chapter;
}

TourChapter insuranceBeyondTheContract(UiDriver &hand)
{
    const QByteArray path = "/v2/user/" + hand.examples().userId.toLatin1() + "/insurance";
    TourChapter chapter = atHomeWithParts(hand);
    chapter
        .step(
            [&hand, path] {
                hand.faultInjector().set(
                    {{.method = "GET", .pathPrefix = path, .status = 200, .body = unusualInsurance}});
                hand.openUser(hand.examples().userId);
            },
            partsCame(hand))
        .stop(
            u"user-insurance-unusual"_s, [&hand] { hand.showTab(InsuranceTab); },
            [&hand] {
                return hasCome(hand.session().details().insurance()) && hasCome(hand.session().details().payor());
            })
        .stop(u"user-insurance-unusual-end"_s, [&hand] { hand.scrollTo("guarantorGroup"); })
        .stop(u"user-insurance-unusual-shown"_s, [&hand] {
            hand.click("showAllButton");
            hand.scrollTo("guarantorGroup");
        });
    return chapter;
}

/// Hidden everywhere, and asked about before anything is shown.
TourChapter inPrivacyMode(UiDriver &hand)
{
    const auto isRebuilt = [&hand] { return hand.hasWaited(400) && hand.rows("usersTable") > 0; };
    TourChapter chapter = atHomeWithParts(hand);
    chapter.step([&hand] { hand.console().setPrivacyMode(true); }, isRebuilt)
        .step([&hand] { hand.openUser(hand.examples().userId); }, partsCame(hand))
        .stop(u"user-privacy-mode"_s, {})
        .stop(
            u"user-insurance-privacy-mode"_s, [&hand] { hand.showTab(InsuranceTab); },
            [&hand] { return hasCome(hand.session().details().insurance()); })
        .stop(
            u"user-insurance-reveal-question"_s, [&hand] { hand.clickIn("insuredGroup", "revealButton"); },
            [&hand] { return hand.dialog() != nullptr; }, [&hand] { return hand.dialog(); });
    return chapter;
}

/// Answers that the raw tab has a word for.
TourChapter unusualAnswers(UiDriver &hand)
{
    const QByteArray id = hand.examples().userId.toLatin1();
    const auto answerWith = [&hand, id](const QByteArray &path, const std::function<QByteArray()> &body) {
        return [&hand, id, path, body] {
            hand.faultInjector().set({{.method = "GET", .pathPrefix = path, .status = 200, .body = body()}});
            hand.openUser(QString::fromLatin1(id));
        };
    };
    TourChapter chapter = atHomeWithParts(hand);
    chapter.step(answerWith("/v2/user/providers", [] { return QByteArray(bareSources); }), partsCame(hand))
        .stop(u"user-sources-bare"_s, [&hand] { hand.showTab(SourcesTab); })
        .step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step(answerWith("/v2/user/providers", [] { return QByteArray("<html><body>Busy</body></html>"); }),
              [&hand] {
                  return hasCome(hand.session().details().user()) && hasFailed(hand.session().details().providers());
              })
        .stop(u"user-raw-not-json"_s,
              [&hand] {
                  hand.showTab(RawTab);
                  hand.clickIn("rawResponseControl", "segment1Button");
              })
        .stop(u"user-raw-not-json-shown"_s, [&hand] { hand.click("rawRevealButton"); })
        .step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step(answerWith("/v2/user/" + id, [id] { return largeUser(id); }),
              [&hand] { return hasCome(hand.session().details().user()); })
        .stop(
            u"user-raw-large"_s, [&hand] { hand.showTab(RawTab); },
            [&hand] { return hand.sees("largeResponseMessage"); });
    return chapter;
}

} // namespace

std::vector<TourChapter> userPartChapters(UiDriver &hand)
{
    return {waitingForAUser(hand), insuranceBeyondTheContract(hand), inPrivacyMode(hand), unusualAnswers(hand)};
}

} // namespace labdesk
