// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace labdesk {

/// A panel over the content of a window, the rest of which lies behind a scrim. It is a part of the window and not a
/// window of its own, so that it moves, is hidden and is covered with it. Escape, a press beside the panel and whatever
/// takes the keyboard elsewhere close it; the keyboard then goes back to where it was.
class Overlay : public QWidget
{
    Q_OBJECT

public:
    explicit Overlay(QWidget *window);
    ~Overlay() override;

    void open();
    void dismiss();
    QWidget *panel() const { return m_panel; }

Q_SIGNALS:
    void opened();
    void dismissed();

protected:
    /// Where the panel stands in the overlay.
    virtual QRect panelRect() const = 0;
    /// What gets the keyboard when it opens.
    virtual QWidget *firstFocusWidget() const = 0;
    void placePanel();

    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_panel;
    QPointer<QWidget> m_before; ///< had the keyboard
};

} // namespace labdesk
