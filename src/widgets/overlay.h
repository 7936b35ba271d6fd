// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace labdesk {

/// A panel above the content of a window, with a scrim over the rest. It is a child instead of a window, so that it is
/// moved, hidden, and covered with its window. Escape, a press outside the panel, and moving the focus elsewhere close
/// it; the focus then returns to where it was.
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
    /// The panel's position in the overlay.
    virtual QRect panelRect() const = 0;
    /// The widget to focus when it opens.
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
    QPointer<QWidget> m_previousFocus; ///< the previously focused widget
};

} // namespace labdesk
