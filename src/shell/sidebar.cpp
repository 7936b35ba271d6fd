// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/sidebar.h"

#include "shell/sidebaritem.h"
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
#include <iterator>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The texts and icons of a group.
struct GroupInfo
{
    IconName icon;
    QLatin1StringView heading;
    const char *title;
    const char *line; ///< accessible description of a line
    QLatin1StringView lineName;
};
constexpr std::array groupInfos{
    GroupInfo{IconName::Pin, "pinnedButton"_L1, QT_TRANSLATE_NOOP("labdesk::SideBar", "Pinned"),
              QT_TRANSLATE_NOOP("labdesk::SideBar", "Pinned user"), "pin%1Button"_L1},
    GroupInfo{IconName::Star, "savedViewsHeading"_L1, QT_TRANSLATE_NOOP("labdesk::SideBar", "Saved views"),
              QT_TRANSLATE_NOOP("labdesk::SideBar", "Saved view"), "savedView%1Button"_L1},
    GroupInfo{IconName::Clock, "recentHeading"_L1, QT_TRANSLATE_NOOP("labdesk::SideBar", "Recent"),
              QT_TRANSLATE_NOOP("labdesk::SideBar", "Recent user"), "recent%1Button"_L1},
};
static_assert(groupInfos.size() == sideBarGroups);

} // namespace

