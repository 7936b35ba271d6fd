// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace labdesk::tests {

/// A file that Labdesk keeps: how it is written, and what must be read after the writer ended at any moment.
struct KeptFile
{
    const char *name;
    void (*prepare)(const QString &folder) = nullptr; ///< what was there before
    /// Runs in a process of its own. Calls mark() for whatever it told the person is saved, and ends when something
    /// fails.
    void (*write)(const QString &folder) = nullptr;
    /// Or: the arguments of programs, one after the other. Each that succeeds has saved something.
    std::vector<QStringList> (*programs)(const QString &folder) = nullptr;
    /// Returns what is wrong, if `marks` things were saved and the next one may have been.
    QString (*problem)(const QString &folder, int marks);
    int exitCode = 0;                  ///< of a program that succeeds
    int marks;                         ///< if nothing fails
    int chances = 6;                   ///< how often sectors are lost by chance after each step
    const char *interrupted = "EINTR"; ///< the fault; SQLite takes an interrupted sync for a failed one, and says so
    const char *unread = nullptr;      ///< in the names of files that nobody reads under this name
};

const std::vector<KeptFile> &keptFiles();

void mark();

} // namespace labdesk::tests
