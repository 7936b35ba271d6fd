// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapbuttons.h"

#include "map/centermap.h"
#include "widgets/button.h"
#include "widgets/metrics.h"
#include "widgets/theme.h"

#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

MapButtons::MapButtons(CenterMap *map) : QFrame(map)
{
    auto *column = new QVBoxLayout(this);
    const int edge = metricsFor(this).px(2);
    column->setContentsMargins(edge, edge, edge, edge);
    column->setSpacing(0);
    const auto add = [&](IconName icon, const QString &name, const QString &objectName, void (CenterMap::*act)()) {
        // A click keeps the focus on the map, where the keys work.
        QToolButton *button = makeIconButton(icon, name, objectName, this);
        button->setCursor(Qt::ArrowCursor);
        column->addWidget(button);
        connect(button, &QToolButton::clicked, map, act);
    };
    add(IconName::Plus, tr("Zoom in"), u"mapZoomInButton"_s, &CenterMap::zoomIn);
    add(IconName::Minus, tr("Zoom out"), u"mapZoomOutButton"_s, &CenterMap::zoomOut);
    add(IconName::Fit, tr("Show all centers"), u"mapFitButton"_s, &CenterMap::fit);
}

void MapButtons::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = tokensFor(this);
    const double radius = metricsFor(this).radiusGroup;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.line, 1));
    painter.setBrush(tokens.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace labdesk
