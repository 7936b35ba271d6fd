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

/// One user: who it is, what can be done, and the tabs. Shows what the session's UserDetails hold; its
/// buttons open the dialogs of UserDialogs, which ask before anything is sent.
class UserDetailPane : public QWidget
{
    Q_OBJECT

public:
    using Tab = UserDetailTabs::Tab;

    /// Shows the user that `details` have open, which may be others than the session's own.
    UserDetailPane(Session &session, UserDialogs &dialogs, UserDetails &details, QWidget *parent = nullptr);

    UserDetailTabs &tabs();
    void focusRefresh(); ///< where a refresh can be requested
    /// false: Refresh isn't the primary button, because the user isn't in the list and a click may be meant for another
    /// one.
    void setPrimary(bool isPrimary);
    bool findHere(); ///< the keyboard goes to the find field of the answers; false: that is not where it is
    ActionNotices *notices() const { return m_notices; }
    UserDetails &details() const { return m_details; }
    /// The user as far as it is known: as loaded, or as the list has it.
    std::optional<User> user() const;
    bool isGone() const; ///< the service doesn't have the user (any more): nothing can be done
    QString providerName(const QString &slug) const;
    /// Whether the list is in sight: what it says about a failure of both is not said again.
    void setListBeside(bool beside);
    void copySummary();                    ///< for the ticket; the first time it is shown before
    QString refreshDisabledReason() const; ///< why none can be requested now; empty: one can
    QVariantMap viewState() const;         ///< as Pane's
    void restoreViewState(const QVariantMap &state);

Q_SIGNALS:
    void cancelRequested(); ///< waited long enough for the user
    void forgetRequested(); ///< the service does not know the user any more: drop it from the list

private:
    void buildOnce();
    void connectHead();
    void connectAnswer();
    void connectTabs();
    void ask(void (UserDialogs::*what)(const User &user, QWidget *over)); ///< about this user
    void askEdit(const UserPatch &draft, std::optional<UserField> at);
    void showOpened();
    void showUser();
    void showActions();
    void showRefresh();

    Session &m_session;
    UserDialogs &m_dialogs;
    UserDetails &m_details;
    bool m_listBeside = false;
    QString m_clientUserId; ///< of the open user, as it was known last
    QStackedWidget *m_pages;
    ActionNotices *m_notices;
    CallSummaryCopy *m_summary;
    // Null until the first user is opened:
    NoDataMessage *m_answer = nullptr;
    UserHead *m_head = nullptr;
    UserStack *m_stack = nullptr;
    UserDetailTabs *m_tabs = nullptr;
    QTimer m_clock;
    QTimer m_second; ///< runs while the service wants no refresh
};

} // namespace labdesk
