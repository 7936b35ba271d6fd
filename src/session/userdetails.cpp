// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userdetails.h"

#include "api/insuranceendpoints.h"
#include "api/providerendpoints.h"
#include "api/userendpoints.h"
#include "session/answered.h"

namespace labdesk {

namespace {

template <class T> Remote<T> arrived(api::Answer<T> answer)
{
    return readyFrom(std::move(answer));
}

} // namespace

UserDetails::UserDetails(api::ApiClient &client, QObject *parent) : QObject(parent), m_client(client) { }

void UserDetails::open(const UserId &id)
{
    if (m_userId == id)
        return;
    close();
    m_userId = id;
    m_callerCheck.begin(id);
    Q_EMIT opened();
    loadUser();
    loadProviders();
}

void UserDetails::close()
{
    m_userCall.cancel();
    m_providersCall.cancel();
    m_insuranceCall.cancel();
    m_payorCall.cancel();
    m_user = Idle{};
    m_providers = Idle{};
    m_insurance = Idle{};
    m_payor = Idle{};
    if (!m_userId)
        return;
    m_userId.reset();
    m_callerCheck.end();
    Q_EMIT opened();
}

void UserDetails::reload()
{
    if (!m_userId)
        return;
    loadUser();
    loadProviders();
    if (!std::holds_alternative<Idle>(m_insurance))
        loadInsurance();
}

void UserDetails::loadUser()
{
    m_userCall = m_client.send<User>(api::getUser(*m_userId), [this](Outcome<api::Answer<User>, ApiError> outcome) {
        m_user = outcome.ok() ? arrived(std::move(outcome).value()) : afterFailure(m_user, outcome.error());
        Q_EMIT userChanged();
    });
    m_user = awaiting(m_user, QDateTime::currentDateTimeUtc());
    Q_EMIT userChanged();
}

void UserDetails::loadProviders()
{
    using Providers = std::vector<ConnectedProvider>;
    m_providersCall = m_client.send<Providers>(
        api::connectedProviders(*m_userId), [this](Outcome<api::Answer<Providers>, ApiError> outcome) {
            m_providers
                = outcome.ok() ? arrived(std::move(outcome).value()) : afterFailure(m_providers, outcome.error());
            Q_EMIT providersChanged();
        });
    m_providers = awaiting(m_providers, QDateTime::currentDateTimeUtc());
    Q_EMIT providersChanged();
}

void UserDetails::loadInsurance()
{
    if (!m_userId)
        return;
    m_insuranceCall = m_client.send<InsuranceRecord>(
        api::latestInsurance(*m_userId),
        [this](Outcome<api::Answer<InsuranceRecord>, ApiError> outcome) { receiveInsurance(std::move(outcome)); });
    m_insurance = awaiting(m_insurance, QDateTime::currentDateTimeUtc());
    Q_EMIT insuranceChanged();
}

/// The name beside a code; that it is not found takes nothing away from the record.
void UserDetails::loadPayor(const QString &code)
{
    using Payors = std::vector<Payor>;
    m_payorCall = m_client.send<Payors>(
        api::searchPayors({code, {}, {}}), [this, code](Outcome<api::Answer<Payors>, ApiError> outcome) {
            if (outcome.ok()) {
                std::optional<Payor> found;
                for (const Payor &payor : outcome.value().value)
                    if (!found && payor.code.compare(code, Qt::CaseInsensitive) == 0)
                        found = payor;
                m_payor = Ready<std::optional<Payor>>{std::move(found), QDateTime::currentDateTimeUtc()};
            } else {
                m_payor = Failed{outcome.error()};
            }
            Q_EMIT payorChanged();
        });
    m_payor = Loading{QDateTime::currentDateTimeUtc()};
    Q_EMIT payorChanged();
}

void UserDetails::cancelProviders()
{
    m_providersCall.cancel();
    m_providers = afterCancel(std::move(m_providers));
    Q_EMIT providersChanged();
}

void UserDetails::cancelInsurance()
{
    m_insuranceCall.cancel();
    m_insurance = afterCancel(std::move(m_insurance));
    Q_EMIT insuranceChanged();
}

void UserDetails::receiveInsurance(Outcome<api::Answer<InsuranceRecord>, ApiError> outcome)
{
    using Record = std::optional<InsuranceRecord>;
    if (outcome.ok()) {
        auto answer = std::move(outcome).value();
        m_insurance = Ready<Record>{std::move(answer.value), QDateTime::currentDateTimeUtc(), std::move(answer.body),
                                    std::move(answer.drift)};
        if (const QString &code = readyIn(m_insurance)->value->payorCode; !code.trimmed().isEmpty())
            loadPayor(code);
    } else if (outcome.error().kind == ApiError::Kind::NotFound) {
        m_insurance = Ready<Record>{std::nullopt, QDateTime::currentDateTimeUtc()};
    } else {
        m_insurance = afterFailure(m_insurance, outcome.error());
    }
    Q_EMIT insuranceChanged();
}

} // namespace labdesk
