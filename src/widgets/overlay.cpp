// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/overlay.h"

#include "widgets/focushandoff.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/repaint.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QKeyEvent>

namespace labdesk {

Overlay::Overlay(QWidget *window) : QWidget(window), m_panel(new QWidget(this))
{
    repaintWithChildren(this);
    hide();
    setProperty("overlay", true);                     // overlaps other widgets on purpose
    m_panel->setAttribute(Qt::WA_NoMousePropagation); // a press on the panel isn't one outside of it
    window->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (isVisible() && now && now->window() == this->window() && !isAncestorOf(now))
            dismiss();
    });
}

Overlay::~Overlay()
{
    disconnect(qApp, nullptr, this,
               nullptr); // focus changes during destruction must not call an Overlay that is half destroyed
}

void Overlay::open()
{
    if (isVisible())
        return;
    m_previousFocus = window()->focusWidget();
    setGeometry(parentWidget()->rect());
    placePanel();
    raise();
    show();
    firstFocusWidget()->setFocus(Qt::PopupFocusReason);
    Q_EMIT opened();
}

void Overlay::dismiss()
{
    if (isHidden())
        return;
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    hide();
    if (hadFocus && m_previousFocus && m_previousFocus->isVisible() && m_previousFocus->isEnabled())
        m_previousFocus->setFocus(Qt::PopupFocusReason);
    m_previousFocus.clear();
    Q_EMIT dismissed();
}

void Overlay::placePanel()
{
    m_panel->setGeometry(panelRect());
    update();
}

void Overlay::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    const Metrics m = metricsFor(this);
    QPainter painter(this);
    painter.fillRect(rect(), t.scrim);
    const QRectF box = m_panel->geometry();
    QColor shadowColor = t.scrim;
    shadowColor.setAlphaF(shadowColor.alphaF() * 0.045F);
    const int reach = m.px(28);
    for (int out = reach; out > 0; out -= 2) // a shadow of overlapping frames, darkest at the panel
        fillRounded(painter, box.adjusted(-out, -out + m.one, out, out + m.one), m.radiusPopup + out, shadowColor);
    fillRounded(painter, box, m.radiusPopup, t.raised);
    strokeRounded(painter, box, m.radiusPopup, t.line);
}

/// Mnemonics and shortcuts for Escape behind the overlay would be looked up before the key is delivered.
bool Overlay::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isMnemonic = key->modifiers() == Qt::AltModifier && key->key() < Qt::Key_Escape; // a letter
        if (isMnemonic || key->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void Overlay::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    event->accept(); // keys must not reach the content behind the overlay
}

void Overlay::mousePressEvent(QMouseEvent *)
{
    dismiss();
}

void Overlay::wheelEvent(QWheelEvent *event)
{
    event->accept();
}

/// Tab closes the overlay and returns to the previous focus.
bool Overlay::focusNextPrevChild(bool)
{
    if (isVisible() && handOffFocus(this))
        return true;
    dismiss();
    return true;
}

bool Overlay::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) {
        setGeometry(parentWidget()->rect());
        placePanel();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace labdesk
