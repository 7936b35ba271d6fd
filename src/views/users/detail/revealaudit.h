// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/auditentry.h"
#include "widgets/maskedvalue.h"

namespace labdesk {

/// When that value is shown, and when it is copied while it is, `tab` emits audited() with an entry that says which
/// field it is; whoever knows whose it is records it.
template <class Tab> void auditReveals(MaskedValue *value, privacy::Field field, Tab *tab)
{
    QObject::connect(value, &MaskedValue::revealed, tab,
                     [tab, field] { Q_EMIT tab->audited({.operation = AuditOperation::Reveal, .field = field}); });
    QObject::connect(value, &MaskedValue::copied, tab, [tab, field] {
        Q_EMIT tab->audited({.operation = AuditOperation::CopyRevealed, .field = field});
    });
}

} // namespace labdesk
