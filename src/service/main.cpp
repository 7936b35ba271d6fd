// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// labdesk-service: the local service as a standalone program.
#include "service/authentication.h"
#include "service/database.h"
#include "service/drills.h"
#include "service/engine.h"
#include "service/jsonlog.h"
#include "service/localservice.h"
#include "service/schema.h"
#include "service/secretsources.h"
#include "service/startoptions.h"
#include "service/stopsignals.h"
#include "service/subcommands.h"
#include "service/tlscontext.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdio>
#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#else
#include <sys/stat.h>
#endif

namespace {

using namespace labdesk::service;
using namespace Qt::StringLiterals;

void print(const char *name, const QString &value)
{
    if (!value.isEmpty())
        std::printf("%s: %s\n", name, value.toUtf8().constData());
}

// Makes both sign-in methods available: if no client is configured, creates one with a new secret for each run. If the
// database has keys, it has the clients as well.
StartOptions withClient(StartOptions start)
{
    if (start.service.clientId.isEmpty() && start.service.secret.isEmpty()) {
        start.service.clientId = "labdesk";
        start.service.clientSecret = newSecret();
    }
    return start;
}

void warn(const StartOptions &start, const QString &sentence)
{
    if (start.service.network.logsJson)
        qWarning("%s", sentence.toUtf8().constData());
    else
        std::fprintf(stderr, "Warning: %s\n", sentence.toUtf8().constData());
}

// Describes the database for the log: engine, file or URL (without a password) and schema, version, and the number of
// teams and keys. Throws DatabaseError.
QString databaseFacts(const Database &database)
{
    QString facts = u"SQLite, %1"_s.arg(database.location());
    if (database.engine() == Engine::Postgres)
        facts = u"PostgreSQL, %1, database %2, schema %3"_s.arg(database.name(),
                                                                database.text(u"SELECT current_database()"_s),
                                                                database.text(u"SELECT current_schema()"_s));
    const auto number = [&database](const QString &sql) { return QString::number(database.number(sql)); };
    return facts
        + u", version %1, teams: %2, keys: %3"_s.arg(
            QString::number(versionOf(database)), number(u"SELECT count(*) FROM teams"_s),
            number(u"SELECT count(*) FROM api_keys WHERE revoked_on IS NULL"_s));
}

// Describes the database in use; empty for a temporary one.
QString databaseInUse(const ServiceOptions &options)
{
    if (options.database.isEmpty())
        return {};
    try {
        return databaseFacts(Database(options.database, Database::Access::Read));
    } catch (const DatabaseError &) { // reported when it is used
        return displayName(options.database);
    }
}

// The listening address, which isn't what clients use if there is a proxy or a host name.
QString addressInUse(const LocalService &service, const NetworkOptions &network)
{
    return u"%1://%2:%3"_s.arg(network.hasTls() ? u"https"_s : u"http"_s,
                               QString::fromLatin1(network.address.urlHost()), QString::number(service.port()));
}

void announce(const LocalService &service, const StartOptions &start)
{
    const ServiceOptions &options = start.service;
    const ServiceExamples examples = service.examples();
    const QString database = databaseInUse(options);
    const QString address = addressInUse(service, options.network), url = service.baseUrl().toString();
    if (options.network.logsJson) { // keys and IDs don't belong in a log
        if (!database.isEmpty())
            qInfo("Database: %s", database.toUtf8().constData());
        qInfo("Listening on %s", (address == url ? address : address + u" for "_s + url).toUtf8().constData());
        return;
    }
    print("address", url);
    if (address != url)
        print("listening on", address);
    print("database", database);
    if (options.network.adminPort)
        print("admin",
              u"http://%1:%2"_s.arg(QString::fromLatin1(options.network.adminAddress.urlHost()),
                                    QString::number(service.adminPort())));
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
    if (options.drill)
        print("drill", QString::fromLatin1(drillName(*options.drill)));
    print("read-only", service.writeFault());
    std::fflush(stdout);
}

void warnOfWriteFault(const LocalService &service, const StartOptions &start)
{
    const QString fault = service.writeFault();
    if (!fault.isEmpty())
        warn(start,
             u"The database %1 is read-only: %2. Reads work, changes fail. Check the file and the free disk space."_s
                 .arg(displayName(start.service.database), fault));
}

void reload(LocalService &service)
{
    const QString problem = service.reloadCertificate();
    if (problem.isEmpty())
        qInfo("New connections use the new certificate.");
    else
        qWarning("The certificate wasn't replaced: %s", problem.toUtf8().constData());
}

int serve(StartOptions start, StopSignals &stops)
{
#ifndef Q_OS_WIN
    std::signal(SIGPIPE, SIG_IGN); // otherwise, the service would end with the reader of its log
#endif
    start.service.network.tlsReader = readTlsContext;
    if (start.service.network.hasTls())
        stops.awaitReload();
    if (start.service.network.logsJson)
        logMessagesAsJson();
    for (const QString &sentence : start.warnings)
        warn(start, sentence);
    LocalService service(start.service);
    service.start();
    // Creating a large database takes minutes; Ctrl+C must work meanwhile.
    while (!service.waitUntilStarted(std::chrono::milliseconds(50)))
        if (stops.wereReceived())
            return 0;
    announce(service, start);
    warnOfWriteFault(service, start);
    while (stops.wait() == StopSignals::Came::Reload)
        reload(service);
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
#ifdef Q_OS_WIN // binary mode, also for pipes
    for (std::FILE *file : {stdin, stdout, stderr})
        _setmode(_fileno(file), _O_BINARY);
#else
    umask(077);
#endif
    QCoreApplication::setApplicationName(QStringLiteral("labdesk-service"));
    QCoreApplication::setApplicationVersion(QStringLiteral(LABDESK_VERSION));
    if (const Subcommand *command = subcommandOf(argc, argv))
        return runSubcommand(*command, argc, argv);
    StopSignals stops;
    const QCoreApplication app(argc, argv);

    const auto parsed = parseCommandLine(QCoreApplication::arguments());
    hideOptionValues(argv, {"--key", "--client-secret"});
    if (const auto *start = std::get_if<StartOptions>(&parsed);
        start && (hasPassword(start->service.database) || hasPassword(start->service.readDatabase)))
        hideOptionValues(argv, {"--database", "--database-read"});
    if (const auto *printed = std::get_if<PrintedText>(&parsed)) {
        const QString text = printed->text.trimmed() + (printed->isHelp ? u'\n' + subcommandList() : QString());
        std::FILE *file = printed->exitCode == 0 ? stdout : stderr;
        std::fprintf(file, "%s\n", text.toUtf8().constData());
        return std::fflush(file) == 0 ? printed->exitCode : 1;
    }
    try {
        return serve(withClient(std::get<StartOptions>(parsed)), stops);
    } catch (const std::exception &e) {
        const bool logsJson = std::get<StartOptions>(parsed).service.network.logsJson;
        writeLog(logsJson ? logLine("error", QString::fromUtf8(e.what())) : e.what() + QByteArray("\n"));
        return 1;
    }
}
