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

/// An access manager, and how many requests may be on the wire at once. The others wait here, so that their deadlines
/// begin when they are sent.
class RequestSlots : public QObject
{
    Q_OBJECT

public:
    explicit RequestSlots(int places, Passage passage = {}, QObject *parent = nullptr);

    /// A place on the wire; given back when the last copy goes.
    using Place = std::shared_ptr<void>;

    /// Hands a place to `start` as soon as there is one, in the order of asking, unless `waiter` is gone by then. May
    /// do so at once.
    void enter(QObject *waiter, std::function<void(Place)> start);

    /// For the next request, which keeps it.
    std::shared_ptr<ServiceNetwork> network() { return m_network; }
    void renew()
    {
        m_network = std::make_shared<ServiceNetwork>(m_passage);
    } ///< the old one goes with the last request on it

private:
    void admitNext();
    void giveBack();

    struct Waiting
    {
        QPointer<QObject> who;
        std::function<void(Place)> start;
    };

    Passage m_passage;
    std::shared_ptr<ServiceNetwork> m_network = std::make_shared<ServiceNetwork>(m_passage);
    std::deque<Waiting> m_waiting;
    int m_free;
};

} // namespace labdesk::api
