// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/consolecommands.h"

#include "app/connectionsopener.h"
#include "app/connectionswitch.h"
#include "app/currentsession.h"
#include "app/linkrouter.h"
#include "app/navigator.h"
#include "app/practicecontroller.h"
#include "app/teamreplies.h"
#include "app/ticketcontroller.h"
#include "app/typedcommands.h"
#include "platform/settings.h"
#include "session/connectionregistry.h"
#include "shell/commandpalette.h"
#include "shell/mainwindow.h"
#include "shell/typedtext.h"
#include "shell/windowcommands.h"
#include "text/language.h"
#include "views/activity/activitypane.h"
#include "views/activity/descriptiondialog.h"
#include "views/connections/connectionsdialog.h"
#include "views/users/actions/countdownpanel.h"
#include "views/users/detail/undocommand.h"
#include "views/users/userwindow.h"

#include <QApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

ConsoleCommands::ConsoleCommands(Parts parts) : m_parts(parts)
{
    WindowCommands &window = m_parts.window.windowCommands();
    window.addSource([this](const QString &typed) { return commands(typed); });
    // An open palette shows users and payors as soon as they are loaded, and the actions of the open user.
    connect(&m_parts.session, &CurrentSession::opened, &window, [this, &window] {
        connect(&m_parts.session.get()->users(), &UserDirectory::stateChanged, &window,
                &WindowCommands::refreshPalette);
        connect(&m_parts.session.get()->details(), &UserDetails::opened, &window, &WindowCommands::refreshPalette);
        connect(&m_parts.session.get()->payorCatalog(), &PayorCatalog::stateChanged, &window,
                &WindowCommands::refreshPalette);
        // The first signal for an action: a change was requested.
        connect(&m_parts.session.get()->actions(), &UserActions::changed, &window,
                [this, last = quint64(0)](quint64 id) mutable {
                    if (id > std::exchange(last, std::max(last, id)))
                        settleTypedText(&m_parts.window);
                });
    });
}

std::vector<Command> ConsoleCommands::commands(const QString &typed)
{
    std::vector<Command> all;
    if (auto link = m_parts.links.command(typed)) {
        all.push_back(std::move(*link));
    } else if (Session *session = m_parts.session.get()) {
        all = typedCommands(typed, *session, m_parts.navigator);
        std::ranges::move(cancelCommands(session->actions()), std::back_inserter(all));
        QWidget *front = QApplication::activeWindow();
        const auto *own = qobject_cast<UserWindow *>(front);
        all.push_back(
            undoCommand(*session, own ? own->user() : session->details().userId(), front ? front : &m_parts.window));
    }
    if (m_parts.session.get())
        all.push_back({.id = u"history.actions"_s,
                       .title = ActivityPane::tr("Show who changed what"),
                       .group = CommandGroup::Places,
                       .run = [this] { m_parts.navigator.showHistory(); },
                       .icon = IconName::Clock,
                       .keywords = ActivityPane::tr("audit trail history log")});
    all.push_back({.id = u"description.compare"_s,
                   .title = DescriptionDialog::tr("Compare with an OpenAPI description…"),
                   .group = CommandGroup::Help,
                   .run = [this] { DescriptionDialog::chooseFile(&m_parts.window); },
                   .icon = IconName::Compare,
                   .keywords = DescriptionDialog::tr("OpenAPI contract values new version differences"),
                   .tool = true});
    all.push_back(m_parts.tickets.command());
    m_parts.replies.addCommands(all);
    addConnectionCommands(all);
    m_parts.practice.addCommands(all);
    addSettingCommands(all);
    return all;
}

void ConsoleCommands::addConnectionCommands(std::vector<Command> &all)
{
    const QString current = m_parts.session.connectionId();
    for (const Connection &connection : m_parts.connections.connections()) {
        const QString facts = connection.readOnly ? tr("%1, read-only").arg(formatEnvironment(connection.environment))
                                                  : formatEnvironment(connection.environment);
        all.push_back(
            {.id = u"connection.use."_s + connection.id,
             .title = tr("Switch to “%1”").arg(connection.name),
             .group = CommandGroup::Connections,
             .disabledReason = connection.id == current ? tr("This connection is already in use.") : QString(),
             .run = [this, id = connection.id] { m_parts.connectionSwitch.connectTo(id); },
             .icon = IconName::Switch,
             .detail = facts,
             .enter = CommandPalette::tr("switch to this connection"),
             .keywords = tr("switch connect")});
    }
    all.push_back({.id = u"connection.new"_s,
                   .title = tr("New connection…"),
                   .group = CommandGroup::Connections,
                   .disabledReason = m_parts.connections.policy().ownConnections
                       ? QString()
                       : ConnectionsDialog::tr("Your administrator manages the list of connections."),
                   .run = [this] { m_parts.dialog.startNewConnection(); },
                   .icon = IconName::Plus,
                   .keywords = tr("add create")});
}

void ConsoleCommands::addSettingCommands(std::vector<Command> &all)
{
    Settings &settings = m_parts.settings;
    const QString alreadySet = tr("Already set.");
    const auto add = [&](const QString &id, const QString &title, bool now, const std::function<void()> &run) {
        all.push_back({.id = id,
                       .title = title,
                       .group = CommandGroup::Settings,
                       .disabledReason = now ? alreadySet : QString(),
                       .run = run,
                       .icon = IconName::Appearance,
                       .keywords = tr("settings preferences"),
                       .onlyTyped = true});
    };
    using Appearance = Settings::Appearance;
    const std::pair<Appearance, QString> themes[] = {{Appearance::FollowSystem, tr("Theme: follow the system")},
                                                     {Appearance::Light, tr("Theme: light")},
                                                     {Appearance::Dark, tr("Theme: dark")},
                                                     {Appearance::HighContrastLight, tr("Theme: high contrast, light")},
                                                     {Appearance::HighContrastDark, tr("Theme: high contrast, dark")}};
    for (const auto &[theme, title] : themes)
        add(u"setting.theme.%1"_s.arg(int(theme)), title, settings.get(setting::appearance) == theme,
            [&settings, theme = theme] { settings.set(setting::appearance, theme); });
    for (const int percent : setting::textScales)
        add(u"setting.textScale.%1"_s.arg(percent), tr("Text size: %1%").arg(QLocale().toString(percent)),
            settings.get(setting::textScale) == percent,
            [&settings, percent] { settings.set(setting::textScale, percent); });
    add(u"setting.language."_s, tr("Language: follow the system"), settings.get(setting::language).isEmpty(),
        [&settings] { settings.set(setting::language, {}); });
    for (const Language &language : languages())
        add(u"setting.language."_s + language.code, tr("Language: %1").arg(language.ownName),
            settings.get(setting::language) == language.code,
            [&settings, code = language.code] { settings.set(setting::language, code); });
}

} // namespace labdesk
