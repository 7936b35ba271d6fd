// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace labdesk {

/// Before anything else in main(): files that are made are for their owner alone, a crash leaves no memory with keys in
/// a report, what is printed reaches the console that the program was started from, and the palette follows the
/// system's dark mode, as far as the system has these.
void prepareProcess();

/// The words of the command line, in every alphabet.
QStringList commandLine(int argc, char **argv);

/// Whose process this is: the account of the operating system, not what the environment says of it.
QString accountName();

} // namespace labdesk
