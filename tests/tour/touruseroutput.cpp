// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowcommands.h"
#include "tour/tourplan.h"
#include "tour/uidriver.h"
#include "views/users/dialogs/exportdialog.h"
#include "views/users/userspane.h"
#include "views/users/userwindow.h"
#include "widgets/segmentedcontrol.h"
#include "widgets/toast.h"

#include <QAbstractItemView>
#include <QDir>
#include <QMenu>
#include <QPushButton>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

enum RawSegment { TreeSegment, TextSegment, ChangesSegment };
constexpr int timelineTab = 3;
constexpr int rawTab = 4;

std::function<bool()> outputUserCame(UiDriver &hand)
{
    return
        [&hand] { return hasCome(hand.session().details().user()) && hasCome(hand.session().details().providers()); };
}

void showRaw(const UiDriver &hand, RawSegment segment)
{
    hand.find<SegmentedControl>("rawViewControl")->setCurrentIndex(segment);
}

TourChapter timelineAndAnswers(UiDriver &hand)
{
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step([&hand] { hand.openUser(hand.examples().userId); }, outputUserCame(hand))
        .stop(u"user-raw-one-answer"_s,
              [&hand] {
                  hand.showTab(rawTab);
                  showRaw(hand, ChangesSegment);
              })
        .step(
            [&hand] {
                showRaw(hand, TreeSegment);
                hand.click("refreshButton");
            },
            [&hand] {
                UserActions &actions = hand.session().actions();
                return actions.refreshes().inLastHour(*hand.session().details().userId()) > 0
                    && actions.countInFlight() == 0;
            })
        .stop(
            u"user-timeline"_s,
            [&hand] {
                hand.window().toasts()->clear();
                hand.showTab(timelineTab);
            },
            [&hand] { return hand.sees("timelineList"); })
        .stop(
            u"user-raw-find"_s,
            [&hand] {
                hand.showTab(rawTab);
                hand.type("rawFindEdit", u"created"_s);
            },
            [&hand] { return hand.sees("rawTree"); })
        .stop(u"user-raw-text"_s, [&hand] { showRaw(hand, TextSegment); })
        .stop(u"user-raw-shown"_s, [&hand] { hand.click("rawRevealButton"); })
        .step(
            [&hand] {
                hand.click("rawRevealButton");
                showRaw(hand, ChangesSegment);
                const auto *user = readyIn(hand.session().details().user());
                hand.session().actions().changeZone(user->value, u"America/Chicago"_s);
            },
            [&hand] {
                const auto *user = readyIn(hand.session().details().user());
                return user && user->value.timeZone && user->value.timeZone->id == u"America/Chicago"
                    && hasCome(hand.session().details().user());
            })
        .stop(u"user-raw-changes"_s, {});
    return chapter;
}

TourChapter copiesAndExports(UiDriver &hand)
{
    const auto shot = [&hand] { return hand.dialog(); };
    const auto isOpen = [&hand] { return hand.dialog() != nullptr; };
    const auto done = [&hand] { return hand.sees("exportOutcomeMessage"); };
    const auto toFile = [&hand](const QString &name) {
        hand.find<ExportDialog>("exportDialog")->setFile(QDir::temp().filePath(name));
    };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"users-copy-as"_s,
            [&hand] {
                hand.select("usersTable");
                hand.window().windowCommands().press(u"pane.copyAs"_s);
            },
            [&hand] { return hand.sees("copyAsMenu"); }, [&hand] { return hand.find<QMenu>("copyAsMenu"); })
        .step([&hand] { hand.find<QMenu>("copyAsMenu")->close(); })
        .stop(
            u"dialog-export"_s,
            [&hand, toFile] {
                hand.type("filterEdit", u"created:30d"_s);
                hand.window().windowCommands().press(u"pane.export"_s);
                toFile(u"labdesk-users.csv"_s);
            },
            isOpen, shot)
        .stop(
            u"dialog-export-no-folder"_s,
            [&hand, toFile] {
                toFile(u"no-such-folder/labdesk-users.csv"_s);
                hand.click("actionButton");
            },
            done, shot)
        .step([&hand] { hand.closeDialogs(); })
        .step([&hand] { hand.connectAs(u"Production US"_s, Environment::Production, false); },
              [&hand] {
                  return hand.hasArrived() && hand.session().connection().environment == Environment::Production
                      && hasCome(hand.session().users().state());
              })
        .stop(
            u"dialog-export-as-they-are"_s,
            [&hand, toFile] {
                hand.window().windowCommands().press(u"pane.export"_s);
                toFile(u"labdesk-users.csv"_s);
                hand.find<SegmentedControl>("exportMaskingControl")->setCurrentIndex(1);
            },
            [&hand] { return hand.sees("proofEdit"); }, shot)
        .step([&hand] { hand.closeDialogs(); })
        .stop(
            u"dialog-link-production"_s,
            [&hand] { hand.console().openIncomingLink(u"labdesk://user/"_s + hand.examples().userId); }, isOpen, shot)
        .step([&hand] { hand.closeDialogs(); })
        .stop(
            u"dialog-link-elsewhere"_s,
            [&hand] { hand.console().openIncomingLink(u"labdesk://users?filter=tz%3Anone&service=api.example.com"_s); },
            isOpen, shot)
        .step([&hand] { hand.closeDialogs(); });
    return chapter;
}

