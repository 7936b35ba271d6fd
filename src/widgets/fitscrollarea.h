// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QStackedWidget>
#include <QTimer>

namespace labdesk {

/// Scrolls what has not the room it needs, so that large text in a small window cuts nothing off. With room enough it
/// is as if it were not there. What takes the keyboard comes into sight.
class FitScrollArea : public QScrollArea
{
    Q_OBJECT

public:
    enum class ScrollAxes {
        Both,
        Column ///< only up and down; as wide as what is in it
    };
    /// Takes `content` over.
    explicit FitScrollArea(QWidget *content, ScrollAxes ways = ScrollAxes::Both, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void followWidth();
    void followFocus();
    bool seesFocus() const;

    ScrollAxes m_ways;
    QTimer m_follow;
    bool m_sawFocus = false; ///< of the layout that is being made anew
};

/// Draws a thin line where the content of `area` is cut off above or below, so that half a row does not look like a
/// fault.
void markClippedEdges(QAbstractScrollArea *area);

/// The content keeps its width whether it scrolls or not: a bar that has nothing to do keeps its room and cannot be
/// seen.
void reserveScrollBar(QAbstractScrollArea *area);

/// Asks for the room of the page that is shown, not for that of the largest.
class PageStack : public QStackedWidget
{
    Q_OBJECT

public:
    explicit PageStack(QWidget *parent = nullptr);
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return false; } ///< the layout would answer with that of the highest page

protected:
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace labdesk
