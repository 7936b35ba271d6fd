// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowcommands.h"
#include "tour/tourplan.h"
#include "tour/uidriver.h"
#include "widgets/overlay.h"

#include <QAbstractItemView>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTableView>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

enum UserTab { Overview, Sources, Insurance, Timeline, Raw };

/// A user of whom the service knows nothing but the id: no zone, no source, no insurance.
constexpr auto newClientId = "client-of-today";

/// From an administrator, about each source of the user who is open.
void setNotices(UiDriver &hand)
{
    QMap<QString, SourceNotice> notices;
    if (const auto *ready = readyIn(hand.session().details().providers()))
        for (const ConnectedProvider &provider : ready->value)
            notices.insert(
                provider.slug,
                {u"Northwind: reconnect through Northwind Health before the old interface is switched off."_s,
                 QDate(2099, 9, 30)});
    hand.session().setNotices(SourceNotices(notices));
}

TourChapter theUsers(UiDriver &hand)
{
    const auto userCame
        = [&hand] { return hasCome(hand.session().details().user()) && hasCome(hand.session().details().providers()); };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(u"users-none-open"_s, {})
        .stop(
            u"users"_s, [&hand] { hand.select("usersTable"); }, userCame)
        .stop(
            u"user-overview"_s, [&hand] { hand.openUser(hand.examples().userId); },
            [&hand, userCame] {
                return hand.session().details().userId()->text() == hand.examples().userId && userCame();
            })
        .stop(u"user-sources"_s, [&hand] { hand.showTab(Sources); })
        .stop(
            u"user-sources-notice"_s,
            [&hand] {
                setNotices(hand);
                hand.session().providers().reload();
            },
            [&hand] { return hand.hasWaited(100) && hasCome(hand.session().providers().state()); })
        .step([&hand] {
            hand.session().setNotices({});
            hand.session().providers().reload();
        })
        .stop(
            u"user-insurance"_s, [&hand] { hand.showTab(Insurance); },
            [&hand] {
                return hasCome(hand.session().details().insurance()) && hasCome(hand.session().details().payor());
            })
        .stop(u"user-insurance-shown"_s,
              [&hand] {
                  hand.clickIn("insuredGroup", "revealButton");
                  hand.scrollTo("insuredGroup");
              })
        .stop(u"user-raw"_s, [&hand] { hand.showTab(Raw); })
        .stop(u"user-raw-sources"_s, [&hand] { hand.clickIn("rawResponseControl", "segment1Button"); })
        .stop(u"users-filtered"_s,
              [&hand] {
                  hand.showTab(Overview);
                  hand.click("backButton"); // where list and detail are stacked
                  hand.type("filterEdit", u"client-0004"_s);
              })
        .stop(u"users-filtered-empty"_s, [&hand] { hand.type("filterEdit", u"nobody of that name"_s); });
    return chapter;
}

TourChapter unusualUsers(UiDriver &hand)
{
    const auto userCame
        = [&hand] { return hasCome(hand.session().details().user()) && hasCome(hand.session().details().providers()); };
    const auto goTo = [&hand](auto holds) { return [&hand, holds] { hand.openUserWhere(holds); }; };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(u"user-personal-id"_s,
              goTo([](const UserStore &users, UserStore::Row row) { return users.clientUserId(row).contains(u'@'); }),
              userCame)
        .stop(u"user-ingestion-ended"_s, goTo([](const UserStore &users, UserStore::Row row) {
                  const auto end = users.ingestionEnd(row);
                  return end && end->utc < QDateTime::currentDateTimeUtc();
              }),
              userCame)
        .stop(u"user-many-sources"_s,
              goTo([](const UserStore &users, UserStore::Row row) { return users.sources(row).size() > 3; }), userCame)
        .step(
            [&hand] {
                hand.openUserWhere(
                    [](const UserStore &users, UserStore::Row row) { return users.sources(row).size() > 2; });
            },
            userCame)
        .stop(u"user-faults"_s, [&hand] { hand.showTab(Sources); })
        .stop(
            u"user-missing"_s,
            [&hand] {
                hand.showTab(Overview);
                hand.faultInjector().set({{.method = "GET",
                                           .pathPrefix = "/v2/user/",
                                           .status = 404,
                                           .body = R"({"detail":"User not found"})"}});
                hand.openUserWhere(
                    [](const UserStore &users, UserStore::Row row) { return users.sources(row).size() == 1; });
            },
            [&hand] { return hand.sees("otherConnectionButton"); })
        .step(
            [&hand] {
                hand.faultInjector().clear();
                hand.session().actions().create({QString::fromLatin1(newClientId), {}, {}, {}, {}});
            },
            [&hand, userCame] {
                const auto *user = readyIn(hand.session().details().user());
                return user && user->value.clientUserId == QLatin1String(newClientId) && userCame();
            })
        .stop(u"user-new"_s, [&hand] { hand.showTab(Overview); })
        .stop(u"user-no-sources"_s, [&hand] { hand.showTab(Sources); })
        .stop(
            u"user-no-insurance"_s, [&hand] { hand.showTab(Insurance); },
            [&hand] { return hasCome(hand.session().details().insurance()); })
        .stop(u"user-raw-none"_s, [&hand] {
            hand.showTab(Raw);
            hand.clickIn("rawResponseControl", "segment2Button");
        });
    return chapter;
}

