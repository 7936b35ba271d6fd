// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/centermap.h"
#include "tour/tourplan.h"
#include "tour/uidriver.h"
#include "views/payors/payorspane.h"
#include "widgets/segmentedcontrol.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto emptyPlace = "82070"; // in the plains
constexpr auto postOfficeBox = "85001";
constexpr auto military = "09012";

/// Two of one name, told apart by where they are; the code under its other name; one that says next to nothing of
/// itself.
constexpr auto unusualPayors = R"([
{"code":"NHCCP","name":"Northfield Health Community Plan","aliases":["NHC Community Plan","NHCP Medicaid"],"org_address":{"first_line":"PO Box 5290","second_line":null,"city":"Phoenix","state":"AZ","zip":"85038","country":"US"},"source":"team"},
{"code":"NHCCM","name":"Northfield Health Community Plan","aliases":[],"org_address":{"first_line":"1 Main St","second_line":"","city":"Jackson","state":"MS","zip":"39201","country":"US"}},
{"code":"NF","name":"Northfield","aliases":[],"org_address":{"first_line":"","second_line":null,"city":"","state":"","zip":"","country":""}}])";

/// Nothing beside what the contract names: no locations. Several in one ZIP, one in the ZIP that is searched, hours of
/// all kinds.
QByteArray contractCenters(qint64 lab)
{
    const auto center = [](const char *name, const char *zip, const char *miles, const char *hours) {
        return QByteArray(R"({"metadata":{"name":")") + name + R"(","state":"AZ","city":"Phoenix","zip_code":")" + zip
            + R"(","first_line":"1300 N 12th St","second_line":"Ste 300","phone_number":"602-555-0142","fax_number":"602-555-0143","hours":)"
            + hours + R"(},"distance":")" + miles + R"("})";
    };
    constexpr auto broken
        = R"({"Mon":"7:00AM - 11:30AM;12:30PM - 4:00PM","Tue":"7:00AM - 11:30AM;12:30PM - 4:00PM","Wed":"7:00AM - 11:30AM;12:30PM - 4:00PM","Thu":"7:00AM - 11:30AM;12:30PM - 4:00PM","Fri":"7:00AM - 12:00PM","Sat":null,"Sun":null})";
    const QByteArrayList centers{center("In the ZIP itself", "85004", "0.8", broken),
                                 center("Another one there", "85004", "0.9", "null"),
                                 center("Garfield", "85006", "1.6", broken),
                                 center("Garfield South", "85006", "1.6", R"({"note":"By appointment only"})"),
                                 center("Encanto", "85013", "3.4", broken),
                                 center("Post office box", "85001", "1.2", "null")};
    return R"({"lab_id":)" + QByteArray::number(lab) + R"(,"slug":"labcorp","patient_service_centers":[)"
        + centers.join(',') + "]}";
}

/// On both sides of the date line.
QByteArray aleutianCenters(qint64 lab)
{
    const auto center = [](const char *name, const char *zip, const char *longitude, const char *latitude) {
        return QByteArray(R"({"metadata":{"name":")") + name + R"(","state":"AK","city":"Adak","zip_code":")" + zip
            + R"(","first_line":"1 Bay Road","second_line":null,"phone_number":"907-555-0142","fax_number":null,"hours":null},"distance":"0","location":{"lng":)"
            + longitude + R"(,"lat":)" + latitude + "}}";
    };
    const QByteArrayList centers{center("Adak Clinic", "99546", "-176.64", "51.87"),
                                 center("Atka Clinic", "99547", "-174.2", "52.2"),
                                 center("Shemya Station", "00000", "174.1", "52.72")};
    return R"({"lab_id":)" + QByteArray::number(lab) + R"(,"slug":"northwind","patient_service_centers":[)"
        + centers.join(',') + "]}";
}

TourChapter atPlace(UiDriver &hand, Place place)
{
    TourChapter chapter;
    chapter
        .step(
            [&hand] {
                hand.goHome();
                hand.faultInjector().clear();
            },
            [&hand] { return hand.isHome(); })
        .step([&hand, place] { hand.showPlace(place); });
    return chapter;
}

} // namespace

