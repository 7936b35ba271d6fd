// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace labdesk::service {

/// A payor's name, and its parts.
struct DemoPayorName
{
    QString name;
    QStringList aliases;
    QString program;    ///< "medicaid", "part a", "part b", "blue", "molina", "uhc", "aetna", "tricare"; empty: another
    QStringList states; ///< by code, for which it is there
    QString line;       ///< of business, "dental"; empty: the payor itself
    QString brands;     ///< of "blue": those of "cross" and "shield" that it has
};

/// At least so many, the same for the same number: all states and territories, in the patterns in which lists of payors
/// are written. Program and state in either order, as word or code; a parent and its plan; capitals; former names in
/// brackets; one payor several times for its lines of business; aliases that are names of others; regions; names of two
/// letters that are also states. Programs are real ones, other companies are invented.
std::vector<DemoPayorName> demoPayorNames(int count);

} // namespace labdesk::service
