// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/servicenetwork.h"

#include <QObject>
#include <QPointer>

#include <deque>
#include <functional>
#include <memory>

namespace labdesk::api {

/// Limits how many requests run at once on one access manager. The others queue here, so that their deadlines
/// start when they are sent.
class RequestSlots : public QObject
{
    Q_OBJECT

public:
    explicit RequestSlots(int places, ProxySettings proxySettings = {}, QObject *parent = nullptr);

    /// Released when the last copy is destroyed.
    using Slot = std::shared_ptr<void>;

    /// Calls `start` with a slot as soon as one is free, first come first served, unless `waiter` is destroyed by
    /// then. May call it at once.
    void enter(QObject *waiter, std::function<void(Slot)> start);

    /// The network for the next request, which keeps it alive.
    std::shared_ptr<ServiceNetwork> network() { return m_network; }
    /// The old one is destroyed with the last request that uses it.
    void renew() { m_network = std::make_shared<ServiceNetwork>(m_proxySettings); }

private:
    void admitNext();
    void giveBack();

    struct Waiting
    {
        QPointer<QObject> receiver;
        std::function<void(Slot)> start;
    };

    ProxySettings m_proxySettings;
    std::shared_ptr<ServiceNetwork> m_network = std::make_shared<ServiceNetwork>(m_proxySettings);
    std::deque<Waiting> m_waiting;
    int m_free;
};

} // namespace labdesk::api
