// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/remote.h"
#include "store/payorset.h"

#include <QObject>

namespace labdesk {

/// All payors of the service: operation 12 without any parameter, which the contract makes all optional (4.4). Asked
/// for once in a session, when somebody first needs it. At most 100,000 payors within what api takes for one answer;
/// decoded and indexed in a worker thread. The contract says nothing of a limit: where the number looks like one, two
/// searches, for words that stand in many names, show whether there are others.
class PayorCatalog : public QObject
{
    Q_OBJECT

public:
    explicit PayorCatalog(api::ApiClient &client, QObject *parent = nullptr);

    const Remote<PayorSetPtr> &state() const { return m_state; }
    bool isAwaited() const { return std::holds_alternative<Loading>(m_state); }
    bool isComplete() const;                     ///< there is a list, and it has all: searches need no request
    bool isCapped() const { return m_isCapped; } ///< there is a list, and the service knows others
    bool wasCanceled() const { return m_wasCanceled; }
    const Payor *withCode(const QString &code) const; ///< null: not known, or no list is there

    void ensureLoaded(); ///< asks, unless it was asked for in this session
    void reload();       ///< asks again
    void drop();         ///< as if nobody had ever asked
    void cancel();

Q_SIGNALS:
    void stateChanged();

private:
    using Answered = Outcome<api::Response<PayorSetPtr>, ApiError>;
    void receive(Answered outcome);
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