/// What the filter says and offers while it is typed in.
TourChapter filtering(UiDriver &hand)
{
    const auto offers = [&hand] { return hand.sees("suggestionList"); };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"users-filter-fields"_s, [&hand] { hand.type("filterEdit", u"c"_s); }, offers)
        .stop(
            u"users-filter-values"_s, [&hand] { hand.type("filterEdit", u"created:30d src:"_s); }, offers)
        .stop(
            u"users-filter-problem"_s, [&hand] { hand.type("filterEdit", u"client speed:fast created:soon"_s); },
            [&hand] { return hand.sees("filterProblemMessage"); })
        .stop(
            u"users-filter-help"_s,
            [&hand] {
                hand.type("filterEdit", {});
                hand.click("filterHelpButton");
            },
            [&hand] { return hand.sees("filterExamplesList"); })
        .step([&hand] { hand.find<Overlay>("userFilterHelp")->dismiss(); })
        .stop(
            u"users-filter-narrow"_s,
            [&hand] {
                hand.resize(800, 560);
                hand.type("filterEdit", u"client speed:fast created:soon"_s);
            },
            [&hand] { return hand.sees("filterProblemMessage"); });
    return chapter;
}

/// What the users shown have in common, what is in the way of a filter, and what of a list is missing.
TourChapter countingUsers(UiDriver &hand)
{
    const auto isCounted = [&hand] {
        const auto *list = hand.find<QAbstractItemView>("sourceFacetsList");
        return list && list->model()->rowCount() > 0;
    };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"users-facets"_s, [&hand] { hand.click("facetsButton"); }, isCounted)
        .stop(
            u"users-facets-filtered"_s,
            [&hand] {
                auto *zones = hand.find<QListView>("zoneFacetsList");
                Q_EMIT zones->clicked(zones->model()->index(0, 0));
            },
            [&hand, isCounted] { return hand.hasWaited(300) && isCounted(); })
        .stop(
            u"users-facets-narrow"_s, [&hand] { hand.resize(800, 560); }, isCounted)
        .step([&hand] { hand.click("facetsButton"); })
        .step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"users-grouped"_s, [&hand] { hand.window().findChild<QAction *>(u"groupByZoneAction"_s)->trigger(); },
            [&hand] { return hand.sees("userGroupBar"); })
        .stop(
            u"users-groups-menu"_s, [&hand] { hand.openMenu("currentGroupButton"); },
            [&hand] { return hand.popUp("groupsMenu") != nullptr; }, [&hand] { return hand.popUp("groupsMenu"); })
        .step([&hand] {
            hand.popUp("groupsMenu")->close();
            hand.window().findChild<QAction *>(u"groupByNothingAction"_s)->trigger();
            hand.find<QTableView>("usersTable")->sortByColumn(2, Qt::DescendingOrder);
        })
        .stop(
            u"users-trouble"_s,
            [&hand] {
                ConnectedProvider failing;
                failing.slug = u"garmin"_s;
                failing.fault = ConnectionFault{u"token_expired"_s, {}, {}};
                for (const UserStore::Row row : {2U, 5U, 9U})
                    hand.session().trouble().see(hand.session().users().store().id(row), {failing},
                                                 QDateTime::currentDateTimeUtc());
                hand.type("filterEdit", u"trouble:garmin"_s);
            },
            [&hand] { return hand.hasWaited(300); })
        .step([&hand] { hand.session().trouble().drop(); })
        .stop(
            u"users-filtered-why"_s, [&hand] { hand.type("filterEdit", u"client src:none src:any"_s); },
            [&hand] { return hand.sees("dropTerm0Button"); })
        .step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"users-unread"_s,
            [&hand] {
                hand.faultInjector().set(
                    {{.method = "GET",
                      .pathPrefix = "/v2/user/",
                      .status = 200,
                      .body
                      = R"({"users":[{"user_id":7},{"user_id":"5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a0e","team_id":"t","client_user_id":"client-1","created_on":"2026-03-01T10:00:00Z","connected_sources":[]}],"total":2})"}});
                hand.click("reloadButton");
            },
            [&hand] { return hand.sees("unreadUsersMessage"); })
        .stop(
            u"users-unread-reasons"_s, [&hand] { hand.clickIn("unreadUsersMessage", "messageButton"); },
            [&hand] { return hand.sees("unreadUsersSheet"); })
        .step([&hand] { hand.find<Overlay>("unreadUsersSheet")->dismiss(); });
    return chapter;
}

