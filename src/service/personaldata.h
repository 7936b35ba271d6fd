// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk::service {

/// Whether a client user id is personal data, which the contract forbids (2.1): it contains an e-mail address, a phone
/// number or a social security number in groups, or is written like a phone number, with an extension or without. A row
/// of digits alone is one only if it is a North American number.
bool isPersonalData(const QString &clientUserId);

} // namespace labdesk::service
