// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/sourcenotice.h"
#include "widgets/chippainter.h"

#include <QString>
#include <QTimeZone>

namespace labdesk {

/// Words about a source that is connected to a user: what its state is, why, and what helps (field notes, "connected
/// provider"). Plain text; values that are not known are shown as they came.

/// "From your administrator, until Dec 31, 2026".
QString noticeOrigin(const SourceNotice &notice);

QString shownName(const ConnectedProvider &provider); ///< where the service gives none, as the known values call it
QString initialsOf(const QString &name);              ///< two letters for a drawn mark: "Ou"

/// A connection's state in at most three words, for a chip.
QString formatStatus(const ConnectedProvider &provider);
ChipStyleOption sourceChip(const ConnectedProvider &provider);
/// What is wrong and what helps, in one or two sentences; empty when nothing is wrong.
QString formatFault(const ConnectedProvider &provider);
/// The same of a type of error, as the known values have it; empty: they don't know it.
QString formatError(const QString &type, const QString &sourceName);
/// "required_scopes_not_granted · 14 Mar 2026, 07:32 MST".
QString faultFacts(const ConnectionFault &fault, const QTimeZone &here);
/// "Sleep: not allowed", for a resource that is not available.
QString formatUnavailable(const ResourceAvailability &resource);

} // namespace labdesk
