// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/user.h"
#include "domain/userjobtypes.h"
#include "store/userselection.h"

#include <QObject>

#include <functional>

class QWidget;

namespace labdesk {

class ActionNotices;
class ConfirmDialog;
class Pane;
class Session;
class UserDetails;
class UserOutput;
struct Connection;

/// The dialogs for actions on users, which pass the actions on to the session. `over`: the parent window of a dialog,
/// which may be the separate window of a user.
class UserDialogs : public QObject
{
    Q_OBJECT

public:
    UserDialogs(Session &session, Pane *pane);

    UserOutput &output() const { return *m_output; }
    void createUser(ActionNotices *notices);       ///< `notices` are silent while the dialog shows the action
    void refresh(const User &user, QWidget *over); ///< asks for confirmation only if the connection requires it
    void changeZone(const User &user, QWidget *over);
    void deleteUser(const User &user, QWidget *over);
    void deregister(const User &user, const ConnectedProvider &provider, QWidget *over);
    void verifyCaller(UserDetails &details, QWidget *over);
    void explainNoData(UserDetails &details, QWidget *over);
    void beginJob(UserJobKind kind, const UserSelection &users);
    void showCharts(const QString &filter);
    void selectFromList(const QString &pasted = {});

Q_SIGNALS:
    void toastRequested(const QString &text, const QString &action, const std::function<void()> &run);
    void toastAboutRequested(const QString &text, const QString &action, const std::function<void()> &run,
                             quint64 subject);       ///< see Pane::toastRequested()
    void userRequested(const labdesk::UserId &user); ///< to open it
    void filterRequested(const QString &typed);
    void selectionRequested(const labdesk::UserSelection &users);
    void jobShown(quint64 job);
    void payorRequested(const QString &code, const QString &name, const QString &state);
    void windowRequested(const labdesk::UserId &user); ///< for a separate window of this user
    void resultShown(quint64 action);                  ///< the dialog of this action has reported its result
    /// The user whose zone the open dialog changes, which reports on it; nothing: no dialog is open.
    void zoneDialogShown(const std::optional<labdesk::UserId> &user);
    void centersRequested(const QString &zip); ///< near a user; must not be stored anywhere

private:
    void openExisting(const QString &userId, const QString &clientUserId);

    Session &m_session;
    UserOutput *m_output;
    QWidget *m_pane;
};

// Confirmations of destructive actions on a user.

ConfirmDialog *makeDeregisterDialog(const User &user, const ConnectedProvider &provider, const Connection &connection,
                                    QWidget *parent, bool isPhoneSdk = false);
ConfirmDialog *makeDeleteUserDialog(const User &user, const Connection &connection, QWidget *parent);

} // namespace labdesk
