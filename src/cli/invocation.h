// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <variant>

namespace labdesk {

struct CliCommand;

/// What a person typed: a command with its arguments and options.
struct Invocation
{
    const CliCommand *command = nullptr;
    QStringList arguments;              ///< after the command
    QHash<QByteArray, QString> options; ///< those that were given, by name

    bool has(const char *option) const { return options.contains(option); }
    QString value(const char *option) const { return options.value(option); }   ///< empty: it wasn't given
    bool readsInput() const { return arguments.contains(QStringLiteral("-")); } ///< IDs from standard input
};

/// A text to print instead of running a command.
struct Printout
{
    QString text;
    int status = 0; ///< if not 0, the text is an error
};

/// Reads the command line. In English on purpose, like the other programs: it is for administrators and scripts.
std::variant<Invocation, Printout> parseInvocation(const QStringList &words);

} // namespace labdesk
