// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/pastedforms.h"
#include "store/userselection.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace labdesk {

/// The users that a copied text with client IDs and user IDs refers to.
struct PastedUsers
{
    UserSelection found = {};
    qsizetype idCount = 0;      ///< number of IDs in the text, including repeated ones
    QStringList notFound = {};  ///< in the form and order of the text, each once
    QStringList repeated = {};  ///< IDs that are repeated, or that name a user a second time
    QStringList ambiguous = {}; ///< client IDs that several users have; all of these users are found
    int column = 0; ///< the column of a table that the IDs were taken from, counted from 1; 0 if it isn't a table
};

/// Finds users by IDs in a copied text: one ID per line, several in a line, or a table with tabs, commas, or
/// semicolons, quoted or not, with or without a header line. Also reads Markdown tables, JSON, and links to users, that
/// is, all that Labdesk copies. In a table, only the column that names the most users counts, so that a number in
/// another column never selects a user. User IDs may be in capitals, without dashes, or in braces; client IDs must be
/// exact. If a cell isn't an ID but contains IDs, such as "- client-1" in a list from a chat, those are used. Pure, for
/// any thread; nothing if canceled.
std::optional<PastedUsers> usersNamedIn(const QString &pasted, const UserSnapshot &users,
                                        const CancelFlag *canceled = nullptr);

/// Lines of cells in the format of spreadsheets and CSV files, cleaned as the IDs of usersNamedIn(). Pure.
PastedLines tableIn(const QString &text, QChar separator);

} // namespace labdesk
