// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QRect>
#include <QVBoxLayout>
#include <QWidget>

#include <initializer_list>

namespace labdesk {

// Box layouts without margins: the parent layout adds the space around a widget. A spacing of -1 is the style's
// default.

template <class Layout> Layout *makeBoxLayout(QWidget *parent, int spacing)
{
    auto *layout = new Layout(parent);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return layout;
}

inline QVBoxLayout *makeColumnLayout(QWidget *parent, int spacing = -1)
{
    return makeBoxLayout<QVBoxLayout>(parent, spacing);
}
inline QVBoxLayout *makeColumnLayout(int spacing = -1)
{
    return makeBoxLayout<QVBoxLayout>(nullptr, spacing);
}

inline QHBoxLayout *makeRowLayout(QWidget *parent, int spacing = -1)
{
    return makeBoxLayout<QHBoxLayout>(parent, spacing);
}
inline QHBoxLayout *makeRowLayout(int spacing = -1)
{
    return makeBoxLayout<QHBoxLayout>(nullptr, spacing);
}

/// A widget with `parts` side by side at the leading edge.
inline QWidget *makeRow(std::initializer_list<QWidget *> parts, int spacing = -1)
{
    auto *row = new QWidget;
    QHBoxLayout *layout = makeRowLayout(row, spacing);
    for (QWidget *part : parts)
        layout->addWidget(part);
    layout->addStretch(1);
    return row;
}

/// Whether `part` keeps its space in a layout while hidden, so that its neighbors don't move.
inline void keepSizeWhenHidden(QWidget *part, bool keep = true)
{
    QSizePolicy policy = part->sizePolicy();
    policy.setRetainSizeWhenHidden(keep);
    part->setSizePolicy(policy);
}

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
