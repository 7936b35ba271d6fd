// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/insurance.h"

#include <QString>

namespace labdesk {

/// In the words of the window (contract 2.6): "Female" for "female", "FEMALE"; what isn't in the contract as it came.
QString formatGender(const OpenValue &sent);
QString formatRelationship(const OpenValue &sent);

} // namespace labdesk
