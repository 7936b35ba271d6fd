// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/payorranking.h"

#include <utility>

namespace labdesk {

PayorRanking::PayorRanking(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

PayorRanking::~PayorRanking()
{
    cancel();
    m_pool.waitForDone();
}

void PayorRanking::run(size_t payors, Work work, Done done)
{
    cancel();
    if (payors <= maxSynchronous)
        return done(work());
    m_pool.start([this, search = m_newest, work = std::move(work), done = std::move(done)] {
        QMetaObject::invokeMethod(
            this,
            [this, search, done, result = work()]() mutable {
                if (search == m_newest)
                    done(std::move(result));
            },
            Qt::QueuedConnection);
    });
}

void PayorRanking::cancel()
{
    m_pool.clear();
    ++m_newest;
}

} // namespace labdesk
