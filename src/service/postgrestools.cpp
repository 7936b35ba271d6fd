// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/postgrestools.h"

#include "service/auditlog.h"
#include "service/schema.h"
#include "service/subcommands.h"

#include <QProcess>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <map>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

// A pattern that matches only this schema.
QString patternOf(const QString &schema)
{
    return u'"' + QString(schema).replace(u'"', u"\"\""_s) + u'"';
}

// Other users could see a password in the arguments.
void hidePassword(QProcess &program, QUrl &url)
{
    QUrlQuery query(url);
    if (query.hasQueryItem(u"sslpassword"_s)) // libpq has no variable for it
        failSubcommand(
            u"Other users of this computer could see the sslpassword in the URL. Use a key without a password."_s);
    const QString password = url.password().isEmpty() ? query.queryItemValue(u"password"_s, QUrl::FullyDecoded)
                                                      : url.password(QUrl::FullyDecoded);
    query.removeAllQueryItems(u"password"_s);
    url.setQuery(query);
    url.setPassword({});
    if (password.isEmpty())
        return;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PGPASSWORD"_s, password);
    program.setProcessEnvironment(environment);
}

// Returns its output, unless that goes to stdout.
QByteArray run(const QString &name, QStringList arguments, const QString &location = {}, bool toStdout = false)
{
    QProcess program;
    if (!location.isEmpty()) {
        QUrl url(location);
        hidePassword(program, url);
        arguments += u"--dbname="_s + url.toString(QUrl::FullyEncoded);
    }
    if (toStdout)
        program.setProcessChannelMode(QProcess::ForwardedOutputChannel);
    program.setStandardInputFile(QProcess::nullDevice());
    program.start(name, arguments);
    if (!program.waitForStarted(-1))
        failSubcommand(
            u"%1 is missing. Install the client programs of PostgreSQL (Debian: postgresql-client)."_s.arg(name));
    program.waitForFinished(-1);
    if (program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0)
        return toStdout ? QByteArray() : program.readAllStandardOutput();
    // The other lines of the message can quote values.
    const QString words = QString::fromUtf8(program.readAllStandardError()).section(u'\n', 0, 0);
    failSubcommand(u"%1 failed. %2"_s.arg(name, words));
}

// Returns the schema of the tables in a dump; empty if they aren't ours.
QString schemaInDump(const QString &file)
{
    static const QRegularExpression table(QStringLiteral("^[0-9]+; .* TABLE (\\S+) schema_version "),
                                          QRegularExpression::MultilineOption);
    return table.match(QString::fromUtf8(run(u"pg_restore"_s, {u"--list"_s, file}))).captured(1);
}

// Refuses a dump of a newer version now, because the restore would replace everything before the version can be read
// from the database.
void refuseNewer(const QString &file, const QString &schema)
{
    static const QRegularExpression row(QStringLiteral("^labdesk\t([0-9]+)$"), QRegularExpression::MultilineOption);
    const QByteArray table = run(
        u"pg_restore"_s, {u"--data-only"_s, u"--schema="_s + schema, u"--table=schema_version"_s, u"--file=-"_s, file});
    if (isNewerVersion(row.match(QString::fromUtf8(table)).captured(1).toLongLong()))
        failSubcommand(
            u"The backup was created by a newer version of Labdesk. Update Labdesk, or use another backup."_s);
}

// Our tables by name. A restore replaces those that it contains.
std::map<QString, qint64> tablesIn(const Database &database)
{
    std::map<QString, qint64> tables;
    Statement each
        = database.prepare(u"SELECT relname, CAST(oid AS BIGINT) FROM pg_class WHERE relkind = 'r'"
                           " AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())"_s);
    each.run();
    while (each.next())
        tables.emplace(each.text(0), each.integer(1));
    return tables;
}

void requireFree(const Database &database, bool replaces)
{
    if (database.number(u"SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
                        " AND application_name = 'labdesk-service' AND pid <> pg_backend_pid()"_s)
        > 0)
        failSubcommand(
            u"A service is using the database %1. Stop all services that use it first."_s.arg(database.name()));
    if (tablesIn(database).empty())
        return;
    requireOwnSchema(database, SchemaAge::Any);
    if (!replaces)
        failSubcommand(
            u"The database %1 has records. To replace them with the backup, add --replace."_s.arg(database.name()));
}

} // namespace

void dumpPostgres(const QString &url, const QString &file)
{
    QString schema;
    {
        const Database database(url, Database::Access::Read);
        requireOwnSchema(database, SchemaAge::Readable);
        schema = database.text(u"SELECT current_schema()"_s);
    }
    QStringList arguments{u"--format=custom"_s, u"--no-owner"_s, u"--no-privileges"_s,
                          u"--schema="_s + patternOf(schema)};
    if (file != u"-")
        arguments += u"--file="_s + file;
    run(u"pg_dump"_s, arguments, url, file == u"-");
}

void restorePostgres(const QString &url, const QString &file, bool replaces)
{
    std::map<QString, qint64> before;
    QString schema;
    {
        const Database database(url, Database::Access::Write);
        requireFree(database, replaces);
        before = tablesIn(database);
        schema = database.text(u"SELECT current_schema()"_s);
    }
    const QString dumped = schemaInDump(file);
    if (dumped.isEmpty())
        failSubcommand(u"The backup doesn't contain Labdesk's records. Use another file."_s);
    if (dumped != schema)
        failSubcommand(
            u"The tables of the backup are in the schema %1, but those of the database %2 are in %3. Use a database whose tables are in the same schema."_s
                .arg(dumped, displayName(url), schema));
    refuseNewer(file, schema);
    run(u"pg_restore"_s,
        {u"--single-transaction"_s, u"--exit-on-error"_s, u"--clean"_s, u"--if-exists"_s, u"--no-owner"_s,
         u"--no-privileges"_s, u"--schema="_s + schema, file},
        url);
    const Database database(url, Database::Access::Write);
    // Drops tables that the backup lacks because it has an older schema; the upgrade creates them again.
    for (const auto &[name, oid] : tablesIn(database))
        if (const auto same = before.find(name); same != before.end() && same->second == oid)
            database.execute(u"DROP TABLE %1"_s.arg(name));
    recordRestore(database);
    analyze(database);
}

} // namespace labdesk::service
