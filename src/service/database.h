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

/// The database can't be used, or refused a statement. what() is a sentence for the operator of the service and names
/// the file; cause() is the message of the database, which may be shown to anybody.
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

    /// Runs the statement with these values, in the order of its question marks. Returns the number of changed rows.
    int run(const QVariantList &values = {});

    /// Moves to the next row of a query. Returns false after the last row; that, or finish(), ends the read.
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

    /// Runs the statement and converts its first row with `read`. Nothing if there is no row.
    template <class Read> auto first(const QVariantList &values, const Read &read)
    {
        run(values);
        auto found = next() ? std::optional(read(*this)) : std::nullopt;
        finish();
        return found;
    }
    /// Runs the statement and converts each row with `read`.
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
    QStringList m_names; ///< of the question marks
    QString m_location;  ///< for error messages
    Engine m_engine = Engine::Sqlite;
    std::shared_ptr<WatchedConnection> m_watched; ///< null if no other thread may close the connection
};

/// Returns a value to bind to a statement; NULL if it's empty.
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

    /// `location` is a file, which is created with access only for its owner if it doesn't exist, or the URL of a
    /// PostgreSQL database. Throws DatabaseError.
    Database(const QString &location, Access access);

    Statement prepare(const QString &sql) const { return Statement(m_handle, m_location, sql, m_watched); }
    void execute(const QString &sql) const;  ///< runs a single statement
    qint64 number(const QString &sql) const; ///< the first column of the first row
    QString text(const QString &sql) const;  ///< the same as text; empty if there is no row
    void releaseMemory() const;              ///< memory of data that was read and isn't needed again soon
    bool isOpen() const { return m_handle.isOpen(); }
    Engine engine() const { return m_engine; }
    QVariant nativeHandle() const;                        ///< the driver's handle; see QSqlDriver::handle()
    [[noreturn]] void fail(const QSqlError &error) const; ///< throws DatabaseError
    const QString &location() const { return m_location; }
    QString name() const { return displayName(m_location); } ///< for display

    /// Closes the connection. Its statements can't be used any more.
    void abandon();

    /// For SQLite: fails at once with DatabaseFault::Busy if another process holds a lock, instead of waiting.
    void refuseLocked() const;

    /// For PostgreSQL in a thread with a DatabaseWatch; otherwise null.
    WatchedConnection *watched() const { return m_watched.get(); }
    bool wasEnded() const { return m_watched && m_watched->isEnded(); } ///< closed by its watch

private:
    struct Connection // destroyed after the handle, as Qt SQL requires
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

/// A transaction. The destructor rolls back uncommitted changes.
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
