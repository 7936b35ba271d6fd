// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/secret.h"

#include <QtGlobal>

#include <cstring>
#include <sodium.h>

namespace labdesk {

namespace {

/// Locked as far as the limits of the process allow (RLIMIT_MEMLOCK, the working set), between guard pages.
std::shared_ptr<const char> lockedCopy(QByteArrayView bytes)
{
    static const bool isReady = sodium_init() >= 0;
    auto *memory = isReady ? static_cast<char *>(sodium_malloc(size_t(bytes.size()))) : nullptr;
    Q_CHECK_PTR(memory);
    std::memcpy(memory, bytes.data(), size_t(bytes.size()));
    return {memory, [](char *freed) { sodium_free(freed); }}; // sodium_free() overwrites it
}

} // namespace

Secret::Secret(QByteArrayView bytes) : m_bytes(bytes.isEmpty() ? nullptr : lockedCopy(bytes)), m_size(bytes.size()) { }

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

} // namespace labdesk
