// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/nodatacause.h"

#include <QDateTime>

namespace labdesk {

class Session;
class UserDetails;

/// The first step that helps, depending on the cause of missing data.
enum class NoDataStep {
    Refresh,
    WaitToRefresh, ///< until the service accepts one again
    CopyForUser,   ///< the message that tells the user what to do
    CopyForTicket,
    EditStart, ///< the start of data collection
    EditEnd
};

/// The step for a finding; Refresh if isShownInOverview() is false.
NoDataStep stepFor(const NoDataFinding &finding);

/// Whether a finding is shown above the user's overview. False if nothing is wrong, and for what the window shows
/// elsewhere, such as data that couldn't be read.
bool isShownInOverview(const NoDataFinding &finding);

/// The facts about a user, or that are loaded for the open one. They refer to live data, so use them before it changes.
NoDataFacts noDataFactsOf(Session &session, const std::optional<UserId> &id, const Remote<User> &user,
                          const Remote<std::vector<ConnectedProvider>> &providers, const QDateTime &now);
NoDataFacts noDataFactsOf(Session &session, const UserDetails &details, const QDateTime &now);

} // namespace labdesk
