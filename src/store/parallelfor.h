// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace labdesk {

/// Runs `work` in the calling thread and, at the same time, in up to `helpers` others; returns when all have ended. The
/// work divides itself, for example by taking the next number from an atomic. Helpers that find nobody idle do not run
/// at all.
void runInParallel(unsigned helpers, const std::function<void()> &work);

/// How many helpers make sense on this computer: none on one with a single core, at most 3.
unsigned mostThreads();

} // namespace labdesk
