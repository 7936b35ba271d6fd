// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geo/outlines.h"
#include "geo/towns.h"
#include "geo/zips.h"

#include <memory>

namespace labdesk::geo {

/// The data that is built into the program, read on first use and shared from then on. Safe to call from any thread;
/// the first call of each takes a few milliseconds, so the window asks from a worker thread. Never null: data that was
/// built in and does not read is a broken build, and ends the program with the reason.
std::shared_ptr<const Zips> bundledZips();
std::shared_ptr<const Outlines> bundledOutlines();
std::shared_ptr<const Towns> bundledTowns();
QByteArray bundledZoneNames(); ///< one a line

} // namespace labdesk::geo
