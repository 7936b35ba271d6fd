// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/payorcatalog.h"

#include "api/operations.h"
#include "session/remotefetch.h"

#include <QSet>

#include <algorithm>
#include <bit>
#include <memory>
#include <utility>

namespace labdesk {

namespace {

/// Limits are round numbers, decimal or binary. One in eight complete lists also has such a size and is probed
/// needlessly.
bool isLikelyLimit(size_t payors)
{
    return payors > 0 && (payors % 10 == 0 || payors % 25 == 0 || (payors >= 16 && std::has_single_bit(payors)));
}

} // namespace

PayorCatalog::PayorCatalog(api::ApiClient &client, QObject *parent) : QObject(parent), m_client(client) { }

bool PayorCatalog::isComplete() const
{
    const auto *ready = readyIn(m_state);
    return ready && !m_isCapped && ready->value->size() > 0;
}

bool PayorCatalog::isWhole() const
{
    const auto *ready = readyIn(m_state);
    return isComplete() && ready->undecodable.isWhole() && !ready->stale;
}

const Payor *PayorCatalog::withCode(const QString &code) const
{
    const auto *ready = readyIn(m_state);
    return ready ? ready->value->withCode(code) : nullptr;
}

void PayorCatalog::ensureLoaded()
{
    if (!m_wasNeeded)
        reload();
}

void PayorCatalog::reload()
{
    m_wasNeeded = true;
    m_wasCanceled = false;
    const auto all = api::transformed<PayorSetPtr>(api::searchPayors({}), [](std::vector<Payor> payors) -> PayorSetPtr {
        return std::make_shared<const PayorSet>(std::move(payors));
    });
    m_call = m_client.send<PayorSetPtr>(all, [this](FetchOutcome outcome) { receive(std::move(outcome)); });
    m_state = awaiting(std::move(m_state), QDateTime::currentDateTimeUtc());
    Q_EMIT stateChanged();
}

void PayorCatalog::receive(FetchOutcome outcome)
{
    if (!outcome.ok()) {
        m_state = afterFailure(std::move(m_state), outcome.error());
        Q_EMIT stateChanged();
        return;
    }
    Ready<PayorSetPtr> ready = readyFrom(std::move(outcome).value());
    if (isLikelyLimit(ready.value->size() + size_t(ready.undecodable.count)))
        probeForMore(std::move(ready), 0);
    else
        settle(std::move(ready), false);
}

void PayorCatalog::probeForMore(Ready<PayorSetPtr> ready, size_t word)
{
    static const QStringList words{QStringLiteral("health"), QStringLiteral("medic")}; // common in names of payors
    if (word == size_t(words.size()))
        return settle(std::move(ready), false);
    const auto hasOthers = [listed = ready.value](const std::vector<Payor> &payors) {
        QSet<std::pair<QString, QString>> known;
        for (const Payor &payor : listed->payors())
            known.insert({payor.code, payor.name});
        return std::any_of(payors.begin(), payors.end(), [&known](const Payor &payor) {
            return !known.contains({payor.code, payor.name});
        });
    };
    m_call = m_client.send<bool>(
        api::transformed<bool>(api::searchPayors({words[qsizetype(word)], {}, {}}), hasOthers),
        [this, ready = std::move(ready), word](const Outcome<api::Response<bool>, ApiError> &outcome) {
            if (outcome.ok() && outcome.value().value)
                settle(ready, true);
            else // a failed probe doesn't count against the list
                probeForMore(ready, word + 1);
        });
}

void PayorCatalog::settle(Ready<PayorSetPtr> ready, bool isCapped)
{
    m_isCapped = isCapped;
    m_state = std::move(ready);
    Q_EMIT stateChanged();
}

void PayorCatalog::drop()
{
    m_call.cancel();
    m_wasNeeded = false;
    m_wasCanceled = false;
    m_isCapped = false;
    m_state = Idle{};
    Q_EMIT stateChanged();
}

void PayorCatalog::cancel()
{
    m_call.cancel();
    m_wasCanceled = isAwaited();
    m_state = afterCancel(std::move(m_state));
    Q_EMIT stateChanged();
}

} // namespace labdesk
