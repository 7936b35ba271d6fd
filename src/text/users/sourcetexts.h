// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/sourcenotice.h"

#include <QString>
#include <QTimeZone>

namespace labdesk {

/// Texts about a source connected to a user: its state, the reason, and the remedy (field notes, "connected provider").
/// Plain text; unknown values are shown as sent.

/// "From your administrator, until Dec 31, 2026".
QString noticeDetails(const SourceNotice &notice);

QString shownName(const ConnectedProvider &provider); ///< if the service sends none, the name in values.ini
QString initialsFor(const QString &name);             ///< two letters for the avatar: "Ou"

/// A connection's state in at most three words, for a chip.
QString formatStatus(const ConnectedProvider &provider);
/// What is wrong and what to do, in one or two sentences; empty if nothing is wrong.
QString formatFault(const ConnectedProvider &provider);
/// The same for a type of error in values.ini; empty for unknown types.
QString formatError(const QString &type, const QString &sourceName);
/// "required_scopes_not_granted · 14 Mar 2026, 07:32 MST".
QString faultFacts(const ConnectionFault &fault, const QTimeZone &here);
/// "Sleep: not allowed", for data that isn't available.
QString formatUnavailable(const ResourceAvailability &resource);

} // namespace labdesk
