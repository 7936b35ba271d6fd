// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/ingestionline.h"

#include "text/users/usertexts.h"
#include "widgets/accessibility.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QPainter>

#include <algorithm>

namespace labdesk {

namespace {

constexpr double nowWithoutEnd = 0.88;  ///< position of "now" if nothing is known after it
constexpr double nowBeforeStart = 0.06; ///< position of "now" if nothing is known before it

double share(const QDateTime &moment, const QDateTime &from, const QDateTime &to)
{
    const double length = double(from.msecsTo(to));
    return length <= 0 ? 0 : std::clamp(double(from.msecsTo(moment)) / length, 0.0, 1.0);
}

} // namespace

IngestionSpan ingestionSpan(const std::optional<Timestamp> &start, const std::optional<Timestamp> &end,
                            const QDateTime &now)
{
    IngestionSpan span;
    span.hasStart = start && start->utc.isValid();
    span.hasEnd = end && end->utc.isValid();
    if (!span.hasEnd) {
        const bool begun = !span.hasStart || start->utc <= now;
        span.now = begun ? nowWithoutEnd : nowBeforeStart;
        span.begin = begun ? 0 : 0.5;
        return span;
    }
    const QDateTime from = span.hasStart ? start->utc : std::min(end->utc, now).addYears(-1);
    const QDateTime left = std::min(from, now);
    const QDateTime right = std::max(end->utc, now);
    span.begin = share(from, left, right);
    span.end = share(end->utc, left, right);
    span.now = share(now, left, right);
    return span;
}

IngestionLine::IngestionLine(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Chart);
    setObjectName(QStringLiteral("ingestionLine"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void IngestionLine::setUser(const User &user, const QDateTime &now)
{
    m_span = ingestionSpan(user.ingestionStart, user.ingestionEnd, now);
    m_startWords = m_span.hasStart ? formatDay(*user.ingestionStart, QTimeZone::utc()) : tr("no start");
    m_endWords = m_span.hasEnd ? formatDay(*user.ingestionEnd, QTimeZone::utc()) : tr("no end");
    setAccessibleName(tr("Data collection"));
    setAccessibleDescription(formatIngestion(user, now));
    setToolTip(formatIngestion(user, now));
    update();
}

QSize IngestionLine::sizeHint() const
{
    const Metrics m = metricsFor(this);
    return {m.px(240), m.px(20) + fontMetrics().height()};
}

QSize IngestionLine::minimumSizeHint() const
{
    return {metricsFor(this).px(160), sizeHint().height()};
}

void IngestionLine::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    const Metrics m = metricsFor(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double inset = m.px(8);
    const double width = this->width() - 2 * inset;
    const double y = m.px(8);
    const auto x = [&](double at) { return inset + at * width; };
    painter.save();
    if (isRightToLeft()) { // mirrors the time axis
        painter.translate(this->width(), 0);
        painter.scale(-1, 1);
    }

    painter.setPen(QPen(t.line, 1.5, Qt::DashLine, Qt::FlatCap));
    painter.drawLine(QPointF(x(0), y), QPointF(x(1), y));
    const double done = std::clamp(m_span.now, m_span.begin, m_span.end);
    painter.setPen(QPen(t.ink3, 3, Qt::SolidLine, Qt::RoundCap));
    if (m_span.hasEnd && m_span.end > done)
        painter.drawLine(QPointF(x(done), y), QPointF(x(m_span.end), y));
    const QColor line = m_span.hasEnd && m_span.now > m_span.end ? t.warn : t.accent; // warns if collection has ended
    painter.setPen(QPen(line, m.px(5), Qt::SolidLine, Qt::RoundCap));
    if (done > m_span.begin)
        painter.drawLine(QPointF(x(m_span.begin), y), QPointF(x(done) - 2, y));

    painter.setPen(QPen(line, 2));
    painter.setBrush(t.raised);
    if (m_span.hasStart)
        painter.drawEllipse(QPointF(x(m_span.begin), y), m.px(5), m.px(5));
    if (m_span.hasEnd)
        painter.drawEllipse(QPointF(x(m_span.end), y), m.px(5), m.px(5));
    painter.setPen(QPen(t.ink, 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x(m_span.now), y - m.px(7)), QPointF(x(m_span.now), y + m.px(7)));
    painter.restore();
    paintWords(painter, inset, width, m.px(18));
}

/// If there isn't enough space, "now" is moved away from the end date or omitted, and the start date is omitted,
/// because the text below contains it.
void IngestionLine::paintWords(QPainter &painter, double left, double width, double top) const
{
    const Tokens &t = tokensFor(this);
    const QFont small = fontOf(TextStyle::Small, this);
    QFont bold = small;
    bold.setWeight(QFont::DemiBold);
    const double gap = metricsFor(this).px(8);
    const double height = QFontMetricsF(small).height();
    const double edge = left - gap;
    const double full = width + 2 * gap;
    const auto placed = [&](double at, double textWidth) {
        return std::clamp(left + at * width - textWidth / 2, edge, edge + full - textWidth);
    };
    const auto draw = [&](const QRectF &box, const QFont &font, const QColor &ink, const QString &text) {
        painter.setFont(font);
        painter.setPen(ink);
        drawTextLine(painter, mirrored(painter, QRectF(rect()), box), text, Qt::AlignLeft | Qt::AlignVCenter);
    };

    const double endWidth = QFontMetricsF(small).horizontalAdvance(m_endWords);
    const QRectF endBox(m_span.hasEnd ? placed(m_span.end, endWidth) : edge + full - endWidth, top, endWidth, height);
    const double startWidth = QFontMetricsF(small).horizontalAdvance(m_startWords);
    const QRectF startBox(m_span.hasStart ? placed(m_span.begin, startWidth) : edge, top, startWidth, height);
    const double nowWidth = QFontMetricsF(bold).horizontalAdvance(tr("now"));
    QRectF nowBox(placed(m_span.now, nowWidth), top, nowWidth, height);
    if (m_span.now <= m_span.end && nowBox.right() + gap > endBox.left())
        nowBox.moveRight(endBox.left() - gap);
    else if (m_span.now > m_span.end && nowBox.left() - gap < endBox.right()
             && endBox.right() + gap + nowWidth <= edge + full)
        nowBox.moveLeft(endBox.right() + gap);
    const auto clashes
        = [&](const QRectF &box, const QRectF &with) { return box.adjusted(-gap, 0, gap, 0).intersects(with); };
    const bool nowFits = !clashes(nowBox, endBox);
    if (nowFits)
        draw(nowBox, bold, t.ink, tr("now"));
    draw(endBox, small, m_span.hasEnd ? t.ink : t.ink3, m_endWords);
    if (!clashes(startBox, endBox) && !(nowFits && clashes(startBox, nowBox)))
        draw(startBox, small, m_span.hasStart ? t.ink : t.ink3, m_startWords);
}

} // namespace labdesk
