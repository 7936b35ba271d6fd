// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/schema.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 schemaVersion = 1;
constexpr qint64 applicationId = 0x4c616264; // "Labd": another program's SQLite file is not written to

// users.body is the user as it is sent: the list of a million users is read from the file and sent as it is. It changes
// in the transaction that changes what it shows. Times are seconds since 1970, dates are text.
const char *const tables[] = {
    "CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE users (seq INTEGER PRIMARY KEY, user_id TEXT NOT NULL, client_user_id TEXT NOT NULL, created_on "
    "INTEGER NOT NULL,"
    " zone TEXT, zone_source TEXT, zone_updated INTEGER, birth_date TEXT, birth_source TEXT, birth_updated INTEGER,"
    " ingestion_start TEXT, ingestion_end TEXT, body BLOB NOT NULL)",
    "CREATE TABLE connections (user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE, provider TEXT NOT "
    "NULL,"
    " created_on INTEGER NOT NULL, external_user_id TEXT, auto_connect INTEGER NOT NULL, denied TEXT NOT NULL,"
    " error_type TEXT, error_message TEXT, errored_at INTEGER, PRIMARY KEY (user_seq, provider)) WITHOUT ROWID",
    "CREATE TABLE refreshes (user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE, asked_at INTEGER NOT "
    "NULL)",
    "CREATE TABLE orders (order_id TEXT NOT NULL, user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE,"
    " lab_id INTEGER NOT NULL REFERENCES labs(lab_id), zip TEXT NOT NULL, created_on INTEGER NOT NULL)",
    "CREATE TABLE insurances (user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE, created_on INTEGER "
    "NOT NULL,"
    " body BLOB NOT NULL)",
    "CREATE TABLE labs (lab_id INTEGER PRIMARY KEY, slug TEXT NOT NULL)",
    "CREATE TABLE centers (center_id INTEGER PRIMARY KEY, lab_id INTEGER NOT NULL REFERENCES labs(lab_id), name TEXT "
    "NOT NULL,"
    " first_line TEXT NOT NULL, second_line TEXT, city TEXT NOT NULL, state TEXT NOT NULL, zip TEXT NOT NULL, phone "
    "TEXT NOT NULL,"
    " fax TEXT NOT NULL, hours TEXT, site_code TEXT NOT NULL, bill_types TEXT NOT NULL, capabilities TEXT NOT NULL,"
    " latitude REAL NOT NULL, longitude REAL NOT NULL, centroid_latitude REAL NOT NULL, centroid_longitude REAL NOT "
    "NULL)",
    "CREATE TABLE payors (payor_seq INTEGER PRIMARY KEY, payor_code TEXT NOT NULL, name TEXT NOT NULL, folded TEXT NOT "
    "NULL,"
    " body BLOB NOT NULL)",
    "CREATE TABLE payor_ids (payor_seq INTEGER NOT NULL REFERENCES payors(payor_seq) ON DELETE CASCADE, clearinghouse "
    "TEXT NOT NULL,"
    " payor_id TEXT NOT NULL, PRIMARY KEY (payor_seq, clearinghouse)) WITHOUT ROWID",
    // Kept by triggers, so that the length of the list is known without reading it.
    "CREATE TABLE totals (users INTEGER NOT NULL, bytes INTEGER NOT NULL)",
    "INSERT INTO totals VALUES (0, 0)",
    "CREATE TRIGGER user_added AFTER INSERT ON users BEGIN"
    " UPDATE totals SET users = users + 1, bytes = bytes + length(NEW.body); END",
    "CREATE TRIGGER user_removed AFTER DELETE ON users BEGIN"
    " UPDATE totals SET users = users - 1, bytes = bytes - length(OLD.body); END",
    "CREATE TRIGGER user_changed AFTER UPDATE OF body ON users BEGIN"
    " UPDATE totals SET bytes = bytes + length(NEW.body) - length(OLD.body); END",
};

// Made after the first data, which is several times faster.
const char *const indexes[] = {
    "CREATE UNIQUE INDEX users_by_id ON users (user_id)",
    "CREATE UNIQUE INDEX users_by_client_id ON users (client_user_id)",
    "CREATE INDEX users_by_age ON users (created_on)",
    "CREATE INDEX users_by_end ON users (ingestion_end) WHERE ingestion_end IS NOT NULL",
    "CREATE INDEX refreshes_by_user ON refreshes (user_seq, asked_at)",
    "CREATE UNIQUE INDEX orders_by_id ON orders (order_id)",
    "CREATE INDEX orders_by_user ON orders (user_seq)",
    "CREATE INDEX insurances_by_user ON insurances (user_seq, created_on)",
    "CREATE INDEX centers_by_place ON centers (lab_id, centroid_latitude)",
};

void checkOwner(const Database &database)
{
    const qint64 version = database.number(u"PRAGMA user_version"_s);
    const qint64 application = database.number(u"PRAGMA application_id"_s);
    const bool empty = database.number(u"SELECT count(*) FROM sqlite_master"_s) == 0;
    if (!empty && application != applicationId)
        throw DatabaseError(u"The database %1 belongs to another program. Use another file."_s.arg(database.file()));
    if (version > schemaVersion)
        throw DatabaseError(
            u"The database %1 was created by a newer version of Labdesk. Update Labdesk, or use another file."_s.arg(
                database.file()));
}

} // namespace

void prepareSchema(const Database &database, const std::function<void()> &fill)
{
    checkOwner(database);
    if (database.number(u"PRAGMA user_version"_s) == 0) {
        // With the rollback journal the first data is written once; the write-ahead log would hold it a second time.
        database.execute(u"PRAGMA cache_size = -65536"_s);
        Transaction transaction(database);
        if (database.number(u"PRAGMA user_version"_s) == 0) { // else another process was first
            for (const char *sql : tables)
                database.execute(QString::fromLatin1(sql));
            fill();
            for (const char *sql : indexes)
                database.execute(QString::fromLatin1(sql));
            database.execute(u"PRAGMA application_id = %1"_s.arg(applicationId));
            database.execute(u"PRAGMA user_version = %1"_s.arg(schemaVersion));
        }
        transaction.commit();
        database.execute(u"PRAGMA cache_size = -4096"_s);
        database.execute(u"PRAGMA shrink_memory"_s);
    }
    database.execute(u"PRAGMA journal_mode = WAL"_s);
}

QString writeFault(const Database &database)
{
    try {
        Transaction transaction(database);
        database.execute(u"UPDATE totals SET users = users"_s);
        transaction.commit(); // what is rolled back never reaches the disk, which may be full
        return {};
    } catch (const DatabaseError &e) {
        return e.cause();
    }
}

} // namespace labdesk::service
