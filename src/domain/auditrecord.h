// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

/// One line of the audit trail: who did what, over which connection, to whom, and with what outcome. Its words are the
/// stable ones of the file, untranslated; a word of a newer version is kept as it is. Never a client ID, a body, or
/// health data.
struct AuditRecord
{
    quint64 number = 0;       ///< from 1, over all files
    QDateTime at = {};        ///< UTC
    QString who = {};         ///< the account of the operating system
    QString person = {};      ///< the name that whoever uses it gave, or the administrator; empty: none
    QString connection = {};  ///< its name; empty: it was over none
    QString environment = {}; ///< "local", "sandbox", "production", "other"; empty: none
    QString operation = {};   ///< "changeZone", "reveal"
    QString target = {};      ///< a user id
    QString field = {};       ///< of a reveal: which field, never its value
    QString changed = {};     ///< of an edit: the names of the fields, as on the wire, with commas between
    QString provider = {};    ///< slugs, with commas between
    QString zoneBefore = {};  ///< of a change of zone
    QString zoneAfter = {};
    QString ticket = {};              ///< the number of the ticket that was worked on; empty: none
    std::optional<qint64> count = {}; ///< rows of an export, users of a job
    QString outcome = {};             ///< "done", "failed", "unknown", "canceled"
    bool isProved = true;             ///< false: read behind a place where the chain is broken
    friend bool operator==(const AuditRecord &, const AuditRecord &) = default;
};

/// A place where the trail does not prove itself any more.
struct AuditDamage
{
    enum class Kind {
        Changed,    ///< this record, or what is in its place, isn't what was written
        Missing,    ///< records before this one are gone
        CutOff,     ///< there were more records than there are; `record`: the first that is gone
        NoLength,   ///< the note of how many records there are is gone or unreadable
        Unreadable, ///< the file cannot be read
        BegunAnew,  ///< here a new chain begins, because the one before it was damaged
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
    InUse, ///< another Labdesk of this account writes there
};

/// What a look through the whole trail found.
struct AuditReading
{
    std::vector<AuditRecord> records; ///< the newest, oldest first
    quint64 total = 0;                ///< records in all files
    int files = 0;
    std::vector<AuditDamage> damages; ///< oldest first
    bool isNewlyDamaged = false;      ///< the chain that was being written: a new one has been begun
    bool hadUnfinishedWrite = false;  ///< the last line had been cut off while it was written, and was taken off
    std::optional<AuditProblem> problem = {}; ///< nothing can be recorded
};

} // namespace labdesk
