// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QStringList>

namespace labdesk::service {

/// A command of labdesk-service with its own command line: labdesk-service NAME …
struct Subcommand
{
    const char *name;
    const char *summary;
    int (*run)(const QStringList &arguments); ///< gets the whole command line; returns the exit code
};

// Each returns the exit code, or throws std::runtime_error, whose what() is a sentence.
int runBackup(const QStringList &arguments);
int runExport(const QStringList &arguments);
int runGenerate(const QStringList &arguments);
int runImport(const QStringList &arguments); ///< returns 2 if some lines were refused
int runRestore(const QStringList &arguments);
int runKeys(const QStringList &arguments);

/// Null if the first argument isn't a subcommand.
const Subcommand *subcommandOf(int argc, char **argv);

/// Runs a subcommand and prints its exceptions. Returns the exit code.
int runSubcommand(const Subcommand &command, int argc, char **argv);

QString subcommandList(); ///< for --help

/// Parses the command line of a subcommand, whose name is the first positional argument, and adds --help. `values` is
/// the number of further arguments. Returns false if it has printed the help and there is nothing left to do.
bool readSubcommand(QCommandLineParser &parser, const QStringList &arguments, qsizetype values);

/// Returns the database from --database or LABDESK_SERVICE_DATABASE. Throws if there is none, or the URL is invalid.
QString databaseIn(const QCommandLineParser &parser);

/// Throws, with advice, if a database file doesn't exist or can't be accessed.
void requireFile(const QString &database, const QString &advice);

/// The values of --type, or all types without it.
QStringList readTypes(const QCommandLineParser &parser);

/// The descriptor to open QFile with. For the stream, Qt on Windows mistakes the end of a pipe for an error.
inline constexpr int standardInput = 0;

/// Writes to standard output, unbuffered. Throws std::runtime_error if that fails, for example because the disk is
/// full.
void printOut(const QByteArray &bytes);

/// Throws std::runtime_error with a sentence for the terminal.
[[noreturn]] void failSubcommand(const QString &sentence);

} // namespace labdesk::service
