// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtEndian>

#include <compare>
#include <string>
#include <string_view>

namespace labdesk {

/// An ID in the usual form of a UUID, `8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2e`, in 16 bytes. Capital letters make no
/// difference (isSameId() in domain/ids.h). Both halves are 0 for any other text.
class Uuid
{
public:
    Uuid() = default;
    Uuid(quint64 high, quint64 low) : m_high(qToBigEndian(high)), m_low(qToBigEndian(low)) { }
    static Uuid of(std::string_view text);
    static Uuid of(std::string_view text, bool &hasUppercase); ///< also returns whether it had capital letters

    quint64 high() const { return qFromBigEndian(m_high); }
    quint64 low() const { return qFromBigEndian(m_low); }
    bool isUuid() const { return (m_high | m_low) != 0; }
    /// Whether the bits of `mask` are those of `bits`, which has no others.
    bool has(const Uuid &bits, const Uuid &mask) const
    {
        return (((m_high & mask.m_high) ^ bits.m_high) | ((m_low & mask.m_low) ^ bits.m_low)) == 0;
    }
    std::string text() const; ///< in lowercase
    friend bool operator==(const Uuid &, const Uuid &) = default;
    /// In the order of their texts.
    friend std::strong_ordering operator<=>(const Uuid &a, const Uuid &b)
    {
        return a.m_high != b.m_high ? a.high() <=> b.high() : a.low() <=> b.low();
    }

private:
    // Big-endian, so that the bytes have the order of the digits and many UUIDs can be searched at once.
    quint64 m_high = 0;
    quint64 m_low = 0;
};

} // namespace labdesk
