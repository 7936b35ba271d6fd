// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "domain/provider.h"
#include "domain/user.h"
#include "output/desktop/summarydocument.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace labdesk {

/// A printable summary of a user: IDs, fallback values, limits of data collection, sources and their problems. Without
/// insurance. Contains personal data, which `output` masks.
output::Summary userSummary(const User &user, const std::optional<std::vector<ConnectedProvider>> &providers,
                            const Connection &connection, const QDateTime &now);

} // namespace labdesk
