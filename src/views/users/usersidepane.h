// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userjobtypes.h"

#include <QTimer>
#include <QWidget>

class QStackedWidget;

namespace labdesk {

class InlineMessage;
class Session;
class UserDetailPane;
class UserDialogs;
class UserListChoice;
class UserSelectionPane;

/// What stands beside the user list: the one user that is open, or what several have in common. A user whom the list
/// doesn't show is headed by that, so that nobody acts on the wrong one.
class UserSidePane : public QWidget
{
    Q_OBJECT

public:
    UserSidePane(Session &session, UserDialogs &dialogs, const UserListChoice &choice, QWidget *parent);

    UserDetailPane *detail() const { return m_detail; }
    void showSelected(); ///< and has the session open that user
    void showSoon();     ///< the same: holding an arrow key must not ask for every user on the way
    bool isWaiting() const { return m_soon.isActive(); }

Q_SIGNALS:
    void closeRequested();
    void clearRequested();
    void jobRequested(labdesk::UserJobKind kind);

private:
    UserSelectionPane *many();
    void showListed();

    Session &m_session;
    const UserListChoice &m_choice;
    QWidget *m_notListedRow;
    InlineMessage *m_notListed;
    QStackedWidget *m_pages;
    UserDetailPane *m_detail;
    UserSelectionPane *m_many = nullptr; ///< from the first time several are selected
    QTimer m_soon;
    quint32 m_announced = 0; ///< how many were selected when that was said last
};

} // namespace labdesk
