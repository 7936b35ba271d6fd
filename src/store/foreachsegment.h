// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userfilter.h"

#include <algorithm>
#include <atomic>
#include <functional>

namespace labdesk {

/// Runs `work` in the calling thread and, at the same time, in up to `helpers` other threads; returns when all have
/// ended. The work divides itself, for example by taking the next number from an atomic. A helper doesn't run if no
/// thread is idle.
void runInParallel(unsigned helpers, const std::function<void()> &work);

/// How many helpers make sense on this computer: none on one with a single core, at most 3.
unsigned maxHelperThreads();

constexpr UserRow minRowsForHelper = 50'000;

/// Calls work(segment number) for each segment from `first` on, in several threads if that is faster. Each thread has
/// its own work, which make() returns; it is destroyed before this returns. Returns false if it was canceled.
template <class Make>
bool forEachSegment(const UserSnapshot &users, size_t first, const CancelFlag *canceled, Make make)
{
    std::atomic<size_t> next = first;
    std::atomic<bool> isComplete = true;
    runInParallel(std::min(maxHelperThreads(), (users.size() - users.begin(first)) / minRowsForHelper), [&] {
        auto work = make();
        for (size_t segment = next++; segment < users.segments().size(); segment = next++) {
            if (canceled && *canceled) {
                isComplete = false;
                return;
            }
            work(segment);
        }
    });
    return isComplete;
}

} // namespace labdesk
