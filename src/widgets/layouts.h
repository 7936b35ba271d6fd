// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHBoxLayout>
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

} // namespace labdesk
