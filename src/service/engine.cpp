// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/engine.h"

#include <QRegularExpression>
#include <QSqlError>
#include <QUrl>
#include <QUrlQuery>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

// PostgreSQL can't store U+0000 in a text. It is escaped as a pair of noncharacters, and so is the first of them.
constexpr QChar escape(0xfdd0), escapedNul(0xfdd1);

QString withoutNul(QString text)
{
    if (text.contains(QChar(0)) || text.contains(escape))
        text.replace(escape, QString(2, escape)).replace(QChar(0), QString(escape) + escapedNul);
    return text;
}

// Quotes a value for a libpq connection string.
QString quoted(QString value)
{
    return u'\'' + value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s) + u'\'';
}

QString optionsOf(const QUrlQuery &query)
{
    // Detects an unreachable host in seconds instead of minutes.
    QList<std::pair<QString, QString>> items{{u"connect_timeout"_s, u"5"_s},
                                             {u"tcp_user_timeout"_s, u"15000"_s},
                                             {u"application_name"_s, u"labdesk-service"_s}};
    for (const auto &[name, value] : query.queryItems(QUrl::FullyDecoded))
        if (name != u"password")         // the password is set separately
            items.append({name, value}); // libpq uses the last value of a repeated name
    QStringList options;
    for (const auto &[name, value] : items)
        options += name + u'=' + quoted(value);
    return options.join(u' ');
}

