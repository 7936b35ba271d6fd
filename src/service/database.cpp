// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/database.h"

#include <QFile>
#include <QSqlError>
#include <QUuid>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

// Of the database itself: text() says the same twice, once in the toolkit's words.
QString words(const QSqlError &error)
{
    return error.databaseText().isEmpty() ? error.text() : error.databaseText();
}

[[noreturn]] void failDatabase(const QString &file, const QSqlError &error)
{
    const QString cause = words(error);
    throw DatabaseError(u"Can't use the database %1: %2. Check the file and the free disk space."_s.arg(file, cause),
                        cause);
}

// SQLite would create the file readable for everybody; its -wal and -shm files take their permissions from it.
void createForOwner(const QString &path)
{
    QFile file(path);
    if (!file.exists()
        && !file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        throw DatabaseError(u"Can't create the database %1: %2. Check that its folder exists and is writable."_s.arg(
            path, file.errorString()));
}

// Qt SQL stores a null QString or QByteArray as NULL: here only an invalid QVariant is NULL, and empty text is empty
// text.
QVariant neverNullText(const QVariant &value)
{
    if (value.typeId() == QMetaType::QString && value.toString().isEmpty())
        return QString(u""_s);
    if (value.typeId() == QMetaType::QByteArray && value.toByteArray().isEmpty())
        return QByteArray("");
    return value;
}

} // namespace

Statement::Statement(const QSqlDatabase &database, const QString &sql)
    : m_query(database), m_file(database.databaseName())
{
    m_query.setForwardOnly(true);
    if (!m_query.prepare(sql))
        failDatabase(m_file, m_query.lastError());
}

int Statement::run(const QVariantList &values)
{
    for (int i = 0; i < static_cast<int>(values.size()); ++i)
        m_query.bindValue(i, neverNullText(values[i]));
    if (!m_query.exec())
        failDatabase(m_file, m_query.lastError());
    return m_query.numRowsAffected();
}

bool Statement::next()
{
    if (m_query.next())
        return true;
    const QSqlError error = m_query.lastError();
    m_query.finish(); // else the read, and with it a snapshot of the database, would stay open
    if (error.isValid())
        failDatabase(m_file, error);
    return false;
}

Database::Database(const QString &file, Access access)
    : m_connection{QUuid::createUuid().toString()}, m_handle(QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection.name))
{
    const bool reads = access == Access::Read;
    if (!reads)
        createForOwner(file);
    m_handle.setDatabaseName(file);
    m_handle.setConnectOptions(reads ? u"QSQLITE_BUSY_TIMEOUT=5000;QSQLITE_OPEN_READONLY"_s
                                     : u"QSQLITE_BUSY_TIMEOUT=5000"_s);
    if (!m_handle.open())
        failDatabase(file, m_handle.lastError());
    if (reads)
        return;
    execute(u"PRAGMA foreign_keys = ON"_s);
    execute(u"PRAGMA synchronous = FULL"_s); // what was answered with success survives a power failure, too
}

void Database::execute(const QString &sql) const
{
    QSqlQuery query(m_handle);
    if (!query.exec(sql))
        failDatabase(file(), query.lastError());
}

qint64 Database::number(const QString &sql) const
{
    Statement statement = prepare(sql);
    statement.run();
    const qint64 value = statement.next() ? statement.integer(0) : 0;
    statement.finish();
    return value;
}

Transaction::Transaction(const Database &database) : m_database(database)
{
    m_database.execute(u"BEGIN IMMEDIATE"_s);
}

Transaction::~Transaction()
{
    if (!m_open)
        return;
    try {
        m_database.execute(u"ROLLBACK"_s);
    } catch (const DatabaseError &) {
        // After the errors that matter, such as a full disk, SQLite has rolled back by itself. What went wrong is on
        // its way already; a transaction that is open in spite of this is told of by the next BEGIN.
    }
}

void Transaction::commit()
{
    m_database.execute(u"COMMIT"_s);
    m_open = false;
}

} // namespace labdesk::service
