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
class Pane;
class Session;
class UserDetails;
class UserOutput;

/// The dialogs between a click on something that concerns users and the session that does it. `over`: the window that
/// a dialog stands over, which may be a user's own.
class UserDialogs : public QObject
{
    Q_OBJECT

public:
    UserDialogs(Session &session, Pane *pane);

    UserOutput &output() const { return *m_output; }
    void createUser(ActionNotices *notices);       ///< which are still while the dialog shows the same
    void refresh(const User &user, QWidget *over); ///< asks only where the connection wants each change asked about
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
                             quint64 about);         ///< see Pane::toastRequested()
    void userRequested(const labdesk::UserId &user); ///< to be opened
    void filterRequested(const QString &typed);
    void selectionRequested(const labdesk::UserSelection &users);
    void jobShown(quint64 job);
    void payorRequested(const QString &code, const QString &name, const QString &state);
    void windowRequested(const labdesk::UserId &user); ///< of that user alone
    void answered(quint64 action);                     ///< its dialog told how it ended
    /// Whose zone the open dialog changes, which says what becomes of that; nothing: none is open.
    void zoneAsked(const std::optional<labdesk::UserId> &user);
    void centersRequested(const QString &zip); ///< near a person: nothing may keep it

private:
    void openExisting(const QString &userId, const QString &clientUserId);

    Session &m_session;
    UserOutput *m_output;
    QWidget *m_pane;
};

} // namespace labdesk
