// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

enum class PersonalData { None, Email, Phone };

/// Whether a client user id looks like personal data, which the contract forbids there (2.1). A hint: it warns, it
/// never blocks. An e-mail is something@domain.tld; a phone number is 10 to 15 digits with the usual separators only,
/// and either a leading + or separators, or exactly 10 digits that form a North American number.
PersonalData personalDataIn(const QString &clientUserId);

} // namespace labdesk
