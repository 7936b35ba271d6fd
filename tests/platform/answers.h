// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/secretstore.h"

#include <QTest>

#include <optional>

namespace labdesk::tests {

/// What came back from a store, for tests that wait for it.
struct Answers
{
    QObject context;
    std::optional<QByteArray> secret;
    std::optional<SecretStore::Location> kept;
    std::optional<bool> isThere;
    std::optional<bool> forgotten;

    void read(SecretStore &store, const QString &name)
    {
        secret.reset();
        store.read(name, &context, [this](const Secret &found) { secret = found.reveal(); });
    }
    void write(SecretStore &store, const QString &name, const QByteArray &value, bool thisSessionOnly = false)
    {
        kept.reset();
        store.write(name, Secret(value), thisSessionOnly, &context,
                    [this](SecretStore::Location where) { kept = where; });
    }
    void forget(SecretStore &store, const QString &name)
    {
        forgotten.reset();
        store.remove(name, &context, [this](bool gone) { forgotten = gone; });
    }
    void look(SecretStore &store)
    {
        isThere.reset();
        store.checkKeyring(&context, [this](bool found) { isThere = found; });
    }
};

} // namespace labdesk::tests
