// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/auditrecord.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace labdesk {

/// An audit trail from another computer; it is only read.
struct ForeignTrail
{
    enum class Kind {
        Nothing, ///< no record was found
        Folder,  ///< a copy of a whole trail; verified like our own
        File,    ///< one file of a trail; the order of its records is verified, but not what came before and after it
        Export,  ///< JSON lines as this program exports them, without proofs
    };
    Kind kind = Kind::Nothing;
    AuditReading reading = {};
};

/// Reads a folder or one of its files. It blocks while reading whole files, so call it in a worker thread.
ForeignTrail readForeignTrail(const QString &path, size_t maxRecords = 100'000);

/// The records since a moment in the trails of a data folder: of the window, `audit`, and of commands, `audit-cli` and
/// so on. Without those of the trail named `except`. Reads only what was written since then; blocks.
std::vector<AuditRecord> recordsSince(const QDateTime &moment, const QString &folder, const QString &except = {});

} // namespace labdesk
