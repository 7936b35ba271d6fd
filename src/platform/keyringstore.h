// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/secretstore.h"

#include <QHash>

#include <optional>
#include <vector>

namespace QKeychain {
class Job;
}

namespace labdesk {

/// The keyring of the system, and memory for what it does not take. Made by makeKeyringStore().
class KeyringStore final : public SecretStore
{
    Q_OBJECT

public:
    explicit KeyringStore(std::chrono::milliseconds limit) : m_limit(limit) { }

    void read(const QString &name, QObject *context, std::function<void(Secret)> done) override;
    void write(const QString &name, const Secret &secret, bool thisSessionOnly, QObject *context,
               std::function<void(Kept)> done) override;
    void remove(const QString &name, QObject *context, std::function<void(bool)> done) override;
    void forgetSessionOnly() override { m_sessionOnly.clear(); }
    void lookForKeyring(QObject *context, std::function<void(bool)> done) override;

private:
    /// How a step ended, with what was read; nothing when it failed or took too long.
    using StepDone = std::function<void(std::optional<Secret>)>;
    void run(QKeychain::Job *job, StepDone done, std::function<void()> lateSuccess = {});
    void runRead(const QString &name, StepDone done);
    void runWrite(const QString &name, const Secret &secret, StepDone done);
    void runRemove(const QString &name, StepDone done);

    /// Whether it works: proved by writing, reading back and deleting.
    void withProbe(std::function<void(bool)> done);
    void startProbe();
    void endProbe(bool works);

    std::chrono::milliseconds m_limit;
    QHash<QString, Secret> m_sessionOnly;
    bool m_works = false; ///< a probe has proved it
    std::vector<std::function<void(bool)>> m_awaitingProbe;
    int m_stuck = 0; ///< steps that were given up and have not come back
};

} // namespace labdesk
