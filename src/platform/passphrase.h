// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"

#include <QByteArray>
#include <QObject>

#include <functional>

namespace labdesk {

// A passphrase is stored as its libsodium hash (Argon2id, crypto_pwhash_str). Both functions deliberately take some
// tenths of a second and 64 MiB, in a worker thread. `done` is called later, unless `context` is destroyed first.

/// The hash is empty if there wasn't enough memory.
void hashPassphrase(const Secret &passphrase, QObject *context, std::function<void(QByteArray)> done);
void checkPassphrase(const Secret &passphrase, const QByteArray &hash, QObject *context,
                     std::function<void(bool)> done);

} // namespace labdesk
