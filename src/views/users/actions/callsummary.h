// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "domain/provider.h"
#include "domain/user.h"
#include "session/useraction.h"
#include "text/users/actiontexts.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace labdesk {

/// The contents of a call summary. No personal data, except possibly in the client ID, see callSummary().
struct CallFacts
{
    Connection connection = {};
    QString ticket = {}; ///< empty: none
    User user;
    std::optional<std::vector<ConnectedProvider>> providers = {}; ///< nothing: unknown
    std::optional<QDateTime> verifiedAt = {};                     ///< UTC, when the caller was verified
    std::vector<UserAction> actions = {};                         ///< the actions on this user, oldest first
};

enum class SummaryForm { Markdown, Plain };

/// For the ticket: link, environment, IDs, sources and their problems, and the actions with times and outcomes. Leaves
/// out a client ID that looks like personal data, and all free text from the service.
QString callSummary(const CallFacts &facts, SummaryForm form, const ProviderNameLookup &nameOf, const QDateTime &now);

} // namespace labdesk
