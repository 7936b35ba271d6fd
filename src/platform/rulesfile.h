// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/outcome.h"

#include <QByteArray>
#include <QString>

namespace labdesk {

/// Why a file of rules can't be used. Only FileNotFound means that there are no rules: an unreadable file may forbid
/// something.
enum class RulesFileProblem {
    FileNotFound,
    BrokenLink, ///< a link, or a link in its path, without a target
    NoFolder,   ///< a part of the path isn't a folder
    NotAFile,   ///< a folder, a pipe, a device
    NotReadable,
    TooLarge,
    WorldWritable,      ///< anyone can write to it
    FolderWorldWritable ///< anyone can replace it
};

QString describe(RulesFileProblem problem);

/// Reads a file of rules. Doesn't open anything that isn't a regular file, as that could block.
Outcome<QByteArray, RulesFileProblem> readRulesFile(const QString &path, qint64 maxBytes);

} // namespace labdesk
