// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/serviceoptions.h"

#include <QStringList>

#include <variant>

namespace labdesk::service {

/// What the command line asks for: options to start with, or a text to print and the program's exit code.
struct PrintedText
{
    QString text;
    int exitCode = 0; ///< other than 0: the text is an error
};

std::variant<ServiceOptions, PrintedText> parseCommandLine(const QStringList &arguments);

} // namespace labdesk::service
