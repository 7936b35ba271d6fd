// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/subcommands.h"

#include "service/bulkrecords.h"
#include "service/engine.h"
#include "service/environmentsettings.h"
#include "service/secretsources.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <stdexcept>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr Subcommand subcommands[] = {
    {"import", "Import users and their records from a file.", runImport},
    {"export", "Print a team's records in the format that import reads.", runExport},
    {"generate", "Print a sample team in the format that import reads.", runGenerate},
    {"backup", "Copy a database, even while a service is using it.", runBackup},
    {"restore", "Replace a database with a backup.", runRestore},
    {"keys", "Manage the API keys and clients of teams.", runKeys},
};

void say(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", sentence.trimmed().toUtf8().constData());
}

} // namespace

const Subcommand *subcommandOf(int argc, char **argv)
{
    const QByteArrayView name(argc > 1 ? argv[1] : "");
    const auto *found = std::ranges::find_if(subcommands, [name](const Subcommand &each) { return name == each.name; });
    return found == std::end(subcommands) ? nullptr : found;
}

int runSubcommand(const Subcommand &command, int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto showsPassword = [](const QString &argument) {
        return hasPassword(argument.startsWith(u"--database=") ? argument.section(u'=', 1) : argument);
    };
    if (std::ranges::any_of(arguments, showsPassword)) {
        hideOptionValues(argv, {"--database"});
        say(u"Warning: "_s + shownPassword(u"database"_s));
    }
    try {
        if (const QString strange = unknownSetting(); !strange.isEmpty())
            failSubcommand(strange);
        return command.run(arguments);
    } catch (const std::exception &e) {
        say(QString::fromUtf8(e.what()));
        return 1;
    }
}

QString subcommandList()
{
    QString list = u"\nCommands:\n"_s;
    for (const Subcommand &command : subcommands)
        list += u"  %1 %2\n"_s.arg(QString(QLatin1StringView(command.name)).leftJustified(10),
                                   QLatin1StringView(command.summary));
    return list + u"Each command has its own options, which labdesk-service COMMAND --help lists."_s;
}

bool readSubcommand(QCommandLineParser &parser, const QStringList &arguments, qsizetype values)
{
    parser.addOption({{u"h"_s, u"help"_s}, u"Show this help."_s});
    const bool isRead = parser.parse(arguments);
    const QString hint = u"\nTry labdesk-service %1 --help."_s.arg(arguments.value(1));
    if (!isRead)
        failSubcommand(parser.errorText() + hint);
    if (parser.isSet(u"help"_s)) {
        printOut(parser.helpText().trimmed().toUtf8() + '\n');
        return false;
    }
    if (const QString repeated = repeatedOption(parser); !repeated.isEmpty())
        failSubcommand(repeated + hint);
    const QStringList given = parser.positionalArguments().sliced(1);
    if (given.size() > values)
        failSubcommand(u"Unexpected argument '%1'."_s.arg(given[values]) + hint);
    if (given.size() < values)
        failSubcommand(u"An argument is missing."_s + hint);
    return true;
}

QString databaseIn(const QCommandLineParser &parser)
{
    const QString database = databaseOf(parser);
    if (database.isEmpty())
        failSubcommand(
            u"Add --database with the file or the URL that the service uses, or set LABDESK_SERVICE_DATABASE."_s);
    if (const QString wrong = wrongLocation(database, databaseSetting(parser)); !wrong.isEmpty())
        failSubcommand(wrong);
    return database;
}

void requireFile(const QString &database, const QString &advice)
{
    if (engineOf(database) != Engine::Sqlite)
        return;
    std::error_code problem;
    const auto type = std::filesystem::status(database.toStdU16String(), problem).type();
    if (type == std::filesystem::file_type::not_found)
        failSubcommand(u"There is no file %1. %2"_s.arg(database, advice));
    if (type == std::filesystem::file_type::none)
        failSubcommand(
            u"Can't look for %1: %2. Only root and the system unit can open the unit's folder. Run this as root, or with labdesk-service-admin."_s
                .arg(database, QString::fromStdString(problem.message())));
    if (type == std::filesystem::file_type::directory)
        failSubcommand(u"%1 is a folder. Name the file in it."_s.arg(database));
}

QStringList readTypes(const QCommandLineParser &parser)
{
    const QStringList given = parser.values(u"type"_s);
    for (const QString &type : given)
        if (!bulkTypes().contains(type))
            failSubcommand(u"Invalid --type '%1'. Use one of: %2."_s.arg(type, bulkTypes().join(u", "_s)));
    return given.isEmpty() ? bulkTypes() : given;
}

void printOut(const QByteArray &bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    if (std::fwrite(bytes.constData(), 1, size, stdout) != size || std::fflush(stdout) != 0)
        failSubcommand(u"The output can't be written: %1."_s.arg(qt_error_string()));
}

void failSubcommand(const QString &sentence)
{
    throw std::runtime_error(sentence.toStdString());
}

} // namespace labdesk::service
