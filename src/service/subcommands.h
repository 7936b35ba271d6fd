// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QStringList>

namespace labdesk::service {

/// What labdesk-service does instead of serving, with a command line of its own: labdesk-service NAME …
struct Subcommand
{
    const char *name;
    const char *summary;
    int (*run)(const QStringList &arguments); ///< all of the command line; returns the exit code
};

// Each returns the exit code, or throws std::runtime_error, whose what() is a sentence.
int runBackup(const QStringList &arguments);
int runExport(const QStringList &arguments);
int runGenerate(const QStringList &arguments);
int runImport(const QStringList &arguments); ///< 2 when some lines were refused
int runRestore(const QStringList &arguments);
int runKeys(const QStringList &arguments);

/// Null: the first argument is none.
const Subcommand *subcommandOf(int argc, char **argv);

/// Runs it and prints its exceptions. Returns the exit code.
int runSubcommand(const Subcommand &command, int argc, char **argv);

QString subcommandList(); ///< for --help

/// Reads the command line of a subcommand whose first positional argument is its name, and adds --help. `values`: how
/// many more arguments it takes. False: it has printed help, and there is nothing else to do.
bool readSubcommand(QCommandLineParser &parser, const QStringList &arguments, qsizetype values);

/// The database of --database, or of LABDESK_SERVICE_DATABASE. Throws for none, and for a URL that is wrong.
QString databaseIn(const QCommandLineParser &parser);

/// Throws for a database file that isn't there, with what to do then, and for one that can't be looked for.
void requireFile(const QString &database, const QString &advice);

/// The values of --type, or all types without it.
QStringList readTypes(const QCommandLineParser &parser);

/// Throws std::runtime_error with a sentence for the terminal.
[[noreturn]] void failSubcommand(const QString &sentence);

} // namespace labdesk::service
