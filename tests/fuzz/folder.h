// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fuzz/fuzz.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace labdesk::fuzz {

/// An empty folder for what is read from files; the one before is gone. Where TMPDIR says, else in memory where that is
/// possible: waiting for a disk takes longer than all else.
inline QString emptyFolder()
{
    const auto memory = QStringLiteral("/dev/shm");
    static const QTemporaryDir place(
        (qEnvironmentVariableIsEmpty("TMPDIR") && QFileInfo(memory).isWritable() ? memory : QDir::tempPath())
        + QStringLiteral("/labdesk-fuzz-XXXXXX"));
    QDir folder(place.filePath(QStringLiteral("files")));
    demand(place.isValid() && (!folder.exists() || folder.removeRecursively()) && folder.mkpath(folder.path()),
           "there is no folder", place.path());
    return folder.path();
}

inline void putFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    demand(file.open(QFile::WriteOnly) && file.write(content) == content.size() && file.flush(), "not written", path);
}

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace labdesk::fuzz