SideBar::SideBar(QWidget *parent) : QWidget(parent), m_top(new QVBoxLayout), m_bottom(new QVBoxLayout)
{
    const Metrics m = metricsFor(this);
    setAccessibleRole(this, QAccessible::Grouping);
    setObjectName(u"sideBar"_s);
    setAccessibleName(tr("Pages"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(sidedMargins(m.one, m.px(10), m.one + 1, m.px(10)));
    layout->setSpacing(0);
    for (QVBoxLayout *part : {m_top, m_bottom})
        part->setSpacing(1);
    layout->addLayout(m_top);
    for (size_t group = 0; group < sideBarGroups; ++group)
        addGroup(SideBarGroup(group));
    layout->addStretch(1);
    layout->addLayout(m_bottom);
    resizeColumn();
}

void SideBar::addGroup(SideBarGroup group)
{
    Group &added = m_groups[size_t(group)];
    const GroupInfo &info = groupInfos[size_t(group)];
    added.heading = new SideBarItem(IconName::ChevronDown, tr(info.title), this);
    added.heading->setObjectName(info.heading);
    added.heading->setRank(SideBarItem::Rank::Heading);
    added.heading->hide();
    added.lines = new QVBoxLayout;
    added.lines->setSpacing(1);
    added.lines->addSpacing(metricsFor(this).one);
    added.lines->addWidget(added.heading);
    static_cast<QVBoxLayout *>(layout())->addLayout(added.lines);
    connect(added.heading, &QAbstractButton::clicked, this, [this, &added] {
        added.isFolded = !added.isFolded;
        showGroups();
    });
}

int SideBar::addSection(IconName icon, const QString &text, const QString &objectName)
{
    auto *item = new SideBarItem(icon, text, this);
    item->setObjectName(objectName);
    item->setCheckable(true);
    item->setAutoExclusive(true);
    // Tab moves to the current item, arrow keys to the others.
    item->setFocusPolicy(m_sections.empty() ? Qt::TabFocus : Qt::NoFocus);
    connect(item, &QAbstractButton::toggled, item,
            [item](bool on) { item->setFocusPolicy(on ? Qt::TabFocus : Qt::NoFocus); });
    setAccessibleRole(item, QAccessible::RadioButton);
    const int index = static_cast<int>(m_sections.size());
    m_sections.push_back(item);
    m_top->addWidget(item);
    item->setCompact(m_compact);
    connect(item, &QAbstractButton::clicked, this, [this, index] { Q_EMIT sectionChosen(index); });
    // Tab moves from the last section to the groups, which were created before it. Only tab stops can be ordered, so
    // make the item one for a moment.
    const Qt::FocusPolicy policy = item->focusPolicy();
    item->setFocusPolicy(Qt::TabFocus);
    QWidget *before = item;
    for (const Group &group : m_groups) {
        setTabOrder(before, group.heading);
        before = group.heading;
    }
    item->setFocusPolicy(policy);
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

void SideBar::setLinks(SideBarGroup group, std::vector<SideBarLink> links)
{
    Group &changed = m_groups[size_t(group)];
    if (links == changed.links)
        return;
    changed.links = std::move(links);
    while (changed.items.size() < changed.links.size())
        addLine(group);
    while (changed.items.size() > changed.links.size()) {
        SideBarItem *last = changed.items.back();
        changed.items.pop_back();
        if (last->hasFocus()) // keep the focus in the sidebar
            m_sections.front()->setFocus(Qt::OtherFocusReason);
        last->hide();
        last->deleteLater(); // it may be the sender
    }
    showGroups();
}

void SideBar::clear()
{
    for (SideBarItem *item : m_sections)
        item->setTrailing({});
    for (size_t group = 0; group < sideBarGroups; ++group)
        setLinks(SideBarGroup(group), {});
}

/// Each line shows the link at its index: if a link is removed, the texts move up, and the last line is deleted.
void SideBar::addLine(SideBarGroup group)
{
    Group &target = m_groups[size_t(group)];
    const GroupInfo &info = groupInfos[size_t(group)];
    const size_t place = target.items.size();
    auto *item = new SideBarItem(info.icon, {}, this);
    item->setObjectName(QString(info.lineName).arg(place));
    item->setRank(SideBarItem::Rank::Nested);
    item->setFocusPolicy(Qt::NoFocus); // reached by arrow keys from the heading
    if (group == SideBarGroup::Pinned) {
        item->setContextMenuPolicy(Qt::ActionsContextMenu);
        auto *unpin = new QAction(tr("Un&pin"), item);
        unpin->setObjectName(u"unpin%1Action"_s.arg(place));
        item->addAction(unpin);
        connect(unpin, &QAction::triggered, this,
                [this, shown = &target, place] { Q_EMIT unpinRequested(QString(shown->links[place].id)); });
    }
    connect(item, &QAbstractButton::clicked, this,
            [this, group, shown = &target, place] { Q_EMIT linkChosen(group, QString(shown->links[place].id)); });
    target.lines->addWidget(item);
    target.items.push_back(item);
}

void SideBar::showGroups()
{
    const QMargins margins = layout()->contentsMargins();
    int room = height() - margins.top() - margins.bottom() - m_top->sizeHint().height() - m_bottom->sizeHint().height();
    for (size_t group = 0; group < sideBarGroups; ++group)
        room = showGroup(SideBarGroup(group), room);
}

/// Returns the remaining height.
int SideBar::showGroup(SideBarGroup group, int room)
{
    const Metrics m = metricsFor(this);
    const Group &shown = m_groups[size_t(group)];
    const GroupInfo &info = groupInfos[size_t(group)];
    const int line = m.rowCompact + 1;
    room -= m.one + line;
    const bool isGroupShown = !shown.links.empty() && !m_compact && room >= (shown.isFolded ? 0 : line);
    const size_t lines = !isGroupShown || shown.isFolded ? 0 : std::min(shown.links.size(), size_t(room / line));
    const IconName collapsedIcon = isRightToLeft() ? IconName::ChevronLeft : IconName::ChevronRight;
    shown.heading->setWords(shown.isFolded ? collapsedIcon : IconName::ChevronDown, tr(info.title));
    shown.heading->setTrailing(lines < shown.links.size() ? QLocale().toString(qulonglong(shown.links.size()))
                                                          : QString());
    describeExpanded(shown.heading, !shown.isFolded);
    shown.heading->setVisible(isGroupShown);
    for (size_t place = 0; place < shown.links.size(); ++place) {
        const SideBarLink &link = shown.links[place];
        SideBarItem *item = shown.items[place];
        item->setWords(info.icon, link.text);
        item->setDimmed(!link.missing.isEmpty());
        item->setAccessibleDescription(link.missing.isEmpty() ? tr(info.line) : link.missing);
        item->setToolTip(plainToolTip(link.missing.isEmpty() ? link.text : link.text + u'\n' + link.missing));
        item->setVisible(place < lines);
    }
    return isGroupShown ? room - int(lines) * line : room + line;
}

std::vector<SideBarItem *> SideBar::items() const
{
    std::vector<SideBarItem *> all = m_sections;
    for (const Group &group : m_groups)
        if (!group.heading->isHidden()) {
            all.push_back(group.heading);
            std::ranges::copy_if(group.items, std::back_inserter(all),
                                 [](const SideBarItem *item) { return !item->isHidden(); });
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

void SideBar::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    for (const auto &part : {m_sections, m_tools})
        for (SideBarItem *item : part)
            item->setCompact(compact);
    showGroups();
    resizeColumn();
}

void SideBar::resizeColumn()
{
    const Metrics m = metricsFor(this);
    const QMargins margins = layout()->contentsMargins();
    int sideBarWidth = m_compact ? m.px(57) : m.px(208);
    for (const SideBarItem *item : items())
        sideBarWidth = std::max(sideBarWidth, item->sizeHint().width() + margins.left() + margins.right());
    setFixedWidth(sideBarWidth);
}

QSize SideBar::minimumSizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    return {width(),
            margins.top() + margins.bottom() + m_top->minimumSize().height() + m_bottom->minimumSize().height()};
}

void SideBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showGroups();
}

bool SideBar::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) // the text or the trailing part of an item changed
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
