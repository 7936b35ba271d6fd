// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/nodatacause.h"

#include <QDateTime>

namespace labdesk {

class Session;
class UserDetails;

/// What helps first, once it is known why there is no data.
enum class NoDataStep {
    Refresh,
    WaitToRefresh, ///< until the service takes one again
    CopyForUser,   ///< the message that tells them what to do
    CopyForTicket,
    EditStart, ///< of data collection
    EditEnd
};

/// Refresh wherever isTold() is false.
NoDataStep stepFor(const NoDataFinding &finding);

/// Whether it is about this user, and so is told above their overview: not that nothing is wrong, nor what the window
/// says in another place, such as that something couldn't be read.
bool isTold(const NoDataFinding &finding);

/// What is loaded of an open user. To be judged before it changes.
NoDataFacts noDataFactsOf(Session &session, const UserDetails &details, const QDateTime &now);

} // namespace labdesk
