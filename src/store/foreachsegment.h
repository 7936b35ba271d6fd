// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userfilter.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <utility>

namespace labdesk {

/// Runs `work` in the calling thread and, at the same time, in up to `helpers` other threads; returns when all have
/// ended. The work divides itself, for example by taking the next number from an atomic. A helper doesn't run if no
/// thread is idle.
void runInParallel(unsigned helpers, const std::function<void()> &work);

/// How many helpers make sense on this computer: none on one with a single core, at most 3.
unsigned maxHelperThreads();

constexpr UserRow minRowsForHelper = 50'000;

/// Calls work(number) for each number from `first` to below `end`, in several threads if `rows` are worth it. Each
/// thread has its own work, which make() returns even if there are no numbers; it is destroyed before this returns.
/// Returns false if it was canceled.
template <class Make> bool forEachNumber(size_t first, size_t end, size_t rows, const CancelFlag *canceled, Make make)
{
    std::atomic<size_t> next = first;
    std::atomic<bool> isComplete = true;
    const size_t helpers
        = std::min({size_t(maxHelperThreads()), rows / minRowsForHelper, first < end ? end - first - 1 : 0});
    runInParallel(unsigned(helpers), [&] {
        auto work = make();
        for (size_t number = next++; number < end; number = next++) {
            if (canceled && *canceled) {
                isComplete = false;
                return;
            }
            work(number);
        }
    });
    return isComplete;
}

/// The same for the number of each segment from `first` on.
template <class Make>
bool forEachSegment(const UserSnapshot &users, size_t first, const CancelFlag *canceled, Make make)
{
    return forEachNumber(first, users.segments().size(), users.size() - users.begin(first), canceled, std::move(make));
}

} // namespace labdesk
