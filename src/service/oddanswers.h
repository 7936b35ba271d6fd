// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"

namespace labdesk::service {

/// An answer of success as an unusual deployment would send it: every object has an unknown member, what is null is
/// absent, a time zone is plain text, and each list of records begins with one that can't be read.
HttpAnswer madeOdd(HttpAnswer answer);

} // namespace labdesk::service
