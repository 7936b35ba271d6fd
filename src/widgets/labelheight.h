// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QRect>

namespace labdesk {

/// For a label that wraps: its own least height is that of a narrow column, which would push the words out of a wide
/// part.
inline void allowOneLine(QLabel &label)
{
    // As the layout measures it: fontMetrics().height() may round to a pixel less than a laid out line takes.
    label.setMinimumHeight(label.fontMetrics()
                               .boundingRect(QRect(0, 0, QWIDGETSIZE_MAX, 0), Qt::TextWordWrap, QStringLiteral("x"))
                               .height());
}

/// For a part with a layout whose lines wrap, on each event that it gets: as high as its words need at its width, no
/// higher. A wrapping label asks for more lines than it needs, and a layout with room to spare would grant them.
inline void limitHeightToContents(QWidget &part, const QEvent &event)
{
    if (event.type() != QEvent::Resize && event.type() != QEvent::LayoutRequest && event.type() != QEvent::Show)
        return;
    QLayout *layout = part.layout();
    part.setMaximumHeight(layout->hasHeightForWidth() ? layout->totalHeightForWidth(part.width())
                                                      : layout->totalSizeHint().height());
    // Capping the height resizes in the middle of the resize, whose layout was made for the old height: so it is made
    // again.
    layout->setGeometry(part.rect());
}

} // namespace labdesk
