// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tlsfiles.h"

#include "platform/rulesfile.h"

namespace labdesk {

namespace {

constexpr qint64 maxAuthorityFileBytes = 1024 * 1024; // bytes; a bundle of all public authorities has about 200 kB

} // namespace

bool isReplaceableByOthers(const QString &file)
{
    if (file.isEmpty())
        return false;
    const auto bytes = readRulesFile(file, maxAuthorityFileBytes);
    return !bytes.ok()
        && (bytes.error() == RulesFileProblem::WorldWritable || bytes.error() == RulesFileProblem::FolderWorldWritable);
}

QString offeredAuthorityProblem(const QString &file)
{
    if (const auto bytes = readRulesFile(file, maxAuthorityFileBytes); !bytes.ok())
        return describe(bytes.error());
    const auto read = readCaFile(file);
    return read.ok() ? QString() : describe(read.error());
}

} // namespace labdesk
