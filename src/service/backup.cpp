// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/auditlog.h"
#include "service/database.h"
#include "service/filesync.h"
#include "service/postgrestools.h"
#include "service/schema.h"
#include "service/subcommands.h"
#include "service/systemreason.h"
#include "service/temporaryfolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>
#include <vector>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

// A single statement reads a consistent snapshot without blocking writers. Copying page by page would start over
// whenever another process has written.
void copyDatabase(const Database &database, const QString &part)
{
    database.prepare(u"VACUUM INTO ?"_s).run({part});
    const Database made(part, Database::Access::Read);
    const auto text = [](const Statement &row) { return row.text(0); };
    if (made.prepare(u"PRAGMA integrity_check"_s).first({}, text) != u"ok"_s)
        throw DatabaseError(u"The copy of %1 is damaged, and the database probably is, too. Use an older backup."_s.arg(
            database.name()));
}

// An empty block is the end, or an error.
void requireWasRead(const QFileDevice &file, const QString &name)
{
    if (file.error() != QFileDevice::NoError)
        failSubcommand(u"Can't read %1: %2."_s.arg(name, systemReason(file)));
}

struct NamedFile
{
    QFileDevice &file;
    QString name; ///< for display
};

void copyAll(const NamedFile &from, const NamedFile &to)
{
    constexpr qint64 block = 1024 * 1024;
    const auto fail = [&to](const QString &problem) {
        failSubcommand(u"Can't write %1: %2. Check the free disk space."_s.arg(to.name, problem));
    };
    for (QByteArray bytes = from.file.read(block); !bytes.isEmpty(); bytes = from.file.read(block))
        if (to.file.write(bytes) != bytes.size())
            fail(systemReason(to.file));
    requireWasRead(from.file, from.name);
    const QString problem = to.file.flush() ? syncFile(to.file) : systemReason(to.file);
    if (!problem.isEmpty())
        fail(problem);
}

void copyChecked(const QString &location, const QString &part)
{
    const Database database(location, Database::Access::Read);
    requireOwnSchema(database, SchemaAge::Readable);
    copyDatabase(database, part);
}

void requireOtherFile(const QString &location, const QString &backup)
{
    if (engineOf(location) == Engine::Sqlite && QFileInfo::exists(location) && QFileInfo(location) == QFileInfo(backup))
        failSubcommand(u"%1 is the database itself. Use another file for the backup."_s.arg(backup));
}

void backUp(const QString &location, const QString &target)
{
    requireOtherFile(location, target);
    for (const QString &name : QStringList{target} + filesBeside(target))
        if (QFileInfo::exists(name) || QFileInfo(name).isSymLink())
            failSubcommand(u"The file %1 exists. Remove it, or use another name."_s.arg(name));
    const TemporaryFolder folder(target); // until it is complete
    if (!folder.isValid())
        failSubcommand(u"Can't write %1: %2. Check that its folder exists."_s.arg(target, folder.errorString()));
    const QString part = folder.filePath(u"part"_s);
    if (engineOf(location) == Engine::Postgres)
        dumpPostgres(location, part);
    else
        copyChecked(location, part);
    const QString problem = moveIntoPlace(part, target, Target::New);
    if (!problem.isEmpty())
        failSubcommand(
            u"Can't write %1: %2. Check that its folder exists, and the free disk space."_s.arg(target, problem));
}

// Writes to standard output, for users without write permission in the destination folder.
void backUpToOutput(const QString &location)
{
    if (engineOf(location) == Engine::Postgres) {
        dumpPostgres(location, u"-"_s);
        return;
    }
    const TemporaryFolder folder;
    QFile copy(folder.filePath(u"copy"_s)), output;
    copyChecked(location, copy.fileName());
    if (!copy.open(QIODevice::ReadOnly) || !output.open(stdout, QIODevice::WriteOnly))
        failSubcommand(u"Can't write the backup to the output."_s);
#ifdef Q_OS_UNIX
    // The file stays open for reading, and is deleted however this ends.
    QFile::remove(copy.fileName());
#endif
    copyAll({copy, u"the copy"_s}, {output, u"the output"_s});
}

// A dump of PostgreSQL, a database file, or neither.
enum class BackupKind { Postgres, Sqlite, Other };

BackupKind kindOf(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        failSubcommand(u"Can't read %1: %2."_s.arg(name, systemReason(file)));
    const QByteArray begin = file.peek(16);
    requireWasRead(file, name);
    return begin.startsWith("PGDMP")                 ? BackupKind::Postgres
        : begin == QByteArray("SQLite format 3", 16) ? BackupKind::Sqlite
                                                     : BackupKind::Other;
}

