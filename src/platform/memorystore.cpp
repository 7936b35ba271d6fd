// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/secretstore.h"

#include <QHash>
#include <QTimer>

namespace labdesk {

namespace {

class MemoryStore final : public SecretStore
{
public:
    void read(const QString &name, QObject *context, std::function<void(Secret)> done) override
    {
        QTimer::singleShot(0, context, [secret = m_secrets.value(name), done = std::move(done)] { done(secret); });
    }

    void write(const QString &name, const Secret &secret, bool, QObject *context,
               std::function<void(Location)> done) override
    {
        m_secrets.insert(name, secret);
        QTimer::singleShot(0, context, [done = std::move(done)] { done(Location::ThisSessionOnly); });
    }

    void remove(const QString &name, QObject *context, std::function<void(bool)> done) override
    {
        m_secrets.remove(name);
        if (context && done) // memory is the only place, so it is always forgotten
            QTimer::singleShot(0, context, [done = std::move(done)] { done(true); });
    }

    void forgetSessionOnly() override { m_secrets.clear(); }

    void checkKeyring(QObject *context, std::function<void(bool)> done) override
    {
        QTimer::singleShot(0, context, [done = std::move(done)] { done(false); });
    }

private:
    QHash<QString, Secret> m_secrets;
};

} // namespace

std::unique_ptr<SecretStore> makeMemoryStore()
{
    return std::make_unique<MemoryStore>();
}

} // namespace labdesk
