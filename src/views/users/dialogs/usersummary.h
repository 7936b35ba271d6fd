// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "domain/provider.h"
#include "domain/user.h"
#include "output/summarydocument.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace labdesk {

/// A user on paper: who it is, what stands in, from when data are taken, the sources and what is wrong with them.
/// Insurance is not in it, and what is personal is for `output` to hide.
output::Summary userSummary(const User &user, const std::optional<std::vector<ConnectedProvider>> &providers,
                            const Connection &connection, const QDateTime &now);

} // namespace labdesk
