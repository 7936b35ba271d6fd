// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/schema.h"

#include "service/bulkrecords.h"

#include <chrono>
#include <iterator>
#include <span>
#include <thread>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 applicationId = 0x4c616264; // "Labd"; files of other programs are never written

// The tables of version 2, in SQLite's types, which definitionFor() translates. A payor without a team belongs to all
// teams. Times are in seconds since 1970, dates are text.
QStringList tables()
{
    QStringList all{
        u"CREATE TABLE teams (team_seq INTEGER PRIMARY KEY, team_id TEXT NOT NULL UNIQUE)"_s,
        userTable.create(),
        u"CREATE TABLE refreshes (user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE,"
        " asked_at INTEGER NOT NULL)"_s,
        u"CREATE TABLE payors (payor_seq INTEGER PRIMARY KEY, team_seq INTEGER, payor_code TEXT NOT NULL,"
        " name TEXT NOT NULL, folded TEXT NOT NULL, body BLOB NOT NULL)"_s,
        u"CREATE TABLE payor_ids (payor_seq INTEGER NOT NULL REFERENCES payors(payor_seq) ON DELETE CASCADE,"
        " clearinghouse TEXT NOT NULL, payor_id TEXT NOT NULL, PRIMARY KEY (payor_seq, clearinghouse)) WITHOUT ROWID"_s,
    };
    forEachTable([&all](const auto &table) { all += table.create(); });
    return all;
}

// Columns that a version has added to the tables.
QStringList newColumns(int version)
{
    QStringList all = userTable.upgrade(version);
    forEachTable([&all, version](const auto &table) { all += table.upgrade(version); });
    return all;
}

// Created after the first data, which is several times faster.
const char *const indexes[] = {
    "CREATE UNIQUE INDEX users_by_id ON users (user_id)",
    "CREATE UNIQUE INDEX users_by_client_id ON users (team_seq, client_user_id)",
    "CREATE INDEX users_by_age ON users (team_seq, created_on, seq)",
    "CREATE INDEX users_by_end ON users (ingestion_end) WHERE ingestion_end IS NOT NULL",
    "CREATE INDEX refreshes_by_user ON refreshes (user_seq, asked_at)",
    "CREATE UNIQUE INDEX orders_by_id ON orders (order_id)",
    "CREATE INDEX orders_by_user ON orders (user_seq)",
    "CREATE INDEX insurances_by_user ON insurances (user_seq, created_on)",
    "CREATE INDEX centers_by_place ON centers (lab_id, centroid_latitude, centroid_longitude)",
};

// Upgrade from version 1, which existed only on SQLite and had a single team.
const char *const toVersion2[] = {
    "CREATE TABLE teams (team_seq INTEGER PRIMARY KEY, team_id TEXT NOT NULL UNIQUE)",
    "INSERT INTO teams SELECT 1, value FROM facts WHERE name = 'team_id'",
    "DROP TABLE facts",
    "DROP TRIGGER user_added",
    "DROP TRIGGER user_removed",
    "DROP TRIGGER user_changed",
    "DROP TABLE totals",
    "ALTER TABLE users ADD COLUMN team_seq INTEGER NOT NULL DEFAULT 1",
    "ALTER TABLE payors ADD COLUMN team_seq INTEGER",
    "UPDATE payors SET team_seq = 1 WHERE CAST(body AS TEXT) LIKE '%\"source\":\"team\"%'",
    "DROP INDEX users_by_client_id",
    "DROP INDEX users_by_age",
    "DROP INDEX centers_by_place",
    ("CREATE TABLE numbered (insurance_seq INTEGER PRIMARY KEY,"
     " user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE, created_on INTEGER NOT NULL,"
     " body BLOB NOT NULL)"),
    "INSERT INTO numbered SELECT rowid, user_seq, created_on, body FROM insurances",
    "DROP TABLE insurances",
    "ALTER TABLE numbered RENAME TO insurances",
    "CREATE UNIQUE INDEX users_by_client_id ON users (team_seq, client_user_id)",
    "CREATE INDEX users_by_age ON users (team_seq, created_on, seq)",
    "CREATE INDEX insurances_by_user ON insurances (user_seq, created_on)",
    "CREATE INDEX centers_by_place ON centers (lab_id, centroid_latitude, centroid_longitude)",
};

