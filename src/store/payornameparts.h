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
    bool isOther = false; ///< another name, as a former one
};

/// Of "Anthem BCBS of Ohio (fka Community Mutual)" the name in front and the one in brackets, of "Meridian dba
/// Ambetter" both; nothing: it is one name.
std::vector<PayorNamePart> partsOfPayorName(const QString &name);

} // namespace labdesk
