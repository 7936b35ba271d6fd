// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "domain/provider.h"
#include "domain/user.h"
#include "session/useraction.h"
#include "views/users/actions/actiontexts.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace labdesk {

/// What a ticket should know of a call. Nothing here is personal but what an ID may hold, see callSummary().
struct CallFacts
{
    Connection connection = {};
    QString ticket = {}; ///< empty: there is none
    User user;
    std::optional<std::vector<ConnectedProvider>> providers = {}; ///< nothing: they are not known
    std::optional<QDateTime> verifiedAt = {};                     ///< UTC, when the caller was verified
    std::vector<UserAction> actions = {};                         ///< what was done to this user, oldest first
};

enum class SummaryForm { Markdown, Plain };

/// For the ticket: link, environment, IDs, sources with what is wrong with them, and what was done, with times and
/// outcomes. A client ID that looks like personal data is left out, as is everything the service says in its own words.
QString callSummary(const CallFacts &facts, SummaryForm form, const ProviderNameLookup &nameOf, const QDateTime &now);

} // namespace labdesk
