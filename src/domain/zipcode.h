// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// The five digits of the ZIP code that ends a line of an address as people and feeds write it: "02116", "02116-1234",
/// "021161234", "02116 1234", "MA 02116", "Boston, MA 02116, USA"; digits of any script, whatever dash and blank.
/// Empty: it ends with none.
QString zipCodeIn(const QString &text);

} // namespace labdesk
