// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "views/common/replyoffers.h"

class QPushButton;

namespace labdesk {

/// Whether there is a message for the user about this source: it is in error, or the user denied a permission.
bool hasReconnectText(const ConnectedProvider &provider);

/// Gives the button a menu of messages for the user, one per language, followed by the team's replies grouped by
/// language. Selecting one copies it. `replies`: may be empty, otherwise it must be valid as long as the button.
void offerReconnectTexts(QPushButton *button, const ConnectedProvider &provider, const ReplyLookup &replies);

} // namespace labdesk
