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

/// What the audit trail records. Reading isn't recorded; revealing hidden values is.
enum class AuditOperation {
    // Writes to the service, by a person or by a job: one record each, once its outcome is known.
    CreateUser,
    ChangeZone,
    EditUser, ///< `changed` lists the fields
    RequestRefresh,
    Deregister,
    DeleteUser,
    // Hidden values that were shown, and data that left the window.
    Reveal,           ///< of one field; `field` says which
    CopyRevealed,     ///< of one field that was shown
    OpenInsurance,    ///< a person's insurance record was opened, with most fields hidden
    RevealResponse,   ///< of a whole response of the service, unmasked
    CopyResponse,     ///< the same, copied to the clipboard
    SaveResponse,     ///< the same, saved to a file
    ExportMasked,     ///< `count` rows
    ExportAsIs,       ///< `count` rows with personal data
    SaveSummary,      ///< of a user, as PDF
    PrintSummary,     ///< of a user, on paper
    ExportJobResults, ///< `count` users
    ShowCallerCard,   ///< recorded by older versions only
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

/// The names of an operation.
struct AuditOperationRow
{
    AuditOperation operation;
    const char *word;  ///< in files: stable, never translated
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
        {AuditOperation::Deregister, "deregister", QT_TR_NOOP("Disconnect source")},
        {AuditOperation::DeleteUser, "deleteUser", QT_TR_NOOP("Delete user")},
        {AuditOperation::Reveal, "reveal", QT_TR_NOOP("Show: %1")},
        {AuditOperation::CopyRevealed, "copyRevealed", QT_TR_NOOP("Copy: %1")},
        {AuditOperation::OpenInsurance, "openInsurance", QT_TR_NOOP("Open insurance record")},
        {AuditOperation::RevealResponse, "revealAnswer", QT_TR_NOOP("Show response with personal data")},
        {AuditOperation::CopyResponse, "copyAnswer", QT_TR_NOOP("Copy response with personal data")},
        {AuditOperation::SaveResponse, "saveAnswer", QT_TR_NOOP("Save response with personal data")},
        {AuditOperation::ExportMasked, "exportMasked", QT_TR_N_NOOP("Export %Ln user(s), personal data hidden")},
        {AuditOperation::ExportAsIs, "exportAsIs", QT_TR_N_NOOP("Export %Ln user(s) with personal data")},
        {AuditOperation::SaveSummary, "saveSummary", QT_TR_NOOP("Save summary as PDF")},
        {AuditOperation::PrintSummary, "printSummary", QT_TR_NOOP("Print summary")},
        {AuditOperation::ExportJobResults, "exportJobResults", QT_TR_N_NOOP("Export job results for %Ln user(s)")},
        {AuditOperation::ShowCallerCard, "showCallerCard", QT_TR_NOOP("Show caller verification")},
        {AuditOperation::VerifyCaller, "verifyCaller", QT_TR_NOOP("Verify caller")},
        {AuditOperation::UseConnection, "useConnection", QT_TR_NOOP("Connect")},
        {AuditOperation::AddConnection, "addConnection", QT_TR_NOOP("Add connection")},
        {AuditOperation::ChangeConnection, "changeConnection", QT_TR_NOOP("Edit connection")},
        {AuditOperation::RemoveConnection, "removeConnection", QT_TR_NOOP("Delete connection")},
        {AuditOperation::ExportConnections, "exportConnections", QT_TR_N_NOOP("Export %Ln connection(s)")},
        {AuditOperation::ForgetKey, "forgetKey", QT_TR_NOOP("Forget key")},
        {AuditOperation::Lock, "lock", QT_TR_NOOP("Lock")},
        {AuditOperation::Unlock, "unlock", QT_TR_NOOP("Unlock")},
        {AuditOperation::RefusedUnlock, "refusedUnlock", QT_TR_NOOP("Failed unlock: incorrect passphrase")},
        {AuditOperation::PrivacyModeOn, "privacyModeOn", QT_TR_NOOP("Privacy mode on")},
        {AuditOperation::PrivacyModeOff, "privacyModeOff", QT_TR_NOOP("Privacy mode off")},
        {AuditOperation::ExportTrail, "exportTrail", QT_TR_N_NOOP("Export %Ln audit record(s)")},
        {AuditOperation::ExportRequests, "exportRequests", QT_TR_N_NOOP("Export %Ln request(s)")},
    };
};
static_assert(isTableOf(AuditOperations::rows, AuditOperation::ExportRequests, &AuditOperationRow::operation));

enum class AuditOutcome {
    Done,
    PartlyDone, ///< a refresh in which a source failed
    Failed,
    Unknown,       ///< a write that was sent and got no response
    Withdrawn,     ///< canceled before it was sent, or during a retry pause
    ConfirmedDone, ///< a write with an unknown outcome that a later read found done
};

/// One event to record. It has no field that could reveal anything about a person's health: it names a user by ID only,
/// and a field by its kind only.
struct AuditEntry
{
    AuditOperation operation = AuditOperation::Reveal;
    AuditOutcome outcome = AuditOutcome::Done;
    QString userId = {}; ///< not written if it looks like personal data
    std::optional<privacy::Field> field = {};
    UserFieldList changed = {}; ///< for an edit, without the values
    /// Not recorded if the administrator turned details off; see AuditTrail::setDetails().
    QStringList providers = {}; ///< slugs of the providers that were deregistered or refreshed
    QString zoneBefore = {};    ///< for a change of time zone; empty: there was none
    QString zoneAfter = {};
    std::optional<QString> ticket = {}; ///< the one under which a write was requested; nothing: the session's
    std::optional<qint64> count = {};
    QString connection = {}; ///< its name; empty: none
    std::optional<Environment> environment = {};
};

// The words used in files: stable, machine-readable, never translated.
QString auditKey(AuditOperation operation);
QString auditKey(AuditOutcome outcome);
/// Nothing for an unknown word, such as one of a newer version.
std::optional<AuditOperation> auditOperationFromKey(const QString &word);

/// The translated title of an event. Most titles of events with a count contain it; "%1" stands for what was edited or
/// shown.
QString auditTitle(AuditOperation operation, qint64 count);

} // namespace labdesk
