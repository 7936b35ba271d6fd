// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <stdexcept>

namespace labdesk::service {

/// The database cannot be used, or refused a statement. what() is a sentence for the person who runs the service and
/// names the file; cause() is what SQLite said, for everybody who may ask.
class DatabaseError : public std::runtime_error
{
public:
    explicit DatabaseError(const QString &sentence, const QString &cause = {})
        : std::runtime_error(sentence.toStdString()), m_cause(cause)
    {
    }

    const QString &cause() const { return m_cause; }

private:
    QString m_cause;
};

/// A prepared statement. Must not outlive its database.
class Statement
{
public:
    Statement() = default;
    Statement(const QSqlDatabase &database, const QString &sql);

    /// Runs it with these values, in the order of its question marks; the number of rows it changed.
    int run(const QVariantList &values = {});

    /// Of a statement that reads: the next row. After the last, or after finish(), the read is over.
    bool next();
    void finish() { m_query.finish(); }
    QVariant value(int column) const { return m_query.value(column); }
    QString text(int column) const { return m_query.value(column).toString(); }
    qint64 integer(int column) const { return m_query.value(column).toLongLong(); }
    bool isNull(int column) const { return m_query.isNull(column); }
    qint64 lastRow() const { return m_query.lastInsertId().toLongLong(); }

private:
    QSqlQuery m_query;
    QString m_file; ///< for the words of an error
};

/// SQLite through Qt SQL, in write-ahead mode, with foreign keys. Create, use and destroy it in one thread.
class Database
{
public:
    enum class Access { Write, Read };

    /// A file that does not exist is created, for its owner alone. Throws DatabaseError.
    Database(const QString &file, Access access);

    Statement prepare(const QString &sql) const { return Statement(m_handle, sql); }
    void execute(const QString &sql) const;  ///< one statement, once
    qint64 number(const QString &sql) const; ///< of the first column of the first row
    QString file() const { return m_handle.databaseName(); }

private:
    struct Connection // destroyed after the handle, as Qt SQL wants it
    {
        QString name;
        ~Connection() { QSqlDatabase::removeDatabase(name); }
    };

    Connection m_connection;
    QSqlDatabase m_handle;
};

/// All or nothing: what was not committed when it ends is undone.
class Transaction
{
public:
    explicit Transaction(const Database &database);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    void commit();

private:
    const Database &m_database;
    bool m_open = true;
};

} // namespace labdesk::service
