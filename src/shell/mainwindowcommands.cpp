// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/sensitive.h"
#include "shell/environmentbanner.h"
#include "shell/mainwindow.h"
#include "shell/panelfocus.h"
#include "shell/sidebar.h"
#include "shell/windowcommands.h"
#include "views/common/pane.h"

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

IconName iconOf(Place place)
{
    switch (place) {
    case Place::Users:
        return IconName::Users;
    case Place::Providers:
        return IconName::Provider;
    case Place::Centers:
        return IconName::Center;
    case Place::Payors:
        return IconName::Payor;
    case Place::Activity:
        return IconName::Activity;
    case Place::Jobs:
        return IconName::Jobs;
    }
    Q_UNREACHABLE();
}

} // namespace

std::vector<Command> MainWindow::commands()
{
    std::vector<Command> all;
    for (const Place place : allPlaces)
        all.push_back({.id = u"place."_s + placeKey(place),
                       .title = placeTitle(place),
                       .group = CommandGroup::Places,
                       .run = [this, place] { goTo(place); },
                       .icon = iconOf(place)});
    const auto add = [&](const QString &id, const QString &title, CommandGroup group, IconName icon,
                         const std::function<void()> &run) {
        all.push_back({.id = id, .title = title, .group = group, .run = run, .icon = icon});
    };
    const auto addHidden = [&](const QString &id, const QString &title, const std::function<void()> &run) {
        all.push_back({.id = id, .title = title, .group = CommandGroup::Help, .run = run, .listed = false});
    };
    add(u"app.connections"_s, tr("Connections…"), CommandGroup::Connections, IconName::Key,
        [this] { Q_EMIT switchConnectionRequested(); });
    add(u"app.ticket"_s, m_ticket.isEmpty() ? tr("Ticket number…") : tr("Change or clear the ticket number…"),
        CommandGroup::Settings, IconName::Jobs, [this] { Q_EMIT ticketRequested(); });
    add(u"app.preferences"_s, tr("Preferences…"), CommandGroup::Settings, IconName::Settings,
        [this] { Q_EMIT preferencesRequested(); });
    add(u"app.supportBundle"_s, tr("Support bundle…"), CommandGroup::Help, IconName::Export,
        [this] { Q_EMIT supportBundleRequested(); });
    add(u"app.help"_s, tr("Help for this page"), CommandGroup::Help, IconName::Help,
        [this] { m_commands->openHelp(); });
    add(u"app.shortcuts"_s, tr("Keyboard shortcuts"), CommandGroup::Help, IconName::Help,
        [this] { m_commands->openShortcutSheet(); });
    add(u"app.fullScreen"_s, isFullScreen() ? tr("Leave full screen") : tr("Full screen"), CommandGroup::Settings,
        IconName::Fit, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    add(u"app.cover"_s, m_locks ? tr("Lock") : tr("Hide window"), CommandGroup::Settings,
        m_locks ? IconName::Lock : IconName::EyeOff, [this] { cover(); });
    const bool isPrivate = privacy::isPrivacyMode();
    add(u"app.privacyMode"_s, isPrivate ? tr("End privacy mode") : tr("Privacy mode"), CommandGroup::Settings,
        isPrivate ? IconName::Eye : IconName::EyeOff, [this, isPrivate] { Q_EMIT privacyModeRequested(!isPrivate); });
    const auto addTravel = [&](const QString &id, const QString &title, int by, IconName icon) {
        all.push_back({.id = id,
                       .title = title,
                       .group = CommandGroup::Places,
                       .whyNot = canTravel(by) ? QString() : tr("There’s nothing further in that direction."),
                       .run = [this, by] { travel(by); },
                       .icon = icon});
    };
    addTravel(u"nav.back"_s, tr("Back"), -1, isRightToLeft() ? IconName::ChevronRight : IconName::ChevronLeft);
    addTravel(u"nav.forward"_s, tr("Forward"), 1, isRightToLeft() ? IconName::ChevronLeft : IconName::ChevronRight);
    add(u"app.quit"_s, tr("Quit"), CommandGroup::Help, IconName::Close, [this] { Q_EMIT quitRequested(); });
    addHidden(u"app.palette"_s, tr("Command palette"),
              [this] { m_commands->openPalette(CommandPalette::Mode::Everything); });
    addHidden(u"app.goTo"_s, tr("Go to"), [this] { m_commands->openPalette(CommandPalette::Mode::GoTo); });
    addHidden(u"part.next"_s, tr("Next pane"),
              [this] { focusNextPanel(m_sideBar, m_countdowns, madePane(m_current), m_band, true); });
    addHidden(u"part.previous"_s, tr("Previous pane"),
              [this] { focusNextPanel(m_sideBar, m_countdowns, madePane(m_current), m_band, false); });
    return all;
}

} // namespace labdesk
