// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/user.h"
#include "session/remote.h"
#include "store/userstore.h"

#include <QObject>

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
    void enter(Remote<qint64> state);
    void countAgain();

    api::ApiClient &m_client;
    UserStore m_store;
    std::vector<User> m_arrived; ///< pages so far of the list being fetched
    QStringList m_drift;
    Remote<qint64> m_state;
    api::Call m_call;
};

} // namespace labdesk
