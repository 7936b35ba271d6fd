// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/rulesfile.h"

#include "domain/enumtable.h"

#include <QCoreApplication>
#include <QFile>

#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

namespace labdesk {

namespace {

namespace fs = std::filesystem;
using Problem = RulesFileProblem;

struct RulesFileWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::RulesFile)

public:
    static constexpr std::pair<Problem, const char *> all[] = {
        {Problem::FileNotFound, QT_TR_NOOP("The file doesn’t exist.")},
        {Problem::BrokenLink, QT_TR_NOOP("The path contains a link to something that doesn’t exist.")},
        {Problem::NoFolder, QT_TR_NOOP("Part of the path isn’t a folder.")},
        {Problem::NotAFile, QT_TR_NOOP("This isn’t a file.")},
        {Problem::NotReadable,
         QT_TR_NOOP("The file can’t be read. Everyone who uses Labdesk must be able to read it and its folder.")},
        {Problem::TooLarge, QT_TR_NOOP("The file is too large.")},
        {Problem::WorldWritable, QT_TR_NOOP("Anyone can change this file. Make it writable by administrators only.")},
        {Problem::FolderWorldWritable,
         QT_TR_NOOP("Anyone can replace this file. Make its folder writable by administrators only.")},
    };
};
static_assert(isTableOf(RulesFileWords::all, Problem::FolderWorldWritable));

/// Why nothing has that name: either it is missing, or a part of its path isn't a folder.
Problem missingFileProblem(fs::path path)
{
    while (path.has_relative_path()) {
        path = path.parent_path();
        std::error_code error;
        const fs::file_type type = fs::symlink_status(path, error).type();
        if (type == fs::file_type::not_found)
            continue;
        if (type == fs::file_type::none) // its type couldn't be determined
            return Problem::NotReadable;
        const fs::file_type target = fs::status(path, error).type();
        return target == fs::file_type::directory ? Problem::FileNotFound
            : target == fs::file_type::not_found  ? Problem::BrokenLink
            : target == fs::file_type::none       ? Problem::NotReadable
                                                  : Problem::NoFolder;
    }
    return Problem::FileNotFound;
}

#ifndef Q_OS_WIN // Windows uses access control lists, which these permissions don't reflect

bool isWorldWritable(const fs::file_status &status)
{
    return (status.permissions() & fs::perms::others_write) != fs::perms::none;
}

/// A folder on the path in which anyone can rename others' files and folders. /tmp isn't one, as it has the sticky bit.
bool isInWorldWritableFolder(fs::path path)
{
    while (path.has_relative_path()) {
        path = path.parent_path();
        std::error_code error;
        const fs::file_status folder = fs::status(path, error);
        if (isWorldWritable(folder) && (folder.permissions() & fs::perms::sticky_bit) == fs::perms::none)
            return true;
    }
    return false;
}

#endif

/// Returns nothing if it is a usable file.
std::optional<Problem> problemOf(const fs::path &path)
{
    std::error_code error;
    const fs::file_type type = fs::symlink_status(path, error).type();
    if (type == fs::file_type::not_found)
        return missingFileProblem(path);
    if (type == fs::file_type::none)
        return Problem::NotReadable;
    const fs::file_status target = fs::status(path, error);
    if (target.type() == fs::file_type::not_found)
        return Problem::BrokenLink;
    if (target.type() == fs::file_type::none)
        return Problem::NotReadable;
    if (target.type() != fs::file_type::regular)
        return Problem::NotAFile;
#ifndef Q_OS_WIN
    if (isWorldWritable(target))
        return Problem::WorldWritable;
    if (isInWorldWritableFolder(path) || isInWorldWritableFolder(fs::canonical(path, error)))
        return Problem::FolderWorldWritable;
#endif
    return std::nullopt;
}

} // namespace

QString describe(RulesFileProblem problem)
{
    return RulesFileWords::tr(entryOf(RulesFileWords::all, problem));
}

Outcome<QByteArray, RulesFileProblem> readRulesFile(const QString &path, qint64 maxBytes)
{
#ifdef Q_OS_WIN
    const fs::path nativePath(path.toStdWString());
#else
    const fs::path nativePath(QFile::encodeName(path).toStdString());
#endif
    std::error_code error;
    if (const auto problem = problemOf(fs::absolute(nativePath, error)))
        return *problem;
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return Problem::NotReadable;
    const QByteArray bytes = file.read(maxBytes + 1);
    if (file.error() != QFile::NoError)
        return Problem::NotReadable;
    if (bytes.size() > maxBytes)
        return Problem::TooLarge;
    return bytes;
}

} // namespace labdesk
