// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/payor.h"
#include "domain/remote.h"
#include "store/payorphrases.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>
#include <deque>
#include <optional>
#include <vector>

namespace labdesk {

/// A search that finds something where another found nothing.
struct OtherPayorSearch
{
    PayorQuery query;
    int found = 0;
};

/// Searches payors while a person types (operation 12): waits for a pause of 350 ms, asks from two characters on,
/// cancels what is out of date, so that a late answer never replaces a newer one. Services search letter by letter. So
/// where nobody that is found fits the words, it asks again with the words that tell one payor from another
/// (payorTries()), until somebody fits; of what that finds it keeps who has such a word in the name. Where nobody is
/// found at all, it is asked without the clearinghouse, and without the payor id, so that what is proposed is known to
/// find something.
class PayorLookup : public QObject
{
    Q_OBJECT

public:
    explicit PayorLookup(api::ApiClient &client, QObject *parent = nullptr);

    void setPause(std::chrono::milliseconds pause) { m_timer.setInterval(pause); }

    const PayorQuery &query() const { return m_query; }
    /// Whether the query is long enough to ask with: two characters of a name, or a payor id.
    static bool isAskable(const PayorQuery &query);
    const Remote<std::vector<Payor>> &state() const { return m_state; }
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
    static constexpr int mostRequests = 8;

    void setQuery(const PayorQuery &query); ///< asks after the pause
    void searchNow();                       ///< Enter, Retry
    void drop();                            ///< what was found and asked, and what is under way
    void cancel();                          ///< back to what was there before, unless that answered other words

Q_SIGNALS:
    void stateChanged();

private:
    using Payors = std::vector<Payor>;
    using Found = Outcome<api::Answer<Payors>, ApiError>;
    void receive(Found outcome);
    void tryOtherWords();
    void receiveTry(Found outcome, const PayorTry &tried);
    void finish();
    void lookElsewhere();
    void settle();
    bool anyFits(const Payors &payors) const;
    void remember(const Payors &payors);

    api::ApiClient &m_client;
    PayorQuery m_query;
    Remote<std::vector<Payor>> m_state;
    PayorQuery m_asked; ///< as it was sent
    std::optional<Instead> m_foundWith;
    std::optional<Ready<std::vector<Payor>>> m_answer; ///< which came, until it is known what else there is
    std::deque<PayorTry> m_tries;                      ///< still to be asked for
    int m_requests = 0;                                ///< for this search, but for those of m_others
    QSet<QString> m_rightWords;                        ///< which found somebody, so that they are not misspelt
    Payors m_found;                                    ///< by other words
    std::vector<PayorQuery> m_others;                  ///< still to be tried, the next one last
    std::optional<OtherPayorSearch> m_instead;
    std::vector<Payor> m_seen; ///< in this session
    QSet<QString> m_seenKeys;  ///< code and name of each
    PayorQuery m_answered;     ///< what the payors that are there were asked for with
    QTimer m_timer;
    api::Call m_call;
};

} // namespace labdesk
