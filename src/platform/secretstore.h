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

/// Where keys are kept. Every answer comes later, never from inside the call, and not at all when `context` is gone.
class SecretStore : public QObject
{
    Q_OBJECT

public:
    /// Where a secret is after a write.
    enum class Location {
        InKeyring,
        ThisSessionOnly, ///< asked for, or there is no keyring that works: it is in memory and goes with the program
    };
    using QObject::QObject;

    /// Empty when there is none; an absent secret and a locked keyring look alike.
    virtual void read(const QString &name, QObject *context, std::function<void(Secret)> done) = 0;
    virtual void write(const QString &name, const Secret &secret, bool thisSessionOnly, QObject *context,
                       std::function<void(Location)> done)
        = 0;
    /// Out of memory and out of the keyring. `forgotten` is true only when the keyring works and, asked for the secret
    /// afterwards, has none.
    virtual void remove(const QString &name, QObject *context = nullptr, std::function<void(bool forgotten)> done = {})
        = 0;
    virtual void forgetSessionOnly() = 0; ///< what is in memory only is overwritten and gone
    /// Whether there is a keyring that could store a secret. Doesn't access it, so that no passphrase is asked for
    /// before there is something to store; whether it works shows with the first write.
    virtual void lookForKeyring(QObject *context, std::function<void(bool)> done) = 0;
};

/// The system's keyring through QtKeychain, never in plain text; each step is given up after `limit`.
std::unique_ptr<SecretStore> makeKeyringStore(std::chrono::milliseconds limit = std::chrono::seconds(5));

/// Memory only: for tests and for machines without a keyring.
std::unique_ptr<SecretStore> makeMemoryStore();

} // namespace labdesk
