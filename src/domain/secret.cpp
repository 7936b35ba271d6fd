// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/secret.h"

namespace labdesk {

Secret &Secret::operator=(const Secret &other)
{
    if (this != &other) {
        wipe();
        m_bytes = other.m_bytes;
    }
    return *this;
}

Secret &Secret::operator=(Secret &&other) noexcept
{
    if (this != &other) {
        wipe();
        m_bytes = other.m_bytes;
        other.wipe();
    }
    return *this;
}

std::optional<Secret> Secret::parse(QByteArrayView pasted)
{
    const QByteArrayView bytes = pasted.trimmed();
    if (bytes.isEmpty() || bytes.size() > 4096)
        return std::nullopt;
    for (const char c : bytes)
        if (c < 0x21 || c > 0x7e)
            return std::nullopt;
    return Secret(bytes);
}

void Secret::wipe() noexcept
{
    volatile char *p = m_bytes.data(); // volatile: a plain fill of memory about to be freed may be optimised away
    for (size_t i = 0; i < m_bytes.size(); ++i)
        p[i] = 0;
    m_bytes.clear();
}

} // namespace labdesk
