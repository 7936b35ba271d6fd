// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/startoptions.h"

#include "service/drills.h"
#include "service/engine.h"
#include "service/environmentsettings.h"
#include "service/plainnumbers.h"
#include "service/secretsources.h"

#include <QCommandLineParser>
#include <QFile>
#include <QRegularExpression>

#include <optional>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

void describeOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        u"Labdesk's local service: the complete API on this computer, with sample data."_s);
    parser.addOption({{u"h"_s, u"help"_s}, u"Show this help."_s});
    parser.addOption({{u"v"_s, u"version"_s}, u"Show the version."_s});
    parser.addOption({u"openapi"_s, u"Print the description of the interface (OpenAPI 3.1) and exit."_s});
    parser.addOptions({
        {u"port"_s, u"Listen on <port>. 0 selects a free port."_s, u"port"_s, u"0"_s},
        {u"key-file"_s, u"Read the API key from <file>. Without a key, each run gets a new one."_s, u"file"_s},
        {u"key"_s, u"Use this API key. Other users of this computer can see it."_s, u"key"_s},
        {u"secret-file"_s,
         u"Read the secret for the keys in the database from <file>. See: labdesk-service keys --help"_s, u"file"_s},
        {u"key-header"_s, u"Header with the API key (x-service-api-key)."_s, u"name"_s, u"x-service-api-key"_s},
        {u"client-id"_s, u"Issue bearer tokens to this client."_s, u"id"_s},
        {u"client-secret-file"_s, u"Read the client secret from <file>."_s, u"file"_s},
        {u"client-secret"_s, u"Use this client secret. Other users of this computer can see it."_s, u"secret"_s},
        {u"audience"_s, u"Issue tokens only for this audience."_s, u"audience"_s},
        {u"strict"_s, u"Accept and send only what the interface defines."_s},
        {u"drill"_s, u"Simulate a problem: %1."_s.arg(drillChoices()), u"name"_s},
        {u"database"_s,
         u"Store the data in <file>, or in PostgreSQL: postgresql://user@host:port/name. Without it, the data is deleted on exit."_s,
         u"file"_s},
        {u"database-read"_s, u"Read from this standby of the PostgreSQL database while it is up to date."_s, u"url"_s},
        {u"read-staleness"_s, u"Seconds that the standby may be behind (2)."_s, u"seconds"_s, u"2"_s},
        {u"users"_s, u"Number of users to create in an empty database (1200)."_s, u"count"_s, u"1200"_s},
        {u"seed"_s, u"Seed of the sample data (1). The same seed creates the same data."_s, u"number"_s, u"1"_s},
    });
    addNetworkOptions(parser);
}

