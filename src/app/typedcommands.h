// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/command.h"

#include <vector>

namespace labdesk {

class Navigator;
class Session;

/// The possible meanings of a typed or pasted text, by its format alone.
struct TypedInput
{
    QStringList ids;   ///< UUIDs, even inside a link, normalized to dashes and lowercase
    QString zip;       ///< five digits, from a ZIP or ZIP+4
    QString town;      ///< with its state, such as "Evanston, IL"
    QString payorCode; ///< one short word of capital letters and digits
};
TypedInput parseTypedInput(const QString &typed);

/// Commands for the text typed: open a user by ID, search centers near a ZIP or a town or for an order, look up a
/// payor, open a matching user (eight at most), or filter and search by the text. If nothing is typed: the pinned and
/// recently opened users.
std::vector<Command> typedCommands(const QString &typed, Session &session, Navigator &navigator);

} // namespace labdesk