// Root restores for another user, so the file gets the owner of the previous database, or else of the folder, which
// belongs to the service.
QString changeOwner(const QString &part, const QString &location)
{
#ifdef Q_OS_UNIX
    struct stat owner = {};
    const QByteArray reference
        = QFile::encodeName(QFileInfo::exists(location) ? location : QFileInfo(location).absolutePath());
    if (geteuid() == 0
        && (stat(reference.constData(), &owner) != 0
            || chown(QFile::encodeName(part).constData(), owner.st_uid, owner.st_gid) != 0))
        return qt_error_string();
#else
    Q_UNUSED(part)
    Q_UNUSED(location)
#endif
    return {};
}

// Whether a connection has the file open, by the locks of SQLite. For a file that SQLite can't open any more.
bool isLocked(const QString &location)
{
#ifdef Q_OS_UNIX
    constexpr off_t pendingByte = 0x40000000, lockedBytes = 512;
    QFile file(location);
    struct flock lock = {};
    lock.l_type = F_WRLCK;
    lock.l_start = pendingByte;
    lock.l_len = lockedBytes;
    return !file.open(QIODevice::ReadWrite) || fcntl(file.handle(), F_GETLK, &lock) != 0 || lock.l_type != F_UNLCK;
#else
    Q_UNUSED(location) // Windows doesn't rename an open file
    return false;
#endif
}

// Keeps a damaged file and its log under other names, because records may be recovered from them. Unless it is
// replaced, they get their names back. The file also has its old name until then, because a service that starts
// meanwhile would create a new one.
class DamagedDatabase
{
public:
    explicit DamagedDatabase(const QString &location) : m_kept(location + u".replaced"_s)
    {
        for (const QString &name : QStringList{location} + filesBeside(location)) {
            const QString other = m_kept + name.sliced(location.size());
            if (!QFileInfo::exists(name))
                continue;
            std::error_code failed = std::make_error_code(std::errc::not_supported);
            if (name == location)
                std::filesystem::create_hard_link(name.toStdU16String(), other.toStdU16String(), failed);
            if (failed && !QFile::rename(name, other)) {
                giveBack();
                failSubcommand(u"Can't keep %1 as %2. Remove or rename one of them."_s.arg(name, other));
            }
            m_renamed.emplace_back(name, other);
        }
    }
    ~DamagedDatabase() { giveBack(); }
    DamagedDatabase(const DamagedDatabase &) = delete;
    DamagedDatabase &operator=(const DamagedDatabase &) = delete;

    void setReplaced()
    {
        m_renamed.clear();
        std::fprintf(stderr, "The previous database is damaged and was kept as %s.\n", qUtf8Printable(m_kept));
    }

private:
    void giveBack()
    {
        for (const auto &[name, other] : std::exchange(m_renamed, {})) {
            std::error_code failed;
            if (std::filesystem::equivalent(name.toStdU16String(), other.toStdU16String(), failed))
                QFile::remove(other);
            else if (!QFile::rename(other, name))
                return; // the new file has this name now, and SQLite would apply an old log beside it
        }
    }

    QString m_kept;
    std::vector<std::pair<QString, QString>> m_renamed;
};

// Checks that no service has the database open and that its records may be replaced. Also moves its write-ahead log
// into the file.
void requireFree(const QString &location, bool replaces)
{
    if (!QFileInfo::exists(location)) {
        for (const QString &name : filesBeside(location))
            if (QFileInfo::exists(name) && !QFile::remove(name))
                failSubcommand(u"Can't remove %1, left behind by an older database."_s.arg(name));
        return;
    }
    const Database database(location, Database::Access::Write);
    if (hasTables(database)) {
        requireOwnSchema(database, SchemaAge::Any);
        if (!replaces)
            failSubcommand(
                u"The database %1 has records. To replace them with the backup, add --replace."_s.arg(location));
    }
    try {
        database.execute(u"PRAGMA journal_mode = DELETE"_s); // needs exclusive access to the file
    } catch (const DatabaseError &e) {
        if (e.fault() == DatabaseFault::Busy)
            failSubcommand(u"A service is using the database %1. Stop the service first."_s.arg(location));
        throw;
    }
}

// Like requireFree(), and also for a file that SQLite can't read, if its records are to be replaced.
std::unique_ptr<DamagedDatabase> requireFreeOrDamaged(const QString &location, bool replaces)
{
    try {
        requireFree(location, replaces);
        return nullptr;
    } catch (const DatabaseError &e) {
        const bool isDamaged = e.cause().contains(u"not a database") || e.cause().contains(u"malformed");
        if (!replaces || !isDamaged || isLocked(location))
            throw;
        return std::make_unique<DamagedDatabase>(location);
    }
}

