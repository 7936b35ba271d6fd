// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "domain/useredit.h"
#include "privacy/sensitive.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace labdesk {

/// What the audit trail tells of. Reading is not among it; seeing what is hidden is.
enum class AuditOperation {
    // Writes to the service, by hand or by a job: one record each, when it is known what came of it.
    CreateUser,
    ChangeZone,
    EditUser, ///< `changed` says which fields
    RequestRefresh,
    Deregister,
    DeleteUser,
    // What was hidden and was shown, or left the window.
    Reveal,           ///< of one field; `field` says which
    CopyRevealed,     ///< of one field, while it was shown
    OpenInsurance,    ///< a person's insurance record was shown, most of it hidden
    RevealAnswer,     ///< of a whole answer of the service, as it came
    CopyAnswer,       ///< the same, to the clipboard
    SaveAnswer,       ///< the same, into a file
    ExportMasked,     ///< `count` rows
    ExportAsIs,       ///< `count` rows with what is personal
    SaveSummary,      ///< of a user, as PDF
    PrintSummary,     ///< of a user, on paper
    ExportJobResults, ///< `count` users
    ShowCallerCard,   ///< of versions that showed what to ask a caller for; still in their trails
    VerifyCaller,     ///< Done: the answers matched; Failed: they did not
    // The program itself.
    UseConnection,
    AddConnection,
    ChangeConnection,
    RemoveConnection,
    ExportConnections, ///< `count` of them, without keys
    ForgetKey,
    Lock,
    Unlock,
    RefusedUnlock, ///< a wrong passphrase
    PrivacyModeOn,
    PrivacyModeOff,
    ExportTrail,    ///< the audit trail itself; `count` records
    ExportRequests, ///< the requests of the inspector; `count` of them
};

enum class AuditOutcome {
    Done,
    Failed,
    Unknown,   ///< a write that left and was not answered
    Withdrawn, ///< before it was sent, or in a pause
    FoundDone, ///< a write of which nothing was known, and which a look at the service showed to be done
};

/// One thing to record. There is room for nothing that could say something about a person's health: whom it was about
/// is a user id, and of a field its kind.
struct AuditEntry
{
    AuditOperation operation = AuditOperation::Reveal;
    AuditOutcome outcome = AuditOutcome::Done;
    QString userId = {}; ///< one that looks like personal data is not written
    std::optional<privacy::Field> field = {};
    UserFieldList changed = {}; ///< of an edit; never their values
    /// Left out where the administrator wants no details, see AuditTrail::setDetails().
    QStringList providers = {}; ///< slugs: of what was deregistered, or was asked for new data
    QString zoneBefore = {};    ///< of a change of zone; empty: there was none
    QString zoneAfter = {};
    std::optional<QString> ticket = {}; ///< of a write, the one that it was asked for under; nothing: the session's
    std::optional<qint64> count = {};
    QString connection = {}; ///< its name; empty: over none
    std::optional<Environment> environment = {};
};

// The words of the file: stable, for machines, never translated.
QString auditWord(AuditOperation operation);
QString auditWord(AuditOutcome outcome);
QString auditWord(privacy::Field field);
/// Nothing for a word of a newer program.
std::optional<AuditOperation> auditOperationNamed(const QString &word);

/// The field of that word as people call it, translated; a word that is not known here stays.
QString auditFieldName(const QString &word);

} // namespace labdesk
