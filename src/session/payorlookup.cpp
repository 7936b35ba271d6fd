// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/payorlookup.h"

#include "api/operations.h"
#include "session/remotefetch.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

namespace labdesk {

namespace {

using Shown = PayorSearchResult::Shown;

QString keyOf(const Payor &payor)
{
    return payor.code + u'\n' + payor.name;
}

PayorQuery trimmed(const PayorQuery &query)
{
    return {query.insuranceName.trimmed(), query.clearinghouse, query.providerPayorId.trimmed()};
}

/// A copy of a result with another value.
template <class To, class From> Ready<To> with(const Ready<From> &response, To value)
{
    return {std::move(value),    response.at,    response.body,       response.drift,
            response.refreshing, response.stale, response.undecodable};
}

/// The results of a search, followed by those of other searches whose names contain a distinctive word of `words`.
PayorSearchResult withOthers(const PayorSearchResult &result, const std::vector<Payor> &found, const QString &words)
{
    std::vector<Payor> all = result.set()->payors();
    QSet<QString> known;
    for (const Payor &payor : all)
        known.insert(keyOf(payor));
    for (const PayorIndex::Match &match : PayorIndex(found).rank(words))
        if (const Payor &payor = found[match.payor];
            match.fit != PayorIndex::Fit::None && !known.contains(keyOf(payor))) {
            known.insert(keyOf(payor));
            all.push_back(payor);
        }
    return {std::make_shared<const PayorSet>(std::move(all)), words, Shown::All};
}

} // namespace

PayorLookup::PayorLookup(api::ApiClient &client, PayorCatalog &catalog, QObject *parent)
    : QObject(parent), m_client(client), m_catalog(catalog)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(std::chrono::milliseconds(350));
    connect(&m_timer, &QTimer::timeout, this, &PayorLookup::searchNow);
    connect(&m_catalog, &PayorCatalog::stateChanged, this, &PayorLookup::takeCatalog);
}

bool PayorLookup::isAskable(const PayorQuery &query)
{
    return !trimmed(query).isEmpty();
}

PayorQuery PayorLookup::narrowing() const
{
    const PayorQuery query = trimmed(m_query);
    return {{}, query.clearinghouse, query.providerPayorId};
}

/// Called when the list of all payors was replaced or dropped.
void PayorLookup::takeCatalog()
{
    if (m_isCanceling)
        return; // the list hasn't changed
    if (const auto *ready = readyIn(m_catalog.state()); ready && ready->refreshing) {
        m_state = awaiting(std::move(m_state), QDateTime::currentDateTimeUtc());
        Q_EMIT stateChanged();
        return;
    }
    m_call.cancel();
    m_narrowed.reset();
    begin();
    if (m_timer.isActive())
        searchNow();
}

void PayorLookup::setQuery(const PayorQuery &query)
{
    if (query == m_query)
        return;
    m_query = query;
    m_call.cancel(); // its response would be for the old words
    begin();
}

void PayorLookup::begin()
{
    m_timer.stop();
    m_ranking.cancel();
    m_response.reset();
    if (const auto *loading = std::get_if<Loading>(&m_catalog.state())) {
        m_state = *loading;
    } else if (isLocal() && narrowing().isEmpty()) {
        return searchLocally(*readyIn(m_catalog.state()));
    } else if (isLocal() && m_narrowed && m_narrowedBy == narrowing()) {
        return searchLocally(*m_narrowed);
    } else if (isLocal() || isAskable(m_query)) {
        m_timer.start();
        const auto *ready = readyIn(m_state);
        // Until the response arrives, sort the shown payors by the new words.
        if (ready && ready->value.set()->size() <= PayorRanking::maxSynchronous)
            m_state = with(
                *ready,
                PayorSearchResult(ready->value.set(), m_query.insuranceName, isLocal() ? Shown::Similar : Shown::All));
    } else {
        m_state = Idle{};
    }
    Q_EMIT stateChanged();
}

/// Searches a local set of payors for the words.
void PayorLookup::searchLocally(const Ready<PayorSetPtr> &among)
{
    const auto work
        = [set = among.value, words = m_query.insuranceName] { return PayorSearchResult(set, words, Shown::Similar); };
    m_ranking.run(among.value->size(), work, [this, among](PayorSearchResult result) {
        forgetFindings();
        m_asked = trimmed(m_query);
        receiveNarrowed(with(among, std::move(result)));
    });
}

