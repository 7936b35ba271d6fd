// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/timelinechart.h"

#include "views/common/usertexts.h"
#include "views/users/timelineaxis.h"
#include "widgets/accessibility.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr std::array chartLanes = {TimelineEntry::RequestSlots::Account, TimelineEntry::RequestSlots::Sources,
                                   TimelineEntry::RequestSlots::Ingestion, TimelineEntry::RequestSlots::Console};

/// The lanes with something in them; data are always taken in, from the beginning or since a day.
std::vector<TimelineEntry::RequestSlots> lanesOf(const std::vector<TimelineEntry> &entries)
{
    std::vector<TimelineEntry::RequestSlots> lanes;
    for (const auto lane : chartLanes)
        if (lane == TimelineEntry::RequestSlots::Ingestion
            || std::ranges::find(entries, lane, &TimelineEntry::lane) != entries.end())
            lanes.push_back(lane);
    return lanes;
}

TimelineAxis axisOf(const std::vector<TimelineEntry> &entries, const QDateTime &now)
{
    return entries.empty() ? TimelineAxis(now, now, now) : TimelineAxis(entries.front().at, entries.back().at, now);
}

} // namespace

TimelineChart::TimelineChart(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Chart);
    setObjectName(u"timelineChart"_s);
    setAccessibleName(tr("Timeline"));
    m_lanes = lanesOf({});
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TimelineChart::setEntries(const std::vector<TimelineEntry> &entries, const QDateTime &now)
{
    m_entries = entries;
    m_now = now;
    m_lanes = lanesOf(entries);
    updateGeometry();
    setAccessibleDescription(timelineSummary(entries));
    update();
}

QSize TimelineChart::sizeHint() const
{
    const Metrics m = metricsFor(this);
    return {m.px(480), int(m_lanes.size()) * m.row + 2 * fontMetrics().height() + m.two};
}

QSize TimelineChart::minimumSizeHint() const
{
    return {metricsFor(this).px(260), sizeHint().height()};
}

QRectF TimelineChart::plot() const
{
    const Metrics m = metricsFor(this);
    const QFontMetrics words(fontOf(TextStyle::Small, this));
    int labels = 0;
    for (const auto lane : m_lanes)
        labels = std::max(labels, words.horizontalAdvance(laneTitle(lane)));
    const double left = std::min<double>(labels + m.oneAndHalf, width() * 0.4);
    return {left, double(words.height() + m.half), width() - left - m.one, double(int(m_lanes.size()) * m.row)};
}

double TimelineChart::laneY(TimelineEntry::RequestSlots lane) const
{
    return plot().top() + (double(std::ranges::find(m_lanes, lane) - m_lanes.begin()) + 0.5) * metricsFor(this).row;
}

void TimelineChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLanes(painter);
    paintAxis(painter);
    paintMarks(painter);
}

void TimelineChart::paintLanes(QPainter &painter) const
{
    const Tokens &t = tokensFor(this);
    const Metrics m = metricsFor(this);
    const QRectF area = plot();
    painter.setFont(fontOf(TextStyle::Small, this));
    for (const auto lane : m_lanes) {
        const double y = laneY(lane);
        painter.setPen(QPen(t.line, 1));
        const QRectF line = mirrored(painter, QRectF(rect()), QRectF(area.left(), y, area.width(), 0));
        painter.drawLine(line.topLeft(), line.topRight());
        painter.setPen(t.ink2);
        const QRectF label(0, y - m.row / 2.0, area.left() - m.one, m.row);
        drawWords(painter, mirrored(painter, QRectF(rect()), label),
                  painter.fontMetrics().elidedText(laneTitle(lane), Qt::ElideRight, int(label.width())));
    }
}

