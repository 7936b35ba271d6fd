// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/database.h"

#include "service/systemreason.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDriver>
#include <QSqlError>
#include <QUuid>

namespace labdesk::service {

using namespace Qt::StringLiterals;

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds serverGracePeriod = 3s; // added to the server's own limit for a statement
constexpr std::chrono::milliseconds startTimeout = 13s;

[[noreturn]] void failDatabase(const QString &location, const QSqlError &error)
{
    const Engine engine = engineOf(location);
    const QString cause = messageOf(engine, error);
    const QString advice = engine == Engine::Sqlite ? u"Check the file and the free disk space."_s
                                                    : u"Check the server and the rights of the user."_s;
    throw DatabaseError(u"Can't use the database %1: %2. %3"_s.arg(displayName(location), cause, advice), cause,
                        faultOf(engine, error));
}

// SQLite would create a file that everybody can read. Its -wal and -shm files inherit the permissions.
void createForOwner(const QString &path)
{
    QFile file(path);
    if (QFileInfo(file).isSymLink() && !file.exists()) // a link to a disk that isn't mounted
        throw DatabaseError(
            u"Can't create the database %1: it's a broken symbolic link. Check its target."_s.arg(path));
    if (!file.exists()
        && !file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFileDevice::ReadOwner | QFileDevice::WriteOwner)
        && !file.exists()) // unless another process has just created it
        throw DatabaseError(u"Can't create the database %1: %2. Check that its folder exists and is writable."_s.arg(
            path, systemReason(file)));
}

// Names the question marks, because Qt takes five times as long to bind a value by its position.
QString named(const QString &sql, QStringList &names)
{
    QString text;
    for (const QChar c : sql) {
        if (c != u'?') {
            text += c;
            continue;
        }
        names += u":v"_s + QString::number(names.size());
        text += names.back();
    }
    return text;
}

} // namespace

Statement::Statement(const QSqlDatabase &database, const QString &location, const QString &sql,
                     std::shared_ptr<WatchedConnection> watched)
    : m_query(database), m_location(location), m_engine(engineOf(location)), m_watched(std::move(watched))
{
    const DatabaseCall call(m_watched.get());
    m_query.setForwardOnly(true);
    if (!m_query.prepare(named(sql, m_names)))
        failDatabase(m_location, m_query.lastError());
}

int Statement::run(const QVariantList &values)
{
    const DatabaseCall call(m_watched.get());
    for (int i = 0; i < static_cast<int>(values.size()); ++i)
        m_query.bindValue(m_names[i], boundValue(m_engine, values[i]));
    if (!m_query.exec())
        failDatabase(m_location, m_query.lastError());
    return m_query.numRowsAffected();
}

bool Statement::next()
{
    const DatabaseCall call(m_watched.get());
    if (m_query.next())
        return true;
    const QSqlError error = m_query.lastError();
    // Otherwise the read would stay open, and with it a snapshot of the database.
    m_query.finish();
    if (error.isValid())
        failDatabase(m_location, error);
    return false;
}

Database::Database(const QString &location, Access access)
    : m_location(location), m_engine(engineOf(location)), m_connection{QUuid::createUuid().toString()},
      m_handle(addConnection(m_connection.name, location, access == Access::Read))
{
    const bool reads = access == Access::Read;
    if (m_engine == Engine::Sqlite && !reads)
        createForOwner(location);
    if (!m_handle.isValid())
        throw DatabaseError(
            u"Can't use the database %1: Qt's driver for PostgreSQL is missing. Install it (Debian: libqt6sql6-psql)."_s
                .arg(displayName(location)));
    if (!m_handle.open()) {
        const QSqlError error = m_handle.lastError();
        m_handle = QSqlDatabase();
        failDatabase(location, error);
    }
    watch();
    for (const QString &sql : openingStatements(m_location, reads))
        execute(sql);
    // The server ends a slow statement by itself. If a call takes even longer, the server doesn't respond.
    if (m_watched) {
        const qint64 most
            = number(u"SELECT CAST(setting AS BIGINT) FROM pg_settings WHERE name = 'statement_timeout'"_s);
        m_watched->setCallTimeout(most == 0 ? 0ms : std::chrono::milliseconds(most) + serverGracePeriod);
    }
}

void Database::watch()
{
    DatabaseWatch *const watch = m_engine == Engine::Postgres ? DatabaseWatch::ofThisThread() : nullptr;
    if (!watch)
        return;
    m_watched = watch->add(nativeHandle());
    if (m_watched)
        m_watched->setCallTimeout(startTimeout);
}

void Database::refuseLocked() const
{
    if (m_engine == Engine::Sqlite)
        execute(u"PRAGMA busy_timeout = 0"_s);
}

void Database::abandon()
{
    m_handle = QSqlDatabase();
    m_connection.remove();
}

void Database::execute(const QString &sql) const
{
    const DatabaseCall call(m_watched.get());
    QSqlQuery query(m_handle);
    if (!query.exec(sql))
        failDatabase(m_location, query.lastError());
}

QVariant Database::nativeHandle() const
{
    return m_handle.driver()->handle();
}

void Database::fail(const QSqlError &error) const
{
    failDatabase(m_location, error);
}

void Database::releaseMemory() const
{
    if (m_engine == Engine::Sqlite)
        execute(u"PRAGMA shrink_memory"_s);
}

qint64 Database::number(const QString &sql) const
{
    return prepare(sql).first({}, [](const Statement &row) { return row.integer(0); }).value_or(0);
}

QString Database::text(const QString &sql) const
{
    return prepare(sql).first({}, [](const Statement &row) { return row.text(0); }).value_or(QString());
}

Transaction::Transaction(const Database &database) : m_database(database)
{
    m_database.execute(beginStatement(m_database.engine()));
}

Transaction::~Transaction()
{
    if (!m_open || !m_database.isOpen())
        return;
    try {
        m_database.execute(u"ROLLBACK"_s);
    } catch (const DatabaseError &) {
        // After errors such as a full disk or a lost connection, the database has rolled back by itself, and the error
        // is being reported already. If the transaction is still open, the next BEGIN says so.
    }
}

void Transaction::commit()
{
    try {
        m_database.execute(u"COMMIT"_s);
    } catch (const DatabaseError &e) {
        if (e.fault() == DatabaseFault::Lost)
            throw DatabaseError(QString::fromUtf8(e.what()), e.cause(), DatabaseFault::Unknown);
        throw;
    }
    m_open = false;
}

} // namespace labdesk::service
