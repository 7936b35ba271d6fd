// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/maplegend.h"

#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QPainter>

namespace labdesk {

namespace {

enum class LegendMark { Placed, DirectionUnknown, Origin };

void paintLegendMark(QPainter &painter, LegendMark mark, const QPointF &middle, const Tokens &tokens, double unit)
{
    painter.setBrush(Qt::NoBrush);
    if (mark == LegendMark::Origin) {
        painter.setPen(QPen(tokens.ink, 1.75 * unit));
        painter.drawLine(middle - QPointF(5 * unit, 0), middle + QPointF(5 * unit, 0));
        painter.drawLine(middle - QPointF(0, 5 * unit), middle + QPointF(0, 5 * unit));
    } else if (mark == LegendMark::DirectionUnknown) {
        painter.setPen(QPen(tokens.accent, 2 * unit));
        painter.drawEllipse(middle, 4.5 * unit, 4.5 * unit);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.accent);
        painter.drawEllipse(middle, 5.5 * unit, 5.5 * unit);
    }
}

} // namespace

MapLegend::MapLegend(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    show({}, false, false, false);
}

void MapLegend::show(const QString &originZip, bool hasMarkers, bool hasExact, bool hasUnknownDirection,
                     const QString &reason)
{
    m_originZip = originZip;
    m_hasMarkers = hasMarkers;
    m_hasExact = hasExact;
    m_hasUnknownDirection = hasUnknownDirection;
    m_reason = reason;
    setAccessibleName(tr("Map legend"));
    setAccessibleDescription(reason.isEmpty() ? remark() : reason + u' ' + remark());
    setToolTip(reason);
    update();
}

QString MapLegend::remark() const
{
    return tr("Approximate map, drawn offline. Towns: GeoNames, CC BY 4.0");
}

QSize MapLegend::sizeHint() const
{
    const Metrics metrics = metricsFor(this);
    return {metrics.px(420), metrics.px(38)};
}

QSize MapLegend::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void MapLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Metrics metrics = metricsFor(this);
    const Tokens &tokens = tokensFor(this);
    const QFont font = fontOf(TextStyle::Small, this);
    const QFontMetrics words(font);
    painter.setFont(font);

    std::vector<std::pair<LegendMark, QString>> marks;
    if (m_hasMarkers)
        marks.emplace_back(LegendMark::Placed,
                           m_hasExact                  ? tr("Exact location")
                               : m_originZip.isEmpty() ? tr("Estimated from ZIP code")
                                                       : tr("Estimated from ZIP code and distance"));
    if (m_hasUnknownDirection)
        marks.emplace_back(LegendMark::DirectionUnknown, tr("In this ZIP code, direction unknown"));
    if (!m_originZip.isEmpty())
        marks.emplace_back(LegendMark::Origin, m_originZip);

    int left = metrics.two;
    const int right = width() - metrics.two;
    const auto text = [&](int x, const QString &what, const QColor &color) {
        painter.setPen(color);
        drawTextLine(painter, mirrored(painter, rect(), {x, 0, right - x, height()}),
                     words.elidedText(what, Qt::ElideRight, right - x));
    };
    if (!m_reason.isEmpty()) {
        painter.setPen(tokens.ink2);
        painter.drawText(rect().adjusted(left, 0, -left, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                         m_reason); // in two lines if the map is narrow
        return;
    }
    for (const auto &[mark, what] : marks) {
        const int needed = metrics.px(16) + words.horizontalAdvance(what);
        if (left + needed > right)
            return;
        const double middle = left + metrics.px(6);
        paintLegendMark(painter, mark, QPointF(isRightToLeft() ? width() - middle : middle, height() / 2.0), tokens,
                        metrics.px(100) / 100.0);
        text(left + metrics.px(16), what, tokens.ink);
        left += needed + metrics.two;
    }
    const int needed = words.horizontalAdvance(remark()) + 1; // a text even a fraction of a pixel wider would be elided
    if (left + needed <= right)
        text(right - needed, remark(), tokens.ink2);
}

} // namespace labdesk
