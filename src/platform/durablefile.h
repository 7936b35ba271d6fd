// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/systemfile.h"

#include <QTemporaryFile>

#include <memory>

namespace labdesk {

/// Writes a whole file of mode 0600: unnamed or under a temporary name in the same folder until commit(), and on disk
/// before it has its name, so that after a power failure there is the old file or the new one. Without commit(),
/// nothing is left behind. On failure, errno has the cause.
class DurableFile
{
public:
    explicit DurableFile(const QString &path);

    bool open();
    bool write(const QByteArray &bytes);
    bool commit(Existing existing = Existing::Replace); ///< returns once the file is on disk
    QIODevice &device() { return *m_file; }             ///< for code that writes by itself; commit() has its errors
    qint64 size() const;                                ///< in bytes

private:
    bool failed() const;

    QString m_path;
    std::unique_ptr<QTemporaryFile> m_file = std::make_unique<QTemporaryFile>(); ///< until it is renamed
};

bool writeDurably(const QString &path, const QByteArray &bytes, Existing existing = Existing::Replace);

/// Renames a file that can't be read to <name>.broken, in place of an earlier one, so that somebody can look at it.
/// Returns its new path; empty if it couldn't be renamed.
QString setAside(const QString &path);

} // namespace labdesk
