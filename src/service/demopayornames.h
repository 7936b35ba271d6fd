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
    /// "medicaid", "part a", "part b", "blue", "molina", "uhc", "aetna", or "tricare"; empty for any other.
    QString program;
    QStringList states; ///< codes of the states that it serves
    QString line;       ///< line of business, such as "dental"; empty for the payor itself
    QString brands;     ///< for "blue": which of "cross" and "shield" it has
};

/// Returns at least `count` names, the same for the same number. They cover all states and territories, and the
/// patterns of real lists of payors: program and state in either order, as word or code; a parent and its plan;
/// capitals; former names in parentheses; one payor several times for its lines of business; aliases that are names of
/// others; regions; names of two letters that are also states. Programs are real, other companies are invented.
std::vector<DemoPayorName> demoPayorNames(int count);

} // namespace labdesk::service
