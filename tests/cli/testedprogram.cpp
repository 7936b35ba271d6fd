// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandprogram.h"

#include <QFile>
#include <QHash>
#include <QTimer>

namespace {

using namespace labdesk;

/// Knows one key, which it reads from a file.
class FileStore final : public SecretStore
{
public:
    void read(const QString &name, QObject *context, std::function<void(Secret)> done) override
    {
        QFile file(qEnvironmentVariable("LABDESK_TEST_KEY_FILE"));
        const bool isKey = name == QStringLiteral("labdesk/test") && file.open(QFile::ReadOnly);
        const Secret key = isKey ? Secret(file.readAll()) : Secret();
        QTimer::singleShot(0, context, [key, done = std::move(done)] { done(key); });
    }
    void write(const QString &, const Secret &, bool, QObject *, std::function<void(Location)>) override { }
    void remove(const QString &, QObject *, std::function<void(bool)>) override { }
    void forgetSessionOnly() override { }
    void checkKeyring(QObject *, std::function<void(bool)>) override { }
};

} // namespace

int main(int argc, char **argv)
{
    return runCommandLine(
        argc, argv, [] { return Policy::read(qEnvironmentVariable("LABDESK_TEST_POLICY")); },
        [] { return std::make_unique<FileStore>(); });
}