// Added in version 3. Only a hash of each key is stored, which depends on the service's secret. A client has an ID, a
// key doesn't. Revoked keys are kept for readers of the audit table.
const char *const keysAndAudit[] = {
    "DROP TABLE IF EXISTS api_keys", // a restore of an older backup may have left it, like every table that an upgrade
                                     // step adds
    "DROP TABLE IF EXISTS audit",
    "ALTER TABLE teams ADD COLUMN name TEXT",
    "CREATE UNIQUE INDEX teams_by_name ON teams (name)",
    "CREATE TABLE api_keys (key_seq INTEGER PRIMARY KEY, team_seq INTEGER NOT NULL REFERENCES teams(team_seq),"
    " name TEXT NOT NULL, scope TEXT NOT NULL, client_id TEXT, hash TEXT NOT NULL, created_on INTEGER NOT NULL,"
    " expires_on INTEGER, revoked_on INTEGER, used_on INTEGER)",
    "CREATE UNIQUE INDEX api_keys_by_hash ON api_keys (hash)",
    "CREATE UNIQUE INDEX api_keys_by_client ON api_keys (client_id)",
    "CREATE UNIQUE INDEX api_keys_by_name ON api_keys (team_seq, name) WHERE revoked_on IS NULL",
    "CREATE TABLE audit (audit_seq INTEGER PRIMARY KEY, team_seq INTEGER NOT NULL, at INTEGER NOT NULL,"
    " request_id TEXT NOT NULL, key_name TEXT NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL,"
    " status INTEGER NOT NULL)",
    "CREATE INDEX audit_by_time ON audit (team_seq, at)",
};

// Added in version 4, for test environments.
const char *const keyDrills[] = {
    "ALTER TABLE api_keys ADD COLUMN drill TEXT",
    "ALTER TABLE api_keys ADD COLUMN strict INTEGER NOT NULL DEFAULT 0",
};

// Added in version 5: the progress of each import.
const char *const imports[] = {
    "DROP TABLE IF EXISTS imports",
    "CREATE TABLE imports (import_id TEXT PRIMARY KEY, team_seq INTEGER NOT NULL, position INTEGER NOT NULL,"
    " lines INTEGER NOT NULL, refused INTEGER NOT NULL, digest TEXT NOT NULL, updated_on INTEGER NOT NULL)",
};

// Added in version 6: the fingerprint of the secret, the key that made a change, and how many lines of an import were
// records.
const char *const facts[] = {
    "DROP TABLE IF EXISTS facts",
    "CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "ALTER TABLE audit ADD COLUMN key_seq INTEGER",
    "ALTER TABLE imports ADD COLUMN records INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE imports ADD COLUMN blank INTEGER NOT NULL DEFAULT 0",
    "UPDATE imports SET records = lines",
};

void define(const Database &database, const QStringList &statements)
{
    for (const QString &sql : statements)
        database.execute(definitionFor(database.engine(), sql));
}

void define(const Database &database, std::span<const char *const> statements)
{
    for (const char *sql : statements)
        database.execute(definitionFor(database.engine(), QString::fromLatin1(sql)));
}

// Executes statements that are already in the SQL of this engine.
void executeAsIs(const Database &database, const QStringList &statements)
{
    for (const QString &sql : statements)
        database.execute(sql);
}

// The upgrade from each version to the next, in addition to newColumns().
using Step = void (*)(const Database &);
constexpr Step steps[] = {
    [](const Database &database) {
        define(database, toVersion2);
        executeAsIs(database, totalsTable(database.engine()));
        executeAsIs(database, totalsTriggers(database.engine()));
    },
    [](const Database &database) { define(database, keysAndAudit); },
    [](const Database &database) { define(database, keyDrills); },
    [](const Database &database) { define(database, imports); },
    [](const Database &database) { define(database, facts); },
};
constexpr qint64 schemaVersion = std::size(steps) + 1;

void refuseNewer(const Database &database, qint64 version)
{
    if (isNewerVersion(version))
        throw DatabaseError(
            u"The database %1 was created by a newer version of Labdesk. Update Labdesk, or use another database."_s
                .arg(database.name()));
}

void migrate(const Database &database, qint64 version)
{
    refuseNewer(database, version);
    for (; version < schemaVersion; ++version) {
        steps[version - 1](database);
        define(database, newColumns(static_cast<int>(version) + 1));
    }
}

void create(const Database &database, const std::function<void()> &fill)
{
    constexpr qint64 versionOfTables = 2;
    define(database, tables());
    executeAsIs(database, totalsTable(database.engine()));
    migrate(database, versionOfTables);
    fill();
    define(database, indexes);
    executeAsIs(database, totalsTriggers(database.engine()));
}

