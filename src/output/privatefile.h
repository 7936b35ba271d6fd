// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryFile>

#include <memory>
#include <optional>

namespace labdesk::output {

/// Why a file couldn't be written, as far as the user can do something about it.
enum class FileProblem { FolderMissing, NotAllowed, DiskFull, Other };

/// For the user: what happened and what to do. Translated.
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
    std::optional<FileProblem> commit();    ///< flushes to disk and renames
    QIODevice &device() { return *m_file; } ///< for code that writes by itself; commit() reports its errors
    qint64 written() const { return m_file ? m_file->size() : QFile(m_target).size(); }

private:
    FileProblem problem() const;

    QString m_target;
    std::unique_ptr<QTemporaryFile> m_file = std::make_unique<QTemporaryFile>(); ///< until it is renamed
};

/// Initial folder of file dialogs: the downloads, or the home folder if there is none.
QString downloadFolder();

/// Writes the complete file. Returns no value on success.
std::optional<FileProblem> writePrivateFile(const QString &file, const QByteArray &bytes);

} // namespace labdesk::output
