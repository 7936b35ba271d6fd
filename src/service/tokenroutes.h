// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/authentication.h"
#include "service/router.h"

namespace labdesk::service {

/// Adds the token endpoint of section 5: POST /oauth/token with form or JSON fields. Authentication and options must
/// outlive the router.
void addTokenRoutes(Router &router, Authentication &authentication, const Authentication::FindKey &find,
                    const ServiceOptions &options);

} // namespace labdesk::service
