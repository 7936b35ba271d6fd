// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/auditentry.h"
#include "widgets/maskedvalue.h"

namespace labdesk {

/// Makes `tab` emit audited() for that field when its value is revealed, and when it is copied while revealed. The
/// receiver adds the user.
template <class Tab> void auditReveals(MaskedValue *value, privacy::Field field, Tab *tab)
{
    QObject::connect(value, &MaskedValue::revealed, tab,
                     [tab, field] { Q_EMIT tab->audited({.operation = AuditOperation::Reveal, .field = field}); });
    QObject::connect(value, &MaskedValue::copied, tab, [tab, field] {
        Q_EMIT tab->audited({.operation = AuditOperation::CopyRevealed, .field = field});
    });
}

} // namespace labdesk
