// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useraction.h"
#include "text/users/actiontexts.h"

#include <QDateTime>

#include <vector>

namespace labdesk {

class Session;

// `actions`: of one user, oldest first. The functions use the last refresh that has ended.

/// "Last 13:41: Oura done."; empty if there was none.
QString formatLastRefresh(const std::vector<UserAction> &actions, const ProviderNameLookup &nameOf);

/// Seconds until the service accepts a refresh again, from its last rate-limit response; 0: not limited.
int secondsPaused(const std::vector<UserAction> &actions, const QDateTime &now);

/// Why a refresh of the user can't be requested now; empty: it can.
QString refreshDisabledReason(Session &session, const UserId &user);

} // namespace labdesk
