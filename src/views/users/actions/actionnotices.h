// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useractions.h"
#include "text/users/actiontexts.h"

#include <QHash>
#include <QWidget>

#include <optional>
#include <vector>

class QVBoxLayout;

namespace labdesk {

class CountdownRow;
class InlineMessage;

/// The actions on one user, or the creation of users: countdowns with Cancel, running actions, and those that failed or
/// whose outcome is unknown. Those stay until they are dismissed, checked, or replaced by a newer action of the same
/// kind.
class ActionNotices : public QWidget
{
    Q_OBJECT

public:
    /// `nameOf` turns a provider's slug into its name.
    ActionNotices(UserActions &actions, ProviderNameLookup nameOf, QWidget *parent = nullptr);

    void setUser(const std::optional<UserId> &user);         ///< nothing: users being created
    void setKinds(const std::vector<UserActionKind> &kinds); ///< only these are shown, but all are remembered
    /// an open dialog reports on time zone changes of that user
    void setZoneAsked(const std::optional<UserId> &user);
    bool isSaidByDialog(const UserAction &action) const;
    void dismiss(quint64 id);
    /// The actions with a message, to pass on to the widget that replaces this one.
    const std::vector<quint64> &known() const { return m_known; }
    void setKnown(const std::vector<quint64> &actions);

Q_SIGNALS:
    void outlived(quint64 id); ///< it failed in an outage that is over; its message was removed
    void editAgainRequested(const labdesk::UserAction &action); ///< for a failed edit; its message was removed

private:
    void note(quint64 id);
    void forgetOlder(const UserAction &action);
    bool concerns(const UserAction &action) const;
    void rebuild();
    void show(const UserAction &action);
    void drop(quint64 id);
    CountdownRow *countdownFor(quint64 id);
    InlineMessage *messageFor(quint64 id);
    void pressed(quint64 id);
    void followOutage();

    UserActions &m_actions;
    ProviderNameLookup m_nameOf;
    std::optional<UserId> m_user;
    std::vector<UserActionKind> m_kinds;
    std::optional<UserId> m_zoneAsked;
    std::vector<quint64> m_known;     ///< for all users, oldest first; completed actions without a message are removed
    QHash<quint64, QWidget *> m_rows; ///< countdowns and messages
    QVBoxLayout *m_layout;
};

} // namespace labdesk
