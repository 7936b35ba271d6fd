// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/durablefile.h"

#include <QDir>
#include <QFileInfo>

#include <cerrno>

using namespace Qt::StringLiterals;

namespace labdesk {

DurableFile::DurableFile(const QString &path) : m_path(QFileInfo(path).absoluteFilePath())
{
    const QFileInfo place(m_path);
    m_file->setFileTemplate(place.dir().filePath(u".%1.XXXXXX"_s.arg(place.fileName())));
}

/// If errno is 0, Qt noticed the error earlier, or the system doesn't set it.
bool DurableFile::failed() const
{
    if (errno != 0)
        return false;
    const auto error = m_file ? m_file->error() : QFileDevice::NoError;
    errno = error == QFileDevice::ResourceError ? ENOSPC : error == QFileDevice::PermissionsError ? EACCES : EIO;
    return false;
}

bool DurableFile::open()
{
    errno = 0;
    if (!m_file->open())
        return failed();
#ifdef Q_OS_WIN // the file would inherit the permissions of its folder, which may be shared; it is still empty
    if (!restrictToOwner(m_file->fileName())) {
        errno = EACCES;
        return failed();
    }
#endif
    return true;
}

bool DurableFile::write(const QByteArray &bytes)
{
    errno = 0;
    return m_file->write(bytes) == bytes.size() || failed();
}

bool DurableFile::commit(Existing existing)
{
    errno = 0;
    if (m_file->error() != QFileDevice::NoError || !m_file->flush() || !syncFile(*m_file))
        return failed();
    const QString temporaryName = m_file->fileName(); // creates a temporary name if the file had none
    if (temporaryName.isEmpty())
        return failed();
    m_file->setAutoRemove(false);
    m_file.reset(); // close() doesn't release the handle, and Windows can't rename open files
    if (moveFile(temporaryName, m_path, existing))
        return true;
    const int why = errno;
    QFile::remove(temporaryName);
    errno = why;
    return failed();
}

qint64 DurableFile::size() const
{
    return m_file ? m_file->size() : QFileInfo(m_path).size();
}

bool writeDurably(const QString &path, const QByteArray &bytes, Existing existing)
{
    DurableFile file(path);
    return file.open() && file.write(bytes) && file.commit(existing);
}

QString setAside(const QString &path)
{
    const QString aside = path + u".broken"_s;
    if (!moveFile(path, aside) && QFileInfo::exists(path)) // it may only have failed to wait for the disk
        return {};
    restrictToOwner(aside);
    return aside;
}

} // namespace labdesk
