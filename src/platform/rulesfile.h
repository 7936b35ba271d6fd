// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/outcome.h"

#include <QByteArray>
#include <QString>

namespace labdesk {

/// Why a file of rules can't be used. Only FileNotFound means that there are no rules: a file that can't be read may
/// forbid something.
enum class RulesFileProblem {
    FileNotFound,
    BrokenLink, ///< a link, or a link on the way, whose target is missing
    NoFolder,   ///< something on the way isn't a folder
    NotAFile,   ///< a folder, a pipe, a device
    NotReadable,
    TooLarge,
    WorldWritable,      ///< anybody can write it
    FolderWorldWritable ///< anybody can put another one in its place
};

QString describe(RulesFileProblem problem);

/// The content of a file that decides something. It doesn't open what isn't a file, which could take forever.
Outcome<QByteArray, RulesFileProblem> readRulesFile(const QString &path, qint64 largest);

} // namespace labdesk
