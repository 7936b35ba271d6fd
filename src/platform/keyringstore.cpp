// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/logging.h"
#include "platform/secretstore.h"

#include <qt6keychain/keychain.h>

#ifdef Q_OS_LINUX
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif
#include <QHash>
#include <QPointer>
#include <QTimer>
#include <QUuid>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

const QString keyringService = u"labdesk"_s; // the group of our entries in the keyring
constexpr std::array keyringNames = {"org.freedesktop.secrets", "org.kde.kwalletd6", "org.kde.kwalletd5"}; // on D-Bus

/// Calls `done` only if `context` still exists.
template <class T> std::function<void(T)> guarded(QObject *context, std::function<void(T)> done)
{
    return [guard = QPointer<QObject>(context), done = std::move(done)](T value) {
        if (guard)
            done(std::move(value));
    };
}

/// The system's keyring, with a fallback in memory.
class KeyringStore final : public SecretStore
{
public:
    explicit KeyringStore(std::chrono::milliseconds limit) : m_limit(limit) { }

    void read(const QString &name, QObject *context, std::function<void(Secret)> done) override;
    void write(const QString &name, const Secret &secret, bool thisSessionOnly, QObject *context,
               std::function<void(Location)> done) override;
    void remove(const QString &name, QObject *context, std::function<void(bool)> done) override;
    void forgetSessionOnly() override { m_sessionOnly.clear(); }
    void checkKeyring(QObject *context, std::function<void(bool)> done) override;

private:
    /// Receives the result of a step, including any value read; nothing if it failed or timed out.
    using StepDone = std::function<void(std::optional<Secret>)>;
    void run(QKeychain::Job *job, StepDone done, std::function<void()> onLateSuccess = {});
    void runRead(const QString &name, StepDone done);
    void runWrite(const QString &name, const Secret &secret, StepDone done);
    void runRemove(const QString &name, StepDone done);

    /// Whether the keyring works, tested by writing, reading back, and deleting an entry.
    void runAfterProbe(std::function<void(bool)> done);
    void startProbe();
    void endProbe(bool isAvailable);

    std::chrono::milliseconds m_limit;
    QHash<QString, Secret> m_sessionOnly;
    bool m_isAvailable = false; ///< a probe succeeded
    std::vector<std::function<void(bool)>> m_probeCallbacks;
    int m_hangingSteps = 0; ///< number of steps that timed out and haven't returned yet
};

} // namespace

// A step that timed out keeps running and is never deleted: the library still refers to it, and would access freed
// memory once the keyring responds. As the library runs only one step at a time, later ones would wait behind it, so
// none is started while one is stuck.
void KeyringStore::run(QKeychain::Job *job, StepDone done, std::function<void()> onLateSuccess)
{
    if (m_hangingSteps > 0) {
        delete job;
        QTimer::singleShot(0, this, [done = std::move(done)] { done(std::nullopt); });
        return;
    }
    job->setInsecureFallback(false);
    auto *limit = new QTimer(this);
    limit->setSingleShot(true);
    connect(limit, &QTimer::timeout, this, [this, done] {
        ++m_hangingSteps;
        done(std::nullopt);
    });
    const auto finished = [this, limit, done, onLateSuccess = std::move(onLateSuccess)](QKeychain::Job *ended) {
        const bool hasTimedOut = !limit->isActive();
        limit->stop();
        limit->deleteLater();
        const bool succeeded = ended->error() == QKeychain::NoError;
        qCDebug(platformLog, "keychain: a step ended with code %d", int(ended->error()));
        if (hasTimedOut) {
            --m_hangingSteps;
            if (succeeded && onLateSuccess)
                onLateSuccess();
            return;
        }
        const auto *reading = qobject_cast<QKeychain::ReadPasswordJob *>(ended);
        done(succeeded ? std::optional(Secret(reading ? reading->binaryData() : QByteArray())) : std::nullopt);
    };
    connect(job, &QKeychain::Job::finished, this, finished);
    limit->start(m_limit);
    job->start();
}

void KeyringStore::runRead(const QString &name, StepDone done)
{
    auto *job = new QKeychain::ReadPasswordJob(keyringService);
    job->setKey(name);
    run(job, std::move(done));
}

void KeyringStore::runWrite(const QString &name, const Secret &secret, StepDone done)
{
    auto *job = new QKeychain::WritePasswordJob(keyringService);
    job->setKey(name);
    job->setBinaryData(secret.reveal());
    // If this succeeds late, the person has already been told that nothing was stored, so remove it again.
    run(job, std::move(done), [this, name] { runRemove(name, [](auto) {}); });
}

