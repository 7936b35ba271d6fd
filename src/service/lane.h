// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk::service {

/// Separate queues for work, so that slow work doesn't block the rest.
enum class Lane {
    Urgent,  ///< keys, tokens, health: always fast
    Catalog, ///< all other requests, mostly for data that users share: providers, centers, payors
    Users,   ///< users and their orders
};

} // namespace labdesk::service
