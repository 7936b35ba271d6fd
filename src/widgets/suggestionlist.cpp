// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/suggestionlist.h"

#include "widgets/accessibility.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/rowbackground.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int maxVisibleRows = 9; ///< rows; more of them scroll

QString accessibleSuggestion(const Suggestion &row)
{
    return row.detail.isEmpty()
        ? row.text
        : SuggestionList::tr("%1, %2", "what would be typed, what it means").arg(row.text, row.detail);
}

/// Paints the suggested text in the fixed-width font, and its meaning in a second column.
class SuggestionDelegate : public QStyledItemDelegate
{
public:
    explicit SuggestionDelegate(SuggestionList *list) : QStyledItemDelegate(list), m_list(list) { }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const Suggestion &row = m_list->rows()[size_t(index.row())];
        const Metrics m = metricsFor(m_list);
        const int detail = row.detail.isEmpty()
            ? 0
            : m.two + QFontMetrics(fontOf(TextStyle::Small, m_list)).horizontalAdvance(row.detail);
        return {(row.detail.isEmpty() ? codeWidth(row) : widest()) + detail + 2 * m.oneAndHalf, m.rowCompact};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Suggestion &row = m_list->rows()[size_t(index.row())];
        const Tokens &t = tokensFor(m_list);
        const Metrics m = metricsFor(m_list);
        painter->save();
        painter->setLayoutDirection(m_list->layoutDirection());
        // The field keeps the focus, and its keys move the selection.
        paintItemBackground(
            *painter, option.rect,
            {option.state.testFlag(QStyle::State_Selected), true, option.state.testFlag(QStyle::State_MouseOver)}, t);
        const QRect area = option.rect.adjusted(m.oneAndHalf, 0, -m.oneAndHalf, 0);
        const QFont code = fontOf(TextStyle::Code, m_list);
        const int text = std::min(area.width(), codeWidth(row));
        painter->setFont(code);
        painter->setPen(t.ink);
        drawTextLine(*painter, mirrored(*painter, area, QRect(area.left(), area.top(), text, area.height())),
                     painter->fontMetrics().elidedText(row.text, Qt::ElideMiddle, text));
        const int room = area.width() - widest() - m.two;
        if (room > 0 && !row.detail.isEmpty()) {
            painter->setFont(fontOf(TextStyle::Small, m_list));
            painter->setPen(t.ink2);
            drawTextLine(*painter,
                         mirrored(*painter, area, QRect(area.right() - room + 1, area.top(), room, area.height())),
                         painter->fontMetrics().elidedText(row.detail, Qt::ElideRight, room));
        }
        painter->restore();
    }

private:
    int codeWidth(const Suggestion &row) const
    {
        return QFontMetrics(fontOf(TextStyle::Code, m_list)).horizontalAdvance(row.text) + 1;
    }
    int widest() const
    {
        int width = 0;
        for (const Suggestion &row : m_list->rows())
            width = std::max(width, codeWidth(row));
        return width;
    }

    SuggestionList *m_list;
};

} // namespace

void SuggestionModel::setRows(std::vector<Suggestion> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int SuggestionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SuggestionModel::data(const QModelIndex &index, int role) const
{
    const Suggestion &row = m_rows[size_t(index.row())];
    if (role == Qt::DisplayRole)
        return row.text;
    return role == Qt::AccessibleTextRole ? accessibleSuggestion(row) : QVariant();
}

SuggestionList::SuggestionList(QWidget *field) : QListView(field->window()), m_field(field)
{
    hide();
    setObjectName(u"suggestionList"_s);
    setProperty("overlay", true); // overlaps the list on purpose
    setProperty("surface", u"popup"_s);
    setModel(&m_model);
    setItemDelegate(new SuggestionDelegate(this));
    setFocusPolicy(Qt::NoFocus);
    setMouseTracking(true);
    setUniformItemSizes(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setUpListAccessibility(this, [this](const QModelIndex &row) { Q_EMIT rowChosen(row.row()); });
    setAnnouncedFrom(field, this);
    field->installEventFilter(this);
    window()->installEventFilter(this);
}

void SuggestionList::offer(const QString &name, std::vector<Suggestion> rows, bool first)
{
    if (rows.empty() || !m_field)
        return dismiss();
    setAccessibleName(name);
    if (rows != m_model.rows())
        m_model.setRows(std::move(rows));
    selectOnly(this, first ? m_model.index(0) : QModelIndex());
    scrollToTop();
    place();
    show();
    raise();
}

void SuggestionList::dismiss()
{
    if (isHidden())
        return;
    selectOnly(this, {});
    hide();
}

void SuggestionList::step(int by)
{
    const int count = m_model.rowCount();
    const int from = currentRow() < 0 ? (by > 0 ? -1 : count) : currentRow();
    selectOnly(this, m_model.index((from + by + count) % count));
    scrollTo(currentIndex());
}

QString SuggestionList::spoken() const
{
    return currentRow() < 0 ? QString() : accessibleSuggestion(rows()[size_t(currentRow())]);
}

void SuggestionList::place()
{
    const Metrics m = metricsFor(this);
    const QWidget *around = parentWidget();
    const QRect field(m_field->mapTo(around, QPoint(0, 0)), m_field->size());
    const int frame = 2 * (m.half + 1);
    const int wanted = std::max(m.px(240), sizeHintForColumn(0) + frame + m.px(12));
    const int listWidth = std::min({wanted, std::max(field.width(), m.px(420)), around->width() - 2 * m.one});
    const int listHeight = std::min(std::min(m_model.rowCount(), maxVisibleRows) * m.rowCompact + frame,
                                    around->height() - field.bottom() - m.one);
    const int left = layoutDirection() == Qt::RightToLeft ? field.right() - listWidth + 1 : field.left();
    setGeometry(std::clamp(left, m.one, std::max(m.one, around->width() - listWidth - m.one)),
                field.bottom() + 1 + m.half / 2, listWidth, listHeight);
}

void SuggestionList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    Q_EMIT currentRowChanged();
}

void SuggestionList::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex at = indexAt(event->pos());
    QListView::mouseReleaseEvent(event);
    if (at.isValid() && event->button() == Qt::LeftButton)
        Q_EMIT rowChosen(at.row());
}

bool SuggestionList::eventFilter(QObject *watched, QEvent *event)
{
    const auto type = event->type();
    if (watched == m_field && (type == QEvent::FocusOut || type == QEvent::Hide || type == QEvent::MouseButtonPress))
        dismiss();
    else if (isVisible() && (type == QEvent::Resize || type == QEvent::Move))
        place();
    return QListView::eventFilter(watched, event);
}

} // namespace labdesk