void PayorLookup::searchNow()
{
    m_timer.stop();
    if (m_catalog.isAwaited())
        return;
    const bool isAsked = isLocal() ? !narrowing().isEmpty() : isAskable(m_query);
    if (!isAsked)
        return;
    m_ranking.cancel(); // the ranking of an earlier response would end this search
    m_response.reset();
    m_asked = trimmed(m_query);
    ask(m_asked, [this](Found outcome) { receive(std::move(outcome)); });
    m_state = awaiting(std::move(m_state), QDateTime::currentDateTimeUtc());
    Q_EMIT stateChanged();
}

/// Sends a query, without the words if they are searched locally.
void PayorLookup::ask(const PayorQuery &query, std::function<void(Found)> done)
{
    const bool searchesLocally = isLocal();
    const PayorQuery sent = searchesLocally ? PayorQuery{{}, query.clearinghouse, query.providerPayorId} : query;
    const auto rank = [words = m_asked.insuranceName, searchesLocally](std::vector<Payor> payors) {
        return PayorSearchResult(std::make_shared<const PayorSet>(std::move(payors)), words,
                                 searchesLocally ? Shown::Similar : Shown::All);
    };
    m_call = m_client.send<PayorSearchResult>(api::transformed<PayorSearchResult>(api::searchPayors(sent), rank),
                                              std::move(done));
}

void PayorLookup::forgetFindings()
{
    m_suggestion.reset();
    m_foundWith.reset();
    m_found.clear();
    m_others.clear();
    m_fallbacks.clear();
    m_matchedWords.clear();
}

void PayorLookup::receive(Found outcome)
{
    if (!outcome.ok()) {
        if (isCurrent()) {
            m_state = afterFailure(std::move(m_state), outcome.error());
        } else { // old payors for new words would mislead
            forgetFindings();
            m_state = Failed{outcome.error()};
        }
        Q_EMIT stateChanged();
        return;
    }
    forgetFindings();
    Ready<PayorSearchResult> response = readyFrom(std::move(outcome).value());
    if (isLocal()) {
        m_narrowed = with(response, response.value.set());
        m_narrowedBy = narrowing();
        return receiveNarrowed(std::move(response));
    }
    const PayorSearchResult &result = response.value;
    remember(result.set()->payors());
    if (!result.empty())
        m_matchedWords.insert(m_asked.insuranceName);
    const bool isFound = result.hasFullMatch() || !m_asked.providerPayorId.isEmpty() || m_asked.insuranceName.isEmpty();
    const auto tries = isFound ? std::vector<PayorFallback>() : payorFallbacks(m_asked.insuranceName);
    m_fallbacks.assign(tries.begin(), tries.end());
    m_requests = 1;
    receiveNarrowed(std::move(response));
}

/// If no payor is left, finds out which condition excludes them; otherwise searches with other words.
void PayorLookup::receiveNarrowed(Ready<PayorSearchResult> response)
{
    const bool isEmpty = response.value.empty();
    const bool hasId = !m_asked.providerPayorId.isEmpty();
    m_response = std::move(response);
    if (!isEmpty || (m_asked.clearinghouse.isEmpty() && !hasId))
        return tryFallbacks();
    if (!m_asked.insuranceName.isEmpty() && hasId)
        m_others.push_back({m_asked.insuranceName, m_asked.clearinghouse, {}});
    if (!m_asked.clearinghouse.isEmpty())
        m_others.push_back({m_asked.insuranceName, {}, m_asked.providerPayorId});
    searchElsewhere();
}

void PayorLookup::tryFallbacks()
{
    while (!m_fallbacks.empty() && m_matchedWords.contains(m_fallbacks.front().partOf))
        m_fallbacks.pop_front();
    if (m_fallbacks.empty() || m_requests == maxRequests)
        return finish();
    ++m_requests;
    const PayorFallback next = m_fallbacks.front();
    m_fallbacks.pop_front();
    PayorQuery query = m_asked;
    query.insuranceName = next.words;
    ask(query, [this, next](Found outcome) { receiveFallback(std::move(outcome), next); });
}

void PayorLookup::receiveFallback(Found outcome, const PayorFallback &tried)
{
    if (!outcome.ok())
        return finish(); // show what was found so far
    const PayorSearchResult result = std::move(outcome).value().value;
    const std::vector<Payor> &payors = result.set()->payors();
    remember(payors);
    if (!payors.empty())
        m_matchedWords.insert(tried.words);
    m_found.insert(m_found.end(), payors.begin(), payors.end());
    if (!result.hasFullMatch())
        return tryFallbacks();
    m_fallbacks.clear();
    m_foundWith = FoundWith{tried.partOf.isEmpty() ? tried.words : QString()};
    finish();
}

