// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QFile;

namespace labdesk {

/// An open file that only its owner can read, for the audit trail and its pending writes: locked, written at an offset,
/// truncated, and on disk once sync() returns true. The cause of a failure is in errno, also on Windows.
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
    bool
    lock(); ///< for this program alone, until it is closed or the program ends, however that happens; does not wait

    qint64 size() const;                                   ///< bytes; -1: unknown
    QByteArray readAt(qint64 place, qsizetype most) const; ///< empty at the end, and when it fails
    bool writeAt(qint64 place, const QByteArray &bytes) const;
    bool append(const QByteArray &bytes) const; ///< all of them, in a file that was opened for that
    bool resize(qint64 size) const;
    bool sync() const;

private:
    static constexpr qintptr none = -1;
    qintptr m_handle = none; ///< a descriptor, or a HANDLE
};

/// After a failure: by errno.
bool isDiskFull();

/// As SystemFile::lock(), for a file of Qt's.
bool lockFile(const QFile &file);

/// What was written to a file of Qt's, and flushed, is on the disk.
bool syncFile(const QFile &file);

/// So that a name that was just made is still there after a power cut.
void syncFolder(const QString &folder);

/// Gives a file the name of another one, in place of it, in one step.
bool replaceFile(const QString &from, const QString &to);

/// Creates a folder, and those above it that are missing, for its owner only (mode 0700). An existing one keeps its
/// mode: it may be shared on purpose. Returns whether it exists afterwards.
bool makePrivateFolder(const QString &path);

/// Takes a file that is there from everybody but its owner (mode 0600).
bool restrictToOwner(const QString &file);

} // namespace labdesk
