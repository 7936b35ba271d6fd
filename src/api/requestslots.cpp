// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/requestslots.h"

#include <utility>

namespace labdesk::api {

RequestSlots::RequestSlots(int places, ProxySettings proxySettings, QObject *parent)
    : QObject(parent), m_proxySettings(std::move(proxySettings)), m_free(places)
{
}

void RequestSlots::enter(QObject *waiter, std::function<void(Slot)> start)
{
    m_waiting.push_back({waiter, std::move(start)});
    admitNext();
}

void RequestSlots::admitNext()
{
    while (m_free > 0 && !m_waiting.empty()) {
        const Waiting next = std::move(m_waiting.front());
        m_waiting.pop_front();
        if (!next.receiver)
            continue;
        --m_free;
        const QPointer<RequestSlots> lane(this);
        next.start(Slot(this, [lane](void *) {
            if (lane)
                lane->giveBack();
        }));
        if (!lane)
            return; // a listener may have deleted the client
    }
}

void RequestSlots::giveBack()
{
    ++m_free;
    // Later, because the caller may be within its destructor.
    QMetaObject::invokeMethod(this, &RequestSlots::admitNext, Qt::QueuedConnection);
}

} // namespace labdesk::api