/// Adds the payors that other words found and whose names contain a distinctive word.
void PayorLookup::finish()
{
    m_fallbacks.clear();
    if (m_found.empty())
        return settle();
    const size_t before = m_response->value.size();
    const auto work = [result = m_response->value, found = m_found, words = m_asked.insuranceName] {
        return withOthers(result, found, words);
    };
    constexpr size_t indexing = 10; // indexing takes this many times as long as a search, and has to precede it
    m_ranking.run(indexing * (before + m_found.size()), work, [this, before](PayorSearchResult all) {
        if (all.size() == before)
            m_foundWith.reset();
        else if (!m_foundWith)
            m_foundWith = FoundWith{};
        m_response->value = std::move(all);
        settle();
    });
}

void PayorLookup::searchElsewhere()
{
    if (m_others.empty())
        return tryFallbacks();
    const PayorQuery other = m_others.back();
    m_others.pop_back();
    if (isLocal() && other.clearinghouse.isEmpty() && other.providerPayorId.isEmpty()) {
        const PayorSetPtr all = readyIn(m_catalog.state())->value;
        const auto work = [all, words = other.insuranceName] { return PayorSearchResult(all, words, Shown::Similar); };
        return m_ranking.run(all->size(), work,
                             [this, other](const PayorSearchResult &result) { receiveOther(other, result.size()); });
    }
    ask(other, [this, other](const Found &outcome) {
        if (!outcome.ok())
            return finish(); // show what was found so far
        receiveOther(other, outcome.value().value.size());
    });
}

void PayorLookup::receiveOther(const PayorQuery &other, size_t found)
{
    if (found == 0)
        return searchElsewhere();
    m_suggestion = OtherPayorSearch{other, int(found)};
    settle();
}

void PayorLookup::settle()
{
    m_shownQuery = m_query;
    m_state = *std::exchange(m_response, std::nullopt);
    Q_EMIT stateChanged();
}

/// The newest searches are the likeliest to have found what is meant.
void PayorLookup::remember(const std::vector<Payor> &payors)
{
    constexpr size_t maxSeen = 300; // `nearest()` indexes them in the GUI thread, so more would block it
    for (const Payor &payor : std::span(payors).first(std::min(payors.size(), maxSeen))) {
        const QString key = keyOf(payor);
        if (m_seenKeys.contains(key))
            continue;
        m_seenKeys.insert(key);
        m_seen.push_back(payor);
    }
    const auto kept = m_seen.end() - std::ptrdiff_t(std::min(m_seen.size(), maxSeen));
    for (auto old = m_seen.begin(); old != kept; ++old)
        m_seenKeys.remove(keyOf(*old));
    m_seen.erase(m_seen.begin(), kept);
}

std::vector<Payor> PayorLookup::nearest(const QString &name) const
{
    constexpr size_t maxNearest = 3;
    std::vector<Payor> near;
    if (name.trimmed().isEmpty())
        return near;
    for (const PayorIndex::Match &match : PayorIndex(m_seen).rank(name)) {
        if (match.fit == PayorIndex::Fit::None || near.size() == maxNearest)
            break;
        near.push_back(m_seen[match.payor]);
    }
    return near;
}

void PayorLookup::drop()
{
    m_timer.stop();
    m_call.cancel();
    m_ranking.cancel();
    m_response.reset();
    m_narrowed.reset();
    m_query = {};
    m_shownQuery = {};
    m_asked = {};
    forgetFindings();
    m_seen.clear();
    m_seenKeys.clear();
    m_state = Idle{};
    Q_EMIT stateChanged();
}

void PayorLookup::cancel()
{
    const auto *all = readyIn(m_catalog.state());
    const bool isReloading = all && all->refreshing;
    const bool isAllHere = isLocal() && narrowing().isEmpty();
    if (m_catalog.isAwaited() || (isReloading && isAllHere))
        return m_catalog.cancel(); // searches then go to the service, or use the earlier list
    m_timer.stop();
    m_call.cancel();
    m_ranking.cancel();
    m_response.reset();
    m_state = isCurrent() ? afterCancel(std::move(m_state)) : Idle{};
    if (isReloading) { // the search would follow the list
        const QScopedValueRollback canceling(m_isCanceling, true);
        m_catalog.cancel();
    }
    Q_EMIT stateChanged();
}

} // namespace labdesk
