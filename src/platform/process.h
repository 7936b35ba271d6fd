// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace labdesk {

/// Must be called first in main(). As far as the system supports it: new files are accessible only to their owner,
/// all threads share a heap, crash reports contain no memory (and so no keys), output reaches the console that started
/// the program, the palette follows the system's dark mode, and HOME is set.
void prepareProcess();

/// The arguments of the command line, in any script.
QStringList commandLine(int argc, char **argv);

/// The operating system account that owns this process, regardless of the environment.
QString accountName();

} // namespace labdesk
