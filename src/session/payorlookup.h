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

/// Searches payors while a person types (operation 12). Where the service lists all its payors (PayorCatalog), words
/// are looked for here, at once and without a request; a clearinghouse or a payor id, which payors don't name, is asked
/// for without the words, after a pause of 350 ms.
///
/// Else each search asks the service: after the pause; what is out of date is canceled, so that a late answer never
/// replaces a newer one. Services search letter by letter. So where nobody that is found fits the words, it asks again
/// with the words that tell one payor from another (payorFallbacks()), until somebody fits; of what that finds it keeps
/// who has such a word in the name.
///
/// Where nobody is found at all, it looks without the clearinghouse, and without the payor id, so that what is proposed
/// is known to find something.
class PayorLookup : public QObject
{
    Q_OBJECT

public:
    PayorLookup(api::ApiClient &client, PayorCatalog &catalog, QObject *parent = nullptr);

    void setPause(std::chrono::milliseconds pause) { m_timer.setInterval(pause); }

    const PayorQuery &query() const { return m_query; }
    bool isLocal() const { return m_catalog.isComplete(); } ///< words are looked for here
    /// Whether there is anything to ask for.
    static bool isAskable(const PayorQuery &query);
    const Remote<PayorSearchResult> &state() const { return m_state; }
    bool isAnswered() const { return m_answered == m_query; } ///< else what is there is for an earlier search
    /// After nothing was found for all that was typed: how the payors there are were found instead.
    struct Instead
    {
        QString words; ///< empty: by parts of misspelt words
    };
    const std::optional<Instead> &foundWith() const { return m_foundWith; }
    /// After nothing was found: what finds something; nothing: it is not known.
    const std::optional<OtherPayorSearch> &instead() const { return m_instead; }
    /// Payors that other searches of this session found and that are written most like `name`, at most three.
    std::vector<Payor> nearest(const QString &name) const;
    /// For the words of one search; what is proposed after nothing was found takes two more at most.
    static constexpr int maxRequests = 8;

    void setQuery(const PayorQuery &query); ///< here at once; asks after the pause
    void searchNow();                       ///< Enter
    void drop();                            ///< what was found and asked, and what is under way
    void cancel();                          ///< back to what was there before, unless that answered other words

Q_SIGNALS:
    void stateChanged();

private:
    using Found = Outcome<api::Response<PayorSearchResult>, ApiError>;
    void takeCatalog();
    void begin();
    void look(const Ready<PayorSetPtr> &among);
    void ask(const PayorQuery &query, std::function<void(Found)> done);
    void receive(Found outcome);
    void receiveNarrowed(Ready<PayorSearchResult> answer);
    void tryFallbacks();
    void receiveFallback(Found outcome, const PayorFallback &tried);
    void finish();
    void searchElsewhere();
    void receiveOther(const PayorQuery &other, size_t found);
    void forgetAnswer();
    void settle();
    void remember(const std::vector<Payor> &payors);
    PayorQuery narrowing() const;

    api::ApiClient &m_client;
    PayorCatalog &m_catalog;
    PayorQuery m_query;
    Remote<PayorSearchResult> m_state;
    PayorQuery m_asked; ///< as it was sent, with the words that are looked for here
    std::optional<Instead> m_foundWith;
    std::optional<Ready<PayorSearchResult>> m_answer; ///< which came, until it is known what else there is
    std::optional<Ready<PayorSetPtr>> m_narrowed;     ///< of a clearinghouse, or of an id there
    PayorQuery m_narrowedBy;                          ///< which those are
    std::deque<PayorFallback> m_fallbacks;            ///< still to be asked for
    int m_requests = 0;                               ///< for this search, but for those of m_others
    QSet<QString> m_rightWords;                       ///< which found a payor, so they aren't misspelled
    std::vector<Payor> m_found;                       ///< by other words
    std::vector<PayorQuery> m_others;                 ///< still to be tried, the next one last
    std::optional<OtherPayorSearch> m_instead;
    std::vector<Payor> m_seen; ///< in this session
    QSet<QString> m_seenKeys;  ///< code and name of each
    PayorQuery m_answered;     ///< what the payors that are there were asked for with
    QTimer m_timer;
    api::Call m_call;
    PayorRanking m_ranking;
};

} // namespace labdesk