std::vector<TourChapter> providerChapters(UiDriver &hand)
{
    TourChapter chapter = atPlace(hand, Place::Providers);
    chapter.stop(u"providers-first"_s, {})
        .stop(u"providers"_s, [&hand] { hand.select("providersTable", 4); })
        .stop(u"providers-notice"_s,
              [&hand] {
                  QMap<QString, SourceNotice> notices;
                  const auto *ready = readyIn(hand.session().providers().state());
                  for (const Provider &provider : ready ? ready->value : std::vector<Provider>())
                      notices.insert(provider.slug, {u"Reconnect through Northwind Health."_s, QDate(2099, 9, 30)});
                  hand.session().setNotices(SourceNotices(notices));
                  hand.select("providersTable", 5);
              })
        .step([&hand] { hand.session().setNotices({}); })
        .stop(u"providers-filtered"_s, [&hand] { hand.type("filterEdit", u"sleep"_s); })
        .stop(u"providers-filtered-empty"_s, [&hand] { hand.type("filterEdit", u"nothing of that name"_s); })
        .stop(
            u"providers-unusual"_s,
            [&hand] {
                hand.type("filterEdit", {});
                hand.faultInjector().set(
                    {{.method = "GET",
                      .pathPrefix = "/v2/providers",
                      .status = 200,
                      .body
                      = R"([{"name":"A provider with quite a long name of its own, as some have","slug":"a_provider_with_quite_a_long_slug","description":"","logo":null,"auth_type":"carrier_pigeon","supported_resources":[]},{"name":"","slug":"nameless","description":"No name","logo":null,"auth_type":"","supported_resources":["sleep","moon_phase"]}])"}});
                hand.session().providers().reload();
            },
            [&hand] { return hasCome(hand.session().providers().state()); })
        .stop(
            u"providers-unread"_s,
            [&hand] {
                hand.faultInjector().set(
                    {{.method = "GET",
                      .pathPrefix = "/v2/providers",
                      .status = 200,
                      .body
                      = R"([{"name":"Oura","slug":"oura","logo":null,"auth_type":"oauth","supported_resources":["sleep"]},{"name":null,"slug":"nameless","supported_resources":[]},null])"}});
                hand.session().providers().reload();
            },
            [&hand] { return hand.hasWaited(100) && hasCome(hand.session().providers().state()); })
        .stop(
            u"providers-raw"_s, [&hand] { hand.clickIn("unreadEntriesMessage", "messageButton"); },
            [&hand] { return hand.sees("rawResponseDialog"); }, [&hand] { return hand.dialog(); })
        .step([&hand] { hand.closeDialogs(); }, [&hand] { return !hand.dialog(); })
        .stop(
            u"providers-empty"_s,
            [&hand] {
                hand.faultInjector().set(
                    {{.method = "GET", .pathPrefix = "/v2/providers", .status = 200, .body = "[]"}});
                hand.session().providers().reload();
            },
            [&hand] { return hand.hasWaited(100) && hasCome(hand.session().providers().state()); });
    return {chapter};
}

