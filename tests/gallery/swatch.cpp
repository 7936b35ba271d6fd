// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/swatch.h"

#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/theme.h"

#include <QStyle>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

void paintName(QPainter &painter, const QWidget &sample, const QRect &area, const QString &name)
{
    painter.setFont(fontOf(TextStyle::Code, &sample));
    painter.setPen(tokensFor(&sample).ink);
    painter.drawText(QStyle::visualRect(sample.layoutDirection(), sample.rect(), area),
                     int(Qt::AlignVCenter | QStyle::visualAlignment(sample.layoutDirection(), Qt::AlignLeft)), name);
}

} // namespace

Swatch::Swatch(const QString &token, QWidget *parent) : QWidget(parent), m_token(token)
{
    setAccessibleName(token);
}

QSize Swatch::sizeHint() const
{
    const Metrics m = metricsFor(this);
    return {m.px(170), m.px(28)};
}

void Swatch::paintEvent(QPaintEvent *)
{
    const Metrics m = metricsFor(this);
    const Tokens &tokens = tokensFor(this);
    const auto named = namedColors(tokens);
    const auto found = std::ranges::find(named, m_token, &NamedColor::name);
    QPainter painter(this);
    const QRect patch = QStyle::visualRect(layoutDirection(), rect(), {0, 2, m.px(44), height() - 4});
    fillRounded(painter, patch, m.radiusControl, found == named.end() ? tokens.bad : found->color);
    strokeRounded(painter, patch, m.radiusControl, tokens.line);
    paintName(painter, *this, rect().adjusted(m.px(52), 0, 0, 0), m_token);
}

IconSample::IconSample(IconName name, QWidget *parent) : QWidget(parent), m_name(name)
{
    setAccessibleName(iconFileName(name));
}

QSize IconSample::sizeHint() const
{
    const Metrics m = metricsFor(this);
    return {m.px(170), m.px(28)};
}

void IconSample::paintEvent(QPaintEvent *)
{
    const Metrics m = metricsFor(this);
    const Tokens &tokens = tokensFor(this);
    QPainter painter(this);
    int x = 0;
    for (const int side : std::array{m.iconSmall, m.icon, m.iconLarge}) {
        const QRect place = QStyle::visualRect(layoutDirection(), rect(), {x, (height() - side) / 2, side, side});
        paintIcon(&painter, m_name, place, tokens.ink2);
        x += side + m.half;
    }
    paintName(painter, *this, rect().adjusted(x + m.half, 0, 0, 0), iconFileName(m_name));
}

} // namespace labdesk
