// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "domain/enumtable.h"
#include "domain/useredit.h"
#include "privacy/sensitive.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

namespace labdesk {

/// What the audit trail tells of. Reading is not among it; seeing what is hidden is.
enum class AuditOperation {
    // Writes to the service, by a person or by a job: one record each, once its outcome is known.
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

/// What is to be said of an operation.
struct AuditOperationRow
{
    AuditOperation operation;
    const char *word;  ///< in the file: stable, never translated
    const char *title; ///< in the window, see auditTitle()
};

struct AuditOperations
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::AuditEntry)

public:
    static constexpr AuditOperationRow rows[] = {
        {AuditOperation::CreateUser, "createUser", QT_TR_NOOP("Create user")},
        {AuditOperation::ChangeZone, "changeZone", QT_TR_NOOP("Change time zone")},
        {AuditOperation::EditUser, "editUser", QT_TR_NOOP("Edit user: %1")},
        {AuditOperation::RequestRefresh, "requestRefresh", QT_TR_NOOP("Request data refresh")},
        {AuditOperation::Deregister, "deregister", QT_TR_NOOP("Disconnect a source")},
        {AuditOperation::DeleteUser, "deleteUser", QT_TR_NOOP("Delete user")},
        {AuditOperation::Reveal, "reveal", QT_TR_NOOP("Show: %1")},
        {AuditOperation::CopyRevealed, "copyRevealed", QT_TR_NOOP("Copy: %1")},
        {AuditOperation::OpenInsurance, "openInsurance", QT_TR_NOOP("Open insurance record")},
        {AuditOperation::RevealAnswer, "revealAnswer", QT_TR_NOOP("Show a response with personal values")},
        {AuditOperation::CopyAnswer, "copyAnswer", QT_TR_NOOP("Copy a response with personal values")},
        {AuditOperation::SaveAnswer, "saveAnswer", QT_TR_NOOP("Save a response with personal values")},
        {AuditOperation::ExportMasked, "exportMasked", QT_TR_N_NOOP("Export %Ln user(s), personal values hidden")},
        {AuditOperation::ExportAsIs, "exportAsIs", QT_TR_N_NOOP("Export %Ln user(s) with personal values")},
        {AuditOperation::SaveSummary, "saveSummary", QT_TR_NOOP("Save a summary as PDF")},
        {AuditOperation::PrintSummary, "printSummary", QT_TR_NOOP("Print a summary")},
        {AuditOperation::ExportJobResults, "exportJobResults", QT_TR_N_NOOP("Export job results of %Ln user(s)")},
        {AuditOperation::ShowCallerCard, "showCallerCard", QT_TR_NOOP("Show caller card")},
        {AuditOperation::VerifyCaller, "verifyCaller", QT_TR_NOOP("Verify caller")},
        {AuditOperation::UseConnection, "useConnection", QT_TR_NOOP("Connect")},
        {AuditOperation::AddConnection, "addConnection", QT_TR_NOOP("Add connection")},
        {AuditOperation::ChangeConnection, "changeConnection", QT_TR_NOOP("Edit connection")},
        {AuditOperation::RemoveConnection, "removeConnection", QT_TR_NOOP("Delete connection")},
        {AuditOperation::ExportConnections, "exportConnections", QT_TR_N_NOOP("Export %Ln connection(s)")},
        {AuditOperation::ForgetKey, "forgetKey", QT_TR_NOOP("Forget a key")},
        {AuditOperation::Lock, "lock", QT_TR_NOOP("Lock")},
        {AuditOperation::Unlock, "unlock", QT_TR_NOOP("Unlock")},
        {AuditOperation::RefusedUnlock, "refusedUnlock", QT_TR_NOOP("Unlock with incorrect passphrase")},
        {AuditOperation::PrivacyModeOn, "privacyModeOn", QT_TR_NOOP("Privacy mode on")},
        {AuditOperation::PrivacyModeOff, "privacyModeOff", QT_TR_NOOP("Privacy mode off")},
        {AuditOperation::ExportTrail, "exportTrail", QT_TR_N_NOOP("Export %Ln audit record(s)")},
        {AuditOperation::ExportRequests, "exportRequests", QT_TR_N_NOOP("Export %Ln request(s)")},
    };
};
static_assert(isTableOf(AuditOperations::rows, AuditOperation::ExportRequests, &AuditOperationRow::operation));

enum class AuditOutcome {
    Done,
    Failed,
    Unknown,       ///< a write that left and was not answered
    Withdrawn,     ///< before it was sent, or in a pause
    ConfirmedDone, ///< a write of which nothing was known, and which a look at the service showed to be done
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
QString auditKey(AuditOperation operation);
QString auditKey(AuditOutcome outcome);
/// Nothing for a word of a newer program.
std::optional<AuditOperation> auditOperationFromKey(const QString &word);

/// The event in words, translated. Most that count contain the number; "%1" is what was edited or shown.
QString auditTitle(AuditOperation operation, qint64 count);

} // namespace labdesk
