// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/uuidneedle.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace labdesk {

namespace {

constexpr size_t digitCount = 32;
constexpr std::string_view dashedForm = "________-____-____-____-____________";

/// The value of a text of 32 hexadecimal digits; other characters count as 0.
Uuid uuidOf(std::string_view digits)
{
    std::array<quint64, 2> halves{};
    for (size_t at = 0; at < digitCount; ++at) {
        const char c = digits[at];
        const int value = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : 0;
        halves[at / 16] = halves[at / 16] << 4 | quint64(value);
    }
    return {halves[0], halves[1]};
}

/// The digits of a UUID before the character `begin` of its usual form, if the dashes of a text that begins there are
/// those of the UUID. Otherwise, digitCount + 1.
size_t digitsBefore(std::string_view text, size_t begin)
{
    const std::string_view form = dashedForm.substr(begin, text.size());
    if (!std::ranges::equal(text, form, [](char c, char inForm) { return (c == '-') == (inForm == '-'); }))
        return digitCount + 1;
    return begin - size_t(std::ranges::count(dashedForm.substr(0, begin), '-'));
}

} // namespace

UuidNeedle::UuidNeedle(std::string_view lowercase, Match match)
{
    std::string digits(lowercase);
    std::erase(digits, '-');
    const bool hasDash = digits.size() < lowercase.size();
    const bool areDigits = digits.find_first_not_of("0123456789abcdef") == std::string::npos;
    const size_t length = hasDash ? dashedForm.size() : digitCount;
    if (!areDigits || lowercase.size() > length || (match == Match::Whole && lowercase.size() < length))
        return;
    m_digits = hasDash ? 0 : digits.size();
    for (size_t begin = 0; begin + lowercase.size() <= length; ++begin) {
        const size_t first = hasDash ? digitsBefore(lowercase, begin) : begin;
        if (first + digits.size() > digitCount)
            continue;
        std::string placed(digitCount, '0');
        std::string mask = placed;
        placed.replace(first, digits.size(), digits);
        mask.replace(first, digits.size(), digits.size(), 'f');
        m_places.push_back({uuidOf(placed), uuidOf(mask)});
    }
}

bool UuidNeedle::isIn(const Uuid &uuid) const
{
    return uuid.isUuid()
        && std::ranges::any_of(m_places, [&](const Place &place) { return uuid.has(place.digits, place.mask); });
}

#ifdef __SSE2__

/// Searches for digits at all places of a UUID at once. They begin in the higher half of a byte, as at the first place,
/// or in the lower half, as at the second one; that byte and the next one rule out nearly all places, and have all
/// digits if there are at most three.
class UuidNeedle::Scan
{
public:
    explicit Scan(const UuidNeedle &needle) : m_needle(needle)
    {
        for (size_t at = 0; at < needle.m_places.size(); ++at)
            m_allowed |= quint32(1) << (at / 2 + at % 2 * sizeof(Uuid));
        for (size_t half = 0; half < 2; ++half) {
            const Place &place = needle.m_places[std::min(half, needle.m_places.size() - 1)];
            for (size_t byte = 0; byte < 2; ++byte) {
                m_bits[half][byte] = _mm_set1_epi8(char(place.digits.high() >> (56 - 8 * byte)));
                m_masks[half][byte] = _mm_set1_epi8(char(place.mask.high() >> (56 - 8 * byte)));
            }
        }
    }

    /// Whether any of the UUIDs from `first` to before `end` may have the digits. One more must follow.
    bool mayBeIn(const Uuid *first, const Uuid *end) const
    {
        __m128i found = _mm_setzero_si128();
        for (const Uuid *uuid = first; uuid < end; ++uuid) {
            const char *begin = reinterpret_cast<const char *>(uuid);
            const __m128i bytes = load(begin), nextBytes = load(begin + 1);
            found = _mm_or_si128(found, _mm_or_si128(starts(0, bytes, nextBytes), starts(1, bytes, nextBytes)));
        }
        return _mm_movemask_epi8(found) != 0;
    }

    bool isIn(const Uuid &uuid) const
    {
        const __m128i bytes = load(reinterpret_cast<const char *>(&uuid));
        const __m128i nextBytes = _mm_srli_si128(bytes, 1);
        const auto bitsOf = [](__m128i found) { return quint32(_mm_movemask_epi8(found)); };
        quint32 found = bitsOf(starts(0, bytes, nextBytes)) | bitsOf(starts(1, bytes, nextBytes)) << sizeof(Uuid);
        found &= uuid.isUuid() ? m_allowed : 0;
        if (m_needle.m_digits <= 3)
            return found != 0;
        for (; found != 0; found &= found - 1) {
            const auto start = size_t(std::countr_zero(found));
            const Place &place = m_needle.m_places[start % sizeof(Uuid) * 2 + start / sizeof(Uuid)];
            if (uuid.has(place.digits, place.mask))
                return true;
        }
        return false;
    }

private:
    static __m128i load(const char *at) { return _mm_loadu_si128(reinterpret_cast<const __m128i *>(at)); }
    __m128i starts(size_t half, __m128i bytes, __m128i nextBytes) const
    {
        return _mm_and_si128(_mm_cmpeq_epi8(_mm_and_si128(bytes, m_masks[half][0]), m_bits[half][0]),
                             _mm_cmpeq_epi8(_mm_and_si128(nextBytes, m_masks[half][1]), m_bits[half][1]));
    }

    const UuidNeedle &m_needle;
    quint32 m_allowed = 0; ///< a bit for each place: those in the higher halves of bytes, then those in the lower ones
    __m128i m_bits[2][2];  ///< by half and byte
    __m128i m_masks[2][2];
};

#endif

void UuidNeedle::mark(const std::vector<Uuid> &uuids, std::vector<quint64> &bits) const
{
    if (m_places.empty())
        return;
    const auto markRows = [&](size_t begin, size_t end, const auto &needle) {
        for (size_t row = begin; row < end;) {
            quint64 word = 0;
            for (const size_t from = row / 64 * 64; row < std::min(end, from + 64); ++row)
                word |= quint64(needle.isIn(uuids[row])) << (row - from);
            bits[(row - 1) / 64] |= word;
        }
    };
#ifdef __SSE2__
    if (m_digits > 0) {
        constexpr size_t atOnce = 4;
        const Scan scan(*this);
        size_t row = 0;
        for (; m_digits > 2 && row + atOnce < uuids.size();
             row += atOnce) // most UUIDs have one or two digits somewhere
            if (scan.mayBeIn(&uuids[row], &uuids[row + atOnce]))
                markRows(row, row + atOnce, scan);
        return markRows(row, uuids.size(), scan);
    }
#endif
    markRows(0, uuids.size(), *this);
}

} // namespace labdesk
