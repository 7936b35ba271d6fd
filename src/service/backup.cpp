// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/database.h"
#include "service/schema.h"
#include "service/subcommands.h"
#include "service/systemreason.h"

#include <QFile>
#include <QFileInfo>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

// SQLite leaves the file to the system's cache.
QString writtenToDisk(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadWrite))
        return systemReason(file);
#ifdef Q_OS_WIN
    const int failed = _commit(file.handle());
#else
    const int failed = ::fsync(file.handle());
#endif
    return failed != 0 ? qt_error_string() : QString();
}

// One statement reads one snapshot, whatever a service writes meanwhile, and holds nobody up. The other way, copying
// page by page, starts again whenever another process has written.
void copyDatabase(const Database &database, const QString &part)
{
    database.prepare(u"VACUUM INTO ?"_s).run({part});
    const Database made(part, Database::Access::Read);
    const auto text = [](const Statement &row) { return row.text(0); };
    if (made.prepare(u"PRAGMA integrity_check"_s).first({}, text) != u"ok"_s)
        throw DatabaseError(
            u"The copy of %1 is damaged, and so is probably the database. Use an older backup."_s.arg(database.name()));
}

void backUp(const QString &location, const QString &target)
{
    if (!QFileInfo::exists(location))
        failSubcommand(u"There is no database %1. Check --database."_s.arg(location));
    if (QFileInfo::exists(target))
        failSubcommand(u"The file %1 exists. Remove it, or use another name."_s.arg(target));
    const QString part = target + u".part"_s; // whatever interrupts this, an incomplete copy has another name
    if (QFileInfo::exists(part) && !QFile::remove(part))
        failSubcommand(u"Can't remove %1, which an earlier backup has left."_s.arg(part));
    try {
        const Database database(location, Database::Access::Read);
        requireOwnSchema(database, SchemaAge::Any);
        copyDatabase(database, part);
    } catch (const DatabaseError &) {
        QFile::remove(part);
        throw;
    }
    QString problem = writtenToDisk(part);
    QFile file(part);
    if (problem.isEmpty() && !file.rename(target))
        problem = systemReason(file);
    if (problem.isEmpty())
        return;
    QFile::remove(part);
    failSubcommand(
        u"Can't write %1: %2. Check that its folder exists, and the free disk space."_s.arg(target, problem));
}

} // namespace

int runBackup(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Copies a database file, also beside a running service. The copy is complete, and "
        "a service can be started with it."_s);
    parser.addPositionalArgument(u"backup"_s, u"This command."_s, u"backup"_s);
    parser.addPositionalArgument(u"file"_s, u"The copy, a new file."_s, u"FILE"_s);
    parser.addOption({u"database"_s, u"Copy the database in <file>."_s, u"file"_s});
    if (!readSubcommand(parser, arguments, 1))
        return 0;
    const QString location = parser.value(u"database"_s);
    const QString target = parser.positionalArguments().at(1);
    if (location.isEmpty())
        failSubcommand(u"Add --database with the file to copy."_s);
    if (engineOf(location) == Engine::Postgres)
        failSubcommand(u"PostgreSQL has a program for this. Use: pg_dump --format=custom --file=%1 %2"_s.arg(
            target, displayName(location)));
    backUp(location, target);
    return 0;
}

} // namespace labdesk::service
