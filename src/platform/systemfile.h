// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QFile;

namespace labdesk {

/// An open file that only its owner can read, for the audit trail, its pending writes, and the records of jobs: it can
/// be locked, written at an offset, and truncated, and its data is on disk once sync() returns true. On failure, errno
/// has the cause, also on Windows.
class SystemFile
{
public:
    enum class Mode { ReadWrite, Append };

    SystemFile() = default;
    ~SystemFile() { close(); }
    SystemFile(const SystemFile &) = delete;
    SystemFile &operator=(const SystemFile &) = delete;

    bool open(const QString &path, Mode mode); ///< created if missing; doesn't follow a link
    bool isOpen() const { return m_handle != none; }
    void close();
    bool lock(); ///< exclusive, until the file is closed or the program ends in any way; doesn't block
    void unlock();

    qint64 size() const;                                       ///< in bytes; -1 if unknown
    QByteArray readAt(qint64 place, qsizetype maxBytes) const; ///< empty at the end and on failure
    bool writeAt(qint64 place, const QByteArray &bytes) const;
    bool append(const QByteArray &bytes) const; ///< writes everything; requires Mode::Append
    bool resize(qint64 size) const;
    bool sync() const;

private:
    static constexpr qintptr none = -1;
    qintptr m_handle = none; ///< a file descriptor, or a HANDLE
};

/// Whether a failure was caused by a full disk, according to errno.
bool isDiskFull();

/// Like SystemFile::lock(), for a QFile.
bool lockFile(const QFile &file);

/// Waits until the flushed data of a QFile is on disk.
bool syncFile(const QFile &file);

/// Waits until the names of a folder's files are on disk. True where that isn't possible.
bool syncFolder(const QString &folder);

enum class Existing { Replace, Keep };

/// Gives a file, whose data is on disk, another name in its folder, and waits until that is on disk: after a power
/// failure, there is one file or the other. Fails with EEXIST instead of replacing a file that is to be kept.
bool moveFile(const QString &from, const QString &to, Existing existing = Existing::Replace);

/// Creates a folder and missing parents that only their owner can access (mode 0700). An existing folder keeps its
/// mode, since it may be shared on purpose. Returns whether the folder exists afterwards.
bool makePrivateFolder(const QString &path);

/// Restricts an existing file to its owner (mode 0600).
bool restrictToOwner(const QString &file);

} // namespace labdesk
