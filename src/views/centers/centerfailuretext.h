// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "session/centerfinder.h"

#include <optional>

namespace labdesk {

struct Connection;

/// What is unknown to the service where it answers "not found": the lab or the order that was named. Nothing for a
/// failure that is described as anywhere else.
std::optional<ErrorText> centerFailureText(const ApiError &error, const CenterQuery &query,
                                           const Connection &connection);

} // namespace labdesk
