// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/sidebar.h"

#include "text/plaintooltip.h"
#include "widgets/accessibility.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/rowbackground.h"
#include "widgets/rtlpainting.h"
#include "widgets/separator.h"

#include <QAction>
#include <QFrame>
#include <QKeyEvent>
#include <QLocale>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

SideBarItem::SideBarItem(IconName icon, const QString &text, QWidget *parent)
    : QAbstractButton(parent), m_iconName(icon)
{
    setText(text);
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

void SideBarItem::setWords(IconName icon, const QString &text)
{
    m_iconName = icon;
    setText(text);
    setAccessibleName(text);
    updateGeometry();
    update();
}

QFont SideBarItem::wordsFont(bool current) const
{
    if (m_rank == Rank::Heading)
        return fontOf(TextStyle::GroupTitle, this);
    QFont font = fontOf(TextStyle::Body, this);
    font.setWeight(m_rank == Rank::Below ? QFont::Normal : current ? QFont::DemiBold : QFont::Medium);
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
    if (m_rank == Rank::Below)
        return {m.px(188), m.rowCompact}; // names are as long as they like
    int wide
        = m.oneAndHalf + m.iconLarge + m.px(10) + QFontMetrics(wordsFont(true)).horizontalAdvance(text()) + m.px(11);
    if (!m_trailing.isEmpty())
        wide += QFontMetrics(fontOf(TextStyle::Caption, this)).horizontalAdvance(m_trailing) + m.half;
    return {std::clamp(wide, m.px(188), m.px(240)),
            m_rank == Rank::Heading ? m.rowCompact : m.sidebarRow}; // what is longer ends in dots
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
                    t.control); // the tint of rows does not show on the sidebar's ground
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
        drawWords(painter, mirrored(QRect(0, 0, right, height())), m_trailing, Qt::AlignVCenter | Qt::AlignRight);
        right -= painter.fontMetrics().horizontalAdvance(m_trailing) + m.half;
    }
    painter.setFont(wordsFont(current));
    painter.setPen(!isEnabled() ? t.ink3 : m_rank == Rank::Heading ? t.ink2 : t.ink);
    const QRect label(m.oneAndHalf + m.iconLarge + m.px(10), 0, right - m.oneAndHalf - m.iconLarge - m.px(10),
                      height());
    drawWords(painter, mirrored(label), painter.fontMetrics().elidedText(text(), Qt::ElideRight, label.width()),
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
        event->ignore(); // the bar's part; QAbstractButton would go by geometry
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

SideBar::SideBar(QWidget *parent)
    : QWidget(parent), m_pinsHeading(new SideBarItem(IconName::ChevronDown, tr("Pinned"), this)),
      m_top(new QVBoxLayout), m_middle(new QVBoxLayout), m_bottom(new QVBoxLayout)
{
    const Metrics m = metricsFor(this);
    setAccessibleRole(this, QAccessible::Grouping);
    setObjectName(u"sideBar"_s);
    setAccessibleName(tr("Sections"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(sidedMargins(m.one, m.px(10), m.one + 1, m.px(10)));
    layout->setSpacing(0);
    for (QVBoxLayout *part : {m_top, m_middle, m_bottom})
        part->setSpacing(1);
    layout->addLayout(m_top);
    m_pinsHeading->setObjectName(u"pinnedButton"_s);
    m_pinsHeading->setRank(SideBarItem::Rank::Heading);
    m_middle->addSpacing(m.oneAndHalf);
    m_middle->addWidget(m_pinsHeading);
    connect(m_pinsHeading, &QAbstractButton::clicked, this, [this] {
        m_isFolded = !m_isFolded;
        showPins();
    });
    m_pinsHeading->hide();
    layout->addLayout(m_middle);
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
    connect(item, &QAbstractButton::toggled, item,
            [item](bool on) { item->setFocusPolicy(on ? Qt::TabFocus : Qt::NoFocus); });
    setAccessibleRole(item, QAccessible::RadioButton);
    const int index = static_cast<int>(m_sections.size());
    m_sections.push_back(item);
    m_top->addWidget(item);
    item->setCompact(m_compact);
    connect(item, &QAbstractButton::clicked, this, [this, index] { Q_EMIT sectionChosen(index); });
    return index;
}

void SideBar::addSeparator()
{
    const Metrics m = metricsFor(this);
    m_top->addSpacing(m.px(7));
    m_top->addWidget(makeSeparator(this));
    m_top->addSpacing(m.px(7));
}

SideBarItem *SideBar::addTool(IconName icon, const QString &text, const QString &objectName)
{
    auto *item = new SideBarItem(icon, text, this);
    item->setObjectName(objectName);
    item->setCompact(m_compact);
    m_bottom->addWidget(item);
    m_tools.push_back(item);
    return item;
}

void SideBar::setPins(std::vector<SideBarPin> pins)
{
    if (pins == m_pins)
        return;
    m_pins = std::move(pins);
    while (m_pinItems.size() < m_pins.size())
        addPin();
    while (m_pinItems.size() > m_pins.size()) {
        SideBarItem *last = m_pinItems.back();
        m_pinItems.pop_back();
        if (last->hasFocus()) // the keyboard stays in the bar
            m_sections.front()->setFocus(Qt::OtherFocusReason);
        last->hide();
        last->deleteLater(); // it may be the one that asks
    }
    showPins();
}

/// Every line stands for the user of its place: unpinning one moves the words up, and takes away the last line.
void SideBar::addPin()
{
    const size_t place = m_pinItems.size();
    auto *item = new SideBarItem(IconName::Pin, {}, this);
    item->setObjectName(u"pin%1Button"_s.arg(place));
    item->setRank(SideBarItem::Rank::Below);
    item->setFocusPolicy(Qt::NoFocus); // arrows lead here from the heading
    item->setAccessibleDescription(tr("Pinned user"));
    item->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto *unpin = new QAction(tr("Un&pin"), item);
    unpin->setObjectName(u"unpin%1Action"_s.arg(place));
    item->addAction(unpin);
    connect(unpin, &QAction::triggered, this, [this, place] { Q_EMIT unpinRequested(QString(m_pins[place].id)); });
    connect(item, &QAbstractButton::clicked, this, [this, place] { Q_EMIT pinChosen(QString(m_pins[place].id)); });
    m_middle->addWidget(item);
    m_pinItems.push_back(item);
}

void SideBar::showPins()
{
    const bool isThere = !m_pins.empty() && !m_compact;
    const IconName onward = isRightToLeft() ? IconName::ChevronLeft : IconName::ChevronRight;
    m_pinsHeading->setWords(m_isFolded ? onward : IconName::ChevronDown, tr("Pinned"));
    m_pinsHeading->setTrailing(m_isFolded ? QLocale().toString(qulonglong(m_pins.size())) : QString());
    m_pinsHeading->setAccessibleDescription(m_isFolded ? tr("collapsed") : tr("expanded"));
    m_pinsHeading->setVisible(isThere);
    for (size_t place = 0; place < m_pins.size(); ++place) {
        m_pinItems[place]->setWords(IconName::Pin, m_pins[place].text);
        m_pinItems[place]->setToolTip(plainToolTip(m_pins[place].text)); // it may be cut off
        m_pinItems[place]->setVisible(isThere && !m_isFolded);
    }
}

std::vector<SideBarItem *> SideBar::items() const
{
    std::vector<SideBarItem *> all = m_sections;
    if (!m_pinsHeading->isHidden()) {
        all.push_back(m_pinsHeading);
        if (!m_isFolded)
            all.insert(all.end(), m_pinItems.begin(), m_pinItems.end());
    }
    all.insert(all.end(), m_tools.begin(), m_tools.end());
    return all;
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
    for (const auto &part : {m_sections, m_tools})
        for (SideBarItem *item : part)
            item->setCompact(compact);
    showPins();
    resizeColumn();
}

void SideBar::resizeColumn()
{
    const Metrics m = metricsFor(this);
    const QMargins margins = layout()->contentsMargins();
    int wide = m_compact ? m.px(57) : m.px(208);
    for (const SideBarItem *item : items())
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
    const std::vector<SideBarItem *> all = items();
    const auto here = std::ranges::find_if(all, [](const SideBarItem *item) { return item->hasFocus(); });
    if (here == all.end()) {
        QWidget::keyPressEvent(event);
        return;
    }
    auto to = here;
    if (event->key() == Qt::Key_Down && here + 1 != all.end())
        ++to;
    else if (event->key() == Qt::Key_Up && here != all.begin())
        --to;
    else if (event->key() == Qt::Key_Home)
        to = all.begin();
    else if (event->key() == Qt::Key_End)
        to = all.end() - 1;
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
