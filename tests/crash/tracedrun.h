// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keptfiles.h"

#include <QByteArray>
#include <QTemporaryDir>

namespace labdesk::tests {

/// A folder in which a kept file is written with traced calls, of which some may fail.
class TracedRun
{
public:
    explicit TracedRun(const KeptFile &row);

    QString folder() const { return m_files.filePath(QStringLiteral("kept")); }
    void write(const QString &fault = {});                       ///< see writetrace.cpp
    int start(const QStringList &command, const QString &fault); ///< its exit code
    QByteArray trace() const;
    int marks() const { return int(trace().count("K 0 0 0\n")); }
    QByteArray said() const { return m_said; }

private:
    QString tracePath() const { return m_files.filePath(QStringLiteral("trace")); }
    void noteMark() const;

    const KeptFile &m_row;
    QTemporaryDir m_files;
    QByteArray m_said;
};

/// In a child, the folder of its run; empty elsewhere.
QString tracedFolder();

/// For the data of a test: a row for each kept file.
void addKeptFiles();
/// That of the current row.
const KeptFile &currentFile();

} // namespace labdesk::tests
