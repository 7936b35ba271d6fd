// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// labdesk-service: the local service as a program of its own.
#include "service/authentication.h"
#include "service/drills.h"
#include "service/localservice.h"
#include "service/secretsources.h"
#include "service/startoptions.h"
#include "service/stopsignals.h"

#include <QCoreApplication>

#include <cstdio>
#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace {

using namespace labdesk::service;

void print(const char *name, const QString &value)
{
    if (!value.isEmpty())
        std::printf("%s: %s\n", name, value.toUtf8().constData());
}

// Both ways to sign in work at once: who names no client gets one, with a new secret for each run.
StartOptions withClient(StartOptions start)
{
    if (start.service.clientId.isEmpty()) {
        start.service.clientId = "labdesk";
        start.service.clientSecret = newSecret();
    }
    return start;
}

void warn(const QStringList &sentences)
{
    for (const QString &sentence : sentences)
        std::fprintf(stderr, "Warning: %s\n", sentence.toUtf8().constData());
}

void announce(const LocalService &service, const StartOptions &start)
{
    const ServiceOptions &options = start.service;
    const ServiceExamples examples = service.examples();
    print("address", service.baseUrl().toString());
    if (start.printsKey)
        print("key", QString::fromLatin1(service.key()));
    print("client id", QString::fromUtf8(options.clientId));
    if (start.printsClientSecret)
        print("client secret", QString::fromUtf8(options.clientSecret));
    print("user id", examples.userId);
    print("order id", examples.orderId);
    print("zip code", examples.zip);
    if (!examples.zip.isEmpty())
        print("lab id", QString::number(examples.labId));
    print("payor code", examples.payorCode);
    for (const auto &[drill, name] : drillNames())
        if (drill == options.drill)
            print("drill", QString::fromLatin1(name));
    print("read-only", service.writeFault());
    std::fflush(stdout);
    if (!service.writeFault().isEmpty())
        std::fprintf(stderr,
                     "Warning: The database %s is read-only: %s. Reads work, changes fail. Check the file and the free "
                     "disk space.\n",
                     options.database.toUtf8().constData(), service.writeFault().toUtf8().constData());
}

} // namespace

int main(int argc, char **argv)
{
#ifdef Q_OS_UNIX
    umask(077);
#endif
    const StopSignals stops;
    const QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("labdesk-service"));
    QCoreApplication::setApplicationVersion(QStringLiteral(LABDESK_VERSION));

    const auto parsed = parseCommandLine(QCoreApplication::arguments());
    hideOptionValues(argv, {"--key", "--client-secret"});
    if (const auto *printed = std::get_if<PrintedText>(&parsed)) {
        std::fprintf(printed->exitCode == 0 ? stdout : stderr, "%s\n", printed->text.trimmed().toUtf8().constData());
        return printed->exitCode;
    }
    try {
        const StartOptions start = withClient(std::get<StartOptions>(parsed));
        warn(start.warnings);
        LocalService service(start.service);
        service.start();
        // The first data of a large database take minutes: whoever changes their mind need not wait for them.
        while (!service.waitUntilStarted(std::chrono::milliseconds(50)))
            if (stops.haveCome())
                return 0;
        announce(service, start);
        stops.wait();
    } catch (const std::exception &e) {
        std::fprintf(stderr, "%s\n", e.what());
        return 1;
    }
    return 0;
}
