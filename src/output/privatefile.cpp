// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/privatefile.h"

#include "domain/logging.h"
#include "platform/systemfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <cerrno>

namespace labdesk::output {

namespace {

using namespace Qt::StringLiterals;

struct FileWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::output)
};

} // namespace

FileProblemText describe(FileProblem problem, const QString &file)
{
    const QFileInfo place(file);
    switch (problem) {
    case FileProblem::FolderMissing:
        return {FileWords::tr("The folder %1 doesn’t exist.").arg(QDir::toNativeSeparators(place.absolutePath())),
                FileWords::tr("Choose another folder. Nothing was saved.")};
    case FileProblem::NotAllowed:
        return {FileWords::tr("You don’t have permission to write to %1.")
                    .arg(QDir::toNativeSeparators(place.absolutePath())),
                FileWords::tr("Choose another folder. Nothing was saved.")};
    case FileProblem::DiskFull:
        return {FileWords::tr("There’s not enough disk space for the file."),
                FileWords::tr("Free up space or choose another disk. No partial file was left behind.")};
    case FileProblem::Other:
        return {FileWords::tr("Couldn’t write the file %1.").arg(place.fileName()),
                FileWords::tr("Try another location. No partial file was left behind.")};
    }
    Q_UNREACHABLE();
}

PrivateFile::PrivateFile(const QString &file) : m_target(QFileInfo(file).absoluteFilePath())
{
    const QFileInfo place(m_target);
    m_file->setFileTemplate(place.dir().filePath(u".%1.XXXXXX"_s.arg(place.fileName())));
}

/// Based on the system's error code, because Qt's message doesn't tell what to do.
FileProblem PrivateFile::problem() const
{
    const auto error = m_file ? m_file->error() : QFileDevice::NoError;
    if (error == QFileDevice::ResourceError || isDiskFull())
        return FileProblem::DiskFull;
    if (error == QFileDevice::PermissionsError || errno == EACCES || errno == EPERM || errno == EROFS)
        return FileProblem::NotAllowed;
    return FileProblem::Other;
}

std::optional<FileProblem> PrivateFile::open()
{
    const QFileInfo place(m_target);
    if (!place.dir().exists())
        return FileProblem::FolderMissing;
    if (place.isDir())
        return FileProblem::Other;
    errno = 0;
    if (m_file->open()) {
#ifdef Q_OS_WIN // the file would inherit the permissions of its folder, which may be shared; it is still empty
        if (!restrictToOwner(m_file->fileName()))
            return FileProblem::NotAllowed;
#endif
        return std::nullopt;
    }
    return QFileInfo(place.absolutePath()).isWritable() ? problem() : FileProblem::NotAllowed;
}

std::optional<FileProblem> PrivateFile::write(const QByteArray &bytes)
{
    errno = 0;
    if (m_file->write(bytes) == bytes.size())
        return std::nullopt;
    return problem();
}

std::optional<FileProblem> PrivateFile::commit()
{
    errno = 0;
    if (m_file->error() != QFileDevice::NoError || !m_file->flush() || !syncFile(*m_file))
        return problem();
    const QString temporaryName = m_file->fileName(); // creates a temporary name if the file had none
    m_file->setAutoRemove(false);
    m_file.reset(); // close() doesn't release the handle, and Windows can't rename open files
    if (replaceFile(temporaryName, m_target)) {
        syncFolder(QFileInfo(m_target).absolutePath()); // or a power cut could undo what is said to be saved
        return std::nullopt;
    }
    const FileProblem why = problem();
    QFile::remove(temporaryName);
    return why;
}

QString downloadFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DownloadLocation);
    return QDir(folder).exists() ? folder : QDir::homePath();
}

std::optional<FileProblem> writePrivateFile(const QString &file, const QByteArray &bytes)
{
    PrivateFile out(file);
    if (const auto why = out.open())
        return why;
    if (const auto why = out.write(bytes))
        return why;
    const auto why = out.commit();
    qCDebug(outputLog, "file of %lld bytes: %s", qlonglong(bytes.size()), why ? "refused" : "written");
    return why;
}

} // namespace labdesk::output
