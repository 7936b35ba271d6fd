// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/sidebaritem.h"

#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/rowbackground.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace labdesk {

SideBarItem::SideBarItem(IconName icon, const QString &text, QWidget *parent)
    : QAbstractButton(parent), m_iconName(icon)
{
    setText(text);
    setShortcut({}); // an & in the name of a view isn't a mnemonic
    setAccessibleName(text);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void SideBarItem::setRank(Rank rank)
{
    m_rank = rank;
    updateGeometry();
    update();
}

void SideBarItem::setDimmed(bool dimmed)
{
    m_isDimmed = dimmed;
    update();
}

void SideBarItem::setWords(IconName icon, const QString &text)
{
    m_iconName = icon;
    setText(text);
    setShortcut({}); // an & in the name of a view isn't a mnemonic
    setAccessibleName(text);
    updateGeometry();
    update();
}

QFont SideBarItem::wordsFont(bool current) const
{
    if (m_rank == Rank::Heading)
        return fontOf(TextStyle::GroupTitle, this);
    QFont font = fontOf(TextStyle::Body, this);
    font.setWeight(m_rank == Rank::Nested ? QFont::Normal : current ? QFont::DemiBold : QFont::Medium);
    return font;
}

void SideBarItem::setTrailing(const QString &text)
{
    m_trailing = text;
    setAccessibleDescription(text);
    updateGeometry();
    update();
}

void SideBarItem::setCompact(bool compact)
{
    m_compact = compact;
    setToolTip(compact ? text() : QString());
    updateGeometry();
    update();
}

QSize SideBarItem::sizeHint() const
{
    const Metrics m = metricsFor(this);
    if (m_compact)
        return {m.px(40), m.sidebarRow};
    if (m_rank == Rank::Nested)
        return {m.px(188), m.rowCompact}; // fixed, because names can be of any length
    int wide
        = m.oneAndHalf + m.iconLarge + m.px(10) + QFontMetrics(wordsFont(true)).horizontalAdvance(text()) + m.px(11);
    if (!m_trailing.isEmpty())
        wide += QFontMetrics(fontOf(TextStyle::Caption, this)).horizontalAdvance(m_trailing) + m.half;
    return {std::clamp(wide, m.px(188), m.px(240)),
            m_rank == Rank::Heading ? m.rowCompact : m.sidebarRow}; // longer texts are elided
}

void SideBarItem::paintEvent(QPaintEvent *)
{
    const Metrics m = metricsFor(this);
    const Tokens &t = tokensFor(this);
    QPainter painter(this);
    const auto mirrored = [this](const QRect &part) { return QStyle::visualRect(layoutDirection(), rect(), part); };
    const bool current = isChecked();
    if (!current && !t.highContrast && (underMouse() || isDown()))
        fillRounded(painter, rect(), m.radiusControl,
                    t.control); // the usual tint isn't visible on the sidebar's background
    else
        paintItemBackground(painter, rect(), {current, hasFocus(), underMouse() || isDown()}, t);
    if (hasFocus())
        strokeFocus(painter, rect(), m.radiusControl, t.accent);

    const int side = m_rank == Rank::Place ? m.iconLarge : m.iconSmall;
    const int iconX = m_compact ? (width() - side) / 2 : m.oneAndHalf + (m.iconLarge - side) / 2;
    paintIcon(&painter, m_iconName, mirrored(QRect(iconX, (height() - side) / 2, side, side)),
              current ? t.accent : t.ink2);
    if (m_compact)
        return;
    int right = width() - m.px(10);
    if (!m_trailing.isEmpty()) {
        painter.setFont(fontOf(TextStyle::Caption, this));
        painter.setPen(t.ink2);
        drawTextLine(painter, mirrored(QRect(0, 0, right, height())), m_trailing, Qt::AlignVCenter | Qt::AlignRight);
        right -= painter.fontMetrics().horizontalAdvance(m_trailing) + m.half;
    }
    painter.setFont(wordsFont(current));
    painter.setPen(!isEnabled() || m_isDimmed ? t.ink3 : m_rank == Rank::Heading ? t.ink2 : t.ink);
    const QRect label(m.oneAndHalf + m.iconLarge + m.px(10), 0, right - m.oneAndHalf - m.iconLarge - m.px(10),
                      height());
    drawTextLine(painter, mirrored(label), painter.fontMetrics().elidedText(text(), Qt::ElideRight, label.width()),
                 Qt::AlignVCenter | Qt::AlignLeft);
}

void SideBarItem::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        event->ignore(); // handled by the sidebar; QAbstractButton would navigate by geometry
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

} // namespace labdesk
