// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/auditrecord.h"

#include <QByteArray>

class QJsonObject;

namespace labdesk {

/// The hash before the first record of a chain: 64 zeros. In the file, all hashes are 64 lowercase hexadecimal digits.
QByteArray firstAuditHash();

/// A record as its line of JSON in the file, with the line break: number, hash of the previous record, the facts, and
/// the SHA-256 of the previous hash and everything before its own.
QByteArray auditLine(const AuditRecord &record, const QByteArray &previous);
/// The hash at the end of such a line.
QByteArray auditHashOf(const QByteArray &line);

/// The line for the system's journal, which others can read: without the source, because that is health data.
QByteArray journalLine(const AuditRecord &record, const QByteArray &line);

/// The facts of a record, from its line or an exported record, which use the same keys. Without its number.
AuditRecord auditFactsOf(const QJsonObject &object);

/// The state of a chain, as needed for the next record.
struct AuditLink
{
    quint64 next = 1;
    QByteArray previous = firstAuditHash();
};

/// The result of reading one file.
struct AuditFileReading
{
    std::vector<AuditRecord> records;
    AuditLink end;                     ///< after the last verified record
    bool begins = false;               ///< whether its first record begins a chain
    std::optional<AuditDamage> damage; ///< the first one found; without the file name
    qint64 completeBytes = 0;          ///< size up to the last line break
    bool isUnfinished = false;         ///< the last line was cut off while being written, which is not damage
    QByteArray watchedHash;            ///< of record number `watched`, if it is in this file and verified
};

/// Reads and verifies a file. `expected`: the end of the previous file; if it is missing or damaged, nothing, and the
/// first line is trusted. A pure function, safe to call from any thread.
AuditFileReading readAuditFile(const QByteArray &bytes, const std::optional<AuditLink> &expected, quint64 watched = 0);

} // namespace labdesk
