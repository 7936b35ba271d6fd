// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/environmenttag.h"

#include "widgets/accessibility.h"
#include "widgets/icon.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/rtlpainting.h"

#include <QPainterPath>

namespace labdesk {

QFont environmentWordFont(const QWidget *widget)
{
    QFont font = fontOf(TextStyle::Caption, widget);
    font.setWeight(QFont::Bold);
    font.setLetterSpacing(QFont::PercentageSpacing, 109);
    return font;
}

EnvironmentTag::EnvironmentTag(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::StaticText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void EnvironmentTag::setConnection(const Connection &connection)
{
    m_connection = connection;
    const QString word = formatEnvironment(connection.environment);
    setAccessibleName(connection.readOnly ? tr("Environment: %1, %2, read-only").arg(word, connection.name)
                                          : tr("Environment: %1, %2").arg(word, connection.name));
    updateGeometry();
    update();
}

int EnvironmentTag::blockWidth() const
{
    const Metrics m = metricsFor(this);
    const int word
        = QFontMetrics(environmentWordFont(this)).horizontalAdvance(formatEnvironment(m_connection->environment));
    return m.px(10) + m.iconSmall + m.px(6) + word + m.px(10);
}

/// The width of the lock and its text after the name.
int EnvironmentTag::readOnlyWidth() const
{
    const Metrics m = metricsFor(this);
    return m_connection->readOnly
        ? m.one + m.iconSmall + m.half + QFontMetrics(fontOf(TextStyle::Small, this)).horizontalAdvance(tr("read-only"))
        : 0;
}

QSize EnvironmentTag::sizeHint() const
{
    if (!m_connection)
        return {0, 0};
    const Metrics m = metricsFor(this);
    const int name = QFontMetrics(fontOf(TextStyle::GroupTitle, this)).horizontalAdvance(m_connection->name);
    return {blockWidth() + m.px(10) + std::min(name, m.px(280)) + readOnlyWidth() + m.oneAndHalf, m.px(24)};
}

void EnvironmentTag::paintEvent(QPaintEvent *)
{
    if (!m_connection)
        return;
    const Metrics m = metricsFor(this);
    const Tokens &t = tokensFor(this);
    const EnvironmentColors &colors = environmentColors(t, m_connection->environment);
    const int block = blockWidth();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), m.px(5), m.px(5));
    painter.save();
    painter.setClipPath(outline);
    const QRect side = mirrored(painter, rect(), {0, 0, block, height()});
    painter.fillRect(side, colors.block);
    if (m_connection->readOnly)
        fillHatch(painter, side, colors.blockText);
    painter.restore();
    painter.setPen(QPen(t.highContrast ? t.edge : colors.block, 1));
    painter.drawPath(outline);

    paintIcon(
        &painter, environmentIcon(m_connection->environment),
        mirrored(painter, QRectF(rect()), QRectF(m.px(10), (height() - m.iconSmall) / 2.0, m.iconSmall, m.iconSmall)),
        colors.blockText);
    painter.setFont(environmentWordFont(this));
    painter.setPen(colors.blockText);
    drawTextLine(painter, mirrored(painter, rect(), {m.px(16) + m.iconSmall, 0, block, height()}),
                 formatEnvironment(m_connection->environment));
    painter.setFont(fontOf(TextStyle::GroupTitle, this));
    painter.setPen(t.ink);
    const QRect name(block + m.px(10), 0, width() - block - m.px(10) - m.one - readOnlyWidth(), height());
    drawTextLine(painter, mirrored(painter, rect(), name),
                 painter.fontMetrics().elidedText(m_connection->name, Qt::ElideRight, name.width()));
    if (!m_connection->readOnly)
        return;
    const QRect rest(name.right() + 1, 0, readOnlyWidth(), height());
    paintIcon(&painter, IconName::Lock,
              mirrored(painter, QRectF(rect()),
                       QRectF(rest.left() + m.half, (height() - m.iconSmall) / 2.0, m.iconSmall, m.iconSmall)),
              t.ink2);
    painter.setFont(fontOf(TextStyle::Small, this));
    painter.setPen(t.ink2);
    drawTextLine(painter, mirrored(painter, rect(), rest.adjusted(m.half + m.iconSmall + m.half, 0, 0, 0)),
                 tr("read-only"));
}

} // namespace labdesk