void TimelineChart::paintAxis(QPainter &painter) const
{
    const Tokens &t = tokensFor(this);
    const QRectF area = plot();
    const TimelineAxis axis = axisOf(m_entries, m_now);
    painter.setFont(fontOf(TextStyle::Small, this));
    const QFontMetricsF words(painter.font());
    const double widest = words.horizontalAdvance(u"Sep 2026"_s) * 1.4;
    for (const TimelineAxis::Tick &tick : axis.ticks(std::max(1, int(area.width() / widest)))) {
        const double x = area.left() + axis.at(tick.at) * area.width();
        const double half = words.horizontalAdvance(tick.text) / 2 + 1;
        painter.setPen(QPen(t.trough, 1)); // in high contrast hairs are as strong as the lanes
        const QRectF line = mirrored(painter, QRectF(rect()), QRectF(x, area.top(), 0, area.height()));
        painter.drawLine(line.topLeft(), line.bottomLeft());
        painter.setPen(t.ink2);
        const double left = std::clamp(x - half, area.left(), area.right() - 2 * half);
        drawWords(painter, mirrored(painter, QRectF(rect()), QRectF(left, area.bottom() + 4, 2 * half, words.height())),
                  tick.text, Qt::AlignCenter);
    }
    QFont bold = painter.font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(QPen(t.ink, 2));
    const double x = area.left() + axis.at(m_now) * area.width();
    const QRectF line = mirrored(painter, QRectF(rect()), QRectF(x, area.top(), 0, area.height()));
    painter.drawLine(line.topLeft(), line.bottomLeft());
    const double half = QFontMetricsF(bold).horizontalAdvance(tr("now")) / 2 + 1;
    const double left = std::clamp(x - half, area.left(), std::max(area.left(), double(width()) - 2 * half));
    drawWords(painter, mirrored(painter, QRectF(rect()), QRectF(left, 0, 2 * half, words.height())), tr("now"),
              Qt::AlignCenter);
}

void TimelineChart::paintMarks(QPainter &painter) const
{
    const Tokens &t = tokensFor(this);
    const Metrics m = metricsFor(this);
    const QRectF area = plot();
    const TimelineAxis axis = axisOf(m_entries, m_now);
    double from = area.left(); // of the window that is open for data
    double to = area.right();
    for (const TimelineEntry &entry : m_entries) {
        if (entry.mark == TimelineEntry::Mark::Begin)
            from = area.left() + axis.at(entry.at) * area.width();
        else if (entry.mark == TimelineEntry::Mark::End)
            to = area.left() + axis.at(entry.at) * area.width();
    }
    if (to > from) { // without bounds all data are taken in
        const double now = area.left() + axis.at(m_now) * area.width();
        const auto stretch = [&](double begin, double end, const QPen &pen) {
            const QRectF bar = mirrored(painter, QRectF(rect()),
                                        QRectF(begin, laneY(TimelineEntry::RequestSlots::Ingestion), end - begin, 0));
            painter.setPen(pen);
            painter.drawLine(bar.topLeft(), bar.topRight());
        };
        const bool isOpen
            = to >= area.right() && now > from && now < to; // what is to come is dashed, as in the overview
        stretch(from, isOpen ? now : to, QPen(t.accent, m.px(5), Qt::SolidLine, Qt::RoundCap));
        if (isOpen)
            stretch(now, to, QPen(t.line, 1.5, Qt::DashLine, Qt::FlatCap));
    }
    const double radius = m.px(5);
    for (const TimelineEntry &entry : m_entries) {
        const double x = area.left() + axis.at(entry.at) * area.width();
        const QRectF dot
            = mirrored(painter, QRectF(rect()), QRectF(x - radius, laneY(entry.lane) - radius, 2 * radius, 2 * radius));
        const bool isBad = entry.tone == Tone::Warn || entry.tone == Tone::Bad;
        painter.setPen(QPen(isBad ? toneInk(t, entry.tone) : t.accent, 2));
        painter.setBrush(isBad ? t.raised : t.accent); // told apart by shape, not by colour alone
        if (isBad)
            painter.drawPolygon(QPolygonF{{dot.center().x(), dot.top()}, dot.bottomRight(), dot.bottomLeft()});
        else
            painter.drawEllipse(dot);
    }
}

const TimelineEntry *TimelineChart::entryAt(const QPointF &point) const
{
    const QRectF area = plot();
    const TimelineAxis axis = axisOf(m_entries, m_now);
    const double reach = metricsFor(this).px(10);
    const TimelineEntry *nearest = nullptr;
    double best = reach;
    for (const TimelineEntry &entry : m_entries) {
        double x = area.left() + axis.at(entry.at) * area.width();
        if (isRightToLeft())
            x = width() - x;
        const double distance = std::max(std::abs(point.x() - x), std::abs(point.y() - laneY(entry.lane)));
        if (distance < best) {
            best = distance;
            nearest = &entry;
        }
    }
    return nearest;
}

bool TimelineChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const TimelineEntry *entry = entryAt(help->pos());
        const Timestamp at = entry ? Timestamp{{}, entry->at, entry->isDateOnly} : Timestamp();
        QToolTip::showText(
            help->globalPos(),
            entry ? u"%1\n%2"_s.arg(entry->text, formatMoment(at, QTimeZone::systemTimeZone())) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace labdesk
