// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"

#include <QObject>

#include <functional>

namespace labdesk {

class Session;
class UserListPane;

/// Saved views, with their button beside the filter, and pinned users.
class UserViewActions : public QObject
{
    Q_OBJECT

public:
    UserViewActions(Session &session, UserListPane *list);

    void askSave();
    void togglePin(const UserId &user);

Q_SIGNALS:
    void toastRequested(const QString &text, const QString &action, const std::function<void()> &run);

private:
    void askRename(const QString &name);
    void replace(const QString &name);
    void remove(const QString &name);

    Session &m_session;
    UserListPane *m_list;
};

} // namespace labdesk
