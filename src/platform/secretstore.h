// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>

namespace labdesk {

/// Stores API keys and other secrets. All functions are asynchronous: `done` is never called from inside the call, and
/// not at all if `context` is destroyed first.
class SecretStore : public QObject
{
    Q_OBJECT

public:
    /// Where a secret is stored after a write.
    enum class Location {
        InKeyring,
        ThisSessionOnly, ///< as requested, or because no keyring works: in memory, lost when the program ends
    };
    using QObject::QObject;

    /// The secret is empty if there is none; a missing secret and a locked keyring look alike.
    virtual void read(const QString &name, QObject *context, std::function<void(Secret)> done) = 0;
    virtual void write(const QString &name, const Secret &secret, bool thisSessionOnly, QObject *context,
                       std::function<void(Location)> done)
        = 0;
    /// Removes a secret from memory and the keyring. `removed` is true only if the keyring works and no longer
    /// returns the secret.
    virtual void remove(const QString &name, QObject *context = nullptr, std::function<void(bool removed)> done = {})
        = 0;
    virtual void forgetSessionOnly() = 0; ///< overwrites and removes secrets that are only in memory
    /// Whether there is a keyring that could store a secret. Doesn't access it, to avoid a prompt for its passphrase
    /// before there is something to store. Whether it works is known after the first write.
    virtual void checkKeyring(QObject *context, std::function<void(bool)> done) = 0;
};

/// The system's keyring through QtKeychain, never in plain text. Each step is abandoned after `limit`.
std::unique_ptr<SecretStore> makeKeyringStore(std::chrono::milliseconds limit = std::chrono::seconds(5));

/// In memory only, for tests and for computers without a keyring.
std::unique_ptr<SecretStore> makeMemoryStore();

} // namespace labdesk