/// Another kind of URL, a stray quotation mark, or an invisible character would make a new, empty file.
QString wrongFile(const QString &path, const QString &setting)
{
    static const QRegularExpression scheme(QStringLiteral("^([A-Za-z][A-Za-z0-9+.-]+)?:"));
    static const QRegularExpression stray(QStringLiteral("^[\\s'\"]|[\\s'\"]\\z|\\p{C}"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    if (scheme.match(path).hasMatch())
        return u"Invalid %1. Use the path of a file, or postgresql://user@host:port/name."_s.arg(setting);
    if (stray.match(path).hasMatch())
        return u"Invalid %1. The path begins or ends with a space or a quotation mark, or has an invisible character."_s
            .arg(setting);
    return {};
}

} // namespace

Engine engineOf(const QString &location)
{
    return location.startsWith(u"postgresql://") || location.startsWith(u"postgres://") ? Engine::Postgres
                                                                                        : Engine::Sqlite;
}

QString displayName(const QString &location)
{
    if (engineOf(location) == Engine::Sqlite)
        return location;
    return QUrl(location).toString(QUrl::RemovePassword | QUrl::RemoveQuery | QUrl::RemoveFragment);
}

bool hasPassword(const QString &location)
{
    const QUrl url(location);
    const QUrlQuery query(url);
    return engineOf(location) == Engine::Postgres
        && (!url.password().isEmpty() || query.hasQueryItem(u"password"_s) || query.hasQueryItem(u"sslpassword"_s));
}

QString wrongLocation(const QString &location, const QString &setting)
{
    if (engineOf(location) == Engine::Sqlite)
        return wrongFile(location, setting);
    static const QRegularExpression parameter(QStringLiteral("^[a-z_]+\\z"));
    // QUrl applies a port to all hosts, libpq only to the last one.
    if (location.section(u'/', 2, 2).section(u'@', -1).contains(u','))
        return u"Invalid %1. Name several hosts as parameters: postgresql://user@/name?host=a,b&port=5432,5433."_s.arg(
            setting);
    const QUrl url(location, QUrl::StrictMode);
    if (!url.isValid() || url.path().size() < 2 || url.hasFragment())
        return u"Invalid %1. Use postgresql://user@host:port/name, with %-encoded special characters."_s.arg(setting);
    QStringList given{u"dbname"_s}; // the names so far, because libpq would use the last value of a repeated one
    for (const auto &[name, isGiven] : {std::pair(u"host"_s, !url.host().isEmpty()),
                                        {u"port"_s, url.port() >= 0},
                                        {u"user"_s, !url.userName().isEmpty()},
                                        {u"password"_s, !url.password().isEmpty()}})
        if (isGiven)
            given += name;
    for (const auto &[name, value] : QUrlQuery(url).queryItems(QUrl::FullyDecoded)) {
        if (!parameter.match(name).hasMatch() || value.contains(u';')) // the driver uses it as a separator
            return u"Invalid parameter in %1. Use parameters of libpq, such as sslmode=require, without semicolons."_s
                .arg(setting);
        if (given.contains(name))
            return u"%1 sets %2 twice. Remove one of them."_s.arg(setting, name);
        given += name;
    }
    return {};
}

QStringList filesBeside(const QString &database)
{
    // The journal exists while the first data is created, before the write-ahead log is used.
    return {database + u"-wal"_s, database + u"-shm"_s, database + u"-journal"_s};
}

QSqlDatabase addConnection(const QString &name, const QString &location, bool readOnly)
{
    if (engineOf(location) == Engine::Sqlite) {
        QSqlDatabase handle = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        handle.setDatabaseName(location);
        handle.setConnectOptions(readOnly ? u"QSQLITE_BUSY_TIMEOUT=5000;QSQLITE_OPEN_READONLY"_s
                                          : u"QSQLITE_BUSY_TIMEOUT=5000"_s);
        return handle;
    }
    const QUrl url(location);
    const QUrlQuery query(url); // host and port are parameters if there are several
    QSqlDatabase handle = QSqlDatabase::addDatabase(u"QPSQL"_s, name);
    handle.setDatabaseName(url.path(QUrl::FullyDecoded).sliced(1));
    handle.setHostName(url.host(QUrl::FullyDecoded));
    handle.setUserName(url.userName(QUrl::FullyDecoded));
    handle.setPassword(url.password().isEmpty() ? query.queryItemValue(u"password"_s, QUrl::FullyDecoded)
                                                : url.password(QUrl::FullyDecoded));
    handle.setPort(url.port());
    handle.setConnectOptions(optionsOf(query));
    return handle;
}

QStringList openingStatements(const QString &location, bool readOnly)
{
    if (engineOf(location) == Engine::Postgres) {
        QStringList statements{u"SET idle_in_transaction_session_timeout = '60s'"_s,
                               u"SET client_min_messages = warning"_s};
        if (!location.contains(u"statement_timeout")) // unless the URL sets it in its options
            statements += u"SET statement_timeout = '10s'"_s;
        return statements;
    }
    if (readOnly)
        return {};
    // A change that was reported as done survives a power failure. The log is truncated after a full checkpoint.
    return {u"PRAGMA foreign_keys = ON"_s, u"PRAGMA synchronous = FULL"_s, u"PRAGMA journal_size_limit = 16777216"_s};
}

QStringList bulkStatements(Engine engine)
{
    if (engine == Engine::Sqlite)
        return {u"PRAGMA cache_size = -65536"_s};
    return {u"SET statement_timeout = 0"_s, u"SET idle_in_transaction_session_timeout = 0"_s,
            u"SET work_mem = '64MB'"_s,     // keeps the transition tables of the triggers in memory
            u"SET enable_seqscan = off"_s}; // a plan created for an empty table would scan it later
}

QString newUserNumbersStatement(Engine engine)
{
    // The subquery looks up the sequence only once.
    if (engine == Engine::Postgres)
        return u"SELECT nextval(name) FROM generate_series(1, CAST(? AS BIGINT)), (SELECT"
               " CAST(pg_get_serial_sequence('users', 'seq') AS regclass) AS name OFFSET 0) AS sequence"_s;
    return u"WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)"
           " SELECT n + (SELECT coalesce(max(seq), 0) FROM users) FROM numbers"_s;
}

QString keysOfJson(Engine engine)
{
    return engine == Engine::Postgres ? u"json_array_elements_text(CAST(? AS JSON)) AS keys (k)"_s
                                      : u"(SELECT value AS k FROM json_each(?)) AS keys"_s;
}

QString snapshotStatement(Engine engine)
{
    return engine == Engine::Postgres ? u"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"_s : u"BEGIN"_s;
}

QString beginStatement(Engine engine)
{
    return engine == Engine::Postgres ? u"BEGIN"_s : u"BEGIN IMMEDIATE"_s;
}

QString rowLock(Engine engine)
{
    return engine == Engine::Postgres ? u" FOR UPDATE"_s : QString(); // SQLite locks the whole file
}

QString freeRowLock(Engine engine)
{
    return engine == Engine::Postgres ? u" FOR UPDATE SKIP LOCKED"_s : QString();
}

QString positionFunction(Engine engine)
{
    return engine == Engine::Postgres ? u"strpos"_s : u"instr"_s;
}

QString definitionFor(Engine engine, QString text)
{
    if (engine == Engine::Postgres)
        text.replace(u"INTEGER PRIMARY KEY"_s, u"BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"_s)
            .replace(u"INTEGER"_s, u"BIGINT"_s)
            .replace(u"REAL"_s, u"DOUBLE PRECISION"_s)
            .replace(u" WITHOUT ROWID"_s, QString())
            .replace(u"BLOB"_s, u"TEXT"_s)                // JSON
            .replace(u"TEXT"_s, u"TEXT COLLATE \"C\""_s); // the sort order of SQLite
    return text;
}

QStringList totalsTable(Engine engine)
{
    if (engine == Engine::Sqlite)
        return {
            u"CREATE TABLE totals (team_seq INTEGER PRIMARY KEY, users INTEGER NOT NULL, bytes INTEGER NOT NULL)"_s};
    // One row for each of several shards, because with a single row, only one writer of a team could commit at a time.
    return {u"CREATE TABLE totals (team_seq BIGINT NOT NULL, shard BIGINT NOT NULL, users BIGINT NOT NULL,"
            " PRIMARY KEY (team_seq, shard)) WITH (fillfactor = 50)"_s};
}

QStringList totalsTriggers(Engine engine)
{
    if (engine == Engine::Sqlite)
        return {
            u"INSERT INTO totals SELECT team_seq, (SELECT count(*) FROM users WHERE users.team_seq = teams.team_seq),"
            " (SELECT coalesce(sum(length(body)), 0) FROM users WHERE users.team_seq = teams.team_seq) FROM teams"_s,
            u"CREATE TRIGGER team_added AFTER INSERT ON teams BEGIN INSERT INTO totals VALUES (NEW.team_seq, 0, 0);"
            " END"_s,
            u"CREATE TRIGGER user_added AFTER INSERT ON users BEGIN UPDATE totals SET users = users + 1,"
            " bytes = bytes + length(NEW.body) WHERE team_seq = NEW.team_seq; END"_s,
            u"CREATE TRIGGER user_removed AFTER DELETE ON users BEGIN UPDATE totals SET users = users - 1,"
            " bytes = bytes - length(OLD.body) WHERE team_seq = OLD.team_seq; END"_s,
            u"CREATE TRIGGER user_changed AFTER UPDATE OF body ON users BEGIN"
            " UPDATE totals SET bytes = bytes + length(NEW.body) - length(OLD.body) WHERE team_seq = NEW.team_seq;"
            " END"_s};
    const QString counted = u"CREATE FUNCTION count_users_%1() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
                            " INSERT INTO totals AS t SELECT team_seq, pg_backend_pid() % 64, %2count(*) FROM changed"
                            " GROUP BY team_seq ON CONFLICT (team_seq, shard) DO UPDATE SET users = t.users"
                            " + excluded.users; RETURN NULL; END $$"_s;
    return {u"INSERT INTO totals SELECT team_seq, 0, count(*) FROM users GROUP BY team_seq"_s,
            counted.arg(u"added"_s, u""_s), counted.arg(u"removed"_s, u"-"_s),
            u"CREATE TRIGGER user_added AFTER INSERT ON users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT"
            " EXECUTE FUNCTION count_users_added()"_s,
            u"CREATE TRIGGER user_removed AFTER DELETE ON users REFERENCING OLD TABLE AS changed FOR EACH STATEMENT"
            " EXECUTE FUNCTION count_users_removed()"_s};
}

QVariant boundValue(Engine engine, const QVariant &value)
{
    // Qt SQL stores a null QString or QByteArray as NULL. Here, only an invalid QVariant is NULL, and empty text stays
    // empty text.
    if (value.typeId() == QMetaType::QString && value.toString().isEmpty())
        return QString(u""_s);
    if (value.typeId() == QMetaType::QByteArray && engine == Engine::Postgres)
        return QString::fromUtf8(value.toByteArray());
    if (value.typeId() == QMetaType::QByteArray && value.toByteArray().isEmpty())
        return QByteArray("");
    if (value.typeId() == QMetaType::QString && engine == Engine::Postgres)
        return withoutNul(value.toString());
    return value;
}

QString readText(Engine engine, const QString &text)
{
    if (engine == Engine::Sqlite || !text.contains(escape))
        return text;
    QString read;
    for (qsizetype i = 0; i < text.size(); ++i)
        read += text[i] != escape ? text[i] : text.mid(++i, 1) == escapedNul ? QChar(0) : escape;
    return read;
}

DatabaseFault faultOf(Engine engine, const QSqlError &error)
{
    if (engine == Engine::Sqlite) { // the low byte of an extended code is the primary code
        constexpr int busy = 5, locked = 6;
        const int code = error.nativeErrorCode().toInt() & 0xff;
        return code == busy || code == locked ? DatabaseFault::Busy : DatabaseFault::Other;
    }
    const QString state = error.nativeErrorCode();
    // 25006: the server has become a standby. 25P03: an idle transaction was ended together with its connection.
    if (state.isEmpty() || state.startsWith(u"08") || state.startsWith(u"57P") || state == u"25006"
        || state == u"25P03")
        return DatabaseFault::Lost;
    // 23505: another transaction was faster; on the next attempt, the checks for unique names will find that.
    if (state == u"40001" || state == u"40P01" || state == u"23505")
        return DatabaseFault::Conflict;
    return state == u"57014" || state == u"55P03" || state.startsWith(u"53") ? DatabaseFault::Busy
                                                                             : DatabaseFault::Other;
}

QString messageOf(Engine engine, const QSqlError &error)
{
    // The message of the database itself; text() repeats it with a message of Qt.
    const QString words = error.databaseText().isEmpty() ? error.text() : error.databaseText();
    if (engine == Engine::Sqlite)
        return words;
    static const QRegularExpression severity(QStringLiteral("^(ERROR|FATAL|PANIC): +"));
    return words.section(u'\n', 0, 0).remove(severity).trimmed(); // the other lines quote values
}

} // namespace labdesk::service