/// What somebody marked: saved views and pinned users.
TourChapter marking(UiDriver &hand)
{
    const auto shows = [&hand](const char *menu) { return [&hand, menu] { return hand.popUp(menu) != nullptr; }; };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step([&hand] {
            UserBookmarks &marked = hand.session().bookmarks();
            for (const UserStore::Row row : {3U, 7U, 11U})
                marked.setPinned(hand.session().users().store().id(row), true);
            marked.setPinned(*UserId::parse(u"8f1c2d3e-0000-4000-8000-00000000abcd"_s), true); // nobody in the list
            for (const UserStore::Row row : {14U, 15U, 16U})
                marked.noteOpened(hand.session().users().store().id(row),
                                  hand.session().users().store().clientUserId(row));
            marked.learnNames(hand.session().users().store());
            marked.save({.name = u"Oura & no zone, last 30 days"_s, .filter = u"src:oura tz:none created:30d"_s});
            marked.save({.name = u"Smith"_s, .filter = u"smith"_s});
        })
        .stop(
            u"users-pinned"_s, [&hand] { hand.openUser(hand.session().users().store().idText(3)); },
            [&hand] {
                return hasCome(hand.session().details().user()) && hasCome(hand.session().details().providers());
            })
        .stop(u"palette-at-hand"_s, [&hand] { hand.window().windowCommands().press(u"app.palette"_s); })
        .step([&hand] { hand.window().windowCommands().dismiss(); })
        .stop(u"users-pinned-low"_s, [&hand] { hand.resize(1280, 560); })
        .step([&hand] { hand.click("backButton"); }) // where list and detail are stacked
        .stop(
            u"users-saved-menu"_s, [&hand] { hand.openMenu("savedViewsButton"); }, shows("savedViewsMenu"),
            [&hand] { return hand.popUp("savedViewsMenu"); })
        .step([&hand] { hand.popUp("savedViewsMenu")->close(); })
        .stop(
            u"users-more-menu"_s, [&hand] { hand.openMenu("listMoreButton"); }, shows("listMoreMenu"),
            [&hand] { return hand.popUp("listMoreMenu"); })
        .step([&hand] { hand.popUp("listMoreMenu")->close(); })
        .stop(
            u"users-columns-menu"_s, [&hand] { hand.window().windowCommands().press(u"user.columns"_s); },
            shows("columnsMenu"), [&hand] { return hand.popUp("columnsMenu"); })
        .step([&hand] { hand.popUp("columnsMenu")->close(); })
        .stop(
            u"dialog-select-from-list"_s,
            [&hand] {
                hand.resize(1280, 800);
                hand.window().windowCommands().press(u"user.selectFromList"_s);
                const UserStore &users = hand.session().users().store();
                hand.find<QPlainTextEdit>("pastedIdsEdit")
                    ->insertPlainText(u"Ticket\tClient ID\n4711\t%1\n4712\t%2\n4713\tclient-99999\n4714\t%1"_s.arg(
                        users.clientUserId(3), users.clientUserId(7)));
            },
            [&hand] { return hand.sees("pastedMissingEdit"); }, [&hand] { return hand.dialog(); })
        .step([&hand] { hand.closeDialogs(); })
        .stop(
            u"dialog-save-view"_s,
            [&hand] {
                hand.resize(1280, 800);
                hand.type("filterEdit", u"smith src:oura"_s);
                hand.window().windowCommands().press(u"user.saveView"_s);
                hand.type("viewNameEdit", u"Smith"_s);
            },
            [&hand] { return hand.sees("viewPassingMessage") && hand.sees("viewReplacesMessage"); },
            [&hand] { return hand.dialog(); })
        .step([&hand] {
            hand.closeDialogs();
            UserBookmarks &marked = hand.session().bookmarks();
            for (const UserId &user : std::vector(marked.pinned()))
                marked.setPinned(user, false);
            for (const SavedUserView &view : std::vector(marked.views()))
                marked.remove(view.name);
        });
    return chapter;
}

/// Parts of a user that fail by themselves.
TourChapter brokenParts(UiDriver &hand)
{
    const QByteArray id = hand.examples().userId.toLatin1();
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step(
            [&hand, id] {
                hand.faultInjector().set({{.method = "GET",
                                           .pathPrefix = "/v2/user/providers",
                                           .status = 500,
                                           .body = R"({"detail":"Internal error"})"},
                                          {.method = "GET",
                                           .pathPrefix = "/v2/user/" + id + "/insurance",
                                           .status = 403,
                                           .body = R"({"detail":"Not allowed"})"}});
                hand.openUser(QString::fromLatin1(id));
            },
            [&hand] { return hasFailed(hand.session().details().providers()) && hand.sees("userTabBar"); })
        .stop(u"user-sources-failed"_s, [&hand] { hand.showTab(Sources); })
        .stop(
            u"user-insurance-failed"_s, [&hand] { hand.showTab(Insurance); },
            [&hand] { return hasFailed(hand.session().details().insurance()); })
        .stop(u"user-overview-without-sources"_s, [&hand] { hand.showTab(Overview); });
    return chapter;
}

} // namespace

std::vector<TourChapter> userChapters(UiDriver &hand)
{
    return {theUsers(hand), filtering(hand), countingUsers(hand), marking(hand), unusualUsers(hand), brokenParts(hand)};
}

} // namespace labdesk
