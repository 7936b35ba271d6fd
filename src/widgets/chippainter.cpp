// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chippainter.h"

#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/rtlpainting.h"
#include "widgets/textlayoutcache.h"

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
    // Paler in tables, which have many neutral chips below each other.
    if (ground == ChipGround::Row && tone == Tone::Neutral)
        return tokens.hover;
    return toneBackground(tokens, tone);
}

/// The common properties of chips painted next to each other.
struct ChipBrush
{
    QPainter &painter;
    const Tokens &tokens;
    ChipGround ground;
    TextLayoutCache &layouts;
    Metrics metrics;
    QFont font;

    int width(const ChipStyleOption &chip) const;
    int paint(const QRect &rect, const ChipStyleOption &chip, int needed) const;
};

int chipWidthForText(const ChipStyleOption &chip, const Metrics &m, int text)
{
    const int mark = chip.hasIcon ? m.iconSmall + (chip.text.isEmpty() ? 0 : m.half) : 0;
    // An icon without text needs no background.
    return chip.text.isEmpty() ? mark : m.one + mark + text + m.one;
}

int heightOfChips(const Metrics &m)
{
    return m.px(20);
}

int ChipBrush::width(const ChipStyleOption &chip) const
{
    return chipWidthForText(chip, metrics, chip.text.isEmpty() ? 0 : layouts.width(chip.text, font));
}

int ChipBrush::paint(const QRect &rect, const ChipStyleOption &chip, int needed) const
{
    const Metrics &m = metrics;
    const int paintedWidth = std::min(needed, rect.width());
    const int paintedHeight = heightOfChips(m);
    const QRect area = mirrored(
        painter, rect, {rect.left(), rect.top() + (rect.height() - paintedHeight) / 2, paintedWidth, paintedHeight});
    const QColor ink = chip.tone == Tone::Neutral ? tokens.ink : toneInk(tokens, chip.tone);
    if (!chip.text.isEmpty())
        fillTintedCached(painter, area, paintedHeight / 2.0, groundColor(chip.tone, ground, tokens), tokens);
    int x = area.left() + (chip.text.isEmpty() ? 0 : m.one);
    if (chip.hasIcon) {
        const QRectF mark(x, area.top() + (paintedHeight - m.iconSmall) / 2.0, m.iconSmall, m.iconSmall);
        paintIcon(&painter, chip.icon.value_or(toneIcon(chip.tone)), mirrored(painter, QRectF(area), mark),
                  toneInk(tokens, chip.tone));
        x += m.iconSmall + m.half;
    }
    if (!chip.text.isEmpty()) {
        painter.setFont(font);
        painter.setPen(ink);
        const QRect words(x, area.top(), area.right() - m.one - x + 2, paintedHeight);
        layouts.draw(painter, mirrored(painter, area, words), chip.text, Qt::ElideRight,
                     Qt::AlignLeft | Qt::AlignVCenter);
    }
    return paintedWidth;
}

} // namespace

int chipHeight(const QFont &base)
{
    return heightOfChips(Metrics(base));
}

int chipWidth(const ChipStyleOption &chip, const QFont &base)
{
    return chipWidthForText(chip, Metrics(base), QFontMetrics(chipFont(base)).horizontalAdvance(chip.text));
}

int chipsWidth(const std::vector<ChipStyleOption> &chips, const QFont &base)
{
    int paintedWidth = 0;
    for (const ChipStyleOption &chip : chips)
        paintedWidth += chipWidth(chip, base) + Metrics(base).half;
    return paintedWidth;
}

int paintChip(QPainter *painter, const QRect &rect, const ChipStyleOption &chip, const Tokens &tokens,
              const QFont &base, ChipGround ground)
{
    TextLayoutCache layouts;
    const ChipBrush brush{*painter, tokens, ground, layouts, Metrics(base), chipFont(base)};
    return brush.paint(rect, chip, chipWidth(chip, base));
}

void paintChips(QPainter *painter, const QRect &rect, const std::vector<ChipStyleOption> &chips, const Tokens &tokens,
                const QFont &base, ChipGround ground, TextLayoutCache &layouts)
{
    const ChipBrush brush{*painter, tokens, ground, layouts, Metrics(base), chipFont(base)};
    const int gap = brush.metrics.half;
    const auto rest = [&chips](size_t shown) { return ChipStyleOption{u"+%L1"_s.arg(chips.size() - shown)}; };
    int x = rect.left();
    for (size_t i = 0; i < chips.size(); ++i) {
        const int left = rect.right() - x + 1;
        const int tail = i + 1 < chips.size() ? gap + brush.width(rest(i + 1)) : 0;
        const int needed = brush.width(chips[i]);
        // Elide the first chip instead of omitting it: a bare number isn't meaningful.
        if (needed + tail > left && i > 0) {
            brush.paint(mirrored(*painter, rect, {x, rect.top(), left, rect.height()}), rest(i), brush.width(rest(i)));
            return;
        }
        const int room = std::max(0, left - tail);
        x += brush.paint(mirrored(*painter, rect, {x, rect.top(), room, rect.height()}), chips[i], needed) + gap;
    }
}

} // namespace labdesk
