// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "widgets/chippainter.h"

namespace labdesk {

/// The state of a source connected to a user; see formatStatus().
ChipStyleOption sourceChip(const ConnectedProvider &provider);

} // namespace labdesk
