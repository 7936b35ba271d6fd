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
struct ValuesFileError;
}

/// The administrator's policy for everyone who uses this computer; docs/administration.md describes the file.
struct Policy
{
    bool productionReadOnly = false; ///< production connections are read-only, whatever their setting
    bool ownConnections = true;      ///< people may add connections, and use the ones they added
    int lockMinutes = 0;             ///< minutes until the window is covered, 1 to 15, whatever the setting; 0: not set
    int tools = 0;                   ///< what the window shows, a value of Settings::Tools plus 1; 0: not set
    bool exports = true;             ///< records may be exported to files, printed, or copied several at a time
    bool auditDetails = true;        ///< the audit trail names providers and time zones
    bool auditToJournal = false;     ///< each record of the audit trail also goes to the system's journal
    bool auditRequired = false;      ///< no change is allowed while it can't be recorded
    bool requireTicket = false;      ///< each change needs a ticket number
    bool verifyCaller = false;       ///< personal values are shown only after the caller is verified
    QStringList callerFacts = {};    ///< the facts that callers are asked for, see callerFactFromKey(); empty: not set
    bool scripts = true;             ///< the command line takes --yes and --show
    bool updateNotice = true;        ///< people may let the program check for newer versions
    bool notifications = true;       ///< people may turn on desktop notifications
    QString personName = {};         ///< of the person who uses this account; empty: not set
    QVariantList connections = {};   ///< offered to everyone: maps, as in Settings::connections()
    std::vector<int> connectionLines = {};    ///< the first line of each in the file
    QMap<qint64, QString> labs = {};          ///< names of labs by their numbers, for all connections
    QMap<QString, SourceNotice> notices = {}; ///< by source slugs
    QString valuesFile = {};                  ///< a file of known values; empty: only the built-in ones
    bool replacesValues = false;              ///< the file replaces the built-in values
    QString ticketPattern = {};               ///< see TicketPattern; empty here and below: not set
    QString ticketAddress = {};               ///< see TicketAddress
    QString repliesFile = {};                 ///< a file with the team's own texts for users
    QString file = {};                        ///< the file or registry key it was read from, which may be missing
    bool isBroken = false; ///< the file exists but is invalid: everything possible is forbidden, and nothing is offered
    QString fault = {};    ///< the invalid key; empty if the file as a whole can't be read
    QString why = {};      ///< a sentence that includes the line

    /// Reads a file; if it is missing, nothing is set. On Windows, `file` may be the registry key that defaultFile()
    /// returns if that has values.
    static Policy read(const QString &file);
    /// Like read(), with the content of a file. The first fault invalidates it, see brokenBy().
    static Policy of(const PolicyText &text, const QString &file);
    static Policy broken(const QString &file, const QString &fault); ///< the strictest policy
    static Policy brokenBy(const PolicyFault &fault, const QString &file);
    static constexpr qint64 maxFileSize = 1024 * 1024; ///< bytes
    static QString defaultFile();
};

/// All faults of a policy in its form, its keys, and their values, sorted by line. Faults of its connections are found
/// by checkOffered() in session.
std::vector<PolicyFault> faultsOf(const PolicyText &text);

/// Sets the known values for the whole program, from the built-in ones and the file that the policy names. Returns what
/// is wrong with that file: it is then ignored.
std::optional<known::ValuesFileError> useValues(const Policy &policy);

} // namespace labdesk