std::vector<TourChapter> centerChapters(UiDriver &hand)
{
    const auto near = [&hand](const char *zip, Radius radius) {
        return [&hand, zip, radius] {
            const QString asked = zip ? QString::fromLatin1(zip) : hand.examples().zip;
            hand.session().centers().search({NearZip{asked, hand.examples().labId}, radius});
        };
    };
    const auto came = [&hand] { return hand.hasWaited(100) && hasCome(hand.session().centers().state()); };
    const auto failed = [&hand] { return hasFailed(hand.session().centers().state()); };
    const auto order = [&hand](const QString &id) {
        if (const auto known = OrderId::parse(id))
            hand.session().centers().search({NearOrder{*known}, Radius::Miles25});
    };
    TourChapter chapter = atPlace(hand, Place::Centers);
    chapter.stop(u"centers-idle"_s, {}, [&hand] { return hand.hasWaited(800); })
        .stop(
            u"centers-refused-zip"_s,
            [&hand] {
                hand.type("zipEdit", u"123"_s);
                hand.click("searchButton");
            },
            [&hand] { return hand.sees("inputProblemLabel"); })
        .stop(u"centers-found"_s, near(nullptr, Radius::Miles25), came)
        .stop(u"centers"_s, [&hand] { hand.select("centersList"); })
        .stop(u"centers-by-name"_s,
              [&hand] {
                  if (auto *sort = hand.find<QComboBox>("sortCombo"))
                      sort->setCurrentIndex(1);
              })
        .stop(
            u"centers-sheet"_s, [&hand] { hand.click("printCentersButton"); },
            [&hand] { return hand.sees("sheetPreview"); }, [&hand] { return hand.dialog(); })
        .stop(
            u"centers-sheet-spanish"_s,
            [&hand] {
                if (auto *language = hand.find<SegmentedControl>("sheetLanguageSegment"))
                    language->setCurrentIndex(1);
            },
            {}, [&hand] { return hand.dialog(); })
        .step(
            [&hand] {
                hand.closeDialogs();
                hand.click("directionsButton");
            },
            [&hand] { return hand.sees("directionsOnceCheck"); })
        .stop(u"centers-directions"_s, {}, {}, [&hand] { return hand.dialog(); })
        .step([&hand] { hand.closeDialogs(); }, [&hand] { return !hand.dialog(); })
        .stop(u"centers-filtered"_s, [&hand] { hand.click("saturdayFacet"); })
        .stop(
            u"centers-filtered-empty"_s, [&hand] { hand.type("centerFilterEdit", u"nowhere"_s); },
            [&hand] { return hand.sees("noneFitPage"); })
        .stop(
            u"centers-map-hidden"_s,
            [&hand] {
                hand.clickIn("noneFitPage", "emptyButton");
                hand.click("saturdayFacet");
                if (hand.sees("centerMap")) // a narrow window begins without it
                    hand.click("hideMapButton");
            },
            [&hand] { return !hand.sees("centerMap"); })
        .step([&hand] { hand.click("hideMapButton"); }, [&hand] { return hand.sees("centerMap"); })
        .stop(u"centers-50-miles"_s, near(nullptr, Radius::Miles50), came)
        .stop(u"centers-moved"_s,
              [&hand] {
                  QKeyEvent right(QEvent::KeyPress, Qt::Key_Right, Qt::ShiftModifier);
                  if (auto *map = hand.find<CenterMap>("centerMap"))
                      QCoreApplication::sendEvent(map, &right);
              })
        .stop(u"centers-honolulu"_s, near("96813", Radius::Miles25), came)
        .stop(u"centers-anchorage"_s, near("99501", Radius::Miles50), came)
        .stop(u"centers-guam"_s, near("96910", Radius::Miles25), came)
        .stop(u"centers-san-juan"_s, near("00901", Radius::Miles25), came)
        .stop(u"centers-virgin-islands"_s, near("00802", Radius::Miles50), came)
        .stop(u"centers-pago-pago"_s, near("96799", Radius::Miles25), came)
        .stop(u"centers-saipan"_s, near("96950", Radius::Miles50), came)
        .stop(u"centers-adak"_s, near("99546", Radius::Miles50), came)
        .stop(u"centers-none"_s, near(emptyPlace, Radius::Miles10), came)
        .stop(
            u"centers-none-but-farther"_s,
            [&hand, near] {
                service::InjectedFault once{
                    .method = "GET", .pathPrefix = "/v3/order/psc/info", .times = 1, .status = 200};
                once.body = R"({"lab_id":)" + QByteArray::number(hand.examples().labId)
                    + R"(,"slug":"labcorp","patient_service_centers":[]})";
                hand.faultInjector().set({once});
                near(nullptr, Radius::Miles10)();
            },
            came)
        .stop(u"centers-unmapped-zip"_s, near(postOfficeBox, Radius::Miles25), came)
        .stop(u"centers-military-zip"_s, near(military, Radius::Miles50), came)
        .stop(
            u"centers-order"_s, [&hand, order] { order(hand.examples().orderId); }, came)
        .stop(
            u"centers-all-labs"_s,
            [&hand] {
                hand.session().labs().setNames({{4711, u"Northwind Diagnostics of the Harbor"_s}});
                hand.session().centers().search({NearZip{hand.examples().zip, 0, {27, 6, 9, 4711}}, Radius::Miles50});
            },
            came)
        .stop(
            u"centers-date-line"_s,
            [&hand, order] {
                hand.faultInjector().set({{.method = "GET",
                                           .pathPrefix = "/v3/order/",
                                           .status = 200,
                                           .body = aleutianCenters(hand.examples().labId)}});
                order(hand.examples().orderId);
            },
            came)
        .step([&hand] { hand.faultInjector().clear(); })
        .stop(
            u"centers-order-unknown"_s, [order] { order(u"00000000-0000-4000-8000-000000000000"_s); }, failed)
        .stop(
            u"centers-lab-unknown"_s,
            [&hand] {
                hand.session().centers().search({NearZip{u"60202"_s, 99}, Radius::Miles10});
            },
            [&hand, failed] { return hand.hasWaited(100) && failed(); })
        .stop(
            u"centers-unreadable-distance"_s,
            [&hand, near] {
                hand.faultInjector().set({{.method = "GET",
                                           .pathPrefix = "/v3/order/psc/info",
                                           .status = 200,
                                           .body = R"({"lab_id":)" + QByteArray::number(hand.examples().labId)
                                               + R"(,"slug":"northwind","patient_service_centers":[
{"metadata":{"name":"Northwind Labs – Harbor","state":"MA","city":"Boston","zip_code":"02116","first_line":"1 Harbor Street","second_line":null,"phone_number":"617-555-0142","fax_number":null,"hours":null},"distance":"n/a","site_code":"N1","supported_bill_types":["client_bill"],"location":{"lng":-71.06,"lat":42.35},"capabilities":["stat"]},
{"metadata":{"name":"Northwind Labs – without a place on the map, with a long name of its own that goes on","state":"MA","city":"Boston","zip_code":"00000","first_line":"2 Harbor Street","second_line":"Suite 400, in the yard behind the pharmacy","phone_number":null,"fax_number":null,"hours":null},"distance":"3.20","site_code":"N2","supported_bill_types":[],"location":null,"capabilities":[]}]})"}});
                near("02116", Radius::Miles25)();
            },
            [came, failed] { return came() || failed(); })
        .stop(
            u"centers-as-the-contract-has-it"_s,
            [&hand, near] {
                hand.faultInjector().set({{.method = "GET",
                                           .pathPrefix = "/v3/order/psc/info",
                                           .status = 200,
                                           .body = contractCenters(hand.examples().labId)}});
                near("85004", Radius::Miles10)();
            },
            came);
    return {chapter};
}

