// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icon.h"

#include <QRect>

#include <optional>
#include <vector>

class QPainter;

namespace labdesk {

class TextLayoutCache;

/// A chip as it is drawn; made from text/chip.h.
struct ChipStyleOption
{
    QString text;
    Tone tone = Tone::Neutral;
    bool withIcon = false;             ///< a shape before the text
    std::optional<IconName> icon = {}; ///< its own; otherwise the tone's
};

int chipHeight(const QFont &base);
int chipWidth(const ChipStyleOption &chip, const QFont &base);
int chipsWidth(const std::vector<ChipStyleOption> &chips,
               const QFont &base); ///< beside each other, with a gap after each
/// What a chip lies on: a surface, a row of a table, the row under the mouse, a selected one.
enum class ChipGround { Surface, Row, HoveredRow, SelectedRow };

/// Draws one chip at the left of `rect`, centred; returns its width. On selected rows all chips take the base.
int paintChip(QPainter *painter, const QRect &rect, const ChipStyleOption &chip, const Tokens &tokens,
              const QFont &base, ChipGround ground = ChipGround::Surface);
/// As many as fit, then +n.
void paintChips(QPainter *painter, const QRect &rect, const std::vector<ChipStyleOption> &chips, const Tokens &tokens,
                const QFont &base, ChipGround ground, TextLayoutCache &shaped);

} // namespace labdesk