TourChapter userWindows(UiDriver &hand)
{
    const auto window = [&hand] { return hand.find<UserWindow>("userWindow"); };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step([&hand] { hand.openUser(hand.examples().userId); }, outputUserCame(hand))
        .stop(
            u"user-window"_s, [&hand] { hand.window().windowCommands().press(u"user.openWindow"_s); },
            [window] {
                const auto *tabs = window() ? window()->findChild<QWidget *>(u"userTabBar"_s) : nullptr;
                return tabs && tabs->isVisible();
            },
            window)
        .step([window] { window()->close(); });
    return chapter;
}

/// What an agent does during a call: the ticket, the watch, the message for the user, the summary.
TourChapter calls(UiDriver &hand)
{
    const auto press
        = [&hand](const char *command) { hand.window().windowCommands().press(QString::fromLatin1(command)); };
    const auto shot = [&hand] { return hand.dialog(); };
    const auto isOpen = [&hand] { return hand.dialog() != nullptr; };
    const auto menu = [&hand]() -> QWidget * {
        for (QMenu *each : hand.window().findChildren<QMenu *>())
            if (each->isVisible() && each->objectName().endsWith(u"ReconnectMenu"))
                return each;
        return nullptr;
    };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step([&hand] { hand.openUser(hand.examples().userId); }, outputUserCame(hand))
        .stop(
            u"dialog-ticket"_s, [press] { press("app.ticket"); }, isOpen, shot)
        .step(
            [&hand] {
                hand.type("ticketNumberEdit", u"HELP-4711"_s);
                hand.click("actionButton");
            },
            [&hand] { return hand.dialog() == nullptr; })
        .stop(
            u"user-watching"_s, [press] { press("user.watch"); }, [&hand] { return hand.sees("watchBar"); })
        .step([press] { press("user.watch"); })
        .stop(
            u"dialog-summary"_s, [press] { press("user.copySummary"); }, isOpen, shot)
        .step([&hand] { hand.closeDialogs(); })
        .stop(
            u"dialog-no-data"_s, [press] { press("user.noData"); }, isOpen, shot)
        .step([&hand] { hand.closeDialogs(); })
        .step(
            [&hand] {
                hand.openUserWhere(
                    [](const UserStore &users, UserStore::Row row) { return users.sources(row).size() > 2; });
            },
            outputUserCame(hand))
        .stop(
            u"user-reconnect-menu"_s,
            [&hand] {
                hand.showTab(1);
                for (auto *button : hand.window().findChildren<QPushButton *>())
                    if (button->isVisible() && button->objectName().endsWith(u"ReconnectButton"))
                        return button->click();
            },
            [menu] { return menu() != nullptr; }, menu)
        .step([&hand, menu] {
            menu()->close();
            hand.showTab(0);
            hand.console().ticket().clear();
        });
    return chapter;
}

} // namespace

std::vector<TourChapter> userOutputChapters(UiDriver &hand)
{
    return {timelineAndAnswers(hand), copiesAndExports(hand), userWindows(hand), calls(hand)};
}

} // namespace labdesk