QString description()
{
    QFile file(u":/service.openapi.yaml"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// Returns the value of an option as a number from 0 to `maximum`.
std::optional<quint64> numberOf(const QCommandLineParser &parser, const QString &option, quint64 maximum)
{
    const auto value = plainCount(parser.value(option));
    return value && *value <= maximum ? value : std::nullopt;
}

PrintedText usageError(const QString &sentence)
{
    return {sentence + u"\nTry labdesk-service --help."_s, 1};
}

// The key can't be sent in fields that HTTP needs or that this service uses for something else.
bool canCarryKey(const QByteArray &header)
{
    static const QRegularExpression token(QStringLiteral("^[A-Za-z0-9_-]+\\z"));
    static const QByteArrayList taken
        = QByteArray("accept accept-charset accept-encoding accept-language authorization connection content-encoding "
                     "content-length content-type cookie date expect host keep-alive proxy-authorization "
                     "proxy-connection range te trailer transfer-encoding upgrade user-agent via")
              .split(' ');
    return token.match(QString::fromUtf8(header)).hasMatch() && !taken.contains(header.toLower());
}

QString readReplicaValues(const QCommandLineParser &parser, ServiceOptions &options)
{
    options.readDatabase = parser.value(u"database-read"_s);
    if (options.readDatabase.isEmpty())
        return {};
    for (const QString &location : {options.database, options.readDatabase})
        if (location.isEmpty() || engineOf(location) != Engine::Postgres)
            return u"--database-read needs a PostgreSQL database in --database, and its standby. Use postgresql:// for both."_s;
    const auto seconds = numberOf(parser, u"read-staleness"_s, 3600);
    if (!seconds || *seconds == 0)
        return u"Invalid --read-staleness '%1'. Use a number from 1 to 3600."_s.arg(parser.value(u"read-staleness"_s));
    options.readStaleness = std::chrono::seconds(*seconds);
    return wrongLocation(options.readDatabase, u"--database-read"_s);
}

/// Reads all options except the secrets. Returns an error, or nothing.
QString readValues(const QCommandLineParser &parser, ServiceOptions &options)
{
    const auto port = numberOf(parser, u"port"_s, 65535);
    const auto users = numberOf(parser, u"users"_s, 10'000'000);
    const auto seed = numberOf(parser, u"seed"_s, std::numeric_limits<quint64>::max());
    options.drill = drillNamed(parser.value(u"drill"_s).toUtf8());
    options.keyHeader = parser.value(u"key-header"_s).toUtf8();
    if (!port)
        return u"Invalid --port '%1'. Use a number from 0 to 65535."_s.arg(parser.value(u"port"_s));
    if (!users)
        return u"Invalid --users '%1'. Use a number from 0 to 10000000."_s.arg(parser.value(u"users"_s));
    if (!seed)
        return u"Invalid --seed '%1'. Use a whole number, 0 or greater."_s.arg(parser.value(u"seed"_s));
    if (parser.isSet(u"key"_s) && !isUsableSecret(parser.value(u"key"_s).toUtf8()))
        return u"Invalid --key. Use up to 4096 printable ASCII characters, without spaces."_s;
    if (parser.isSet(u"drill"_s) && !options.drill)
        return u"Invalid --drill '%1'. Use one of: %2."_s.arg(parser.value(u"drill"_s), drillChoices());
    for (const QString &secret : {u"key"_s, u"client-secret"_s})
        if (parser.isSet(secret) && parser.isSet(secret + u"-file"_s))
            return u"--%1 and --%1-file can't be used together. Remove one of them."_s.arg(secret);
    options.database = databaseOf(parser);
    if (isDatabaseEmpty(parser)) // such as --database "$UNSET" in a script
        return u"Invalid %1. It is empty. Name a file or a URL, or leave it out: the data is then deleted on exit."_s
            .arg(databaseSetting(parser));
    if (const QString wrong = wrongLocation(options.database, databaseSetting(parser)); !wrong.isEmpty())
        return wrong;
    if (!canCarryKey(options.keyHeader))
        return u"Invalid --key-header '%1'. Use letters, digits, - and _, and no header that HTTP itself needs, such as Host."_s
            .arg(parser.value(u"key-header"_s));
    options.port = static_cast<quint16>(*port);
    options.users = static_cast<int>(*users);
    options.seed = *seed;
    options.clientId = parser.value(u"client-id"_s).toUtf8();
    options.audience = parser.value(u"audience"_s).toUtf8();
    options.strict = parser.isSet(u"strict"_s);
    const QString problem = readReplicaValues(parser, options);
    return problem.isEmpty() ? readNetworkOptions(parser, options.port, options.network) : problem;
}

} // namespace

std::variant<StartOptions, PrintedText> parseCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    describeOptions(parser);
    if (!parser.parse(arguments))
        return usageError(parser.errorText());
    if (parser.isSet(u"help"_s))
        return PrintedText{parser.helpText(), 0, true};
    if (parser.isSet(u"version"_s))
        return PrintedText{QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion() + u'\n'};
    if (parser.isSet(u"openapi"_s))
        return PrintedText{description()};
    if (const QString repeated = repeatedOption(parser); !repeated.isEmpty())
        return usageError(repeated);
    if (!parser.positionalArguments().isEmpty())
        return usageError(u"Unexpected argument '%1'. A command, such as backup, comes first."_s.arg(
            parser.positionalArguments().constFirst()));

    if (const QString strange = unknownSetting(); !strange.isEmpty())
        return PrintedText{strange + u'\n', unknownSettingCode};
    StartOptions start;
    ServiceOptions &options = start.service;
    if (const QString problem = readValues(parser, options); !problem.isEmpty())
        return usageError(problem);
    if (const QString variable = qEnvironmentVariable("LABDESK_SERVICE_DATABASE");
        parser.isSet(u"database"_s) && !variable.isEmpty() && variable != options.database)
        start.warnings += u"LABDESK_SERVICE_DATABASE names another database than --database, and isn't used."_s;
    for (const QString &option : {u"database"_s, u"database-read"_s})
        if (hasPassword(parser.value(option)))
            start.warnings += shownPassword(option);
    try {
        const FoundSecret key = secretOf(parser, u"key"_s, "LABDESK_SERVICE_KEY", start.warnings);
        const FoundSecret client
            = secretOf(parser, u"client-secret"_s, "LABDESK_SERVICE_CLIENT_SECRET", start.warnings);
        options.secret = serviceSecret(parser, start.warnings);
        options.key = key.value;
        options.clientSecret = client.value;
        start.printsKey = !key.isKept;
        start.printsClientSecret = !client.isKept;
    } catch (const SecretError &e) {
        return usageError(QString::fromUtf8(e.what()));
    }
    if (options.network.hasTls())
        warnIfReadableByOthers(options.network.keyFile, start.warnings);
    if (!options.secret.isEmpty() && options.database.isEmpty())
        return usageError(u"The secret is for the keys in a database. Add --database."_s);
    if (options.network.logsJson && start.printsKey && options.secret.isEmpty())
        return usageError(
            u"With --log-format json, the key isn't printed. Set it with --key-file or LABDESK_SERVICE_KEY, or use keys in the database with --secret-file."_s);
    if (parser.isSet(u"client-id"_s) != !options.clientSecret.isEmpty())
        return usageError(options.clientSecret.isEmpty() ? u"--client-id needs a secret. Add --client-secret-file."_s
                                                         : u"The client secret needs a client. Add --client-id."_s);
    return start;
}

} // namespace labdesk::service
