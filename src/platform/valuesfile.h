// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knownvalues.h"

#include <optional>

namespace labdesk {

struct Policy;

/// Takes the known values from what is built in and the file that the policy names, for the whole program. Returns what
/// is wrong with that file: then the built-in ones hold, as without one.
std::optional<known::ValuesFault> useValues(const Policy &policy);

} // namespace labdesk
