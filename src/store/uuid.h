// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>
#include <compare>
#include <string>
#include <string_view>

namespace labdesk {

/// An id in the usual form of a UUID, `8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2e`, in 16 bytes; with capitals it is the same
/// id (isSameId() in domain/ids.h). Both halves are 0 for every other text.
struct Uuid
{
    quint64 high = 0;
    quint64 low = 0;

    using Digits = std::array<char, 32>;
    static Uuid of(std::string_view text);
    /// And the text without its dashes in small letters, when it is one, and whether it had capitals.
    static Uuid of(std::string_view text, Digits &digits, bool &hasCapitals);
    bool isUuid() const { return (high | low) != 0; }
    std::string text() const;                                      ///< in small letters
    friend auto operator<=>(const Uuid &, const Uuid &) = default; ///< as their texts compare
};

} // namespace labdesk
