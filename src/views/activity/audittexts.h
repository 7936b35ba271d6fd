// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/audittrail.h"
#include "widgets/theme.h"

#include <functional>

namespace labdesk {

class AuditTableModel;
class UserDirectory;

/// How it stands with the audit trail, as a person reads it: what, what it means, what to do.
struct AuditWords
{
    Tone tone = Tone::Info;
    QString sentence = {};
    QString more = {};
};
AuditWords formatAuditProblem(const AuditTrail &trail);

/// One place where it is damaged.
QString damageSentence(const AuditDamage &damage);

/// What can be typed to find actions, for the empty field.
QString formatAuditHint();

/// Client IDs by user IDs, as far as the users are loaded. For AuditTableModel, as long as there are `users`.
std::function<QString(const QString &userId)> clientIdsOf(const UserDirectory &users);

/// Why a filter leaves nothing, and what to do about it.
struct NothingFound
{
    QString sentence = {};
    bool needsUsers = false; ///< what is looked for may be a client ID of users that aren't loaded
};
/// `users` null: nobody tells client IDs.
NothingFound explainNothingFound(const AuditTableModel &model, const UserDirectory *users);

} // namespace labdesk
