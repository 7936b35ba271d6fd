// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QVariantList>

class QFont;
class QPainter;
class QRect;

namespace labdesk {

/// One line of text with highlighted places: QPoint(start, length) each. Where it has not the room it is shortened; a
/// place in what is left out is shown at the dots.
void paintMarkedLine(QPainter &painter, const QRect &area, const QString &text, const QVariantList &marks,
                     const QFont &font, const QColor &ink, const Tokens &tokens,
                     Qt::TextElideMode mode = Qt::ElideRight);

} // namespace labdesk
