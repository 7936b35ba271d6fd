// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chippainter.h"

#include "views/metrics.h"
#include "views/mirrored.h"
#include "views/painting.h"

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QFont chipFont(const QFont &base)
{
    QFont font = fontOf(TextStyle::Caption, base);
    font.setWeight(QFont::Medium);
    return font;
}

QColor groundColor(Tone tone, ChipGround ground, const Tokens &tokens)
{
    if (ground == ChipGround::SelectedRow)
        return tokens.base;
    // Many neutral chips stand below each other in a table: they are paler there.
    if (ground == ChipGround::Row && tone == Tone::Neutral)
        return tokens.hover;
    return toneBackground(tokens, tone);
}

} // namespace

int chipHeight(const QFont &base)
{
    return Metrics(base).px(20);
}

int chipWidth(const ChipLook &chip, const QFont &base)
{
    const Metrics m(base);
    const int text = QFontMetrics(chipFont(base)).horizontalAdvance(chip.text);
    const int mark = chip.withIcon ? m.iconSmall + (chip.text.isEmpty() ? 0 : m.half) : 0;
    // A shape alone needs no ground.
    return chip.text.isEmpty() ? mark : m.one + mark + text + m.one;
}

int paintChip(QPainter *painter, const QRect &rect, const ChipLook &chip, const Tokens &tokens, const QFont &base, ChipGround ground)
{
    const Metrics m(base);
    const int wide = std::min(chipWidth(chip, base), rect.width());
    const int high = chipHeight(base);
    const QRect area = mirrored(*painter, rect, {rect.left(), rect.top() + (rect.height() - high) / 2, wide, high});
    const QColor ink = chip.tone == Tone::Neutral ? tokens.ink : toneInk(tokens, chip.tone);
    if (!chip.text.isEmpty())
        fillTinted(*painter, area, high / 2.0, groundColor(chip.tone, ground, tokens), tokens);
    int x = area.left() + (chip.text.isEmpty() ? 0 : m.one);
    if (chip.withIcon) {
        const QRectF mark(x, area.top() + (high - m.iconSmall) / 2.0, m.iconSmall, m.iconSmall);
        paintIcon(painter, toneIcon(chip.tone), mirrored(*painter, QRectF(area), mark), toneInk(tokens, chip.tone));
        x += m.iconSmall + m.half;
    }
    if (!chip.text.isEmpty()) {
        painter->setFont(chipFont(base));
        painter->setPen(ink);
        const QRect words(x, area.top(), area.right() - m.one - x + 2, high);
        drawWords(*painter, mirrored(*painter, area, words), painter->fontMetrics().elidedText(chip.text, Qt::ElideRight, words.width()));
    }
    return wide;
}

void paintChips(QPainter *painter, const QRect &rect, const std::vector<ChipLook> &chips, const Tokens &tokens, const QFont &base,
                ChipGround ground)
{
    const int gap = Metrics(base).half;
    const auto rest = [&chips](size_t shown) { return ChipLook{u"+%L1"_s.arg(chips.size() - shown)}; };
    int x = rect.left();
    for (size_t i = 0; i < chips.size(); ++i) {
        const int left = rect.right() - x + 1;
        const int tail = i + 1 < chips.size() ? gap + chipWidth(rest(i + 1), base) : 0;
        // The first is shortened rather than left out: a bare number says nothing.
        const bool fits = chipWidth(chips[i], base) + tail <= left;
        if (!fits && i > 0) {
            paintChip(painter, mirrored(*painter, rect, {x, rect.top(), left, rect.height()}), rest(i), tokens, base, ground);
            return;
        }
        const int room = std::max(0, left - tail);
        x += paintChip(painter, mirrored(*painter, rect, {x, rect.top(), room, rect.height()}), chips[i], tokens, base, ground) + gap;
    }
}

} // namespace labdesk
