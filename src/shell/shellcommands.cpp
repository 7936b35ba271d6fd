// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/shellcommands.h"

#include "privacy/sensitive.h"
#include "shell/mainwindow.h"
#include "shell/windowcommands.h"
#include "shell/windowcontent.h"
#include "shell/windowhistory.h"
#include "views/common/command.h"
#include "widgets/icon.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct ShellWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::MainWindow)
};

using Run = std::function<void()>;

void addPlaces(std::vector<Command> &all, MainWindow &window)
{
    for (const Place place : allPlaces)
        all.push_back({.id = u"place."_s + placeKey(place),
                       .title = placeTitle(place),
                       .group = CommandGroup::Places,
                       .run = [&window, place] { window.goTo(place); },
                       .icon = placeIcon(place)});
}

void addTravel(std::vector<Command> &all, MainWindow &window)
{
    const bool mirrored = window.isRightToLeft();
    const auto add = [&](const QString &id, const QString &title, int by, bool pointsLeft) {
        all.push_back({.id = id,
                       .title = title,
                       .group = CommandGroup::Places,
                       .whyNot = window.history().canTravel(by)
                           ? QString()
                           : ShellWords::tr("There’s nothing further in that direction."),
                       .run = [&window, by] { window.history().travel(by); },
                       .icon = pointsLeft ? IconName::ChevronLeft : IconName::ChevronRight});
    };
    add(u"nav.back"_s, ShellWords::tr("Back"), -1, !mirrored);
    add(u"nav.forward"_s, ShellWords::tr("Forward"), 1, mirrored);
}

/// For keys alone: in the palette they would open what is open.
void addHidden(std::vector<Command> &all, MainWindow &window)
{
    const auto add = [&all](const QString &id, const QString &title, const Run &run) {
        all.push_back({.id = id, .title = title, .group = CommandGroup::Help, .run = run, .listed = false});
    };
    const auto openPalette = [&window](CommandPalette::Mode mode) {
        return [&window, mode] { window.windowCommands().openPalette(mode); };
    };
    add(u"app.palette"_s, ShellWords::tr("Command palette"), openPalette(CommandPalette::Mode::Everything));
    add(u"app.goTo"_s, ShellWords::tr("Go to"), openPalette(CommandPalette::Mode::GoTo));
    add(u"part.next"_s, ShellWords::tr("Next pane"), [&window] { window.content().focusNextPart(true); });
    add(u"part.previous"_s, ShellWords::tr("Previous pane"), [&window] { window.content().focusNextPart(false); });
}

} // namespace

std::vector<Command> shellCommands(MainWindow &window)
{
    std::vector<Command> all;
    const auto add = [&](const QString &id, const QString &title, CommandGroup group, IconName icon, const Run &run) {
        all.push_back({.id = id, .title = title, .group = group, .run = run, .icon = icon});
    };
    addPlaces(all, window);
    add(u"app.connections"_s, ShellWords::tr("Connections…"), CommandGroup::Connections, IconName::Key,
        [&window] { Q_EMIT window.switchConnectionRequested(); });
    add(u"app.ticket"_s,
        window.ticket().isEmpty() ? ShellWords::tr("Ticket number…")
                                  : ShellWords::tr("Change or clear the ticket number…"),
        CommandGroup::Settings, IconName::Jobs, [&window] { Q_EMIT window.ticketRequested(); });
    add(u"app.preferences"_s, ShellWords::tr("Preferences…"), CommandGroup::Settings, IconName::Settings,
        [&window] { Q_EMIT window.preferencesRequested(); });
    add(u"app.supportBundle"_s, ShellWords::tr("Support bundle…"), CommandGroup::Help, IconName::Export,
        [&window] { Q_EMIT window.supportBundleRequested(); });
    add(u"app.help"_s, ShellWords::tr("Help for this page"), CommandGroup::Help, IconName::Help,
        [&window] { window.windowCommands().openHelp(); });
    add(u"app.shortcuts"_s, ShellWords::tr("Keyboard shortcuts"), CommandGroup::Help, IconName::Help,
        [&window] { window.windowCommands().openShortcutSheet(); });
    add(u"app.fullScreen"_s,
        window.isFullScreen() ? ShellWords::tr("Leave full screen") : ShellWords::tr("Full screen"),
        CommandGroup::Settings, IconName::Fit,
        [&window] { window.setWindowState(window.windowState() ^ Qt::WindowFullScreen); });
    add(u"app.cover"_s, window.locks() ? ShellWords::tr("Lock") : ShellWords::tr("Hide window"), CommandGroup::Settings,
        window.locks() ? IconName::Lock : IconName::EyeOff, [&window] { window.cover(); });
    const bool isPrivate = privacy::isPrivacyMode();
    add(u"app.privacyMode"_s, isPrivate ? ShellWords::tr("End privacy mode") : ShellWords::tr("Privacy mode"),
        CommandGroup::Settings, isPrivate ? IconName::Eye : IconName::EyeOff,
        [&window, isPrivate] { Q_EMIT window.privacyModeRequested(!isPrivate); });
    addTravel(all, window);
    add(u"app.quit"_s, ShellWords::tr("Quit"), CommandGroup::Help, IconName::Close,
        [&window] { Q_EMIT window.quitRequested(); });
    addHidden(all, window);
    return all;
}

} // namespace labdesk
