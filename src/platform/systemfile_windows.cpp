// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/owneronly_windows.h"
#include "platform/systemfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <io.h>
#include <utility>

namespace labdesk {

namespace {

HANDLE handleOf(qintptr handle)
{
    return reinterpret_cast<HANDLE>(handle);
}

HANDLE handleOf(const QFile &file)
{
    return handleOf(::_get_osfhandle(file.handle()));
}

const wchar_t *nativePath(const QString &path)
{
    return reinterpret_cast<const wchar_t *>(path.utf16());
}

/// Sets errno from the system's error, and returns false.
bool failed()
{
    switch (::GetLastError()) {
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
        errno = ENOSPC;
        break;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
    case ERROR_WRITE_PROTECT:
        errno = EACCES;
        break;
    case ERROR_ALREADY_EXISTS:
    case ERROR_FILE_EXISTS:
        errno = EEXIST;
        break;
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
        errno = ENOENT;
        break;
    default:
        errno = EIO;
    }
    return false;
}

OVERLAPPED overlappedAt(qint64 offset)
{
    OVERLAPPED place = {};
    place.Offset = DWORD(quint64(offset) & 0xffff'ffff);
    place.OffsetHigh = DWORD(quint64(offset) >> 32);
    return place;
}

/// One byte far beyond the end: locks on Windows also block reading and writing, even by this program.
OVERLAPPED placeOfLock()
{
    return overlappedAt(qint64(0x7fff'ffff) << 32);
}

bool lockHandle(HANDLE handle)
{
    OVERLAPPED place = placeOfLock();
    if (::LockFileEx(handle, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place))
        return true;
    if (::GetLastError() != ERROR_LOCK_VIOLATION)
        return failed();
    errno = EAGAIN; // as flock()
    return false;
}

bool isLink(HANDLE handle)
{
    BY_HANDLE_FILE_INFORMATION facts = {};
    return ::GetFileInformationByHandle(handle, &facts) && (facts.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT);
}

} // namespace

bool SystemFile::open(const QString &path, Mode)
{
    OwnerOnly owner;
    const QString name = QDir::toNativeSeparators(path);
    // The same access for both modes: with FILE_APPEND_DATA alone, the file couldn't be truncated.
    const HANDLE handle = ::CreateFileW(nativePath(name), GENERIC_READ | GENERIC_WRITE,
                                        FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, owner.attributes(),
                                        OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL | FILE_FLAG_OPEN_REPARSE_POINT, nullptr);
    if (handle == INVALID_HANDLE_VALUE)
        return failed();
    const bool didExist = ::GetLastError() == ERROR_ALREADY_EXISTS;
    if (isLink(handle)) {
        ::CloseHandle(handle);
        errno = ELOOP;
        return false;
    }
    if (didExist)
        owner.applyTo(path); // a file copied here may be accessible to others
    m_handle = reinterpret_cast<qintptr>(handle);
    return true;
}

void SystemFile::close()
{
    if (isOpen())
        ::CloseHandle(handleOf(std::exchange(m_handle, none)));
}

bool SystemFile::lock()
{
    return lockHandle(handleOf(m_handle));
}

void SystemFile::unlock()
{
    OVERLAPPED place = placeOfLock();
    (void)::UnlockFileEx(handleOf(m_handle), 0, 1, 0, &place);
}

qint64 SystemFile::size() const
{
    LARGE_INTEGER size = {};
    return ::GetFileSizeEx(handleOf(m_handle), &size) ? qint64(size.QuadPart) : -1;
}

QByteArray SystemFile::readAt(qint64 place, qsizetype maxBytes) const
{
    QByteArray bytes(maxBytes, '\0');
    OVERLAPPED at = overlappedAt(place);
    DWORD done = 0;
    bytes.truncate(::ReadFile(handleOf(m_handle), bytes.data(), DWORD(maxBytes), &done, &at) ? qsizetype(done) : 0);
    return bytes;
}

bool SystemFile::writeAt(qint64 place, const QByteArray &bytes) const
{
    OVERLAPPED at = overlappedAt(place);
    DWORD done = 0;
    if (!::WriteFile(handleOf(m_handle), bytes.constData(), DWORD(bytes.size()), &done, &at))
        return failed();
    return qsizetype(done) == bytes.size();
}

bool SystemFile::append(const QByteArray &bytes) const
{
    const qint64 end = size();
    return end >= 0 ? writeAt(end, bytes) : failed();
}

bool SystemFile::resize(qint64 size) const
{
    FILE_END_OF_FILE_INFO end = {};
    end.EndOfFile.QuadPart = size;
    return ::SetFileInformationByHandle(handleOf(m_handle), FileEndOfFileInfo, &end, sizeof end) || failed();
}

bool SystemFile::sync() const
{
    return ::FlushFileBuffers(handleOf(m_handle)) || failed();
}

bool isDiskFull()
{
    return errno == ENOSPC || errno == EFBIG;
}

bool lockFile(const QFile &file)
{
    return lockHandle(handleOf(file));
}

bool syncFile(const QFile &file)
{
    return ::FlushFileBuffers(handleOf(file)) || failed();
}

bool syncFolder(const QString &) // NTFS journals file names
{
    return true;
}

bool moveFile(const QString &from, const QString &to, Existing existing)
{
    const DWORD replaces = existing == Existing::Replace ? MOVEFILE_REPLACE_EXISTING : 0;
    return ::MoveFileExW(nativePath(QDir::toNativeSeparators(from)), nativePath(QDir::toNativeSeparators(to)),
                         replaces | MOVEFILE_WRITE_THROUGH)
        || failed();
}

bool makePrivateFolder(const QString &path)
{
    if (QDir(path).exists())
        return true;
    OwnerOnly owner;
    return QDir().mkpath(QFileInfo(path).path())
        && (::CreateDirectoryW(nativePath(QDir::toNativeSeparators(path)), owner.attributes()) || QDir(path).exists());
}

bool restrictToOwner(const QString &file)
{
    return OwnerOnly().applyTo(file);
}

} // namespace labdesk
