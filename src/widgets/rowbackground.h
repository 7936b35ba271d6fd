// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

class QPainter;

namespace labdesk {

struct Tokens;

/// What a row says by its ground: chosen with the keyboard in its list, chosen while the keyboard is elsewhere, under
/// the mouse. Chosen rows have a bar at their leading side, so that the tint alone says nothing.
struct RowBackground
{
    bool selected = false;
    bool focused = false;
    bool hovered = false;
    bool bar = true; ///< not in the other cells of a row of several columns
};

/// A row over the full width with a hairline below: tables, the list of centers.
void paintRowBackground(QPainter &painter, const QRect &row, const RowBackground &ground, const Tokens &tokens);
/// A row with round corners and room around it: sidebar, connections, palette.
void paintItemBackground(QPainter &painter, const QRect &item, const RowBackground &ground, const Tokens &tokens);
/// The keyboard is in this row or cell, which is not selected: lines above and below, and at the ends that are asked
/// for.
void paintRowFocus(QPainter &painter, const QRect &row, bool atBegin, bool atEnd, const Tokens &tokens);

} // namespace labdesk
