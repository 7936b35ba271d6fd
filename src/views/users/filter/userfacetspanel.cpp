// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/filter/userfacetspanel.h"

#include "text/localtexts.h"
#include "views/users/filter/userfilterterms.h"
#include "widgets/accessibility.h"
#include "widgets/copykey.h"
#include "widgets/icon.h"
#include "widgets/layouts.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/rowbackground.h"
#include "widgets/rtlpainting.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int maxVisibleFacets = 5; ///< longer lists scroll

/// Paints a value, its number of users, and a bar below them, with a check mark if the value is in the filter.
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
        drawTextLine(
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
        const bool isMoreRow = count.isEmpty();
        QFont words = fontOf(TextStyle::Body, m_list);
        if (isFiltered) // check mark and color show it too, so bold is only used if it fits
            words.setWeight(QFont::DemiBold);
        if (isFiltered && QFontMetrics(words).horizontalAdvance(index.data().toString()) > area.width())
            words.setWeight(QFont::Normal);
        painter->setFont(isMoreRow ? small : words);
        painter->setPen(isFiltered || isMoreRow ? t.accent : t.ink);
        // Elided in the middle, because many names differ at the end: the city of a zone, the kind of a device.
        drawTextLine(*painter, mirrored(*painter, whole, area),
                     painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideMiddle, area.width()));
        if (!isMoreRow) {
            const QRect bar(option.rect.left() + m.one, option.rect.bottom() - m.px(4), option.rect.width() - 2 * m.one,
                            m.px(3));
            const int barWidth = std::max(2, int(bar.width() * index.data(Role::ShareRole).toDouble()));
            fillRounded(*painter, bar, bar.height() / 2.0, t.trough);
            fillRounded(*painter, mirrored(*painter, whole, QRect(bar.left(), bar.top(), barWidth, bar.height())),
                        bar.height() / 2.0, isFiltered ? t.accent : t.line);
        }
        painter->restore();
    }

private:
    QListView *m_list;
};

int minFacetWidth(const QWidget *panel)
{
    return metricsFor(panel).px(140);
}

} // namespace

QString UserFacetModel::nameOf(UserQuery::Field field, const UserFacets::Count &count)
{
    if (count.value.isEmpty())
        return field == UserQuery::Field::Created ? tr("unreadable") : tr("none");
    if (field == UserQuery::Field::Created)
        if (const QDate month = QDate::fromString(count.value + u"-01"_s, Qt::ISODate); month.isValid())
            return QLocale().toString(month, u"MMM yyyy"_s);
    return count.name.isEmpty() ? count.value : count.name;
}

