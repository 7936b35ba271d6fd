// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"
#include "app/language.h"
#include "app/typedcommands.h"
#include "views/common/command.h"
#include "views/connections/connectionsdialog.h"
#include "views/users/countdownband.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

/// What the window cannot know by itself: users, connections and settings.
std::vector<Command> Console::commands(const QString &typed)
{
    std::vector<Command> all;
    if (!addLinkCommand(all, typed) && m_session) {
        all = typedCommands(typed, *m_session, *m_window);
        std::ranges::move(cancelCommands(m_session->actions()), std::back_inserter(all));
    }
    addConnectionCommands(all);
    addSettingCommands(all);
    return all;
}

void Console::addConnectionCommands(std::vector<Command> &all)
{
    const QString current = m_session ? m_session->connection().id : QString();
    for (const Connection &connection : m_book.connections()) {
        const QString facts = connection.readOnly ? tr("%1, read-only").arg(environmentWord(connection.environment))
                                                  : environmentWord(connection.environment);
        all.push_back({.id = u"connection.use."_s + connection.id,
                       .title = tr("Use “%1”").arg(connection.name),
                       .group = CommandGroup::Connections,
                       .whyNot = connection.id == current ? tr("This is the connection in use.") : QString(),
                       .run = [this, id = connection.id] { connectTo(id); },
                       .icon = IconName::Switch,
                       .detail = facts,
                       .keywords = tr("switch connect")});
    }
    all.push_back({.id = u"connection.new"_s,
                   .title = tr("New connection…"),
                   .group = CommandGroup::Connections,
                   .whyNot = m_book.policy().ownConnections
                       ? QString()
                       : ConnectionsDialog::tr("This computer's administrator decides which connections there are."),
                   .run = [this] { openNewConnection(); },
                   .icon = IconName::Plus,
                   .keywords = tr("add create")});
}

void Console::openNewConnection()
{
    openConnections();
    if (auto *dialog = qobject_cast<ConnectionsDialog *>(m_dialog))
        dialog->startNew();
}

void Console::addSettingCommands(std::vector<Command> &all)
{
    const QString isNow = tr("It is so now.");
    const auto add = [&](const QString &id, const QString &title, bool now, const std::function<void()> &run) {
        all.push_back({.id = id,
                       .title = title,
                       .group = CommandGroup::Settings,
                       .whyNot = now ? isNow : QString(),
                       .run = run,
                       .icon = IconName::Appearance,
                       .keywords = tr("settings preferences"),
                       .onlyTyped = true});
    };
    using Look = ThemeChoice;
    const std::pair<Look, QString> looks[] = {{Look::FollowSystem, tr("Theme: follow the system")},
                                              {Look::Light, tr("Theme: light")},
                                              {Look::Dark, tr("Theme: dark")},
                                              {Look::HighContrastLight, tr("Theme: high contrast, light")},
                                              {Look::HighContrastDark, tr("Theme: high contrast, dark")}};
    for (const auto &[look, title] : looks)
        add(u"setting.theme.%1"_s.arg(int(look)), title, m_appearance == look,
            [this, look = look] { setAppearance(look); });
    for (const int percent : {100, 125, 150, 175, 200})
        add(u"setting.textScale.%1"_s.arg(percent), tr("Text size: %1 %").arg(QLocale().toString(percent)),
            textScale() == percent, [this, percent] { setTextScale(percent); });
    add(u"setting.language."_s, tr("Language: the system's"), m_settings.language().isEmpty(),
        [this] { setLanguage({}); });
    for (const Language &language : languages())
        add(u"setting.language."_s + language.code, tr("Language: %1").arg(language.ownName),
            m_settings.language() == language.code, [this, code = language.code] { setLanguage(code); });
}

} // namespace labdesk