void KeyringStore::runRemove(const QString &name, StepDone done)
{
    auto *job = new QKeychain::DeletePasswordJob(keyringService);
    job->setKey(name);
    run(job, std::move(done));
}

void KeyringStore::read(const QString &name, QObject *context, std::function<void(Secret)> done)
{
    const auto reply = guarded<Secret>(context, std::move(done));
    if (const auto known = m_sessionOnly.constFind(name); known != m_sessionOnly.cend()) {
        QTimer::singleShot(0, this, [reply, secret = *known] { reply(secret); });
        return;
    }
    runRead(name, [reply](const std::optional<Secret> &found) { reply(found.value_or(Secret())); });
}

void KeyringStore::write(const QString &name, const Secret &secret, bool thisSessionOnly, QObject *context,
                         std::function<void(Location)> done)
{
    m_sessionOnly.insert(name, secret); // readable from memory until it is in the keyring
    const auto reply = guarded<Location>(context, std::move(done));
    if (thisSessionOnly) {
        runRemove(name, [reply](auto) { reply(Location::ThisSessionOnly); });
        return;
    }
    runAfterProbe([this, name, secret, reply](bool isAvailable) {
        if (!isAvailable)
            return reply(Location::ThisSessionOnly);
        runWrite(name, secret, [this, name, secret, reply](const std::optional<Secret> &written) {
            if (written && m_sessionOnly.value(name).reveal() == secret.reveal()) // unless a newer one replaced it
                m_sessionOnly.remove(name);
            reply(written ? Location::InKeyring : Location::ThisSessionOnly);
        });
    });
}

void KeyringStore::remove(const QString &name, QObject *context, std::function<void(bool)> done)
{
    m_sessionOnly.remove(name);
    if (!done)
        return runRemove(name, [](auto) {});
    // Finding nothing proves nothing, because a locked keyring finds none of its secrets. If it can store a new secret
    // and return it, it is unlocked.
    runRemove(name, [this, name, reply = guarded<bool>(context, std::move(done))](auto) {
        m_isAvailable = false;
        runAfterProbe([this, name, reply](bool isAvailable) {
            if (!isAvailable)
                return reply(false);
            runRead(name, [this, reply](const std::optional<Secret> &found) { reply(!found && m_hangingSteps == 0); });
        });
    });
}

void KeyringStore::checkKeyring(QObject *context, std::function<void(bool)> done)
{
    const auto reply = guarded<bool>(context, std::move(done));
#ifdef Q_OS_LINUX
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return QTimer::singleShot(0, this, [reply] { reply(false); });
    // Asks only the bus: a message to a keyring service that isn't running would start it.
    const auto callBus = [&bus](const QString &method) {
        return bus.asyncCall(QDBusMessage::createMethodCall(u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s,
                                                            u"org.freedesktop.DBus"_s, method));
    };
    const QDBusPendingReply<QStringList> running = callBus(u"ListNames"_s);
    auto *known = new QDBusPendingCallWatcher(callBus(u"ListActivatableNames"_s), this); // replies after the other
    connect(known, &QDBusPendingCallWatcher::finished, this, [known, running, reply] {
        known->deleteLater();
        const QStringList names = running.value() + QDBusPendingReply<QStringList>(*known).value();
        reply(std::ranges::any_of(keyringNames,
                                  [&names](const char *name) { return names.contains(QLatin1StringView(name)); }));
    });
#else
    QTimer::singleShot(0, this, [reply] { reply(true); });
#endif
}

void KeyringStore::runAfterProbe(std::function<void(bool)> done)
{
    if (m_isAvailable) {
        QTimer::singleShot(0, this, [done = std::move(done)] { done(true); });
        return;
    }
    m_probeCallbacks.push_back(std::move(done));
    if (m_probeCallbacks.size() == 1)
        startProbe();
}

void KeyringStore::startProbe()
{
    const QString name = u"labdesk/probe-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    const QByteArray value = QUuid::createUuid().toByteArray();
    runWrite(name, Secret(value), [this, name, value](const std::optional<Secret> &written) {
        if (!written)
            return endProbe(false);
        runRead(name, [this, name, value](const std::optional<Secret> &found) {
            const bool same = found && found->reveal() == value;
            runRemove(name, [this, same](const std::optional<Secret> &removed) { endProbe(same && removed); });
        });
    });
}

void KeyringStore::endProbe(bool isAvailable)
{
    m_isAvailable = isAvailable;
    for (const auto &done : std::exchange(m_probeCallbacks, {}))
        done(isAvailable);
}

std::unique_ptr<SecretStore> makeKeyringStore(std::chrono::milliseconds limit)
{
    return std::make_unique<KeyringStore>(limit);
}

} // namespace labdesk
