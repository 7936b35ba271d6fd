// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/passphrase.h"

#include "domain/inthread.h"

#include <array>
#include <sodium.h>

namespace labdesk {

namespace {

/// Calls `use` with the bytes, which are overwritten afterwards, and returns its result.
template <class Use> auto callWithBytes(const Secret &passphrase, Use use)
{
    QByteArray bytes = passphrase.reveal();
    const auto result = use(bytes.constData(), static_cast<unsigned long long>(bytes.size()));
    sodium_memzero(bytes.data(), size_t(bytes.size()));
    return result;
}

} // namespace

void hashPassphrase(const Secret &passphrase, QObject *context, std::function<void(QByteArray)> done)
{
    const auto hash = [passphrase]() -> QByteArray {
        std::array<char, crypto_pwhash_STRBYTES> text = {};
        const bool made
            = sodium_init() >= 0 && callWithBytes(passphrase, [&text](const char *bytes, unsigned long long size) {
                  return crypto_pwhash_str(text.data(), bytes, size, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                           crypto_pwhash_MEMLIMIT_INTERACTIVE)
                      == 0;
              });
        return made ? QByteArray(text.data()) : QByteArray();
    };
    inThread(hash, context, std::move(done));
}

void checkPassphrase(const Secret &passphrase, const QByteArray &hash, QObject *context, std::function<void(bool)> done)
{
    const auto check = [passphrase, hash]() -> bool {
        return sodium_init() >= 0 && callWithBytes(passphrase, [&hash](const char *bytes, unsigned long long size) {
                   return crypto_pwhash_str_verify(hash.constData(), bytes, size) == 0;
               });
    };
    inThread(check, context, std::move(done));
}

} // namespace labdesk
