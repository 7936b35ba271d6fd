// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/payorlookup.h"

#include "api/insuranceendpoints.h"

#include <algorithm>

namespace labdesk {

PayorLookup::PayorLookup(api::ApiClient &client, QObject *parent) : QObject(parent), m_client(client)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(std::chrono::milliseconds(350));
    connect(&m_timer, &QTimer::timeout, this, &PayorLookup::searchNow);
}

bool PayorLookup::isAskable(const PayorQuery &query)
{
    return query.insuranceName.trimmed().size() >= 2 || !query.providerPayorId.trimmed().isEmpty();
}

QString PayorLookup::wordInstead(const QString &name)
{
    const QStringList words = name.simplified().split(u' ', Qt::SkipEmptyParts);
    if (words.size() < 2)
        return {};
    const QString longest = *std::max_element(words.begin(), words.end(), [](const QString &a, const QString &b) { return a.size() < b.size(); });
    return longest.size() < 3 ? QString() : longest;
}

void PayorLookup::setQuery(const PayorQuery &query)
{
    if (query == m_query)
        return;
    m_query = query;
    m_call.cancel(); // its answer would be about the old words
    if (isAskable(query)) {
        m_timer.start();
        return;
    }
    m_timer.stop();
    m_state = Idle{};
    Q_EMIT stateChanged();
}

void PayorLookup::searchNow()
{
    m_timer.stop();
    if (!isAskable(m_query))
        return;
    ask({m_query.insuranceName.trimmed(), m_query.clearinghouse, m_query.providerPayorId.trimmed()}, {});
    m_state = awaiting(m_state, QDateTime::currentDateTimeUtc());
    Q_EMIT stateChanged();
}

void PayorLookup::ask(const PayorQuery &query, const QString &wordInstead)
{
    using Payors = std::vector<Payor>;
    PayorQuery asked = query;
    if (!wordInstead.isEmpty())
        asked.insuranceName = wordInstead;
    m_call = m_client.send<Payors>(api::searchPayors(asked), [this, query, wordInstead](Outcome<api::Answer<Payors>, ApiError> outcome) {
        if (outcome.ok()) {
            auto answer = std::move(outcome).value();
            const QString other = PayorLookup::wordInstead(query.insuranceName);
            if (answer.value.empty() && wordInstead.isEmpty() && !other.isEmpty())
                return ask(query, other);
            m_answered = m_query;
            m_foundWith = answer.value.empty() ? QString() : wordInstead;
            m_state = Ready<Payors>{std::move(answer.value), QDateTime::currentDateTimeUtc(), std::move(answer.body),
                                    std::move(answer.drift)};
        } else {
            m_state = m_answered == m_query ? afterFailure(std::move(m_state), outcome.error())
                                            : Failed{outcome.error()}; // old payors beside new words would mislead
        }
        Q_EMIT stateChanged();
    });
}

void PayorLookup::cancel()
{
    m_timer.stop();
    m_call.cancel();
    m_state = m_answered == m_query ? afterCancel(m_state) : Idle{};
    Q_EMIT stateChanged();
}

} // namespace labdesk
