// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QStackedWidget>
#include <QTimer>

namespace labdesk {

/// Scrolls content that doesn't fit, so that large text in a small window isn't cut off. Otherwise invisible. Scrolls
/// to the widget that gets the focus.
class FitScrollArea : public QScrollArea
{
    Q_OBJECT

public:
    enum class ScrollAxes {
        Both,
        Column ///< only vertically, as wide as its content
    };
    /// Takes ownership of `content`.
    explicit FitScrollArea(QWidget *content, ScrollAxes axes = ScrollAxes::Both, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateWidth();
    void followFocus();
    bool isFocusVisible() const;

    ScrollAxes m_axes;
    QTimer m_focusTimer;
    bool m_wasFocusVisible = false; ///< before the pending layout
};

/// Scrolls `content` vertically; takes ownership. It has the focus itself, its area doesn't.
QScrollArea *makeVerticalScroll(QWidget *content, const QString &objectName);

/// Draws thin lines where the content of `area` is clipped at the top or bottom, so that half a row doesn't look like a
/// rendering error.
void markClippedEdges(QAbstractScrollArea *area);

/// Reserves the space of the scroll bar, even when it isn't needed and invisible, so that the content's width never
/// changes.
void reserveScrollBar(QAbstractScrollArea *area);

/// A stacked widget with the size hints of its current page instead of the largest one.
class PageStack : public QStackedWidget
{
    Q_OBJECT

public:
    explicit PageStack(QWidget *parent = nullptr);
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return false; } ///< the layout would use the highest page

protected:
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace labdesk
