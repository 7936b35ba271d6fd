// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace labdesk {

/// Lines of cells.
using PastedLines = std::vector<QStringList>;

/// Returns the user ID and the client ID of each user in JSON or JSON lines, at any level. For JSON without users,
/// returns its texts, one per line. Nothing if the text isn't JSON. Pure.
PastedLines usersOfJson(const QString &text);

/// The parts of a text that could be IDs: what has a digit and is more than a number in a list. Lists from chats,
/// tickets, and programs have signs and words around them: "- client-1", "ID: client-1", "['client-1']", `="client-1"`,
/// "https://example.org/users/client-1/edit". Pure.
QStringList possibleIdsIn(const QString &text);

struct MarkdownTable
{
    QStringList titles; ///< empty if it has none
    PastedLines rows;
};

/// Returns the cells of a Markdown table, unescaped and trimmed. Nothing if any line isn't a row of a table. Pure.
MarkdownTable tableOfMarkdown(const QString &text);

} // namespace labdesk
