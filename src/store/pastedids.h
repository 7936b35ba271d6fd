// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userselection.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace labdesk {

/// Who is meant by a text with client IDs and user IDs that was copied from elsewhere.
struct PastedUsers
{
    UserSelection found = {};
    qsizetype given = 0;       ///< IDs in the text, those that occur twice counted each time
    QStringList notFound = {}; ///< as in the text, each once, in its order
    QStringList twice = {};    ///< IDs that are repeated, or name a user who was named before
    QStringList shared = {};   ///< client IDs of several users: all of these are found
    int column = 0;            ///< of a table, counted from 1, that the IDs were taken from; 0: it is no table
};

/// Reads one ID a line, several in a line, or a table with tabs, commas, or semicolons, quoted or not, with or without
/// a header line; a table in Markdown, JSON, and links to users: whatever Labdesk copies. Of a table one column counts:
/// the one that names the most users, so that a number in another column never selects a user. User IDs may be in
/// capitals, without dashes, or in braces; client IDs must be exact. Pure, for any thread; nothing if canceled.
std::optional<PastedUsers> usersNamedIn(const QString &text, const UserSnapshot &users,
                                        const CancelFlag *canceled = nullptr);

} // namespace labdesk
