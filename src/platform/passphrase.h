// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"

#include <QByteArray>
#include <QObject>

#include <functional>

namespace labdesk {

// A passphrase is kept as the hash that libsodium makes of it (Argon2id, crypto_pwhash_str). Both take some tenths of a
// second and 64 MiB on purpose, in a worker thread; the answer comes later, and not at all when `context` is gone.

/// Empty when there was no memory for it.
void hashPassphrase(const Secret &passphrase, QObject *context, std::function<void(QByteArray)> done);
void checkPassphrase(const Secret &passphrase, const QByteArray &hash, QObject *context,
                     std::function<void(bool)> done);

} // namespace labdesk
