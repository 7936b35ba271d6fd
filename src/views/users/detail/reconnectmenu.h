// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "views/common/replyoffers.h"

class QPushButton;

namespace labdesk {

/// Whether there is something to write to the user about this source: it is in error, or the user did not allow all.
bool hasReconnectText(const ConnectedProvider &provider);

/// A press on the button offers the message for the user in each language and, below those, the team's replies by
/// their language, and copies the one that is chosen. `replies`: none, or as long as the button lives.
void offerReconnectTexts(QPushButton *button, const ConnectedProvider &provider, const ReplyLookup &replies);

} // namespace labdesk
