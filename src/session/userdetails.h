// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/insurance.h"
#include "domain/payor.h"
#include "domain/provider.h"
#include "domain/remote.h"
#include "domain/user.h"
#include "session/callercheck.h"
#include "session/payorcatalog.h"
#include "session/userwatch.h"

#include <QObject>

#include <optional>
#include <vector>

namespace labdesk {

class UserJobItems;

/// Everything about the open user: the user, the connected providers, the latest insurance record. Operations 2, 5, and
/// 13.
class UserDetails : public QObject
{
    Q_OBJECT

public:
    UserDetails(api::ApiClient &client, PayorCatalog &payors, QObject *parent = nullptr);

    const std::optional<UserId> &userId() const { return m_userId; }
    const Remote<User> &user() const { return m_user; }
    /// The user was deleted while open: user() is Failed, with NotFound or the error of a later reload.
    bool isDeleted() const { return m_isDeleted; }
    const Remote<std::vector<ConnectedProvider>> &providers() const { return m_providers; }
    /// Ready without a value if the service has no record (404 is not an error here).
    const Remote<std::optional<InsuranceRecord>> &insurance() const { return m_insurance; }
    /// The payor with the record's code, from the list of all payors, which is requested with a record. Ready without a
    /// value: no payor has the code. Failed: there is no such list, or it isn't whole, and the contract has no search
    /// by code.
    const Remote<std::optional<Payor>> &payor() const { return m_payor; }

    CallerCheck &callerCheck() { return m_callerCheck; } ///< for callers who call about this user
    UserWatch &watch() { return m_watch; }               ///< polls the sources of this user

    void open(const UserId &id); ///< drops the old user's data at once; fetches user and providers
    void close();
    void reload(); ///< user and providers, and insurance if it was fetched
    void reloadIfOpen(const UserId &user);
    void reloadIfIn(const UserJobItems &users); ///< without insurance, which no job changes
    void reloadProviders();                     ///< the providers only, unless they are already being read
    void loadInsurance();                       ///< only on request, since each call reads a person's record
    void cancelProviders();                     ///< back to the earlier data; other requests continue
    void cancelInsurance();

Q_SIGNALS:
    void opened(); ///< another user, or none
    void userChanged();
    void providersChanged();
    void insuranceChanged();
    void payorChanged();

private:
    void loadUser();
    void loadProviders();
    void noteAbsence();
    void namePayor();
    using Insurance = std::optional<InsuranceRecord>;
    void receiveInsurance(Outcome<api::Response<Insurance>, ApiError> outcome);

    api::ApiClient &m_client;
    PayorCatalog &m_payors;
    std::optional<UserId> m_userId;
    bool m_isDeleted = false;
    Remote<User> m_user;
    Remote<std::vector<ConnectedProvider>> m_providers;
    Remote<std::optional<InsuranceRecord>> m_insurance;
    Remote<std::optional<Payor>> m_payor;
    CallerCheck m_callerCheck;
    UserWatch m_watch{[this] { reloadProviders(); }};
    api::Call m_userCall;
    api::Call m_providersCall;
    api::Call m_insuranceCall;
};

} // namespace labdesk
