// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// The five digits of the ZIP code at the end of an address line, in the usual spellings: "02116", "02116-1234",
/// "021161234", "02116 1234", "MA 02116", "Boston, MA 02116, USA"; with digits of any script, any dash and space. Empty
/// if there is none at the end.
QString zipCodeIn(const QString &text);

} // namespace labdesk
