// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QRect>

namespace labdesk {

/// For a wrapping label, whose own minimum height assumes a narrow column, which would take space from other widgets.
inline void allowSingleLine(QLabel &label)
{
    // Measured like the layout does: fontMetrics().height() may be rounded to a pixel less than a line takes.
    label.setMinimumHeight(label.fontMetrics()
                               .boundingRect(QRect(0, 0, QWIDGETSIZE_MAX, 0), Qt::TextWordWrap, QStringLiteral("x"))
                               .height());
}

/// Call this for each event of a widget with wrapping text in its layout: limits its height to what the text needs at
/// its current width. A wrapping label requests more lines than it needs, and a layout with extra space would grant
/// them.
inline void limitHeightToContents(QWidget &part, const QEvent &event)
{
    if (event.type() != QEvent::Resize && event.type() != QEvent::LayoutRequest && event.type() != QEvent::Show)
        return;
    QLayout *layout = part.layout();
    part.setMaximumHeight(layout->hasHeightForWidth() ? layout->totalHeightForWidth(part.width())
                                                      : layout->totalSizeHint().height());
    // Limiting the height resizes the widget during its resize event, with a layout for the old height, so lay it out
    // again.
    layout->setGeometry(part.rect());
}

} // namespace labdesk
