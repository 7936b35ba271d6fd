// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/payorset.h"

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace labdesk {

/// Ranks payors in a worker thread if there are many. Only the newest search counts: however fast a person types, one
/// search runs and one waits, and an older waiting one is dropped.
class PayorRanking : public QObject
{
    Q_OBJECT

public:
    using Work = std::function<PayorSearchResult()>;
    using Done = std::function<void(PayorSearchResult)>;

    /// Up to this many payors are searched synchronously; it takes about a millisecond, and nothing flickers.
    static constexpr size_t maxSynchronous = 1'000;

    explicit PayorRanking(QObject *parent = nullptr);
    ~PayorRanking() override; ///< waits for the search that still runs

    void run(size_t payors, Work work, Done done); ///< calls `done` in this thread, or never if a newer search came
    void cancel();

private:
    quint64 m_newest = 0; ///< the number of the newest search; also counts cancellations
    QThreadPool m_pool;
};

} // namespace labdesk
