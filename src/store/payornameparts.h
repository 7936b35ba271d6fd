// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace labdesk {

/// A part of a payor's name that is a name of its own.
struct PayorNamePart
{
    QString text;
    bool isOther = false; ///< another name, such as a former one
};

/// Splits "Anthem BCBS of Ohio (fka Community Mutual)" into the first name and the one in parentheses, and "Meridian
/// dba Ambetter" into both names. Empty if it is a single name.
std::vector<PayorNamePart> partsOfPayorName(const QString &name);

} // namespace labdesk
