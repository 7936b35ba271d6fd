// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sidebar.h"

#include "views/ear.h"
#include "views/hairline.h"
#include "views/metrics.h"
#include "views/mirrored.h"
#include "views/painting.h"
#include "views/rowground.h"

#include <QFrame>
#include <QKeyEvent>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

SideBarItem::SideBarItem(IconName icon, const QString &text, QWidget *parent)
    : QAbstractButton(parent)
    , m_iconName(icon)
{
    setText(text);
    setAccessibleName(text);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
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
    QFont font = fontOf(TextStyle::Body, this);
    font.setWeight(QFont::DemiBold);
    int wide = m.oneAndHalf + m.iconLarge + m.px(10) + QFontMetrics(font).horizontalAdvance(text()) + m.px(11);
    if (!m_trailing.isEmpty())
        wide += QFontMetrics(fontOf(TextStyle::Caption, this)).horizontalAdvance(m_trailing) + m.half;
    return {std::clamp(wide, m.px(188), m.px(240)), m.sidebarRow}; // what is longer ends in dots
}

void SideBarItem::paintEvent(QPaintEvent *)
{
    const Metrics m = metricsFor(this);
    const Tokens &t = tokensFor(this);
    QPainter painter(this);
    const auto mirrored = [this](const QRect &part) { return QStyle::visualRect(layoutDirection(), rect(), part); };
    const bool current = isChecked();
    if (!current && !t.highContrast && (underMouse() || isDown()))
        fillRounded(painter, rect(), m.radiusControl, t.control); // the tint of rows does not show on the sidebar's ground
    else
        paintItemGround(painter, rect(), {current, hasFocus(), underMouse() || isDown()}, t);
    if (hasFocus())
        strokeFocus(painter, rect(), m.radiusControl, t.accent);

    const int iconX = m_compact ? (width() - m.iconLarge) / 2 : m.oneAndHalf;
    paintIcon(&painter, m_iconName, mirrored(QRect(iconX, (height() - m.iconLarge) / 2, m.iconLarge, m.iconLarge)),
              current ? t.accent : t.ink2);
    if (m_compact)
        return;
    int right = width() - m.px(10);
    if (!m_trailing.isEmpty()) {
        painter.setFont(fontOf(TextStyle::Caption, this));
        painter.setPen(t.ink2);
        drawWords(painter, mirrored(QRect(0, 0, right, height())), m_trailing, Qt::AlignVCenter | Qt::AlignRight);
        right -= painter.fontMetrics().horizontalAdvance(m_trailing) + m.half;
    }
    QFont font = fontOf(TextStyle::Body, this);
    font.setWeight(current ? QFont::DemiBold : QFont::Medium);
    painter.setFont(font);
    painter.setPen(isEnabled() ? t.ink : t.ink3);
    const QRect label(m.oneAndHalf + m.iconLarge + m.px(10), 0, right - m.oneAndHalf - m.iconLarge - m.px(10), height());
    painter.drawText(mirrored(label), Qt::AlignVCenter, painter.fontMetrics().elidedText(text(), Qt::ElideRight, label.width()));
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
        event->ignore(); // the bar's part; QAbstractButton would go by geometry
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

SideBar::SideBar(QWidget *parent)
    : QWidget(parent)
    , m_top(new QVBoxLayout)
    , m_bottom(new QVBoxLayout)
{
    const Metrics m = metricsFor(this);
    speakAs(this, QAccessible::Grouping);
    setObjectName(u"sideBar"_s);
    setAccessibleName(tr("Sections"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(sidedMargins(m.one, m.px(10), m.one + 1, m.px(10)));
    layout->setSpacing(0);
    for (QVBoxLayout *part : {m_top, m_bottom})
        part->setSpacing(1);
    layout->addLayout(m_top);
    layout->addStretch(1);
    layout->addLayout(m_bottom);
    resizeColumn();
}

int SideBar::addSection(IconName icon, const QString &text, const QString &objectName)
{
    auto *item = new SideBarItem(icon, text, this);
    item->setObjectName(objectName);
    item->setCheckable(true);
    item->setAutoExclusive(true);
    // Tab goes to the current one, arrows from there.
    item->setFocusPolicy(m_sections.empty() ? Qt::TabFocus : Qt::NoFocus);
    connect(item, &QAbstractButton::toggled, item, [item](bool on) { item->setFocusPolicy(on ? Qt::TabFocus : Qt::NoFocus); });
    speakAs(item, QAccessible::RadioButton);
    const int index = static_cast<int>(m_sections.size());
    m_sections.push_back(item);
    m_top->addWidget(item);
    place(item);
    connect(item, &QAbstractButton::clicked, this, [this, index] { Q_EMIT sectionChosen(index); });
    return index;
}

void SideBar::addSeparator()
{
    const Metrics m = metricsFor(this);
    m_top->addSpacing(m.px(7));
    m_top->addWidget(makeHairline(this));
    m_top->addSpacing(m.px(7));
}

SideBarItem *SideBar::addTool(IconName icon, const QString &text, const QString &objectName)
{
    auto *item = new SideBarItem(icon, text, this);
    item->setObjectName(objectName);
    m_bottom->addWidget(item);
    place(item);
    return item;
}

void SideBar::place(SideBarItem *item)
{
    item->setCompact(m_compact);
    m_all.push_back(item);
}

int SideBar::currentIndex() const
{
    const auto found = std::ranges::find_if(m_sections, [](const SideBarItem *item) { return item->isChecked(); });
    return found == m_sections.end() ? -1 : static_cast<int>(found - m_sections.begin());
}

void SideBar::setCurrentIndex(int index)
{
    if (index >= 0 && index < static_cast<int>(m_sections.size()))
        m_sections[static_cast<size_t>(index)]->setChecked(true);
}

void SideBar::setCount(int index, const QString &count)
{
    m_sections.at(static_cast<size_t>(index))->setTrailing(count);
}

void SideBar::clearCounts()
{
    for (SideBarItem *item : m_sections)
        item->setTrailing({});
}

void SideBar::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    for (SideBarItem *item : m_all)
        item->setCompact(compact);
    resizeColumn();
}

void SideBar::resizeColumn()
{
    const Metrics m = metricsFor(this);
    const QMargins margins = layout()->contentsMargins();
    int wide = m_compact ? m.px(57) : m.px(208);
    for (const SideBarItem *item : m_all)
        wide = std::max(wide, item->sizeHint().width() + margins.left() + margins.right());
    setFixedWidth(wide);
}

bool SideBar::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) // an item's words came, or what stands after them
        resizeColumn();
    return QWidget::event(event);
}

void SideBar::keyPressEvent(QKeyEvent *event)
{
    const auto here = std::ranges::find_if(m_all, [](const SideBarItem *item) { return item->hasFocus(); });
    if (here == m_all.end()) {
        QWidget::keyPressEvent(event);
        return;
    }
    auto to = here;
    if (event->key() == Qt::Key_Down && here + 1 != m_all.end())
        ++to;
    else if (event->key() == Qt::Key_Up && here != m_all.begin())
        --to;
    else if (event->key() == Qt::Key_Home)
        to = m_all.begin();
    else if (event->key() == Qt::Key_End)
        to = m_all.end() - 1;
    (*to)->setFocus(Qt::TabFocusReason);
}

void SideBar::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    QPainter painter(this);
    painter.fillRect(rect(), t.window);
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), QRect(width() - 1, 0, 1, height())), t.hair);
}

} // namespace labdesk
