// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

namespace labdesk {

/// Whether the service itself says that there is no such thing. The 404 of a gateway that knows no way to the service
/// (Reason::BadGateway) says nothing of a user, a source, or a record.
inline bool saysMissing(const ApiError &error)
{
    return error.kind == ApiError::Kind::NotFound && error.reason != ApiError::Reason::BadGateway;
}

} // namespace labdesk
