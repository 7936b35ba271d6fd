// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/databasewatch.h"
#include "service/engine.h"

#include <QSqlQuery>
#include <QVariant>

#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace labdesk::service {

/// The database cannot be used, or refused a statement. what() is a sentence for the person who runs the service and
/// names the file; cause() is what the database said, for everybody who may ask.
class DatabaseError : public std::runtime_error
{
public:
    explicit DatabaseError(const QString &sentence, const QString &cause = {},
                           DatabaseFault fault = DatabaseFault::Other)
        : std::runtime_error(sentence.toStdString()), m_cause(cause), m_fault(fault)
    {
    }

    const QString &cause() const { return m_cause; }
    DatabaseFault fault() const { return m_fault; }

private:
    QString m_cause;
    DatabaseFault m_fault;
};

/// A prepared statement. Must not outlive its database. Preparing fails if a table is missing, so a service with an
/// incomplete schema doesn't start.
class Statement
{
public:
    Statement() = default;
    Statement(const QSqlDatabase &database, const QString &location, const QString &sql,
              std::shared_ptr<WatchedConnection> watched = {});

    /// Runs it with these values, in the order of its question marks; the number of rows it changed.
    int run(const QVariantList &values = {});

    /// Of a statement that reads: the next row. After the last, or after finish(), the read is over.
    bool next();
    void finish()
    {
        const DatabaseCall call(m_watched.get());
        m_query.finish();
    }
    QVariant value(int column) const { return m_query.value(column); }
    QString text(int column) const { return readText(m_engine, m_query.value(column).toString()); }
    QByteArray bytes(int column) const { return m_query.value(column).toByteArray(); }
    qint64 integer(int column) const { return m_query.value(column).toLongLong(); }
    bool isNull(int column) const { return m_query.isNull(column); }

    /// Runs it, and makes something of its first row; nothing: there is none.
    template <class Read> auto first(const QVariantList &values, const Read &read)
    {
        run(values);
        auto found = next() ? std::optional(read(*this)) : std::nullopt;
        finish();
        return found;
    }
    /// Likewise of each row.
    template <class Read> auto all(const QVariantList &values, const Read &read)
    {
        std::vector<decltype(read(*this))> found;
        run(values);
        while (next())
            found.push_back(read(*this));
        return found;
    }

private:
    QSqlQuery m_query;
    QString m_location; ///< for the words of an error
    Engine m_engine = Engine::Sqlite;
    std::shared_ptr<WatchedConnection> m_watched; ///< null: it isn't ended from outside
};

/// As a value of a statement: NULL if there is none.
template <class Value> QVariant orNull(const std::optional<Value> &value)
{
    return value ? QVariant(*value) : QVariant();
}

/// A connection to SQLite, in write-ahead mode and with foreign keys, or to PostgreSQL, through Qt SQL. Create, use and
/// destroy it in one thread.
class Database
{
public:
    enum class Access { Write, Read };

    /// A file, which is created for its owner alone if it does not exist, or the URL of a PostgreSQL database. Throws
    /// DatabaseError.
    Database(const QString &location, Access access);

    Statement prepare(const QString &sql) const { return Statement(m_handle, m_location, sql, m_watched); }
    void execute(const QString &sql) const;  ///< one statement, once
    qint64 number(const QString &sql) const; ///< of the first column of the first row
    void releaseMemory() const;              ///< of data that was read once and isn't needed again soon
    bool isOpen() const { return m_handle.isOpen(); }
    Engine engine() const { return m_engine; }
    QVariant nativeHandle() const;                        ///< of the driver; see QSqlDriver::handle()
    [[noreturn]] void fail(const QSqlError &error) const; ///< throws DatabaseError
    const QString &location() const { return m_location; }
    QString name() const { return displayName(m_location); } ///< as shown

    /// Ends the connection. Its statements are of no use then.
    void abandon();

    /// Of SQLite: locks of another process fail at once (DatabaseFault::Busy) instead of being waited for.
    void refuseLocked() const;

    /// Of PostgreSQL, in a thread with a DatabaseWatch: null otherwise.
    WatchedConnection *watched() const { return m_watched.get(); }
    bool wasEnded() const { return m_watched && m_watched->isEnded(); } ///< by its watch

private:
    struct Connection // destroyed after the handle, as Qt SQL wants it
    {
        QString name;
        void remove() { QSqlDatabase::removeDatabase(std::exchange(name, {})); }
        ~Connection()
        {
            if (!name.isEmpty())
                remove();
        }
    };

    QString m_location;
    Engine m_engine;
    Connection m_connection;
    QSqlDatabase m_handle;
    std::shared_ptr<WatchedConnection> m_watched;

    void watch();
};

/// All or nothing: uncommitted changes are undone by the destructor.
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
