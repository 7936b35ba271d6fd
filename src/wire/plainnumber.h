// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string_view>

namespace labdesk::wire {

/// Whether a token is a JSON number that every parser reads alike: not too long, without an exponent.
inline bool isPlainNumber(std::string_view token)
{
    constexpr size_t maxDigits = 15;
    const auto takeDigits = [&token] {
        const size_t digits = std::min(token.find_first_not_of("0123456789"), token.size());
        token.remove_prefix(digits);
        return digits;
    };
    if (token.starts_with('-'))
        token.remove_prefix(1);
    const bool hasLeadingZero = token.starts_with('0');
    const size_t wholeDigits = takeDigits();
    if (wholeDigits == 0 || wholeDigits > maxDigits || (hasLeadingZero && wholeDigits > 1))
        return false;
    if (token.empty())
        return true;
    if (!token.starts_with('.'))
        return false;
    token.remove_prefix(1);
    const size_t fractionDigits = takeDigits();
    return fractionDigits > 0 && fractionDigits <= maxDigits && token.empty();
}

} // namespace labdesk::wire
