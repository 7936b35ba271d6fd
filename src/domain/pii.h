// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

enum class PersonalData { None, Email, Phone };

/// Whether a client user ID looks like personal data, which the contract forbids there (2.1). A hint for warnings,
/// never a reason to block. An email address is something@domain.tld; a phone number is 10 to 15 digits with the usual
/// separators only, and either has a leading + or separators, or is exactly a 10-digit North American number.
PersonalData personalDataIn(const QString &clientUserId);

/// Whether the word looks like an identifier of an API. Anything else could contain a name or a secret.
bool isPlainWord(const QString &word);

} // namespace labdesk
