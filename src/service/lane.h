// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk::service {

/// Separate queues for work, so that slow work doesn't block the rest.
enum class Lane {
    Front,   ///< keys, tokens, health; always fast
    Catalog, ///< data that users share: providers, centers, payors
    Users,   ///< everything else
};

} // namespace labdesk::service