std::vector<TourChapter> payorChapters(UiDriver &hand)
{
    const auto ask = [&hand](const QString &words) {
        return [&hand, words] {
            hand.showDetail(false); // nobody types while the detail stands before the list
            hand.type("searchEdit", words);
            if (PayorLookup::isAskable(hand.session().payors().query()))
                hand.session().payors().searchNow();
        };
    };
    const auto came = [&hand] { return hand.hasWaited(100) && hasCome(hand.session().payors().state()); };
    TourChapter chapter = atPlace(hand, Place::Payors);
    const auto listAnew = [&hand](const service::InjectedFault &answer) {
        return [&hand, answer] {
            hand.type("searchEdit", {});
            hand.faultInjector().set({answer});
            hand.session().payorCatalog().drop();
            hand.session().payorCatalog().ensureLoaded();
        };
    };
    const service::InjectedFault refused{.method = "GET",
                                         .pathPrefix = "/v3/insurance/search/payor",
                                         .times = 1,
                                         .status = 422,
                                         .body = R"({"detail":"insurance_name is required"})"};
    chapter.stop(u"payors-all"_s, {}, came)
        .stop(u"payors-typing"_s, ask(u"c"_s), came)
        .stop(u"payors-found"_s, ask(u"community"_s), came)
        .stop(u"payors"_s, [&hand] { hand.select("payorsTable"); })
        .stop(u"payors-sorted"_s,
              [&hand] {
                  if (const auto *table = hand.find<QTableView>("payorsTable"))
                      table->horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
              })
        .stop(
            u"payors-compare-choose"_s,
            [&hand] {
                hand.showDetail();
                hand.click("comparePayorButton");
            },
            [&hand] { return hand.sees("comparingMessage"); })
        .stop(
            u"payors-compare"_s,
            [&hand] {
                hand.showDetail(false);
                hand.select("payorsTable", 1);
                hand.showDetail();
            },
            [&hand] { return hand.sees("comparisonGroup"); })
        .step([&hand] { hand.clickIn("comparingMessage", "messageButton"); },
              [&hand] { return !hand.sees("comparingMessage"); })
        .stop(u"payors-misspelt"_s, ask(u"blucrest of texs"_s), came)
        .stop(u"payors-none"_s, ask(u"zzzz"_s), came)
        .stop(
            u"payors-cleared"_s, [&hand] { hand.clickIn("emptyPage", "emptyButton"); }, came)
        .stop(u"payors-list-refused"_s, listAnew(refused), [&hand] { return hand.sees("noCatalogMessage"); })
        .stop(u"payors-asked"_s, ask(u"community"_s), came)
        .stop(u"payors-found-otherwise"_s, ask(u"community helth"_s), came)
        .stop(u"payors-none-but-alike"_s, ask(u"comunity"_s), came)
        .stop(
            u"payors-code-not-known"_s,
            [&hand] {
                if (auto *pane = hand.find<PayorsPane>("payorsPane"))
                    pane->searchForCode(u"BOA591"_s, {});
            },
            [&hand] { return hand.sees("noCatalogMessage"); })
        .stop(
            u"payors-list-empty"_s,
            listAnew(
                {.method = "GET", .pathPrefix = "/v3/insurance/search/payor", .times = 1, .status = 200, .body = "[]"}),
            [&hand] { return hand.sees("noCatalogMessage"); })
        .stop(u"payors-list-unreadable"_s,
              listAnew({.method = "GET",
                        .pathPrefix = "/v3/insurance/search/payor",
                        .status = 200,
                        .body = R"({"payors":"of another shape"})"}),
              [&hand] { return hand.sees("noCatalogMessage"); })
        .step(
            [&hand] {
                hand.faultInjector().clear();
                hand.session().payorCatalog().reload();
            },
            came)
        .stop(
            u"payors-none-at-the-clearinghouse"_s,
            [&hand, ask] {
                service::InjectedFault once{.method = "GET",
                                            .pathPrefix = "/v3/insurance/search/payor",
                                            .times = 1,
                                            .status = 200,
                                            .body = "[]"};
                hand.faultInjector().set({once});
                if (auto *house = hand.find<QComboBox>("clearinghouseCombo"))
                    house->setCurrentText(u"availity"_s);
                ask(u"community"_s)();
            },
            came)
        .stop(
            u"payors-unusual"_s,
            [&hand, ask] {
                hand.faultInjector().set({{.method = "GET",
                                           .pathPrefix = "/v3/insurance/search/payor",
                                           .status = 200,
                                           .body = unusualPayors}});
                if (auto *house = hand.find<QComboBox>("clearinghouseCombo"))
                    house->setCurrentIndex(0);
                hand.session().payorCatalog().reload();
                ask(u"northfield"_s)();
            },
            came)
        .stop(
            u"payors-by-id"_s,
            [&hand] {
                hand.type("searchEdit", {});
                hand.type("payorIdEdit", u"60054"_s);
                hand.session().payors().searchNow();
            },
            came);
    return {chapter};
}

