// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace labdesk::service {

/// The engines that the service runs on. Statements are written once, in SQL that both understand; all differences are
/// here.
enum class Engine { Sqlite, Postgres };

/// What a database is named by: a file, or postgresql://user@host:port/name?parameter=value
Engine engineOf(const QString &location);
QString displayName(const QString &location); ///< without a password and without parameters
bool hasPassword(const QString &location);
QString wrongLocation(const QString &location); ///< what is wrong with it, as a sentence; empty: nothing

/// The driver's connection, not open yet.
QSqlDatabase addConnection(const QString &name, const QString &location, bool readOnly);

/// The statements for a new connection.
QStringList openingStatements(const QString &location, bool readOnly);

/// The statements for a connection of an import, which may take longer than a request.
QStringList bulkStatements(Engine engine);

/// Selects as many numbers for new users as are asked for. What others insert gets other ones.
QString newUserNumbersStatement(Engine engine);

/// Begins a read-only transaction on a snapshot of its beginning.
QString snapshotStatement(Engine engine);

// Parts of statements.
QString beginStatement(Engine engine);
QString rowLock(Engine engine);                  ///< at the end of a SELECT in a transaction: locks these rows
QString keysOfJson(Engine engine);               ///< a table with the column k, of the texts in the array that is bound
QString position(Engine engine);                 ///< the function that finds a text in a text
QString definition(Engine engine, QString text); ///< CREATE TABLE, which is written in SQLite's types

// How many users a team has, known without reading them: kept by triggers, which are made after the first data.
QStringList totalsTable(Engine engine);
QStringList totalsTriggers(Engine engine);

// Values.
QVariant boundValue(Engine engine, const QVariant &value);
QString readText(Engine engine, const QString &text);

/// What a database error means to the caller.
enum class DatabaseFault {
    Other,
    Conflict, ///< undone because of another transaction: the same again may work
    Lost,     ///< the connection is gone, or leads to a server that doesn't write: undone unless it was a COMMIT
    Busy,     ///< undone: it took too long, the server has no room, or another process has locked the file
    Unknown,  ///< the connection was lost in a COMMIT: done or not
};
DatabaseFault faultOf(Engine engine, const QSqlError &error);
QString wordsOf(Engine engine, const QSqlError &error); ///< without values

} // namespace labdesk::service
