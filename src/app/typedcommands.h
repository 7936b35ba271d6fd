// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/command.h"

#include <vector>

namespace labdesk {

class Navigator;
class Session;

/// What a typed or pasted text can be taken for, by its form alone.
struct TypedThings
{
    QStringList ids;   ///< UUIDs, also inside of a link, with dashes and in small letters
    QString zip;       ///< five digits, of ZIP or ZIP+4
    QString payorCode; ///< one short word of capitals and digits
};
TypedThings thingsIn(const QString &typed);

/// What can be done with what was typed: open a user by id, search centers near a ZIP or for an order, look up a payor,
/// open one of the users that have these words (eight at most), or filter and search by the words. Of nothing: the
/// users that are pinned, and those opened lately.
std::vector<Command> typedCommands(const QString &typed, Session &session, Navigator &navigator);

} // namespace labdesk
