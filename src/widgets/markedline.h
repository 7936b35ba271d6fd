// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/matchmark.h"
#include "widgets/theme.h"

#include <QVariantList>

class QFont;
class QPainter;
class QRect;
class QTextCharFormat;

namespace labdesk {

/// One line of text in which some places look different. Where it has not the room it is shortened; a place in what is
/// left out is shown at the dots. `shortForm`: what it is shortened to; empty: by its width.
void paintMarkedLine(QPainter &painter, const QRect &area, const QString &text, const std::vector<TextRange> &marks,
                     const QTextCharFormat &marked, const QFont &font, const QColor &ink,
                     Qt::TextElideMode mode = Qt::ElideRight, const QString &shortForm = {});

/// The same on the tint of search hits; the places are a QPoint(start, length) each, as models give them.
void paintMarkedLine(QPainter &painter, const QRect &area, const QString &text, const QVariantList &marks,
                     const QFont &font, const QColor &ink, const Tokens &tokens,
                     Qt::TextElideMode mode = Qt::ElideRight, const QString &shortForm = {});

/// What search hits look like in a line of this font.
QTextCharFormat hitFormat(const QFont &font, const Tokens &tokens);

} // namespace labdesk
