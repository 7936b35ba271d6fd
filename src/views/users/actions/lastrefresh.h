// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useraction.h"
#include "views/users/actions/actiontexts.h"

#include <QDateTime>

#include <vector>

namespace labdesk {

// Of what was done to one user, oldest first, they look at the last refresh that has ended.

/// "Last 13:41: Oura done."; empty: there was none.
QString formatLastRefresh(const std::vector<UserAction> &actions, const ProviderNameLookup &nameOf);

/// Seconds until the service takes a refresh again, as it said when it refused the last; 0: it said nothing, or that
/// time is over.
int secondsPaused(const std::vector<UserAction> &actions, const QDateTime &now);

} // namespace labdesk
