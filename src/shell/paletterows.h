// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/matchmark.h"
#include "views/common/command.h"

#include <QStringList>

#include <vector>

namespace labdesk {

/// A row of the palette: a heading, or a command with the matches in its title.
struct PaletteRow
{
    QString heading; ///< if not empty, the other members are unused
    Command command = {};
    std::vector<TextRange> marks = {};
    bool isHeading() const { return !heading.isEmpty(); }
};

/// The rows of the palette for the text typed: grouped, with the best group and its best command first. Unavailable
/// commands come last with the reason, or first if they are the best match. If nothing matches, words with one typo do.
/// If nothing is typed: recently used commands (`recent`: IDs, newest first), then all others except `onlyTyped` and
/// those that remove something.
std::vector<PaletteRow> paletteRows(const std::vector<Command> &commands, const QString &typed,
                                    const QStringList &recent);

} // namespace labdesk
