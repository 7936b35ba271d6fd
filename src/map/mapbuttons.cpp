// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapbuttons.h"

#include "widgets/icon.h"
#include "widgets/metrics.h"
#include "widgets/theme.h"

#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QToolButton *makeMapButton(QWidget *parent, const QString &objectName, IconName name, const QString &text)
{
    auto *button = new QToolButton(parent);
    const Metrics metrics = metricsFor(parent);
    button->setObjectName(objectName);
    button->setIcon(icon(name));
    button->setIconSize(QSize(metrics.icon, metrics.icon));
    button->setText(text);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAccessibleName(text);
    button->setToolTip(text);
    button->setProperty("kind", u"flat"_s);
    button->setAutoRaise(true);
    button->setCursor(Qt::ArrowCursor);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the focus on the map, where the keys work
    return button;
}

} // namespace

MapButtons::MapButtons(QWidget *parent) : QFrame(parent)
{
    auto *zoomIn = makeMapButton(this, u"mapZoomInButton"_s, IconName::Plus, tr("Zoom in"));
    auto *zoomOut = makeMapButton(this, u"mapZoomOutButton"_s, IconName::Minus, tr("Zoom out"));
    auto *fit = makeMapButton(this, u"mapFitButton"_s, IconName::Fit, tr("Fit all centers"));
    auto *column = new QVBoxLayout(this);
    const int edge = metricsFor(this).px(2);
    column->setContentsMargins(edge, edge, edge, edge);
    column->setSpacing(0);
    for (QToolButton *button : {zoomIn, zoomOut, fit})
        column->addWidget(button);
    connect(zoomIn, &QToolButton::clicked, this, &MapButtons::zoomInClicked);
    connect(zoomOut, &QToolButton::clicked, this, &MapButtons::zoomOutClicked);
    connect(fit, &QToolButton::clicked, this, &MapButtons::fitClicked);
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
