// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "domain/useredit.h"
#include "session/session.h"
#include "views/users/detail/userdetailtabs.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QStackedWidget;

namespace labdesk {

class ActionNotices;
class CallSummaryCopy;
class NoDataMessage;
class UserDialogs;
class UserHead;
class UserStack;

/// One user: name, actions, and tabs. Displays the state of UserDetails. Its buttons open dialogs of UserDialogs, which
/// ask for confirmation before anything is sent.
class UserDetailPane : public QWidget
{
    Q_OBJECT

public:
    using Tab = UserDetailTabs::Tab;

    /// Shows the user that is open in `details`, which may differ from the session's own.
    UserDetailPane(Session &session, UserDialogs &dialogs, UserDetails &details, QWidget *parent = nullptr);

    UserDetailTabs &tabs();
    void focusRefresh(); ///< where a refresh can be requested
    /// false: Refresh isn't the primary button, because the user isn't in the list and a click may be meant for another
    /// user.
    void setPrimary(bool isPrimary);
    bool findHere(); ///< focuses the find field if a raw response has the focus; otherwise returns false
    ActionNotices *notices() const { return m_notices; }
    UserDetails &details() const { return m_details; }
    /// The user as loaded, or the data in the list.
    std::optional<User> user() const;
    bool isGone() const; ///< the service doesn't have the user anymore: no actions are possible
    QString providerName(const QString &slug) const;
    /// Whether the list is visible next to it: an error of both is then only shown there.
    void setListBeside(bool beside);
    void copySummary();            ///< for the ticket; the first time, it is shown before copying
    QVariantMap viewState() const; ///< see Pane
    void restoreViewState(const QVariantMap &state);

Q_SIGNALS:
    void cancelRequested(); ///< the user canceled loading
    void forgetRequested(); ///< the service doesn't know the user: remove it from the list

private:
    void buildOnce();
    void connectHead();
    void connectNoDataMessage();
    void connectTabs();
    void ask(void (UserDialogs::*what)(const User &user, QWidget *over)); ///< opens a dialog for this user
    void askEdit(const UserPatch &draft, std::optional<UserField> at);
    void showOpened();
    void showUser();
    void showActions();
    void showRefresh();
    void showEmphasis();

    Session &m_session;
    UserDialogs &m_dialogs;
    UserDetails &m_details;
    bool m_listBeside = false;
    bool m_isPrimary = true;    ///< see setPrimary()
    bool m_isEmphasized = true; ///< as the head begins
    QString m_clientUserId;     ///< the last known client ID of the open user
    QStackedWidget *m_pages;
    ActionNotices *m_notices;
    CallSummaryCopy *m_summary;
    // Null until the first user is opened:
    NoDataMessage *m_noData = nullptr;
    UserHead *m_head = nullptr;
    UserStack *m_stack = nullptr;
    UserDetailTabs *m_tabs = nullptr;
    QTimer m_clock;
    QTimer m_tick; ///< runs while the service rejects refreshes
};

} // namespace labdesk
