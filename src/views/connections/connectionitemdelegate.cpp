// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectionitemdelegate.h"

#include "text/localtexts.h"
#include "text/plaintooltip.h"
#include "widgets/icon.h"
#include "widgets/metrics.h"
#include "widgets/rowbackground.h"
#include "widgets/rtlpainting.h"
#include "widgets/theme.h"

#include <QListWidget>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace labdesk {

QSize ConnectionItemDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const Metrics metrics = metricsFor(option.widget);
    return {metrics.px(160), metrics.rowTwoLine + metrics.half};
}

void ConnectionItemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const Tokens &tokens = tokensFor(option.palette);
    const Metrics metrics = metricsFor(option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool focused = option.widget && option.widget->hasFocus();
    const QRect row = option.rect.adjusted(0, 0, 0, -metrics.px(2));
    painter->save();
    paintItemBackground(*painter, row, {selected, focused, option.state.testFlag(QStyle::State_MouseOver)}, tokens);
    const auto environment = static_cast<Environment>(index.data(EnvironmentRole).toInt());
    const QRect mark(row.left() + metrics.oneAndHalf, row.top() + metrics.px(6), metrics.iconLarge, metrics.iconLarge);
    paintIcon(painter, environmentIcon(environment), mirrored(*painter, row, mark),
              selected ? tokens.accent : tokens.ink2);
    const int left = mark.right() + metrics.one;
    const int width = row.right() - metrics.one - left;
    const auto line = [&](int top, const QString &words, const QFont &font, const QColor &color) {
        const QFontMetrics fontMetrics(font);
        painter->setFont(font);
        painter->setPen(color);
        drawWords(*painter, mirrored(*painter, row, {left, top, width, fontMetrics.height()}),
                  fontMetrics.elidedText(words, Qt::ElideRight, width));
        return top + fontMetrics.height();
    };
    const int below = line(row.top() + metrics.px(5), index.data(Qt::DisplayRole).toString(),
                           fontOf(selected ? TextStyle::Strong : TextStyle::Body, option.widget), tokens.ink);
    line(below + metrics.px(2), index.data(FactsRole).toString(), fontOf(TextStyle::Caption, option.widget),
         tokens.ink2);
    painter->restore();
}

int widthOfConnectionItems(const QWidget *list, const QStringList &facts)
{
    const Metrics metrics = metricsFor(list);
    const QFontMetrics font(fontOf(TextStyle::Caption, list));
    int words = 0;
    for (const QString &fact : facts)
        words = std::max(words, font.horizontalAdvance(localRow({environmentWord(Environment::Production), fact})));
    return metrics.oneAndHalf + metrics.iconLarge + metrics.one + words + metrics.one + metrics.px(2);
}

void addConnectionItem(QListWidget *list, const QString &id, const QString &name, Environment environment,
                       const QStringList &facts)
{
    auto *item = new QListWidgetItem(name, list);
    item->setData(ConnectionItemDelegate::ConnectionRole, id);
    item->setData(ConnectionItemDelegate::FactsRole, localRow(facts));
    item->setData(ConnectionItemDelegate::EnvironmentRole, int(environment));
    item->setData(Qt::AccessibleTextRole, (QStringList(name) + facts).join(u", "_s));
    item->setToolTip(plainToolTip(u"%1\n%2"_s.arg(name, localRow(facts))));
}

} // namespace labdesk
