// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <string_view>

namespace labdesk::wire {

/// Milliseconds since 1970 UTC of the moment that Timestamp::parse() reads in this UTF-8 text; UserFields::noMoment
/// when it reads none. A list of a million users has no time to make a string of each.
qint64 momentInMs(std::string_view text);

} // namespace labdesk::wire
