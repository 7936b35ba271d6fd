// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userfacetspanel.h"

#include "widgets/accessibility.h"
#include "widgets/copykey.h"
#include "widgets/icon.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/rowbackground.h"
#include "widgets/rtlpainting.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int facetRowsSeen = 5; ///< then it scrolls

/// A value, how many have it, and below both a bar; a tick where the filter asks for it.
class FacetDelegate : public QStyledItemDelegate
{
public:
    explicit FacetDelegate(QListView *list) : QStyledItemDelegate(list), m_list(list) { }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {0, metricsFor(m_list).rowCompact};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        using Role = UserFacetModel::Role;
        const Tokens &t = tokensFor(m_list);
        const Metrics m = metricsFor(m_list);
        painter->save();
        painter->setLayoutDirection(m_list->layoutDirection());
        const bool isCurrent = option.state.testFlag(QStyle::State_Selected) && m_list->hasFocus();
        paintItemBackground(*painter, option.rect, {isCurrent, true, option.state.testFlag(QStyle::State_MouseOver)},
                            t);
        QRect area = option.rect.adjusted(m.one, 0, -m.one, -m.px(5));
        const QRect whole = option.rect;
        const bool isFiltered = index.data(Role::FilteredRole).toBool();
        const QString count = index.data(Role::CountRole).toString();
        const QFont small = fontOf(TextStyle::Small, m_list);
        const int countWidth = QFontMetrics(small).horizontalAdvance(count) + 1;
        painter->setFont(small);
        painter->setPen(t.ink2);
        drawWords(
            *painter,
            mirrored(*painter, whole, QRect(area.right() - countWidth + 1, area.top(), countWidth, area.height())),
            count, Qt::AlignRight | Qt::AlignVCenter);
        area.setRight(area.right() - countWidth - m.half);
        if (isFiltered) {
            paintIcon(
                painter, IconName::Check,
                mirrored(*painter, whole,
                         QRect(area.left(), area.top() + (area.height() - m.iconSmall) / 2, m.iconSmall, m.iconSmall)),
                t.accent);
            area.setLeft(area.left() + m.iconSmall + m.half);
        }
        const bool isMore = count.isEmpty();
        QFont words = fontOf(TextStyle::Body, m_list);
        if (isFiltered) // tick and colour say the same: the weight is for where there is room
            words.setWeight(QFont::DemiBold);
        if (isFiltered && QFontMetrics(words).horizontalAdvance(index.data().toString()) > area.width())
            words.setWeight(QFont::Normal);
        painter->setFont(isMore ? small : words);
        painter->setPen(isFiltered || isMore ? t.accent : t.ink);
        // The end of a name is what tells many apart: the city of a zone, the kind of a device.
        drawWords(*painter, mirrored(*painter, whole, area),
                  painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideMiddle, area.width()));
        if (!isMore) {
            const QRect bar(option.rect.left() + m.one, option.rect.bottom() - m.px(4), option.rect.width() - 2 * m.one,
                            m.px(3));
            const int wide = std::max(2, int(bar.width() * index.data(Role::ShareRole).toDouble()));
            fillRounded(*painter, bar, bar.height() / 2.0, t.trough);
            fillRounded(*painter, mirrored(*painter, whole, QRect(bar.left(), bar.top(), wide, bar.height())),
                        bar.height() / 2.0, isFiltered ? t.accent : t.line);
        }
        painter->restore();
    }

private:
    QListView *m_list;
};

int leastFacetWidth(const QWidget *panel)
{
    return metricsFor(panel).px(140);
}

} // namespace

UserFacetsPanel::UserFacetsPanel(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"userFacetsPanel"_s);
    setAccessibleName(tr("Number of listed users"));
    setAccessibleRole(this, QAccessible::Grouping);
    const Metrics m = metricsFor(this);
    m_parts = {makePart(tr("Sources"), u"sourceFacetsList"_s), makePart(tr("Time zone"), u"zoneFacetsList"_s),
               makePart(tr("Created by month"), u"monthFacetsList"_s)};
    auto *layout = makeRowLayout(this, m.oneAndHalf);
    for (const Part &part : m_parts)
        layout->addWidget(part.box, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

UserFacetsPanel::Part UserFacetsPanel::makePart(const QString &title, const QString &name)
{
    const Metrics m = metricsFor(this);
    Part part{new QWidget, new QListView, nullptr};
    part.model = new UserFacetModel(part.list);
    part.list->setObjectName(name);
    part.list->setAccessibleName(title);
    part.list->setProperty("surface", u"bare"_s);
    part.list->setModel(part.model);
    part.list->setItemDelegate(new FacetDelegate(part.list));
    part.list->setMouseTracking(true);
    part.list->setUniformItemSizes(true);
    part.list->setResizeMode(QListView::Adjust);
    part.list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    part.list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    part.list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    part.list->setTabKeyNavigation(false);
    part.list->setFixedHeight(facetRowsSeen * m.rowCompact + m.rowCompact / 2); // half a row more says that it scrolls
    part.list->setMinimumWidth(0);
    part.list->installEventFilter(this);
    copyByKey(part.list);
    auto *layout = new QVBoxLayout(part.box);
    layout->setContentsMargins({});
    layout->setSpacing(m.half);
    QLabel *label = makeLabel(title, TextStyle::GroupTitle);
    label->setIndent(m.one);
    layout->addWidget(label);
    layout->addWidget(part.list);
    connect(part.list, &QListView::clicked, this, [this, part](const QModelIndex &index) { choose(part, index); });
    setUpListForEar(part.list, [this, part](const QModelIndex &index) { choose(part, index); });
    return part;
}

void UserFacetsPanel::setFacets(const UserFacets &facets)
{
    m_parts[0].model->setRows(UserQuery::Field::Source, facets.sources);
    m_parts[1].model->setRows(UserQuery::Field::Zone, facets.zones);
    m_parts[2].model->setRows(UserQuery::Field::Created, facets.months);
}

void UserFacetsPanel::setQuery(const UserQuery &query)
{
    for (const Part &part : m_parts)
        part.model->setQuery(query);
}

QList<QWidget *> UserFacetsPanel::stops() const
{
    QList<QWidget *> lists;
    for (const Part &part : m_parts)
        lists += part.list;
    return lists;
}

QSize UserFacetsPanel::minimumSizeHint() const
{
    return {leastFacetWidth(this), layout()->minimumSize().height()};
}

void UserFacetsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int fit = (width() + metricsFor(this).oneAndHalf) / (leastFacetWidth(this) + metricsFor(this).oneAndHalf);
    for (int i = 1; i < int(m_parts.size()); ++i)
        m_parts[size_t(i)].box->setVisible(i < fit);
}

void UserFacetsPanel::choose(const Part &part, const QModelIndex &index)
{
    if (!index.isValid())
        return;
    if (part.model->isMore(index.row())) {
        part.model->showAll();
        part.list->setCurrentIndex(part.model->index(index.row()));
        return;
    }
    Q_EMIT termToggled(index.data(UserFacetModel::TermRole).toString());
}

bool UserFacetsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        for (const Part &part : m_parts)
            if (part.list == watched && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)) {
                choose(part, part.list->currentIndex());
                return true;
            }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace labdesk
