// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk::service {

/// What work needs from the database, so that work that waits there doesn't keep other work waiting.
enum class Lane {
    Front,   ///< keys, tokens, health: takes a moment
    Catalog, ///< what users have in common: providers, centers, payors
    Users,   ///< all else
};

} // namespace labdesk::service
