// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/serviceoptions.h"

#include <QStringList>

#include <variant>

namespace labdesk::service {

/// What the program is started with.
struct StartOptions
{
    ServiceOptions service;
    QStringList warnings;  ///< sentences for stderr
    bool printsKey = true; ///< false: it was set from a file or the environment, and must not be logged
    bool printsClientSecret = true;
};

/// A text to print, and the program's exit code.
struct PrintedText
{
    QString text;
    int exitCode = 0;    ///< other than 0: the text is an error
    bool isHelp = false; ///< of the options, without the commands
};

/// What the command line asks for. Secrets also come from files, from the environment, which then lacks them, and from
/// systemd.
std::variant<StartOptions, PrintedText> parseCommandLine(const QStringList &arguments);

} // namespace labdesk::service
