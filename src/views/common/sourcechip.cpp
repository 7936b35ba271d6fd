// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/sourcechip.h"

#include "text/users/sourcetexts.h"

namespace labdesk {

ChipStyleOption sourceChip(const ConnectedProvider &provider)
{
    const Tone tone = provider.isInError() ? Tone::Warn : provider.isConnected() ? Tone::Ok : Tone::Neutral;
    return {formatStatus(provider), tone, tone != Tone::Neutral};
}

} // namespace labdesk
