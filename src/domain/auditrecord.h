// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

/// One line of the audit trail: who did what, over which connection, to whom, and with what outcome. The values are
/// untranslated, as in the file; unknown ones, written by a newer version, are kept. Contains no client ID, body, or
/// health data.
struct AuditRecord
{
    quint64 number = 0;       ///< from 1, over all files
    QDateTime at = {};        ///< UTC
    QString who = {};         ///< the account of the operating system
    QString person = {};      ///< the name entered by the person, or set by the administrator; empty: none
    QString connection = {};  ///< its name; empty: none
    QString environment = {}; ///< "local", "sandbox", "production", "other"; empty: none
    QString operation = {};   ///< "changeZone", "reveal"
    QString target = {};      ///< a user ID
    QString field = {};       ///< for a reveal: the field, never its value
    QString changed = {};     ///< for an edit: the JSON names of the fields, separated by commas
    QString provider = {};    ///< slugs, separated by commas
    QString zoneBefore = {};  ///< for a change of time zone
    QString zoneAfter = {};
    QString ticket = {};              ///< the number of the current ticket; empty: none
    std::optional<qint64> count = {}; ///< rows of an export, users of a job
    QString outcome = {};             ///< auditKey() of an AuditOutcome (session/auditentry.h)
    bool isVerified = true;           ///< false: after a place where the chain is broken
    friend bool operator==(const AuditRecord &, const AuditRecord &) = default;
};

/// A place where the trail can't be verified.
struct AuditDamage
{
    enum class Kind {
        Changed,       ///< this record isn't what was written
        Missing,       ///< records before this one are gone
        Truncated,     ///< the last records are missing; `record`: the first of them
        LengthMissing, ///< the stored number of records is missing or unreadable
        Unreadable,    ///< the file cannot be read
        NewChain,      ///< a new chain begins here, because the one before was damaged
    };
    Kind kind = Kind::Changed;
    QString file = {};  ///< its name
    quint64 record = 0; ///< 0: none in particular
    friend bool operator==(const AuditDamage &, const AuditDamage &) = default;
};

/// Why nothing can be recorded.
enum class AuditProblem {
    NotWritable, ///< the folder or the file
    DiskFull,
    InUse, ///< by another Labdesk of this account
};

/// The result of reading the whole trail.
struct AuditReading
{
    std::vector<AuditRecord> records; ///< the newest, oldest first
    quint64 total = 0;                ///< records in all files
    int files = 0;
    std::vector<AuditDamage> damagedParts;    ///< oldest first
    bool isNewlyDamaged = false;              ///< the current chain is damaged, and a new one was begun
    bool hadUnfinishedWrite = false;          ///< the last line was incomplete and has been removed
    QString unfinishedFile = {};              ///< the path of what was removed
    std::optional<AuditProblem> problem = {}; ///< nothing can be recorded
};

} // namespace labdesk
