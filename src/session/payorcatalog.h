// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/remote.h"
#include "store/payorset.h"

#include <QObject>

namespace labdesk {

/// All payors of the service: operation 12 without any parameter, which the contract makes optional (4.4). Requested
/// once in a session, when first needed. At most 100,000 payors within the size that api accepts; decoded and indexed
/// in a worker thread. The contract doesn't mention a limit. If the number of payors looks like one, two searches for
/// common words show whether there are more.
class PayorCatalog : public QObject
{
    Q_OBJECT

public:
    explicit PayorCatalog(api::ApiClient &client, QObject *parent = nullptr);

    const Remote<PayorSetPtr> &state() const { return m_state; }
    bool isAwaited() const { return std::holds_alternative<Loading>(m_state); }
    bool isComplete() const; ///< the list is loaded and complete, so searches need no request
    bool isWhole() const;    ///< nothing is missing: every entry could be read, and no reload has failed since
    bool isCapped() const { return m_isCapped; } ///< the list is loaded, but the service has more payors
    bool wasCanceled() const { return m_wasCanceled; }
    const Payor *withCode(const QString &code) const; ///< null: unknown, or no list is loaded

    void ensureLoaded(); ///< requests the list, unless that was done in this session
    void reload();       ///< requests it again
    void drop();         ///< back to the state before the first request
    void cancel();

Q_SIGNALS:
    void stateChanged();

private:
    using FetchOutcome = Outcome<api::Response<PayorSetPtr>, ApiError>;
    void receive(FetchOutcome outcome);
    void probeForMore(Ready<PayorSetPtr> ready, size_t word);
    void settle(Ready<PayorSetPtr> ready, bool isCapped);

    api::ApiClient &m_client;
    Remote<PayorSetPtr> m_state;
    bool m_wasNeeded = false;
    bool m_wasCanceled = false;
    bool m_isCapped = false;
    api::Call m_call;
};

} // namespace labdesk
