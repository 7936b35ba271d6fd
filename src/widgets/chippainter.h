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

/// How a chip is drawn; created from text/chip.h. Painted also outside tables, so that its colors for each tone,
/// ground, and contrast are in one place.
struct ChipStyleOption
{
    QString text;
    Tone tone = Tone::Neutral;
    bool hasIcon = false;              ///< an icon before the text
    std::optional<IconName> icon = {}; ///< a specific icon; otherwise the tone's
};

int chipHeight(const QFont &base);
int chipWidth(const ChipStyleOption &chip, const QFont &base);
int chipsWidth(const std::vector<ChipStyleOption> &chips,
               const QFont &base); ///< total width of the chips, including a gap after each
/// The background of a chip: a surface, a row of a table, the row under the mouse, or a selected one.
enum class ChipGround { Surface, Row, HoveredRow, SelectedRow };

/// Draws a chip at the left of `rect`, vertically centered, and returns its width. On selected rows, all chips have the
/// base color.
int paintChip(QPainter *painter, const QRect &rect, const ChipStyleOption &chip, const Tokens &tokens,
              const QFont &base, ChipGround ground = ChipGround::Surface);
/// Draws as many chips as fit, then +n.
void paintChips(QPainter *painter, const QRect &rect, const std::vector<ChipStyleOption> &chips, const Tokens &tokens,
                const QFont &base, ChipGround ground, TextLayoutCache &layouts);

} // namespace labdesk
