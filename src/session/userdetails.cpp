// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userdetails.h"

#include "api/operations.h"
#include "domain/absence.h"
#include "session/remotefetch.h"
#include "session/userjobplan.h"

#include <utility>

namespace labdesk {

UserDetails::UserDetails(api::ApiClient &client, PayorCatalog &payors, QObject *parent)
    : QObject(parent), m_client(client), m_payors(payors)
{
    connect(&m_payors, &PayorCatalog::stateChanged, this, &UserDetails::namePayor);
    connect(this, &UserDetails::opened, &m_watch, [this] { m_watch.noteUser(m_userId); });
    connect(this, &UserDetails::providersChanged, &m_watch, [this] { m_watch.noteSources(m_providers); });
}

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
    m_user = Idle{};
    m_providers = Idle{};
    m_insurance = Idle{};
    m_payor = Idle{};
    if (!m_userId)
        return;
    m_userId.reset();
    m_isDeleted = false;
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

void UserDetails::reloadIfOpen(const UserId &user)
{
    if (m_userId == user)
        reload();
}

void UserDetails::reloadIfIn(const UserJobItems &users)
{
    if (!m_userId || !users.contains(*m_userId))
        return;
    loadUser();
    loadProviders();
}

void UserDetails::reloadProviders()
{
    const auto *ready = readyIn(m_providers);
    if (m_userId && !std::holds_alternative<Loading>(m_providers) && !(ready && ready->refreshing))
        loadProviders();
}

void UserDetails::loadUser()
{
    fetch(m_client, api::getUser(*m_userId), m_userCall, m_user, [this] {
        noteAbsence();
        Q_EMIT userChanged();
    });
}

/// The data of a deleted user isn't shown any longer: it would invite changes.
void UserDetails::noteAbsence()
{
    const auto *ready = readyIn(m_user);
    if (!ready || !ready->stale || !saysMissing(*ready->stale)) {
        if (ready)
            m_isDeleted = false;
        return;
    }
    const ApiError why = *ready->stale;
    m_isDeleted = true;
    m_watch.stop();
    m_providersCall.cancel();
    m_insuranceCall.cancel();
    m_user = Failed{why};
    m_providers = Failed{why};
    m_insurance = Idle{};
    m_payor = Idle{};
    Q_EMIT providersChanged();
    Q_EMIT insuranceChanged();
}

void UserDetails::loadProviders()
{
    fetch(m_client, api::connectedProviders(*m_userId), m_providersCall, m_providers,
          [this] { Q_EMIT providersChanged(); });
}

void UserDetails::loadInsurance()
{
    if (!m_userId)
        return;
    const auto latest = api::transformed<Insurance>(
        api::latestInsurance(*m_userId), [](InsuranceRecord record) { return Insurance(std::move(record)); });
    m_insuranceCall = m_client.send<Insurance>(
        latest, [this](Outcome<api::Response<Insurance>, ApiError> outcome) { receiveInsurance(std::move(outcome)); });
    m_insurance = awaiting(m_insurance, QDateTime::currentDateTimeUtc());
    Q_EMIT insuranceChanged();
}

/// Looks up the name for the payor code. Not finding one doesn't invalidate the record.
void UserDetails::namePayor()
{
    const auto *record = readyIn(m_insurance);
    if (!record || !record->value || record->value->payorCode.trimmed().isEmpty()) {
        if (!std::holds_alternative<Idle>(std::exchange(m_payor, Idle{})))
            Q_EMIT payorChanged();
        return;
    }
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const Payor *payor = m_payors.withCode(record->value->payorCode);
    if (payor || m_payors.isWhole())
        m_payor = Ready<std::optional<Payor>>{payor ? std::optional(*payor) : std::nullopt, now};
    else if (m_payors.isAwaited())
        m_payor = Loading{now};
    else if (const auto *failed = std::get_if<Failed>(&m_payors.state()))
        m_payor = *failed;
    else
        m_payor = Failed{ApiError{.kind = ApiError::Kind::NotFound}};
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

void UserDetails::receiveInsurance(Outcome<api::Response<Insurance>, ApiError> outcome)
{
    if (outcome.ok())
        m_insurance = readyFrom(std::move(outcome).value());
    else if (saysMissing(outcome.error()))
        m_insurance = Ready<Insurance>{std::nullopt, QDateTime::currentDateTimeUtc()};
    else
        m_insurance = afterFailure(m_insurance, outcome.error());
    Q_EMIT insuranceChanged();
    if (const auto *ready = readyIn(m_insurance); ready && ready->value && !ready->value->payorCode.trimmed().isEmpty())
        m_payors.ensureLoaded();
    namePayor();
}

} // namespace labdesk
