// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace labdesk {

/// Lines of as many cells.
using PastedLines = std::vector<QStringList>;

/// The user ID and the client ID of each user in JSON or JSON lines, at any level; of JSON without users its texts, a
/// line each. Nothing if the text isn't JSON. Pure.
PastedLines usersOfJson(const QString &text);

struct MarkdownTable
{
    QStringList titles; ///< empty: it has none
    PastedLines rows;
};

/// The cells of a table in Markdown as they were before they were written, blanks aside. Nothing where a line is no row
/// of one. Pure.
MarkdownTable tableOfMarkdown(const QString &text);

} // namespace labdesk
