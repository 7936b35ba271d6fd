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

/// Paints a line of text with some ranges in another format. Elided if it doesn't fit; a range in the omitted part is
/// shown at the ellipsis. `shortForm` replaces a text that doesn't fit; if empty, it is elided. A delegate's own text
/// has one format, and QTextDocument can't elide.
void paintMarkedLine(QPainter &painter, const QRect &area, const QString &text, const std::vector<TextRange> &marks,
                     const QTextCharFormat &marked, const QFont &font, const QColor &ink,
                     Qt::TextElideMode mode = Qt::ElideRight, const QString &shortForm = {});

/// The same with the format of search matches. Each range is a QPoint(start, length), as in models.
void paintMarkedLine(QPainter &painter, const QRect &area, const QString &text, const QVariantList &marks,
                     const QFont &font, const QColor &ink, const Tokens &tokens,
                     Qt::TextElideMode mode = Qt::ElideRight, const QString &shortForm = {});

/// The format of search matches in a line with this font.
QTextCharFormat matchFormat(const QFont &font, const Tokens &tokens);

} // namespace labdesk
