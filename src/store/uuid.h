// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>
#include <compare>
#include <string>
#include <string_view>

namespace labdesk {

/// An ID in the usual form of a UUID, `8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2e`, in 16 bytes. Capital letters make no
/// difference (isSameId() in domain/ids.h). Both halves are 0 for any other text.
struct Uuid
{
    quint64 high = 0;
    quint64 low = 0;

    using Digits = std::array<char, 32>;
    static Uuid of(std::string_view text);
    /// Also returns the digits without dashes in lowercase, if it is a UUID, and whether it had capital letters.
    static Uuid of(std::string_view text, Digits &digits, bool &hasUppercase);
    bool isUuid() const { return (high | low) != 0; }
    std::string text() const;                                      ///< in lowercase
    friend auto operator<=>(const Uuid &, const Uuid &) = default; ///< in the order of their texts
};

} // namespace labdesk
