// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/filesync.h"

#include "service/systemreason.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <filesystem>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace labdesk::service {

namespace {

bool syncHandle(int handle)
{
#ifdef Q_OS_WIN
    return ::_commit(handle) == 0 || errno == EBADF;
#else
    int failed = 0;
    do
        failed = ::fsync(handle);
    while (failed != 0 && errno == EINTR);
    return failed == 0 || errno == EINVAL || errno == ENOTSUP;
#endif
}

bool syncFolder(const QString &folder)
{
#ifdef Q_OS_WIN // journals file names
    Q_UNUSED(folder)
    return true;
#else
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return errno == EACCES; // a folder can be writable without being readable
    const bool isDone = syncHandle(handle);
    const int why = errno;
    ::close(handle);
    errno = why;
    return isDone;
#endif
}

} // namespace

QString syncFile(const QFileDevice &file)
{
    return syncHandle(file.handle()) ? QString() : qt_error_string();
}

QString moveIntoPlace(const QString &part, const QString &target, Target kind)
{
    const QString folder = QFileInfo(target).absolutePath();
    QFile file(part);
    if (!file.open(QIODevice::ReadWrite))
        return systemReason(file);
    if (const QString problem = syncFile(file); !problem.isEmpty())
        return problem;
    if (!syncFolder(folder)) // syncs the removal of files first, because an old log mustn't be beside a new database
        return qt_error_string();
    file.close();
    std::error_code failed;
    if (kind == Target::MayExist)
        std::filesystem::rename(part.toStdU16String(), target.toStdU16String(), failed);
    else if (!file.rename(target))
        return systemReason(file);
    if (failed)
        return QString::fromStdString(failed.message());
    return syncFolder(folder) ? QString() : qt_error_string();
}

} // namespace labdesk::service
