// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/payorlookup.h"

#include "api/insuranceendpoints.h"
#include "store/payorindex.h"

#include <algorithm>
#include <utility>

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
    PayorQuery asked = query;
    if (!wordInstead.isEmpty())
        asked.insuranceName = wordInstead;
    m_call = m_client.send<Payors>(api::searchPayors(asked), [this, query, wordInstead](Found outcome) { receive(std::move(outcome), query, wordInstead); });
}

void PayorLookup::receive(Found outcome, const PayorQuery &query, const QString &wordInstead)
{
    m_instead.reset();
    if (!outcome.ok()) {
        m_state = m_answered == m_query ? afterFailure(std::move(m_state), outcome.error())
                                        : Failed{outcome.error()}; // old payors beside new words would mislead
        Q_EMIT stateChanged();
        return;
    }
    auto answer = std::move(outcome).value();
    const QString other = PayorLookup::wordInstead(query.insuranceName);
    if (answer.value.empty() && wordInstead.isEmpty() && !other.isEmpty())
        return ask(query, other);
    remember(answer.value);
    const bool isEmpty = answer.value.empty();
    m_answer = Ready<Payors>{std::move(answer.value), QDateTime::currentDateTimeUtc(), std::move(answer.body), std::move(answer.drift)};
    if (!isEmpty)
        return settle(wordInstead);
    m_others.clear();
    if (!query.insuranceName.isEmpty() && !query.providerPayorId.isEmpty())
        m_others.push_back({query.insuranceName, query.clearinghouse, {}});
    if (!query.clearinghouse.isEmpty())
        m_others.push_back({query.insuranceName, {}, query.providerPayorId});
    lookElsewhere();
}

void PayorLookup::lookElsewhere()
{
    if (m_others.empty())
        return settle({});
    const PayorQuery other = m_others.back();
    m_others.pop_back();
    m_call = m_client.send<Payors>(api::searchPayors(other), [this, other](Found outcome) {
        if (!outcome.ok())
            return settle({}); // nothing more is known, and the answer itself is there
        const Payors payors = std::move(outcome).value().value;
        if (payors.empty())
            return lookElsewhere();
        m_instead = OtherPayorSearch{other, int(payors.size())};
        settle({});
    });
}

void PayorLookup::settle(const QString &foundWith)
{
    m_answered = m_query;
    m_foundWith = foundWith;
    m_state = *std::exchange(m_answer, std::nullopt);
    Q_EMIT stateChanged();
}

void PayorLookup::remember(const Payors &payors)
{
    constexpr size_t mostSeen = 20'000;
    for (const Payor &payor : payors) {
        const QString key = payor.code + u'\n' + payor.name;
        if (m_seen.size() >= mostSeen || m_seenKeys.contains(key))
            continue;
        m_seenKeys.insert(key);
        m_seen.push_back(payor);
    }
}

std::vector<Payor> PayorLookup::nearest(const QString &name) const
{
    constexpr size_t most = 3;
    std::vector<Payor> near;
    if (name.trimmed().isEmpty())
        return near;
    for (const PayorIndex::Match &match : PayorIndex(m_seen).rank(name)) {
        if (match.reason == PayorIndex::Reason::None || near.size() == most)
            break;
        near.push_back(m_seen[match.payor]);
    }
    return near;
}

void PayorLookup::drop()
{
    m_timer.stop();
    m_call.cancel();
    m_answer.reset();
    m_query = {};
    m_answered = {};
    m_foundWith.clear();
    m_others.clear();
    m_instead.reset();
    m_seen.clear();
    m_seenKeys.clear();
    m_state = Idle{};
    Q_EMIT stateChanged();
}

void PayorLookup::cancel()
{
    m_timer.stop();
    m_call.cancel();
    m_answer.reset();
    m_state = m_answered == m_query ? afterCancel(m_state) : Idle{};
    Q_EMIT stateChanged();
}

} // namespace labdesk
