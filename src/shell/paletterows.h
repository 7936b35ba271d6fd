// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/matchmark.h"
#include "views/common/command.h"

#include <QStringList>

#include <vector>

namespace labdesk {

/// A row of the palette: a heading, or a command with the places of the typed words in its title.
struct PaletteRow
{
    QString heading; ///< not empty: only this
    Command command = {};
    std::vector<TextRange> marks = {};
    bool isHeading() const { return !heading.isEmpty(); }
};

/// What the palette lists for what was typed: by groups, the best group and in it the best command first, what cannot
/// run now last with its reason, or first where it is what was typed. Nothing typed: what was used lately (ids, newest
/// first), then everything but `onlyTyped` and what takes something away.
std::vector<PaletteRow> paletteRows(const std::vector<Command> &commands, const QString &typed,
                                    const QStringList &recent);

} // namespace labdesk
