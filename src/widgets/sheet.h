// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/overlay.h"

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace labdesk {

/// An overlay with text to read: a title, Close, and a body that scrolls with the arrow keys.
class Sheet : public Overlay
{
    Q_OBJECT

public:
    Sheet(const QString &title, int width, QWidget *window);

protected:
    QWidget *body() const { return m_body; }
    QVBoxLayout *bodyLayout() const { return m_layout; }
    QRect panelRect() const override;
    QWidget *firstFocusWidget() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool scrollBy(int key);

    int m_bodyWidth;
    QPushButton *m_close;
    QWidget *m_body;
    QVBoxLayout *m_layout;
    QScrollArea *m_scrollArea; ///< scrolled by the arrow keys of Close, which has the focus
    QWidget *m_head;
};

} // namespace labdesk
