// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/privatefile.h"

#include "domain/logging.h"

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

/// From the system's error, because Qt's message doesn't tell what to do.
FileProblem problemFromErrno()
{
    return isDiskFull()                                       ? FileProblem::DiskFull
        : errno == EACCES || errno == EPERM || errno == EROFS ? FileProblem::NotAllowed
                                                              : FileProblem::Other;
}

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

PrivateFile::PrivateFile(const QString &file) : m_target(QFileInfo(file).absoluteFilePath()), m_file(m_target) { }

std::optional<FileProblem> PrivateFile::open()
{
    const QFileInfo place(m_target);
    if (!place.dir().exists())
        return FileProblem::FolderMissing;
    if (place.isDir())
        return FileProblem::Other;
    if (m_file.open())
        return std::nullopt;
    return QFileInfo(place.absolutePath()).isWritable() ? problemFromErrno() : FileProblem::NotAllowed;
}

std::optional<FileProblem> PrivateFile::write(const QByteArray &bytes)
{
    return m_file.write(bytes) ? std::nullopt : std::optional(problemFromErrno());
}

std::optional<FileProblem> PrivateFile::commit()
{
    return m_file.commit() ? std::nullopt : std::optional(problemFromErrno());
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
