// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <utility>

namespace labdesk::geo {

/// The states, the District of Columbia and the territories: "IL", "Illinois".
std::span<const std::pair<const char *, const char *>> stateNames();

/// "IL" for "illinois" and for "il"; empty for anything that is neither a state's name nor its code.
QString stateCodeFor(const QString &nameOrCode);

} // namespace labdesk::geo
