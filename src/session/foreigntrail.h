// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/auditrecord.h"

#include <QString>

namespace labdesk {

/// The audit trail of another desk, which is read and never written.
struct ForeignTrail
{
    enum class Kind {
        Nothing, ///< there is no record
        Folder,  ///< a copy of a whole trail: verified as our own
        File,    ///< one file of it: its records prove each other, and nothing of what was before and behind it
        Export,  ///< JSON lines as this program exports them, without proofs
    };
    Kind kind = Kind::Nothing;
    AuditReading reading = {};
};

/// Reads a folder or one of its files. It reads whole files: for a thread of its own.
ForeignTrail readForeignTrail(const QString &path, size_t maxRecords = 100'000);

} // namespace labdesk