void UserFacetModel::setRows(UserQuery::Field field, const std::vector<UserFacets::Count> &counts)
{
    std::vector<FacetRow> rows;
    UserRow maximum = 1;
    for (const UserFacets::Count &count : counts) {
        if (count.users == 0)
            continue;
        rows.push_back({nameOf(field, count), termFor(field, count.value), count.users});
        // ignores users without a value; a large number of them would make all other bars tiny
        if (!count.value.isEmpty())
            maximum = std::max(maximum, count.users);
    }
    if (field == UserQuery::Field::Created) // newest first, because recent months are of most interest
        std::reverse(rows.begin(), rows.end());
    // Users without a value come first, because they are of most interest.
    const auto none
        = std::find_if(rows.begin(), rows.end(), [](const FacetRow &row) { return row.term.endsWith(":none"_L1); });
    if (field != UserQuery::Field::Created && none != rows.end())
        std::rotate(rows.begin(), none, none + 1);
    for (FacetRow &row : rows)
        row.isFiltered = hasTerm(m_query, row.term);
    if (rows == m_rows)
        return;
    // Keeps the model and with it the current row if only the counts changed.
    const bool isSameSize = rows.size() == m_rows.size();
    if (!isSameSize)
        beginResetModel();
    m_rows = std::move(rows);
    m_maxUsers = maximum;
    if (!isSameSize)
        endResetModel();
    else
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void UserFacetModel::setQuery(const UserQuery &query)
{
    m_query = query;
    for (FacetRow &row : m_rows)
        row.isFiltered = hasTerm(m_query, row.term);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void UserFacetModel::showAll()
{
    beginResetModel();
    m_all = true;
    endResetModel();
}

int UserFacetModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return m_all ? int(m_rows.size()) : std::min(first + 1, int(m_rows.size()));
}

QVariant UserFacetModel::data(const QModelIndex &index, int role) const
{
    if (isMoreRow(index.row()))
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole
            ? tr("%Ln more…", nullptr, int(m_rows.size()) - first)
            : QVariant();
    const FacetRow &row = m_rows[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return row.name;
    case Qt::AccessibleTextRole: {
        const QString count = tr("%Ln user(s)", nullptr, int(row.users));
        return row.isFiltered ? tr("%1, %2, filtered").arg(row.name, count)
                              : tr("%1, %2", "a value, how many users").arg(row.name, count);
    }
    case TermRole:
        return row.term;
    case CountRole:
        return localNumber(row.users);
    case ShareRole:
        return std::min(1.0, double(row.users) / m_maxUsers);
    case FilteredRole:
        return row.isFiltered;
    default:
        return {};
    }
}

UserFacetsPanel::UserFacetsPanel(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"userFacetsPanel"_s);
    setAccessibleName(tr("Number of listed users"));
    setAccessibleRole(this, QAccessible::Grouping);
    const Metrics m = metricsFor(this);
    m_parts = {makePart(tr("Sources"), u"sourceFacetsList"_s), makePart(tr("Time zone"), u"zoneFacetsList"_s),
               makePart(tr("Month created"), u"monthFacetsList"_s)};
    auto *layout = makeRowLayout(this, m.oneAndHalf);
    for (const Part &part : m_parts)
        layout->addWidget(part.box, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    fitRows();
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
    setUpListAccessibility(part.list, [this, part](const QModelIndex &index) { choose(part, index); });
    return part;
}

void UserFacetsPanel::setFacets(const UserFacets &facets)
{
    m_parts[0].model->setRows(UserQuery::Field::Source, facets.sources);
    m_parts[1].model->setRows(UserQuery::Field::Zone, facets.zones);
    m_parts[2].model->setRows(UserQuery::Field::Created, facets.months);
    fitRows();
}

/// As high as the longest list, so that a filter leaves no empty space, but at least one row, which may still be about
/// to get its count.
void UserFacetsPanel::fitRows()
{
    int maximum = 1;
    for (const Part &part : m_parts)
        maximum = std::max(maximum, part.model->rowCount());
    const int row = metricsFor(this).rowCompact;
    // half a row hints at scrolling
    const int height = maximum > maxVisibleFacets ? maxVisibleFacets * row + row / 2 : maximum * row;
    for (const Part &part : m_parts)
        part.list->setFixedHeight(height);
}

void UserFacetsPanel::setQuery(const UserQuery &query)
{
    for (const Part &part : m_parts)
        part.model->setQuery(query);
}

QList<QWidget *> UserFacetsPanel::tabStops() const
{
    QList<QWidget *> lists;
    for (const Part &part : m_parts)
        lists += part.list;
    return lists;
}

QSize UserFacetsPanel::minimumSizeHint() const
{
    return {minFacetWidth(this), layout()->minimumSize().height()};
}

void UserFacetsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int fit = (width() + metricsFor(this).oneAndHalf) / (minFacetWidth(this) + metricsFor(this).oneAndHalf);
    for (int i = 1; i < int(m_parts.size()); ++i)
        m_parts[size_t(i)].box->setVisible(i < fit);
}

void UserFacetsPanel::choose(const Part &part, const QModelIndex &index)
{
    if (!index.isValid())
        return;
    if (part.model->isMoreRow(index.row())) {
        part.model->showAll();
        selectOnly(part.list, part.model->index(index.row()));
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
