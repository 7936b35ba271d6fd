// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/filter/userfilterhelp.h"

#include "store/userqueryfields.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/repaint.h"
#include "widgets/rowbackground.h"
#include "widgets/rtlpainting.h"
#include "widgets/separator.h"
#include "widgets/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Paints an example in monospace, with its meaning beside it on as many lines as needed.
class FilterExampleDelegate : public QStyledItemDelegate
{
public:
    FilterExampleDelegate(QListView *list, const SuggestionModel &model)
        : QStyledItemDelegate(list), m_list(list), m_model(model)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {0, heightOf(index.row(), m_list->viewport()->width())};
    }

    int heightOf(int row, int rowWidth) const
    {
        const Metrics m = metricsFor(m_list);
        const QString &words = m_model.rows()[size_t(row)].detail;
        const int width = meaning(QRect(0, 0, rowWidth, 0)).width();
        const int panelHeight = QFontMetrics(fontOf(TextStyle::Body, m_list))
                                    .boundingRect(QRect(0, 0, width, 0), Qt::TextWordWrap, words)
                                    .height();
        return std::max(m.rowCompact, panelHeight + m.one);
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Suggestion &row = m_model.rows()[size_t(index.row())];
        const Tokens &t = tokensFor(m_list);
        const Metrics m = metricsFor(m_list);
        painter->save();
        painter->setLayoutDirection(m_list->layoutDirection());
        const QRect box = option.rect.adjusted(m.one, 0, -m.one, 0);
        paintItemBackground(*painter, box,
                            {option.state.testFlag(QStyle::State_Selected), m_list->hasFocus(),
                             option.state.testFlag(QStyle::State_MouseOver)},
                            t);
        const QRect words = meaning(option.rect);
        const QRect example(option.rect.left() + m.px(20), option.rect.top(),
                            words.left() - m.two - option.rect.left() - m.px(20), option.rect.height());
        painter->setFont(fontOf(TextStyle::Code, m_list));
        painter->setPen(t.accent);
        drawTextLine(*painter, mirrored(*painter, option.rect, example),
                     painter->fontMetrics().elidedText(row.text, Qt::ElideRight, example.width()));
        painter->setFont(fontOf(TextStyle::Body, m_list));
        painter->setPen(t.ink);
        const Qt::Alignment edge = QStyle::visualAlignment(m_list->layoutDirection(), Qt::AlignLeft);
        painter->drawText(mirrored(*painter, option.rect, words), int(edge | Qt::AlignVCenter) | Qt::TextWordWrap,
                          row.detail);
        painter->restore();
    }

private:
    /// Rectangle of the meaning: after the widest example, but at least half of the row.
    QRect meaning(const QRect &row) const
    {
        const Metrics m = metricsFor(m_list);
        const QFontMetrics code(fontOf(TextStyle::Code, m_list));
        int example = 0;
        for (const Suggestion &one : m_model.rows())
            example = std::max(example, code.horizontalAdvance(one.text) + 1);
        const int left = row.left() + std::min(m.px(20) + example + m.two, row.width() / 2);
        return QRect(left, row.top(), row.right() - m.px(20) - left + 1, row.height());
    }

    QListView *m_list;
    const SuggestionModel &m_model;
};

} // namespace

std::vector<Suggestion> UserFilterHelp::examples()
{
    std::vector<Suggestion> rows{{u"oura phoenix"_s, tr("both words, in any field")},
                                 {u"\"two words\""_s, tr("this exact phrase")},
                                 {u"-fitbit"_s, tr("exclude a word (works with any term)")}};
    for (const UserQueryFieldRow &field : userQueryFields)
        for (const auto &[typed, description] : field.examples)
            if (typed)
                rows.push_back({QString::fromLatin1(typed), tr(description)});
    rows.push_back({u"src:oura OR tz:none"_s, tr("either one")});
    return rows;
}

