// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/serviceoptions.h"

#include <QStringList>

#include <variant>

namespace labdesk::service {

/// The options of the program.
struct StartOptions
{
    ServiceOptions service;
    QStringList warnings;  ///< sentences for stderr
    bool printsKey = true; ///< false if it was set by a file or the environment, and must not be logged
    bool printsClientSecret = true;
};

/// A text to print, and the program's exit code.
struct PrintedText
{
    QString text;
    int exitCode = 0;    ///< if not 0, the text is an error
    bool isHelp = false; ///< help about the options, without the commands
};

/// Parses the command line. Secrets are also read from files, from the environment, from which they are removed, and
/// from systemd.
std::variant<StartOptions, PrintedText> parseCommandLine(const QStringList &arguments);

} // namespace labdesk::service
