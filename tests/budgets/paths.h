// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace labdesk::tests {

/// Something that is done often, whose instructions are counted.
struct HotPath
{
    const char *name; ///< as in budgets.txt
    /// Makes what is needed, and returns the work that counts. The work is done twice: what the first call prepares,
    /// such as caches, isn't counted.
    std::function<std::function<void()>()> prepare;
};

std::vector<HotPath> consolePaths();
std::vector<HotPath> servicePaths();

} // namespace labdesk::tests
