// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/audittrail.h"
#include "widgets/theme.h"

namespace labdesk {

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

} // namespace labdesk
