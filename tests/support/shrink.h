// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace labdesk::tests {

/// The steps of `kept` without those that a failure doesn't need: halves first, then smaller and smaller pieces.
inline std::vector<int> shrunkSteps(std::vector<int> kept, const std::function<bool(const std::vector<int> &)> &fails)
{
    for (std::size_t piece = std::max<std::size_t>(kept.size() / 2, 1); piece > 0; piece /= 2) {
        for (std::size_t at = 0; at < kept.size();) {
            std::vector<int> rest = kept;
            const auto begin = rest.begin() + std::ptrdiff_t(at);
            rest.erase(begin, begin + std::ptrdiff_t(std::min(piece, rest.size() - at)));
            if (fails(rest))
                kept = rest;
            else
                at += piece;
        }
    }
    return kept;
}

} // namespace labdesk::tests