UserFilterHelp::UserFilterHelp(QWidget *field, QWidget *window)
    : Overlay(window), m_field(field), m_list(new QListView), m_head(new QWidget), m_footer(new QWidget)
{
    const Metrics m = metricsFor(this);
    setObjectName(u"userFilterHelp"_s);
    setAccessibleName(tr("Filter examples"));
    m_model.setRows(examples());
    m_list->setObjectName(u"filterExamplesList"_s);
    m_list->setAccessibleName(tr("Examples"));
    m_list->setProperty("surface", u"bare"_s);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new FilterExampleDelegate(m_list, m_model));
    m_list->setMouseTracking(true);
    relayoutOnResize(m_list);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    selectOnly(m_list, m_model.index(0));
    m_list->installEventFilter(this);
    connect(m_list, &QListView::clicked, this, &UserFilterHelp::choose);
    setUpListAccessibility(m_list, [this](const QModelIndex &example) { choose(example); });

    auto *close = makeButton(tr("Esc"), ButtonKind::Plain, u"filterHelpCloseButton"_s);
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close"));
    close->setFocusPolicy(Qt::NoFocus); // keyboard users press Esc itself
    setSmall(close);
    connect(close, &QPushButton::clicked, this, &Overlay::dismiss);
    auto *head = new QHBoxLayout(m_head);
    head->setContentsMargins(sidedMargins(m.px(20), m.one, m.oneAndHalf, m.one));
    QLabel *title = makeLabel(accessibleName(), TextStyle::Strong);
    title->setWordWrap(true);
    head->addWidget(title, 1);
    head->addWidget(close, 0, Qt::AlignTop);
    QLabel *more = makeLabel(tr("%1 shows suggestions. Press Up in the empty field for earlier filters.", "a key")
                                 .arg(QKeySequence(Qt::CTRL | Qt::Key_Space).toString(QKeySequence::NativeText)),
                             TextStyle::Small);
    more->setWordWrap(true);
    auto *footer = new QHBoxLayout(m_footer);
    footer->setContentsMargins(m.px(20), m.one, m.px(20), m.one);
    footer->addWidget(more);
    auto *layout = new QVBoxLayout(panel());
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_list, 1);
    layout->addSpacing(m.half);
    layout->addWidget(makeSeparator());
    layout->addWidget(m_footer);
}

QRect UserFilterHelp::panelRect() const
{
    const Metrics m = metricsFor(this);
    if (!m_field)
        return {};
    const QRect field(m_field->mapTo(parentWidget(), QPoint(0, 0)), m_field->size());
    const int panelWidth = std::min(m.px(520), width() - 2 * m.one);
    const int left = layoutDirection() == Qt::RightToLeft ? field.right() - panelWidth + 1 : field.left();
    const int top = field.bottom() + m.half;
    int panelHeight = m_head->layout()->totalHeightForWidth(panelWidth - 2)
        + m_footer->layout()->totalHeightForWidth(panelWidth - 2) + m.half + 3;
    // Computed for the final width, because before it is shown the list has a different one, and a scroll bar.
    const auto *rows = static_cast<const FilterExampleDelegate *>(m_list->itemDelegate());
    for (int row = 0; row < m_model.rowCount(); ++row)
        panelHeight += rows->heightOf(row, panelWidth - 2);
    return {std::clamp(left, m.one, std::max(m.one, width() - panelWidth - m.one)), top, panelWidth,
            std::min(panelHeight, height() - top - m.one)};
}

QWidget *UserFilterHelp::firstFocusWidget() const
{
    return m_list;
}

void UserFilterHelp::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const QString example = m_model.rows()[size_t(index.row())].text;
    dismiss();
    Q_EMIT exampleChosen(example);
}

bool UserFilterHelp::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            choose(m_list->currentIndex());
            return true;
        }
        if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
            dismiss();
            return true;
        }
    }
    return Overlay::eventFilter(watched, event);
}

} // namespace labdesk