// Switching requires exclusive access to the file, and SQLite doesn't wait for other processes there.
void switchToWal(const Database &database)
{
    constexpr int maxTries = 600;
    for (int tries = 1;; ++tries) {
        try {
            return database.execute(u"PRAGMA journal_mode = WAL"_s);
        } catch (const DatabaseError &e) {
            if (tries == maxTries || !e.cause().contains(u"locked"_s))
                throw;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
}

void prepareSqlite(const Database &database, const std::function<void()> &fill)
{
    // Another process may be creating the first data.
    database.execute(u"PRAGMA busy_timeout = 60000"_s);
    const auto version = [&database] { return database.number(u"PRAGMA user_version"_s); };
    const bool empty = !hasTables(database);
    if (!empty && database.number(u"PRAGMA application_id"_s) != applicationId)
        throw DatabaseError(u"The database %1 belongs to another program. Use another file."_s.arg(database.name()));
    if (version() != schemaVersion) {
        // With the rollback journal, the first data is written once; with the write-ahead log, it would be written
        // twice.
        database.execute(u"PRAGMA cache_size = -65536"_s);
        // Only an empty file takes it. Larger pages make a list of all users faster, and its log longer.
        database.execute(u"PRAGMA page_size = 8192"_s);
        Transaction transaction(database);
        if (version() == 0) // otherwise, another process was faster
            create(database, fill);
        else
            migrate(database, version());
        database.execute(u"PRAGMA application_id = %1"_s.arg(applicationId));
        database.execute(u"PRAGMA user_version = %1"_s.arg(schemaVersion));
        transaction.commit();
        database.execute(u"PRAGMA cache_size = -4096"_s);
        database.execute(u"PRAGMA shrink_memory"_s);
    }
    switchToWal(database);
    database.execute(u"PRAGMA busy_timeout = 5000"_s);
}

// Processes that start at the same time also wait for each other by locking the only row of this table.
bool hasVersion(const Database &database)
{
    return database.number(u"SELECT count(*) FROM information_schema.tables"
                           " WHERE table_schema = current_schema() AND table_name = 'schema_version'"_s)
        > 0;
}

void refuseOtherEncoding(const Database &database)
{
    if (database.number(u"SELECT count(*) FROM pg_database WHERE datname = current_database()"
                        " AND pg_encoding_to_char(encoding) = 'UTF8'"_s)
        == 0)
        throw DatabaseError(
            u"The database %1 doesn't use UTF-8. Create one with ENCODING 'UTF8' TEMPLATE template0."_s.arg(
                database.name()));
}

void preparePostgres(const Database &database, const std::function<void()> &fill)
{
    refuseOtherEncoding(database);
    const QString version = u"SELECT version FROM schema_version WHERE program = 'labdesk'"_s;
    if (hasVersion(database) && database.number(version) == schemaVersion)
        return;
    try {
        database.execute(
            u"CREATE TABLE IF NOT EXISTS schema_version (program TEXT PRIMARY KEY, version BIGINT NOT NULL)"_s);
    } catch (const DatabaseError &) {
        if (!hasVersion(database)) // otherwise, another process has just created it
            throw;
    }
    database.execute(u"INSERT INTO schema_version VALUES ('labdesk', 0) ON CONFLICT DO NOTHING"_s);
    Transaction transaction(database);
    database.execute(u"SET LOCAL statement_timeout = 0"_s);
    const qint64 found = database.number(version + rowLock(database.engine()));
    if (found == 0)
        create(database, fill);
    else
        migrate(database, found);
    database.execute(u"UPDATE schema_version SET version = %1 WHERE program = 'labdesk'"_s.arg(schemaVersion));
    transaction.commit();
    analyze(database);
}

} // namespace

void analyze(const Database &database)
{
    if (database.engine() == Engine::Postgres)
        database.execute(u"ANALYZE users, connections, orders, insurances, centers, payors"_s);
}

void prepareSchema(const Database &database, const std::function<void()> &fill)
{
    if (database.engine() == Engine::Postgres)
        preparePostgres(database, fill);
    else
        prepareSqlite(database, fill);
}

bool hasTables(const Database &database)
{
    return database.number(
               database.engine() == Engine::Sqlite
                   ? u"SELECT count(*) FROM sqlite_master"_s
                   : u"SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"_s)
        > 0;
}

void requireOwnSchema(const Database &database, SchemaAge age)
{
    const bool isFile = database.engine() == Engine::Sqlite;
    if (isFile ? database.number(u"PRAGMA application_id"_s) != applicationId : !hasVersion(database))
        throw DatabaseError(u"The database %1 is empty or belongs to another program."_s.arg(database.name()));
    const qint64 version = versionOf(database);
    if (age != SchemaAge::Any)
        refuseNewer(database, version);
    if (version < schemaVersion && age == SchemaAge::Current)
        throw DatabaseError(
            u"The database %1 was created by an older version of Labdesk. Start the service with it once."_s.arg(
                database.name()));
}

bool isNewerVersion(qint64 version)
{
    return version > schemaVersion;
}

qint64 versionOf(const Database &database)
{
    return database.number(database.engine() == Engine::Sqlite
                               ? u"PRAGMA user_version"_s
                               : u"SELECT version FROM schema_version WHERE program = 'labdesk'"_s);
}

QString writeFault(const Database &database)
{
    try {
        Transaction transaction(database);
        database.execute(u"UPDATE teams SET team_id = team_id"_s);
        // Not rolled back, because then nothing would be written to the disk, which may be full.
        transaction.commit();
        return {};
    } catch (const DatabaseError &e) {
        // If another process is writing, this one can write, too.
        return e.fault() == DatabaseFault::Busy ? QString() : e.cause();
    }
}

} // namespace labdesk::service
