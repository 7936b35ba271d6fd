// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"

#include <optional>

namespace labdesk::service {

/// Why a service that takes exactly what the contract names refuses the request, and nothing more: a path in its other
/// form, a parameter or member that sections 4 and 5 do not name, a body where there is none, an Accept without JSON, a
/// client user id that no person could tell from another. Nothing for all others, which are then checked as usual.
std::optional<HttpAnswer> refusedByContract(const HttpRequest &request);

} // namespace labdesk::service
