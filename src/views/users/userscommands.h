// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "views/common/command.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace labdesk {

class ListDetail;
class Session;
class UserDetailPane;
class UserDialogs;
class UserListPane;
class UsersPane;
class UserViewActions;

/// What can be done with users now, for the palette and the keys. Lives as long as the commands it has given.
class UsersCommands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UsersPane)

public:
    struct Parts
    {
        UsersPane &pane;
        Session &session;
        UserListPane &list;
        UserDetailPane &detail;
        ListDetail &sides;
        UserDialogs &dialogs;
        UserViewActions &views;
    };

    explicit UsersCommands(const Parts &parts) : m_parts(parts) { }

    std::vector<Command> all();

private:
    QString whyNobody() const;
    void addListCommands(std::vector<Command> &all);
    void addCallCommands(std::vector<Command> &all); ///< what helps while a caller waits
    void addUserCommands(std::vector<Command> &all);
    void addSourceCommands(std::vector<Command> &all);
    void addTabCommands(std::vector<Command> &all);
    void addViewCommands(std::vector<Command> &all);
    void addJobCommands(std::vector<Command> &all);
    void addCopyCommands(std::vector<Command> &all);
    void addForUser(std::vector<Command> &all, const QString &id, const QString &title, const QString &whyNot,
                    IconName icon, const QString &keywords, const std::function<void()> &run);

    Parts m_parts;
    std::optional<User> m_user; ///< whom the commands concern; nothing: nobody is open
    QString m_nobody;           ///< why those for one user can't run then
    QString m_about;
};

} // namespace labdesk
