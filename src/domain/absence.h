// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

namespace labdesk {

/// Whether the service itself says that there is no such thing. A 404 from a gateway that can't route to the service
/// doesn't say whether the user, source, or record exists.
inline bool saysMissing(const ApiError &error)
{
    return error.kind == ApiError::Kind::NotFound && error.reason != ApiError::Reason::GatewayNotFound;
}

} // namespace labdesk
