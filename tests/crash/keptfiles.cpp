// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keptfiles.h"

#include "output/privatefile.h"
#include "platform/auditfolder.h"
#include "platform/jobrecords.h"
#include "platform/pendingwrites.h"
#include "platform/settings.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <dlfcn.h>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

void mark()
{
    if (void *const function = ::dlsym(RTLD_DEFAULT, "labdesk_trace_mark"))
        reinterpret_cast<void (*)()>(function)();
}

namespace {

QString countProblem(qsizetype found, int marks)
{
    return found == marks || found == marks + 1 ? QString() : u"%1 in place of %2"_s.arg(found).arg(marks);
}

QByteArray bytesOf(const QString &file)
{
    QFile read(file);
    return read.open(QFile::ReadOnly) ? read.readAll() : "none"_ba;
}

void put(const QString &file, const QByteArray &bytes)
{
    QFile written(file);
    if (!written.open(QFile::WriteOnly) || written.write(bytes) != bytes.size())
        qFatal("%s can't be written", qPrintable(file));
}

// Settings: three times one entry more

QString settingsIn(const QString &folder)
{
    return folder + u"/config/labdesk.ini"_s;
}

void writePreferences(const QString &folder)
{
    Settings settings(settingsIn(folder));
    for (int number = 1; number <= 3; ++number) {
        settings.set(setting::layout, QByteArray::number(number) + QByteArray(1500, 'x'), u"usersTable"_s);
        if (!settings.save())
            return;
        mark();
    }
}

QString problemOfPreferences(const QString &folder, int marks)
{
    const Settings settings(settingsIn(folder));
    if (!settings.backupFile().isEmpty())
        return u"the file was unreadable"_s;
    const QByteArray layout = settings.get(setting::layout, u"usersTable"_s);
    return layout.isEmpty() || layout.size() == 1501 ? countProblem(layout.left(1).toInt(), marks) : u"half a value"_s;
}

template <const auto &setting> void writeEntries(const QString &folder)
{
    Settings settings(settingsIn(folder));
    QVariantList entries;
    for (int number = 1; number <= 3; ++number) {
        entries += QVariantMap{{u"id"_s, number}, {u"name"_s, QString(300, u'n')}, {u"url"_s, QString(300, u'u')}};
        settings.set(setting, entries);
        if (!settings.isSaved())
            return;
        mark();
    }
}

template <const auto &setting> QString problemOfEntries(const QString &folder, int marks)
{
    const Settings settings(settingsIn(folder));
    if (!settings.backupFile().isEmpty())
        return u"the file was unreadable"_s;
    const QVariantList entries = settings.get(setting);
    for (const QVariant &entry : entries)
        if (entry.toMap().size() != 3 || entry.toMap().value(u"url"_s).toString().size() != 300)
            return u"half an entry"_s;
    return countProblem(entries.size(), marks);
}

// A connection that is removed, with all that was kept about it

const QString removedConnection = u"c-1"_s;

void prepareRemoval(const QString &folder)
{
    const QString &id = removedConnection;
    Settings settings(settingsIn(folder));
    settings.set(setting::pinnedUsers, {u"a"_s}, id);
    for (const auto *entries : {&setting::userViews, &setting::labs})
        settings.set(*entries, {QVariantMap{{u"name"_s, u"North"_s}}}, id);
    settings.setStoresKey(id, true);
    if (!settings.save())
        qFatal("no settings");
}

void removeConnection(const QString &folder)
{
    Settings settings(settingsIn(folder));
    settings.forgetConnection(removedConnection);
    if (settings.isSaved())
        mark();
}

QString problemOfRemoval(const QString &folder, int marks)
{
    const QString &id = removedConnection;
    const Settings settings(settingsIn(folder));
    const qsizetype kept = settings.get(setting::pinnedUsers, id).size() + settings.get(setting::userViews, id).size()
        + settings.get(setting::labs, id).size() + qsizetype(settings.storesKey(id).has_value());
    return kept == 0 || (marks == 0 && kept == 4) ? QString() : u"%1 of 4 are left"_s.arg(kept);
}

// The audit trail: six records in several files

const QDateTime moment(QDate(2026, 11, 30), QTime(9, 0), Qt::UTC);

AuditRecord recordAbout(int number)
{
    return {.at = moment,
            .who = u"anna"_s,
            .connection = QString(400, u'c'),
            .operation = u"lock"_s,
            .target = QString::number(number),
            .outcome = u"done"_s};
}

AuditFolder trailIn(const QString &folder)
{
    return AuditFolder(folder + u"/data/audit"_s, 2500);
}

void writeTrail(const QString &folder)
{
    AuditFolder trail = trailIn(folder);
    if (trail.verify(moment, u"anna"_s).problem)
        return;
    for (int number = 1; number <= 6; ++number) {
        AuditRecord record = recordAbout(number);
        if (trail.append(record))
            return;
        mark();
    }
}

QString problemOfTrail(const QString &folder, int marks)
{
    AuditFolder trail = trailIn(folder);
    const AuditReading reading = trail.verify(moment, u"anna"_s);
    if (reading.problem || !reading.damagedParts.empty())
        return u"damaged"_s;
    if (reading.hadUnfinishedWrite
        && (!QFile::exists(reading.unfinishedFile) || bytesOf(reading.unfinishedFile).isEmpty()))
        return u"the unfinished record is nowhere"_s;
    int last = 0;
    for (const AuditRecord &record : reading.records)
        if (record.operation == u"lock" && record.target.toInt() != ++last)
            return u"record %1 in place of %2"_s.arg(record.target).arg(last);
    AuditRecord next = recordAbout(last + 1);
    if (trail.append(next))
        return u"it doesn't go on"_s;
    return countProblem(last, marks);
}

// Writes on their way: of two, the first gets its response

QString pendingIn(const QString &folder)
{
    return folder + u"/data/audit.pending"_s;
}

void writePending(const QString &folder)
{
    PendingWrites pending;
    pending.open(pendingIn(folder));
    if (!pending.file())
        return;
    const int first = pending.begin(recordAbout(1));
    if (first == 0 || !pending.file()->sync())
        return;
    mark();
    if (pending.begin(recordAbout(2)) == 0 || !pending.file()->sync())
        return;
    mark();
    if (!pending.clear(first) || !pending.file()->sync())
        return;
    mark();
}

QString problemOfPending(const QString &folder, int marks)
{
    QStringList found;
    PendingWrites pending;
    for (const PendingWrites::Leftover &one : pending.open(pendingIn(folder)))
        found += one.record.target;
    const QStringList states[] = {{}, {u"1"_s}, {u"1"_s, u"2"_s}, {u"2"_s}, {u"2"_s}};
    found.sort();
    return found == states[marks] || found == states[marks + 1] ? QString() : u"found: "_s + found.join(u' ');
}

// The record of a job: two users of three, of whom one gets a response

JobRecords jobsIn(const QString &folder)
{
    return JobRecords(folder + u"/data/jobs"_s);
}

void writeJob(const QString &folder)
{
    const auto record = jobsIn(folder).begin({.id = u"one"_s,
                                              .kind = UserJobKind::ChangeZone,
                                              .connectionId = u"c"_s,
                                              .connectionName = QString(500, u'c'),
                                              .begunAt = moment,
                                              .users = {u"a"_s, QString(600, u'b'), u"c"_s},
                                              .states = {}});
    if (!record)
        return;
    mark();
    if (!record->note(0, UserJobState::Sending) || !record->file()->sync())
        return;
    mark();
    if (!record->note(0, UserJobState::Done) || !record->note(1, UserJobState::Sending) || !record->file()->sync())
        return;
    mark();
    record->discard();
}

QString problemOfJob(const QString &folder, int marks)
{
    JobRecords records = jobsIn(folder);
    const auto jobs = records.unfinishedJobs();
    if (!records.setAsideFiles().isEmpty())
        return u"the file was unreadable"_s;
    if (jobs.empty())
        return marks == 0 || marks == 3 ? QString() : u"no record"_s;
    using enum UserJobState;
    const auto &states = jobs.front().states;
    if (states.size() != 3 || jobs.front().users[1].size() != 600)
        return u"half a record"_s;
    if (marks == 2 && states[0] == NotSent)
        return u"a user who was reached counts as one who wasn't"_s;
    if (marks == 3 && (states[0] != Done || states[1] != Unknown))
        return u"an outcome is lost"_s;
    return states[2] == NotSent ? QString() : u"a user who wasn't reached counts as one who was"_s;
}

// An export in place of an earlier one

const QByteArray exported(3000, 'n');

void prepareExport(const QString &folder)
{
    put(folder + u"/users.csv"_s, "before");
}

void writeExport(const QString &folder)
{
    if (!output::writePrivateFile(folder + u"/users.csv"_s, exported))
        mark();
}

QString problemOfExport(const QString &folder, int marks)
{
    const QByteArray found = bytesOf(folder + u"/users.csv"_s);
    return found == exported || (marks == 0 && found == "before") ? QString() : u"half a file"_s;
}

// New values of a description

void prepareValues(const QString &folder)
{
    QByteArray description = bytesOf(QStringLiteral(SOURCE_ROOT "/docs/service.openapi.yaml"));
    QByteArray names;
    for (int number = 0; number < 60; ++number)
        names += "fitness_tracker_" + QByteArray::number(number) + ", ";
    put(folder + u"/other.yaml"_s, description.replace("[oura, fitbit", "[" + names + "oura, fitbit"));
}

std::vector<QStringList> writeValues(const QString &folder)
{
    return {{QStringLiteral(CLI_PROGRAM), u"describe"_s, folder + u"/other.yaml"_s, u"--write-values"_s,
             folder + u"/values.ini"_s, u"--data"_s, folder + u"/settings"_s}};
}

QString problemOfValues(const QString &folder, int marks)
{
    const QByteArray found = bytesOf(folder + u"/values.ini"_s);
    return found == "none"                                             ? countProblem(0, marks)
        : found.contains("fitness_tracker_59") && found.endsWith('\n') ? QString()
                                                                       : u"half a file"_s;
}

// Databases

std::vector<QStringList> addKeys(const QString &database, int first, int last)
{
    std::vector<QStringList> all;
    for (int number = first; number <= last; ++number) {
        QStringList command{QStringLiteral(SERVICE_PROGRAM),
                            u"keys"_s,
                            u"add"_s,
                            u"--database"_s,
                            database,
                            u"--scope"_s,
                            u"read"_s,
                            u"--team"_s,
                            u"North"_s,
                            u"--name"_s,
                            u"key%1"_s.arg(number)};
        if (number == 1)
            command += u"--new-team"_s;
        all.push_back(command);
    }
    return all;
}

void makeDatabase(const QString &file, int keys)
{
    QProcess service;
    service.start(QStringLiteral(SERVICE_PROGRAM), {u"--database"_s, file, u"--users"_s, u"3"_s, u"--port"_s, u"0"_s});
    if (!service.waitForReadyRead(60'000))
        qFatal("no service");
    service.terminate();
    service.waitForFinished();
    for (const QStringList &command : addKeys(file, 1, keys)) {
        QProcess program; // which prints the key
        program.start(command[0], command.mid(1));
        if (!program.waitForFinished(60'000) || program.exitCode() != 0)
            qFatal("no database");
    }
}

/// -1: it can't be read.
int keysIn(const QString &file)
{
    int keys = -1;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"read"_s);
        database.setDatabaseName(file);
        QSqlQuery query(database.open() ? database : QSqlDatabase());
        if (query.exec(u"PRAGMA integrity_check"_s) && query.next() && query.value(0).toString() == u"ok"
            && query.exec(u"SELECT count(*) FROM api_keys"_s) && query.next())
            keys = query.value(0).toInt();
    }
    QSqlDatabase::removeDatabase(u"read"_s);
    return keys;
}

QString databaseIn(const QString &folder)
{
    return folder + u"/service.sqlite"_s;
}

QString backupIn(const QString &folder)
{
    return folder + u"/backup.sqlite"_s;
}

void prepareDatabase(const QString &folder)
{
    makeDatabase(databaseIn(folder), 1);
}

std::vector<QStringList> writeDatabase(const QString &folder)
{
    return addKeys(databaseIn(folder), 2, 4);
}

QString problemOfDatabase(const QString &folder, int marks)
{
    return countProblem(keysIn(databaseIn(folder)) - 1, marks);
}

std::vector<QStringList> writeBackup(const QString &folder)
{
    return {{QStringLiteral(SERVICE_PROGRAM), u"backup"_s, backupIn(folder), u"--database"_s, databaseIn(folder)}};
}

QString problemOfBackup(const QString &folder, int marks)
{
    if (keysIn(databaseIn(folder)) != 1)
        return u"the database is damaged"_s;
    if (marks == 0 && !QFile::exists(backupIn(folder)))
        return {};
    return keysIn(backupIn(folder)) == 1 ? QString() : u"half a backup"_s;
}

void prepareRestore(const QString &folder)
{
    makeDatabase(databaseIn(folder), 1);
    makeDatabase(backupIn(folder), 3);
}

std::vector<QStringList> restore(const QString &folder)
{
    return {{QStringLiteral(SERVICE_PROGRAM), u"restore"_s, backupIn(folder), u"--database"_s, databaseIn(folder),
             u"--replace"_s}};
}

const QByteArray damage(5000, '\xff');

void prepareRestoreOverDamage(const QString &folder)
{
    put(databaseIn(folder), damage);
    makeDatabase(backupIn(folder), 3);
}

QString problemOfRestoreOverDamage(const QString &folder, int marks)
{
    const QString kept = databaseIn(folder) + u".replaced"_s;
    if (bytesOf(databaseIn(folder)) == damage)
        return marks == 0 ? QString() : u"nothing is restored"_s;
    return bytesOf(kept) != damage        ? u"the damaged file isn't kept"_s
        : keysIn(databaseIn(folder)) == 3 ? QString()
                                          : u"no database"_s;
}

QString problemOfRestore(const QString &folder, int marks)
{
    const int keys = keysIn(databaseIn(folder));
    return keys == 3 || (marks == 0 && keys == 1) ? QString() : u"%1 keys"_s.arg(keys);
}

/// In a folder beside its place until it is complete.
KeptFile copiedDatabase(KeptFile file)
{
    file.chances = 2;
    file.interrupted = "EINTRWRITE";
    file.unread = ".part-";
    return file;
}

} // namespace

const std::vector<KeptFile> &keptFiles()
{
    static const std::vector<KeptFile> all{
        {.name = "preferences", .write = writePreferences, .problem = problemOfPreferences, .marks = 3},
        {.name = "connections",
         .write = writeEntries<setting::connections>,
         .problem = problemOfEntries<setting::connections>,
         .marks = 3},
        {.name = "views",
         .write = writeEntries<setting::userViews>,
         .problem = problemOfEntries<setting::userViews>,
         .marks = 3},
        {.name = "removed connection",
         .prepare = prepareRemoval,
         .write = removeConnection,
         .problem = problemOfRemoval,
         .marks = 1},
        {.name = "audit trail", .write = writeTrail, .problem = problemOfTrail, .marks = 6},
        {.name = "writes on their way", .write = writePending, .problem = problemOfPending, .marks = 3},
        {.name = "record of a job", .write = writeJob, .problem = problemOfJob, .marks = 3},
        {.name = "export",
         .prepare = prepareExport,
         .write = writeExport,
         .problem = problemOfExport,
         .marks = 1,
         .chances = 30},
        {.name = "values of a description",
         .prepare = prepareValues,
         .programs = writeValues,
         .problem = problemOfValues,
         .exitCode = 9, // there are differences
         .marks = 1,
         .chances = 30},
        {.name = "database",
         .prepare = prepareDatabase,
         .programs = writeDatabase,
         .problem = problemOfDatabase,
         .marks = 3,
         .chances = 3,
         .interrupted = "EINTRWRITE"},
        copiedDatabase({.name = "backup",
                        .prepare = prepareDatabase,
                        .programs = writeBackup,
                        .problem = problemOfBackup,
                        .marks = 1}),
        copiedDatabase({.name = "restored database",
                        .prepare = prepareRestore,
                        .programs = restore,
                        .problem = problemOfRestore,
                        .marks = 1}),
        copiedDatabase({.name = "restored damaged database",
                        .prepare = prepareRestoreOverDamage,
                        .programs = restore,
                        .problem = problemOfRestoreOverDamage,
                        .marks = 1})};
    return all;
}

} // namespace labdesk::tests
