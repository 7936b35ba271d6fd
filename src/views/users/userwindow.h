// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userdetails.h"
#include "widgets/widgethost.h"

#include <QWidget>

namespace labdesk {

class Session;
class ToastHost;
class UserDetailPane;
class UserDialogs;

/// One user in a separate window, with its own copy of the data. Closed with its parent. The title contains no name.
class UserWindow : public QWidget, public WidgetHost
{
    Q_OBJECT

public:
    UserWindow(Session &session, UserDialogs &dialogs, const UserId &user, QWidget *parent);
    ~UserWindow() override;

    const UserId &user() const { return m_user; }
    void showToast(const QString &text) override;
    void requestErrorAction(ErrorAction action) override;

protected:
    bool focusNextPrevChild(bool next) override;

private:
    void followDeletion();

    Session &m_session;
    UserId m_user;
    UserDetails m_details;
    UserDetailPane *m_detail;
    ToastHost *m_toasts;
};

} // namespace labdesk
