// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk::service {

/// Whether a client user ID is personal data, which the contract forbids (2.1): it contains an email address, or a
/// phone or social security number in groups, or has the form of a phone number, with or without an extension. A plain
/// sequence of digits counts only if it is a North American number.
bool isPersonalData(const QString &clientUserId);

} // namespace labdesk::service