std::vector<TourChapter> activityChapters(UiDriver &hand)
{
    TourChapter chapter = atPlace(hand, Place::History);
    chapter.step([&hand] { hand.showRequests(); })
        .stop(u"activity"_s, [&hand] { hand.select("requestsTable"); })
        .stop(u"activity-filtered"_s, [&hand] { hand.type("filterEdit", u"providers status:2xx"_s); })
        .stop(u"activity-filtered-empty"_s, [&hand] { hand.type("filterEdit", u"nothing of that name"_s); })
        .stop(u"activity-empty"_s,
              [&hand] {
                  hand.type("filterEdit", {});
                  hand.click("clearRequestsButton");
              })
        .step(
            [&hand] {
                hand.faultInjector().set(
                    {{.method = "GET",
                      .pathPrefix = "/v2/providers",
                      .status = 404,
                      .body = R"({"detail":"Not found"})"},
                     {.method = "GET",
                      .pathPrefix = "/v2/user",
                      .status = 422,
                      .body
                      = R"({"detail":[{"type":"value_error","loc":["query","limit"],"msg":"Too large","input":"x"}]})"}});
                hand.session().providers().reload();
                hand.session().users().reload();
            },
            [&hand] {
                const auto *providers = readyIn(hand.session().providers().state());
                const auto *users = readyIn(hand.session().users().state());
                return providers && providers->stale && users && users->stale;
            })
        .stop(u"activity-failed"_s, [&hand] { hand.select("requestsTable"); })
        .step(
            [&hand] {
                hand.faultInjector().set({{.method = "GET", .delay = std::chrono::seconds(30)}});
                hand.session().providers().reload();
                hand.session().users().reload();
            },
            [&hand] { return hand.rows("requestsTable") == 4; })
        .stop(u"activity-in-flight"_s, [&hand] { hand.select("requestsTable"); })
        .stop(u"activity-canceled"_s, [&hand] {
            hand.session().users().cancel();
            hand.select("requestsTable");
        });
    return {chapter};
}

} // namespace labdesk
