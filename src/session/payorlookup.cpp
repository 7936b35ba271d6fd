// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/payorlookup.h"

#include "api/insuranceendpoints.h"
#include "session/answered.h"
#include "store/payorindex.h"

#include <utility>

namespace labdesk {

namespace {

QString keyOf(const Payor &payor)
{
    return payor.code + u'\n' + payor.name;
}

} // namespace

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
    m_asked = {m_query.insuranceName.trimmed(), m_query.clearinghouse, m_query.providerPayorId.trimmed()};
    m_call = m_client.send<Payors>(api::searchPayors(m_asked), [this](Found outcome) { receive(std::move(outcome)); });
    m_state = awaiting(m_state, QDateTime::currentDateTimeUtc());
    Q_EMIT stateChanged();
}

void PayorLookup::receive(Found outcome)
{
    m_instead.reset();
    m_foundWith.reset();
    m_found.clear();
    m_others.clear();
    if (!outcome.ok()) {
        m_state = m_answered == m_query ? afterFailure(std::move(m_state), outcome.error())
                                        : Failed{outcome.error()}; // old payors beside new words would mislead
        Q_EMIT stateChanged();
        return;
    }
    auto answer = std::move(outcome).value();
    remember(answer.value);
    m_rightWords.clear();
    if (!answer.value.empty())
        m_rightWords.insert(m_asked.insuranceName);
    const bool isNarrowed = !m_asked.clearinghouse.isEmpty() || !m_asked.providerPayorId.isEmpty();
    const bool isEmpty = answer.value.empty();
    const auto tries = anyFits(answer.value) || !m_asked.providerPayorId.isEmpty() ? std::vector<PayorTry>()
                                                                                   : payorTries(m_asked.insuranceName);
    m_tries.assign(tries.begin(), tries.end());
    m_requests = 1;
    m_answer = readyFrom(std::move(answer));
    if (!isEmpty || !isNarrowed)
        return tryOtherWords();
    if (!m_asked.insuranceName.isEmpty() && !m_asked.providerPayorId.isEmpty())
        m_others.push_back({m_asked.insuranceName, m_asked.clearinghouse, {}});
    if (!m_asked.clearinghouse.isEmpty())
        m_others.push_back({m_asked.insuranceName, {}, m_asked.providerPayorId});
    lookElsewhere();
}

bool PayorLookup::anyFits(const Payors &payors) const
{
    const auto matches = PayorIndex(payors).rank(m_asked.insuranceName);
    return !matches.empty() && matches.front().fit == PayorIndex::Fit::Whole;
}

void PayorLookup::tryOtherWords()
{
    while (!m_tries.empty() && m_rightWords.contains(m_tries.front().partOf))
        m_tries.pop_front();
    if (m_tries.empty() || m_requests == mostRequests)
        return finish();
    ++m_requests;
    const PayorTry next = m_tries.front();
    m_tries.pop_front();
    PayorQuery query = m_asked;
    query.insuranceName = next.words;
    m_call = m_client.send<Payors>(api::searchPayors(query),
                                   [this, next](Found outcome) { receiveTry(std::move(outcome), next); });
}

void PayorLookup::receiveTry(Found outcome, const PayorTry &tried)
{
    if (!outcome.ok())
        return finish(); // nothing more is known, and the answer itself is there
    const Payors payors = std::move(outcome).value().value;
    remember(payors);
    if (!payors.empty())
        m_rightWords.insert(tried.words);
    m_found.insert(m_found.end(), payors.begin(), payors.end());
    if (!anyFits(payors))
        return tryOtherWords();
    m_tries.clear();
    m_foundWith = Instead{tried.partOf.isEmpty() ? tried.words : QString()};
    finish();
}

/// Adds to the answer who was found by other words and has one that tells payors apart.
void PayorLookup::finish()
{
    m_tries.clear();
    Payors &all = m_answer->value;
    const size_t before = all.size();
    QSet<QString> known;
    for (const Payor &payor : all)
        known.insert(keyOf(payor));
    for (const PayorIndex::Match &match : PayorIndex(m_found).rank(m_asked.insuranceName))
        if (const Payor &payor = m_found[match.payor];
            match.fit != PayorIndex::Fit::None && !known.contains(keyOf(payor))) {
            known.insert(keyOf(payor));
            all.push_back(payor);
        }
    if (all.size() == before)
        m_foundWith.reset();
    else if (!m_foundWith)
        m_foundWith = Instead{};
    settle();
}

void PayorLookup::lookElsewhere()
{
    if (m_others.empty())
        return tryOtherWords();
    const PayorQuery other = m_others.back();
    m_others.pop_back();
    m_call = m_client.send<Payors>(api::searchPayors(other), [this, other](Found outcome) {
        if (!outcome.ok())
            return finish(); // nothing more is known, and the answer itself is there
        const Payors payors = std::move(outcome).value().value;
        if (payors.empty())
            return lookElsewhere();
        m_instead = OtherPayorSearch{other, int(payors.size())};
        settle();
    });
}

void PayorLookup::settle()
{
    m_answered = m_query;
    m_state = *std::exchange(m_answer, std::nullopt);
    Q_EMIT stateChanged();
}

void PayorLookup::remember(const Payors &payors)
{
    constexpr size_t mostSeen = 20'000;
    for (const Payor &payor : payors) {
        const QString key = keyOf(payor);
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
        if (match.fit == PayorIndex::Fit::None || near.size() == most)
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
    m_asked = {};
    m_foundWith.reset();
    m_found.clear();
    m_tries.clear();
    m_rightWords.clear();
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
