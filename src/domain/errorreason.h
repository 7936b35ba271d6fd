// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

namespace labdesk {

/// Replaces the text for the error's kind by that for its reason, if it has one.
void refine(ErrorText &text, const ApiError &error);

} // namespace labdesk
