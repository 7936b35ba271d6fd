// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/auditrecord.h"

#include <QByteArray>

class QJsonObject;

namespace labdesk {

/// The hash before the first record of a chain: 64 zeros. In the file, all hashes are 64 lower-case hexadecimal digits.
QByteArray firstAuditHash();

/// A record as its line of JSON in the file, with the line break: number, hash of the record before, the facts, and the
/// SHA-256 over the previous hash and all of the line before its own.
QByteArray auditLine(const AuditRecord &record, const QByteArray &previous);
/// The hash at the end of such a line.
QByteArray auditHashOf(const QByteArray &line);

/// The line for the system's journal, which others can read: without the source, because that is health data.
QByteArray journalLine(const AuditRecord &record, const QByteArray &line);

/// The facts of a record, as its line and an exported one name them; without its number.
AuditRecord auditFactsOf(const QJsonObject &object);

/// The state of a chain: what the next record needs.
struct AuditLink
{
    quint64 next = 1;
    QByteArray previous = firstAuditHash();
};

/// What the bytes of one file are worth.
struct AuditFileReading
{
    std::vector<AuditRecord> records;
    AuditLink end;                     ///< behind the last record that is proved
    bool begins = false;               ///< its first record begins a chain
    std::optional<AuditDamage> damage; ///< the first; without the name of the file
    qint64 wholeBytes = 0;             ///< up to here there are whole lines
    bool isUnfinished = false;         ///< behind them a line that was cut off while it was written: no damage
    QByteArray watchedHash;            ///< of the record `watched`, when it is here and proved
};

/// Reads and verifies. `expected`: where the file before it ended; nothing: there is none, or it is damaged itself, and
/// then the first line is believed. Pure; for any thread.
AuditFileReading readAuditFile(const QByteArray &bytes, const std::optional<AuditLink> &expected, quint64 watched = 0);

} // namespace labdesk
