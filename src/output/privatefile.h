// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/durablefile.h"

#include <QByteArray>
#include <QString>

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

/// A DurableFile that knows what a person can do when it can't be written.
class PrivateFile
{
public:
    explicit PrivateFile(const QString &file);

    std::optional<FileProblem> open();
    std::optional<FileProblem> write(const QByteArray &bytes);
    std::optional<FileProblem> commit();
    QIODevice &device() { return m_file.device(); } ///< for code that writes by itself; commit() reports its errors
    qint64 written() const { return m_file.size(); }

private:
    QString m_target;
    DurableFile m_file;
};

/// Initial folder of file dialogs: the downloads, or the home folder if there is none.
QString downloadFolder();

/// Writes the complete file. Returns no value on success.
std::optional<FileProblem> writePrivateFile(const QString &file, const QByteArray &bytes);

} // namespace labdesk::output