// The file that a symbolic link leads to. A rename to the link would replace the link, and leave the records where they
// are.
QString targetOf(const QString &location)
{
    const QFileInfo info(location);
    if (info.isSymLink() && !info.exists())
        failSubcommand(u"The database %1 is a broken symbolic link. Check its target."_s.arg(location));
    return info.isSymLink() ? info.canonicalFilePath() : location;
}

// `part`: a name beside it, until the restored file is complete
void restoreFile(const QString &location, const QString &backup, bool replaces, const QString &part)
{
    requireOtherFile(location, backup);
    copyChecked(backup, part);
    {
        const Database made(part, Database::Access::Write);
        recordRestore(made);
    }
    QString problem = changeOwner(part, location);
    const auto damaged = requireFreeOrDamaged(location, replaces);
    if (problem.isEmpty())
        problem = moveIntoPlace(part, location, Target::MayExist);
    if (!problem.isEmpty())
        failSubcommand(u"Can't write %1: %2. Check its folder, and the free disk space."_s.arg(location, problem));
    if (damaged)
        damaged->setReplaced();
}

void restore(const QString &location, const QString &backup, bool replaces, const TemporaryFolder &folder)
{
    const bool isServer = engineOf(location) == Engine::Postgres;
    switch (kindOf(backup)) {
    case BackupKind::Other:
        failSubcommand(u"The backup is neither a database file nor a dump of PostgreSQL. Use another file."_s);
    case BackupKind::Postgres:
        if (!isServer)
            failSubcommand(
                u"The backup is from PostgreSQL, but the database is a file. Restore it to PostgreSQL, then use export and import."_s);
        restorePostgres(location, backup, replaces);
        return;
    case BackupKind::Sqlite:
        if (isServer)
            failSubcommand(
                u"The backup is a database file, but the database is PostgreSQL. Use export --database BACKUP, then import."_s);
        restoreFile(location, backup, replaces, folder.filePath(u"restored"_s));
    }
}

} // namespace

int runBackup(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Copies a database, even while a service is using it. The copy is complete and can be restored with restore."_s);
    parser.addPositionalArgument(u"backup"_s, u"This command."_s, u"backup"_s);
    parser.addPositionalArgument(u"file"_s, u"The copy, a new file; - for standard output."_s, u"FILE"_s);
    parser.addOption({u"database"_s, u"Copy the database in <file>, or in PostgreSQL (with pg_dump)."_s, u"file"_s});
    if (!readSubcommand(parser, arguments, 1))
        return 0;
    const QString location = databaseIn(parser), target = parser.positionalArguments().at(1);
    requireFile(location, u"Check --database."_s);
    if (target == u"-")
        backUpToOutput(location);
    else
        backUp(location, target);
    return 0;
}

int runRestore(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Replaces a database that no service is using with a backup. Either all of it is restored, or nothing is changed."_s);
    parser.addPositionalArgument(u"restore"_s, u"This command."_s, u"restore"_s);
    parser.addPositionalArgument(u"file"_s, u"A copy made by backup; - for standard input."_s, u"FILE"_s);
    parser.addOptions({{u"database"_s, u"Restore into <file>, or into PostgreSQL (with pg_restore)."_s, u"file"_s},
                       {u"replace"_s, u"Replace existing records, which are lost."_s}});
    if (!readSubcommand(parser, arguments, 1))
        return 0;
    const QString database = databaseIn(parser), backup = parser.positionalArguments().at(1);
    const bool isServer = engineOf(database) == Engine::Postgres, replaces = parser.isSet(u"replace"_s);
    const QString location = isServer ? database : targetOf(database);
    const auto folder = isServer ? std::make_unique<TemporaryFolder>() : std::make_unique<TemporaryFolder>(location);
    if (!folder->isValid())
        failSubcommand(u"Can't write %1: %2. Check that its folder exists."_s.arg(
            isServer ? QDir::tempPath() : location, folder->errorString()));
    if (backup != u"-") {
        restore(location, backup, replaces, *folder);
        return 0;
    }
    QFile input, copy(folder->filePath(u"backup"_s));
    if (!input.open(standardInput, QIODevice::ReadOnly) || !copy.open(QIODevice::WriteOnly))
        failSubcommand(u"Can't read the backup from the input."_s);
    copyAll({input, u"the input"_s}, {copy, copy.fileName()});
    copy.close();
    restore(location, copy.fileName(), replaces, *folder);
    return 0;
}

} // namespace labdesk::service
