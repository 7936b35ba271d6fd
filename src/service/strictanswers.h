// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"

namespace labdesk::service {

/// Takes out of an answer whatever section 2 of the contract does not name, and makes what it has as a text one. Bodies
/// that the contract does not show stay as they are. A list of users is then held in memory at once.
void keepToContract(const HttpRequest &request, HttpAnswer &answer);

} // namespace labdesk::service
