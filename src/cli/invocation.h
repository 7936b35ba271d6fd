// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace labdesk {

struct CliCommand;

/// The forms of output.
enum class OutputForm { Table, JsonLines, Json, Csv };

/// What a person typed: a command with its arguments and options.
struct Invocation
{
    const CliCommand *command = nullptr;
    QStringList arguments;          ///< after the command
    std::optional<OutputForm> form; ///< nothing: a table on a terminal, otherwise JSON lines
    QStringList columns;            ///< keys; empty: all
    QString connection;             ///< name or ID; empty: the one used last
    QString ticket;
    QString dataFolder;              ///< empty: the default locations
    QString language;                ///< BCP 47 code; empty: as in the settings
    bool shows = false;              ///< hidden values, too
    bool isConfirmed = false;        ///< --yes
    QString zip, order, lab, radius; ///< of `centers` and `check`
    QString source, kind;            ///< of `why`
    QString zone;                    ///< of `create`
    QString valuesFile;              ///< of `describe`
    bool hasAll = false;             ///< operations that Labdesk doesn't use, too

    bool readsInput() const { return arguments.contains(QStringLiteral("-")); } ///< IDs from standard input
};

/// Something to print instead.
struct Printout
{
    QString text;
    int status = 0; ///< if not 0, the text is an error
};

/// Reads the command line. In English on purpose, like the other programs: it is for administrators and scripts.
std::variant<Invocation, Printout> parseInvocation(const QStringList &words);

} // namespace labdesk
