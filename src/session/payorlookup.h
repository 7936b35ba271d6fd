// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/payor.h"
#include "session/remote.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <vector>

namespace labdesk {

/// Searches payors while a person types (operation 12): waits for a pause of 350 ms, asks from two characters on, cancels
/// what is out of date, so that a late answer never replaces a newer one. Services search letter by letter: where nothing is
/// found for several words, the longest of them is asked for once, because the typo is likely in another.
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
    /// What to ask with after nothing was found for `name`; empty: nothing better is known.
    static QString wordInstead(const QString &name);

    void setQuery(const PayorQuery &query); ///< asks after the pause
    void searchNow();                       ///< Enter, Retry
    void cancel();              ///< back to what was there before, unless that answered other words

Q_SIGNALS:
    void stateChanged();

private:
    void ask(const PayorQuery &query, const QString &wordInstead);

    api::ApiClient &m_client;
    PayorQuery m_query;
    Remote<std::vector<Payor>> m_state;
    QString m_foundWith;
    PayorQuery m_answered; ///< what the payors that are there were asked for with
    QTimer m_timer;
    api::Call m_call;
};

} // namespace labdesk
