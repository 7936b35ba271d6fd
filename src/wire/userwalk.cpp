// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/userwalk.h"

#include "domain/ids.h"

#include <cstring>

namespace labdesk::wire {

namespace {

/// From blank to tilde, eight bytes at a time: each id is looked at.
bool isPrintableAscii(std::string_view text)
{
    constexpr quint64 each = 0x0101'0101'0101'0101;
    constexpr quint64 highBits = 0x80 * each;
    quint64 odd = 0; // a high bit: not from 0x20 to 0x7e
    size_t at = 0;
    for (; at + 8 <= text.size(); at += 8) {
        quint64 bytes = 0;
        std::memcpy(&bytes, text.data() + at, 8);
        odd |= bytes | (bytes - ' ' * each) | (bytes + each);
    }
    bool isPrintable = (odd & highBits) == 0;
    for (; at < text.size(); ++at)
        isPrintable &= text[at] >= ' ' && text[at] <= '~';
    return isPrintable;
}

} // namespace

bool isUserId(std::string_view id)
{
    if (isPrintableAscii(id))
        return !id.empty() && id.size() <= 1024 && id != "." && id != "..";
    return UserId::parse(QString::fromUtf8(id.data(), qsizetype(id.size()))).has_value();
}

} // namespace labdesk::wire
