// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

class TicketPattern;

/// Why a number isn't one of the team's ticket numbers; empty: it is.
QString formatTicketProblem(const TicketPattern &pattern, const QString &number);

} // namespace labdesk
