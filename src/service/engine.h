// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace labdesk::service {

/// The database engines that the service supports. Statements are written once, in SQL that both understand; all
/// differences are here.
enum class Engine { Sqlite, Postgres };

/// `location` is a file, or postgresql://user@host:port/name?parameter=value
Engine engineOf(const QString &location);
QString displayName(const QString &location); ///< without a password and without parameters
bool hasPassword(const QString &location);

/// Returns the error in a location as a sentence that names the setting, such as "--database"; or nothing.
QString wrongLocation(const QString &location, const QString &setting);

/// The files that SQLite may have left beside a database. It would take them for parts of another one of that name.
QStringList filesBeside(const QString &database);

/// Creates the driver's connection without opening it.
QSqlDatabase addConnection(const QString &name, const QString &location, bool readOnly);

/// The statements for a new connection.
QStringList openingStatements(const QString &location, bool readOnly);

/// The statements for a connection of an import, which may take longer than a request.
QStringList bulkStatements(Engine engine);

/// Selects the requested count of numbers for new users. Concurrent inserts get other numbers.
QString newUserNumbersStatement(Engine engine);

/// Begins a read-only transaction that sees a snapshot as of its beginning.
QString snapshotStatement(Engine engine);

// Parts of statements.
QString beginStatement(Engine engine);
QString rowLock(Engine engine);                     ///< at the end of a SELECT in a transaction, locks its rows
QString freeRowLock(Engine engine);                 ///< the same without rows that another transaction has locked
QString keysOfJson(Engine engine);                  ///< a table with the column k: the texts in the bound array
QString positionFunction(Engine engine);            ///< the function that finds a substring
QString definitionFor(Engine engine, QString text); ///< converts CREATE TABLE from SQLite's types

// The number of users per team, available without counting. Kept up to date by triggers, which are created after the
// first data.
QStringList totalsTable(Engine engine);
QStringList totalsTriggers(Engine engine);

// Values.
QVariant boundValue(Engine engine, const QVariant &value);
QString readText(Engine engine, const QString &text);

/// What a database error means to the caller.
enum class DatabaseFault {
    Other,
    Conflict, ///< rolled back because of another transaction; a retry may succeed
    Lost,     ///< the connection is lost, or the server is read-only; rolled back unless it was a COMMIT
    Busy,     ///< rolled back: too slow, the server is out of resources, or another process has locked the file
    Unknown,  ///< the connection was lost during a COMMIT, which may have succeeded
};
DatabaseFault faultOf(Engine engine, const QSqlError &error);
QString messageOf(Engine engine, const QSqlError &error); ///< without values of records

} // namespace labdesk::service
