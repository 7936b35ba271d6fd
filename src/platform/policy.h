// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sourcenotice.h"
#include "platform/policyfile.h"

#include <QMap>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <optional>
#include <vector>

namespace labdesk {

namespace known {
struct ValuesFault;
}

/// What the administrator of this machine has decided for everybody who uses it; docs/administration.md tells of the
/// file.
struct Policy
{
    bool productionReadOnly = false; ///< connections to production are read-only, whatever their setting
    bool ownConnections = true;      ///< people may add connections, and use those they added
    int lockMinutes = 0;             ///< minutes after which the window is covered, 1 to 15, whatever is set; 0: as set
    int tools = 0;                   ///< what the window shows, the place of Settings::Tools from 1; 0: as set
    bool exports = true;             ///< records may leave as files, on paper or several at a time
    bool auditDetails = true;        ///< the audit trail names providers and time zones
    bool auditToJournal = false;     ///< each record of the audit trail also goes to the system's journal
    bool auditRequired = false;      ///< nothing is changed while that can't be recorded
    bool requireTicket = false;      ///< each change needs a ticket number
    bool verifyCaller = false;       ///< personal values are shown only after the caller was verified
    QStringList callerFacts = {};    ///< words of what callers are asked, see callerFactFromKey(); empty: a choice
    bool updateNotice = true;        ///< people may let the program ask whether there is a newer version
    bool notifications = true;       ///< people may let the desktop show that something happened
    QString personName = {};         ///< of whoever uses this account; empty: as they set it
    QVariantList connections = {};   ///< offered to everybody: maps, as in Settings::connections()
    std::vector<int> connectionLines = {};    ///< where each begins in the file
    QMap<qint64, QString> labs = {};          ///< names of labs by their numbers, for every connection
    QMap<QString, SourceNotice> notices = {}; ///< by the slugs of sources
    QString valuesFile = {};                  ///< a file of known values; empty: the built-in ones alone
    bool replacesValues = false;              ///< the built-in ones do not hold beside it
    QString ticketPattern = {};               ///< see TicketPattern; empty: a person chooses, here and below
    QString ticketAddress = {};               ///< see TicketAddress
    QString repliesFile = {};                 ///< of the team's own texts for users
    QString file = {};                        ///< where it was looked for
    bool isBroken = false; ///< the file is there and not as it should be: then it forbids all it can and offers nothing
    QString fault = {};    ///< the key that is wrong; empty when the file as a whole cannot be read
    QString why = {};      ///< a sentence, with the line

    /// Reads a file that may be missing: then nothing is decided. On Windows also the key of the registry that
    /// defaultFile() names when it has values.
    static Policy read(const QString &file);
    /// The same for the content of a file. The first of the faults invalidates it; see brokenBy().
    static Policy of(const PolicyText &text, const QString &file);
    static Policy broken(const QString &file, const QString &fault); ///< as strict as can be
    static Policy brokenBy(const PolicyFault &fault, const QString &file);
    static constexpr qint64 maxFileSize = 1024 * 1024; ///< bytes
    static QString defaultFile();
};

/// All faults of a policy: its form, its keys, and their values; by line. Faults of its connections are found by
/// checkOffered() in session.
std::vector<PolicyFault> faultsOf(const PolicyText &text);

/// Takes the known values from what is built in and the file that the policy names, for the whole program. Returns what
/// is wrong with that file: then the built-in ones hold, as without one.
std::optional<known::ValuesFault> useValues(const Policy &policy);

} // namespace labdesk
