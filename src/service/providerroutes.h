// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/router.h"

namespace labdesk::service {

/// Section 4.2: the catalog of providers.
void addProviderRoutes(Router &router);

} // namespace labdesk::service
