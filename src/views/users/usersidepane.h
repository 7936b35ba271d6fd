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

/// The side beside the user list: the open user, or a summary of several selected users. Shows a notice above a user
/// that isn't in the list, so that nobody acts on the wrong user.
class UserSidePane : public QWidget
{
    Q_OBJECT

public:
    UserSidePane(Session &session, UserDialogs &dialogs, const UserListChoice &choice, QWidget *parent);

    UserDetailPane *detail() const { return m_detail; }
    void showSelected();      ///< also opens the user in the session
    void announceSelection(); ///< announces the next selection even if it has as many users as the last one announced
    void showDelayed(); ///< the same after a delay, so that holding an arrow key doesn't load every user on the way
    bool isWaiting() const { return m_showTimer.isActive(); }

Q_SIGNALS:
    void closeRequested();
    void clearRequested();
    void jobRequested(labdesk::UserJobKind kind);

private:
    UserSelectionPane *selectionPane();
    void updateUnlistedNotice();

    Session &m_session;
    const UserListChoice &m_choice;
    QWidget *m_notListedRow;
    InlineMessage *m_notListed;
    QStackedWidget *m_pages;
    UserDetailPane *m_detail;
    UserSelectionPane *m_selectionPane = nullptr; ///< null until several users are selected
    QTimer m_showTimer;
    quint32 m_announced = 0; ///< number of selected users announced last
};

} // namespace labdesk
