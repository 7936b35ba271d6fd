// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/user.h"
#include "session/remote.h"
#include "store/userstore.h"

#include <QObject>
#include <QSet>

#include <optional>
#include <utility>
#include <vector>

namespace labdesk {

/// The team's users: fetches the list into a UserStore and keeps it true after single changes. Contract 4.1, operation 4.
class UserDirectory : public QObject
{
    Q_OBJECT

public:
    explicit UserDirectory(api::ApiClient &client, QObject *parent = nullptr);

    /// The number of users; the users themselves are in store().
    const Remote<qint64> &state() const { return m_state; }
    const UserStore &store() const { return m_store; }

    void reload(); ///< the old list stays until the new one is complete; pages on where `total` is larger than what came
    void cancel(); ///< back to what was there before
    void put(const User &user);      ///< adds or replaces one row
    void remove(const UserId &user); ///< drops one row

Q_SIGNALS:
    void stateChanged();

private:
    void receive(Outcome<api::Answer<UserPage>, ApiError> outcome);
    bool keep(std::vector<User> users);
    void forgetArrived();
    void enter(Remote<qint64> state);
    void countAgain();

    api::ApiClient &m_client;
    UserStore m_store;
    Remote<qint64> m_state;
    // The list being fetched, so far.
    std::vector<User> m_arrived;
    QSet<UserId> m_arrivedIds; ///< only when it comes in pages
    qint64 m_received = 0;     ///< users, those that came twice included
    qint64 m_total = 0;        ///< the largest that was said
    QStringList m_drift;
    std::vector<std::pair<UserId, std::optional<User>>> m_meanwhile; ///< single changes while it is fetched; nothing: removed
    api::Call m_call;
};

} // namespace labdesk
