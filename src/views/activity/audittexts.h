// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/audittrail.h"
#include "widgets/theme.h"

#include <functional>

namespace labdesk {

class AuditTableModel;
class UserDirectory;

/// The state of the audit trail for users: what happened, what it means, and what to do.
struct AuditWords
{
    Tone tone = Tone::Info;
    QString sentence = {};
    QString more = {};
};
AuditWords formatAuditProblem(const AuditTrail &trail);

/// Describes one point of damage.
QString damageSentence(const AuditDamage &damage);

/// Placeholder of the search field.
QString filterPlaceholder();

/// Returns the client ID of a user ID if that user is loaded. For AuditTableModel; `users` must outlive the function.
std::function<QString(const QString &userId)> clientIdLookup(const UserDirectory &users);

/// Explains why a filter matches nothing, and what to do about it.
struct NoMatchExplanation
{
    QString sentence = {};
    bool needsUsers = false; ///< the search term may be the client ID of a user that isn't loaded
};
/// `users` may be null: client IDs are unknown then.
NoMatchExplanation explainNoMatches(const AuditTableModel &model, const UserDirectory *users);

} // namespace labdesk
