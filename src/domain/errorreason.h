// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

namespace labdesk {

/// Puts the words of the error's reason, where it has one, in place of those of its kind.
void refine(ErrorText &text, const ApiError &error);

} // namespace labdesk
