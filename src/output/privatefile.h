// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryFile>

#include <memory>
#include <optional>

namespace labdesk::output {

/// Why a file could not be written, in terms that a person can mend.
enum class FileProblem { NoFolder, NotAllowed, DiskFull, Other };

/// What a person reads: what happened and what to do next. Translated.
struct FileProblemText
{
    QString sentence;
    QString nextStep;
};
FileProblemText describe(FileProblem problem, const QString &file);

/// Writes a file of mode 0600 atomically, like QSaveFile: unnamed or under a temporary name until commit().
/// Without commit() nothing is left behind and an existing file stays unchanged.
class PrivateFile
{
public:
    explicit PrivateFile(const QString &file);

    std::optional<FileProblem> open();
    std::optional<FileProblem> write(const QByteArray &bytes);
    std::optional<FileProblem> commit();    ///< on the disk, under its name
    QIODevice &device() { return *m_file; } ///< for what writes by itself; commit() tells whether it could
    qint64 written() const { return m_file ? m_file->size() : QFile(m_target).size(); }

private:
    FileProblem problem() const;

    QString m_target;
    std::unique_ptr<QTemporaryFile> m_file = std::make_unique<QTemporaryFile>(); ///< until it has its name
};

/// Where a file dialog begins: the downloads, or the home folder where there are none.
QString downloadFolder();

/// In one go. Returns nothing on success.
std::optional<FileProblem> writePrivately(const QString &file, const QByteArray &bytes);

} // namespace labdesk::output
