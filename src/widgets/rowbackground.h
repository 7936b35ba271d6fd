// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

class QPainter;

namespace labdesk {

struct Tokens;

/// The states shown by a row's background: selected in the focused list, selected without the focus, and hovered.
/// Selected rows have a bar at the leading side, so that they don't rely on the tint.
struct RowBackground
{
    bool selected = false;
    bool focused = false;
    bool hovered = false;
    bool bar = true; ///< false for all but the first cell of a row with several columns
};

/// A full-width row with a hairline below: tables, the list of centers.
void paintRowBackground(QPainter &painter, const QRect &row, const RowBackground &ground, const Tokens &tokens);
/// A row with rounded corners and space around it: sidebar, connections, palette.
void paintItemBackground(QPainter &painter, const QRect &item, const RowBackground &ground, const Tokens &tokens);
/// The focus in a row or cell that isn't selected: lines above and below, and optionally at the ends.
void paintRowFocus(QPainter &painter, const QRect &row, bool atBegin, bool atEnd, const Tokens &tokens);

} // namespace labdesk
