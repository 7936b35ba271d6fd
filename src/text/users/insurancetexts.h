// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/insurance.h"

#include <QString>

namespace labdesk {

/// Display text (contract 2.6): "Female" for "female" and "FEMALE"; values outside the contract as sent.
QString formatGender(const OpenValue &sent);
QString formatRelationship(const OpenValue &sent);

} // namespace labdesk
