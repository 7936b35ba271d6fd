// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/systemfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace labdesk {

namespace {

/// Repeats a call that a signal interrupted.
template <typename Call> auto repeated(Call call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

} // namespace

bool SystemFile::open(const QString &path, Mode mode)
{
    const int flags = mode == Mode::Append ? O_WRONLY | O_APPEND : O_RDWR;
    // Opening a pipe would block without O_NONBLOCK, which has no effect on regular files.
    const QByteArray name = QFile::encodeName(path);
    m_handle = repeated(
        [&] { return ::open(name.constData(), flags | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600); });
    if (!isOpen())
        return false;
    struct stat facts = {};
    if (::fstat(int(m_handle), &facts) != 0 || !S_ISREG(facts.st_mode)) {
        close();
        errno = EINVAL;
        return false;
    }
    (void)::fchmod(int(m_handle), 0600); // a file copied here may have another mode
    return true;
}

void SystemFile::close()
{
    if (isOpen())
        ::close(int(std::exchange(m_handle, none)));
}

bool SystemFile::lock()
{
    return ::flock(int(m_handle), LOCK_EX | LOCK_NB) == 0;
}

void SystemFile::unlock()
{
    (void)::flock(int(m_handle), LOCK_UN);
}

qint64 SystemFile::size() const
{
    struct stat facts = {};
    return ::fstat(int(m_handle), &facts) == 0 ? qint64(facts.st_size) : -1;
}

QByteArray SystemFile::readAt(qint64 place, qsizetype maxBytes) const
{
    QByteArray bytes(maxBytes, '\0');
    const ssize_t size = ::pread(int(m_handle), bytes.data(), size_t(maxBytes), off_t(place));
    bytes.truncate(std::max<ssize_t>(size, 0));
    return bytes;
}

bool SystemFile::writeAt(qint64 place, const QByteArray &bytes) const
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t now = repeated([&] {
            return ::pwrite(int(m_handle), bytes.constData() + done, size_t(bytes.size() - done), off_t(place + done));
        });
        if (now <= 0)
            return false;
        done += now;
    }
    return true;
}

bool SystemFile::append(const QByteArray &bytes) const
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t now
            = repeated([&] { return ::write(int(m_handle), bytes.constData() + done, size_t(bytes.size() - done)); });
        if (now <= 0)
            return false;
        done += now;
    }
    return true;
}

bool SystemFile::resize(qint64 size) const
{
    return repeated([&] { return ::ftruncate(int(m_handle), off_t(size)); }) == 0;
}

bool SystemFile::sync() const
{
    return repeated([this] { return ::fdatasync(int(m_handle)); }) == 0; // not the time of the last change
}

bool isDiskFull()
{
    return errno == ENOSPC || errno == EDQUOT || errno == EFBIG;
}

bool lockFile(const QFile &file)
{
    return ::flock(file.handle(), LOCK_EX | LOCK_NB) == 0;
}

bool syncFile(const QFile &file)
{
    return repeated([&file] { return ::fsync(file.handle()); }) == 0;
}

bool syncFolder(const QString &folder)
{
    const int file = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return errno == EACCES; // a folder can be writable without being readable
    const bool isDone = repeated([file] { return ::fsync(file); }) == 0;
    const int why = errno;
    ::close(file);
    errno = why;
    return isDone || why == EINVAL || why == ENOTSUP; // some network file systems have no such request
}

bool moveFile(const QString &from, const QString &to, Existing existing)
{
    const QByteArray source = QFile::encodeName(from), target = QFile::encodeName(to);
    if (existing == Existing::Replace) {
        if (std::rename(source.constData(), target.constData()) != 0)
            return false;
    } else if (::link(source.constData(), target.constData()) == 0) {
        ::unlink(source.constData());
    } else if (errno == EEXIST || QFileInfo::exists(to)) { // some file systems have no links
        errno = EEXIST;
        return false;
    } else if (std::rename(source.constData(), target.constData()) != 0) {
        return false;
    }
    return syncFolder(QFileInfo(to).absolutePath());
}

bool makePrivateFolder(const QString &path)
{
    if (QDir(path).exists())
        return true;
    const QString parent = QFileInfo(QDir::cleanPath(path)).absolutePath();
    if (!makePrivateFolder(parent))
        return false;
    if (::mkdir(QFile::encodeName(path).constData(), 0700) != 0)
        return QDir(path).exists(); // another thread was faster
    (void)syncFolder(parent);       // otherwise a power failure could remove the folder with all its files
    return true;
}

bool restrictToOwner(const QString &file)
{
    return QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
}

} // namespace labdesk
