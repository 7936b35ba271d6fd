// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geo/outlines.h"
#include "geo/towns.h"
#include "geo/zips.h"

#include <memory>

namespace labdesk::geo {

/// The data built into the program, read on first use and shared from then on. Safe to call from any thread. The first
/// call of each takes a few milliseconds, so the window calls them from a worker thread. Never null: unreadable data
/// means a broken build, and aborts the program with a message.
std::shared_ptr<const Zips> bundledZips();
std::shared_ptr<const Outlines> bundledOutlines();
std::shared_ptr<const Towns> bundledTowns();
QByteArray bundledZoneNames(); ///< one per line

} // namespace labdesk::geo
