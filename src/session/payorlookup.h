// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/payor.h"
#include "session/remote.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>
#include <optional>
#include <vector>

namespace labdesk {

/// A search that finds something where another found nothing.
struct OtherPayorSearch
{
    PayorQuery query;
    int found = 0;
};

/// Searches payors while a person types (operation 12): waits for a pause of 350 ms, asks from two characters on, cancels
/// what is out of date, so that a late answer never replaces a newer one. Services search letter by letter: where nothing is
/// found for several words, the longest of them is asked for once, because the typo is likely in another. Where that finds
/// nothing either, it is asked without the clearinghouse, and without the payor id, so that what is proposed is known to find
/// something.
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
    /// The word that the payors there are were found with, when nothing was found for all that was typed; else empty.
    const QString &foundWith() const { return m_foundWith; }
    /// After nothing was found: what finds something; nothing: it is not known.
    const std::optional<OtherPayorSearch> &instead() const { return m_instead; }
    /// Payors that other searches of this session found and that are written most like `name`, at most three.
    std::vector<Payor> nearest(const QString &name) const;
    /// What to ask with after nothing was found for `name`; empty: nothing better is known.
    static QString wordInstead(const QString &name);

    void setQuery(const PayorQuery &query); ///< asks after the pause
    void searchNow();                       ///< Enter, Retry
    void drop();                ///< what was found and asked, and what is under way
    void cancel();              ///< back to what was there before, unless that answered other words

Q_SIGNALS:
    void stateChanged();

private:
    using Payors = std::vector<Payor>;
    using Found = Outcome<api::Answer<Payors>, ApiError>;
    void ask(const PayorQuery &query, const QString &wordInstead);
    void receive(Found outcome, const PayorQuery &query, const QString &wordInstead);
    void lookElsewhere();
    void settle(const QString &foundWith);
    void remember(const Payors &payors);

    api::ApiClient &m_client;
    PayorQuery m_query;
    Remote<std::vector<Payor>> m_state;
    QString m_foundWith;
    std::optional<Ready<std::vector<Payor>>> m_answer; ///< which came, until it is known what else there is
    std::vector<PayorQuery> m_others;                  ///< still to be tried, the next one last
    std::optional<OtherPayorSearch> m_instead;
    std::vector<Payor> m_seen;  ///< in this session
    QSet<QString> m_seenKeys;   ///< code and name of each
    PayorQuery m_answered; ///< what the payors that are there were asked for with
    QTimer m_timer;
    api::Call m_call;
};

} // namespace labdesk
