// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/payor.h"
#include "domain/remote.h"
#include "session/payorcatalog.h"
#include "session/payorranking.h"
#include "store/payorphrases.h"
#include "store/payorset.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <vector>

namespace labdesk {

/// A search that finds something where another found nothing.
struct OtherPayorSearch
{
    PayorQuery query;
    int found = 0;
};

/// Searches payors while a person types (operation 12). If the service lists all its payors (PayorCatalog), words are
/// searched locally, at once and without a request. A clearinghouse or a payor ID, which the list doesn't contain, is
/// requested without the words, after a pause of 350 ms.
///
/// Otherwise each search is requested after the pause; an outdated request is canceled, so that a late response never
/// replaces a newer one. Services search letter by letter. So if no payor that was found fits the words, it searches
/// again with the distinctive words (payorFallbacks()) until one fits, and keeps those of the results whose names
/// contain such a word.
///
/// If nothing is found at all, it searches without the clearinghouse and without the payor ID, so that what it proposes
/// is known to find something.
class PayorLookup : public QObject
{
    Q_OBJECT

public:
    PayorLookup(api::ApiClient &client, PayorCatalog &catalog, QObject *parent = nullptr);

    void setPause(std::chrono::milliseconds pause) { m_timer.setInterval(pause); }

    const PayorQuery &query() const { return m_query; }
    bool isLocal() const { return m_catalog.isComplete(); } ///< words are searched locally
    /// Whether a query has anything to search for.
    static bool isAskable(const PayorQuery &query);
    const Remote<PayorSearchResult> &state() const { return m_state; }
    bool isCurrent() const { return m_shownQuery == m_query; } ///< otherwise state() is of an earlier search
    /// If nothing matched the whole input: how the payors in state() were found instead.
    struct FoundWith
    {
        QString words; ///< empty: parts of misspelled words
    };
    const std::optional<FoundWith> &foundWith() const { return m_foundWith; }
    /// After a search without results: a search that finds something. Nothing: none is known.
    const std::optional<OtherPayorSearch> &suggestion() const { return m_suggestion; }
    /// Up to three payors that other searches of this session found and whose names are most similar to `name`.
    std::vector<Payor> nearest(const QString &name) const;
    /// The maximum number of requests for the words of one search; finding a proposal takes two more at most.
    static constexpr int maxRequests = 8;

    void setQuery(const PayorQuery &query); ///< searches locally at once, or requests after the pause
    void searchNow();                       ///< when Enter is pressed
    void drop();                            ///< drops results, queries, and running requests
    void cancel();                          ///< back to the earlier results, unless they were for other words

Q_SIGNALS:
    void stateChanged();

private:
    using Found = Outcome<api::Response<PayorSearchResult>, ApiError>;
    void takeCatalog();
    void begin();
    void searchLocally(const Ready<PayorSetPtr> &among);
    void ask(const PayorQuery &query, std::function<void(Found)> done);
    void receive(Found outcome);
    void receiveNarrowed(Ready<PayorSearchResult> response);
    void tryFallbacks();
    void receiveFallback(Found outcome, const PayorFallback &tried);
    void finish();
    void searchElsewhere();
    void receiveOther(const PayorQuery &other, size_t found);
    void forgetFindings();
    void settle();
    void remember(const std::vector<Payor> &payors);
    PayorQuery narrowing() const;

    api::ApiClient &m_client;
    PayorCatalog &m_catalog;
    PayorQuery m_query;
    Remote<PayorSearchResult> m_state;
    PayorQuery m_asked; ///< as it was sent, plus the words that are searched locally
    std::optional<FoundWith> m_foundWith;
    std::optional<Ready<PayorSearchResult>> m_response; ///< the result, while other searches still run
    std::optional<Ready<PayorSetPtr>> m_narrowed;       ///< the payors of a clearinghouse or payor ID
    PayorQuery m_narrowedBy;                            ///< that clearinghouse and payor ID
    std::deque<PayorFallback> m_fallbacks;              ///< not yet requested
    int m_requests = 0;                                 ///< for this search, without those of m_others
    QSet<QString> m_matchedWords;                       ///< they found a payor, so they aren't misspelled
    std::vector<Payor> m_found;                         ///< payors found with other words
    std::vector<PayorQuery> m_others;                   ///< still to be tried, the next one last
    std::optional<OtherPayorSearch> m_suggestion;
    std::vector<Payor> m_seen;  ///< in this session
    QSet<QString> m_seenKeys;   ///< code and name of each
    PayorQuery m_shownQuery;    ///< the query of the payors in m_state
    bool m_isCanceling = false; ///< the reload of the list is being canceled
    QTimer m_timer;
    api::Call m_call;
    PayorRanking m_ranking;
};

} // namespace labdesk
