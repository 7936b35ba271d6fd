// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectionlist.h"

#include "session/connectionregistry.h"
#include "text/localtexts.h"
#include "text/plaintooltip.h"
#include "views/connections/connectiondrafts.h"
#include "widgets/accessibility.h"
#include "widgets/copykey.h"
#include "widgets/icon.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/rowbackground.h"
#include "widgets/rtlpainting.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

enum Role {
    ConnectionRole = Qt::UserRole, ///< QString: its ID
    FactsRole,                     ///< QString, the second line
    EnvironmentRole                ///< int of Environment
};

/// Paints the icon of the environment, the name, and the facts below it.
class ConnectionItemDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &tokens = tokensFor(option.palette);
        const Metrics metrics = metricsFor(option.widget);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const bool focused = option.widget && option.widget->hasFocus();
        const QRect row = option.rect.adjusted(0, 0, 0, -metrics.px(2));
        painter->save();
        paintItemBackground(*painter, row, {selected, focused, option.state.testFlag(QStyle::State_MouseOver)}, tokens);
        const auto environment = static_cast<Environment>(index.data(EnvironmentRole).toInt());
        const QRect mark(row.left() + metrics.oneAndHalf, row.top() + metrics.px(6), metrics.iconLarge,
                         metrics.iconLarge);
        paintIcon(painter, environmentIcon(environment), mirrored(*painter, row, mark),
                  selected ? tokens.accent : tokens.ink2);
        const int left = mark.right() + metrics.one;
        const int width = row.right() - metrics.one - left;
        const auto line = [&](int top, const QString &words, const QFont &font, const QColor &color) {
            const QFontMetrics fontMetrics(font);
            painter->setFont(font);
            painter->setPen(color);
            drawTextLine(*painter, mirrored(*painter, row, {left, top, width, fontMetrics.height()}),
                         fontMetrics.elidedText(words, Qt::ElideRight, width));
            return top + fontMetrics.height();
        };
        const int below = line(row.top() + metrics.px(5), index.data(Qt::DisplayRole).toString(),
                               fontOf(selected ? TextStyle::Strong : TextStyle::Body, option.widget), tokens.ink);
        line(below + metrics.px(2), index.data(FactsRole).toString(), fontOf(TextStyle::Caption, option.widget),
             tokens.ink2);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        const Metrics metrics = metricsFor(option.widget);
        return {metrics.px(160), metrics.rowTwoLine + metrics.half};
    }
};

/// Appends a connection; `facts` are shown below its name and part of its accessible name.
void appendConnection(QListWidget *list, const QString &id, const QString &name, Environment environment,
                      const QStringList &facts)
{
    auto *item = new QListWidgetItem(name, list);
    item->setData(ConnectionRole, id);
    item->setData(FactsRole, joinFacts(facts));
    item->setData(EnvironmentRole, int(environment));
    item->setData(Qt::AccessibleTextRole, (QStringList(name) + facts).join(u", "_s));
    item->setToolTip(plainToolTip(u"%1\n%2"_s.arg(name, joinFacts(facts))));
}

} // namespace

ConnectionList::ConnectionList(QWidget *parent) : QListWidget(parent)
{
    setItemDelegate(new ConnectionItemDelegate(this));
    setMouseTracking(true);
    setProperty("surface", u"window"_s);
    copyByKey(this);
    setUpListAccessibility(this);
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            Q_EMIT chosen(item->data(ConnectionRole).toString());
    });
}

void ConnectionList::fill(const ConnectionRegistry &registry, const ConnectionDrafts &drafts, const QString &currentId)
{
    const QSignalBlocker blocker(this);
    clear();
    for (const Connection &connection : registry.connections()) {
        QStringList facts = {formatEnvironment(connection.environment)};
        if (connection.readOnly)
            facts += tr("read-only");
        if (connection.id == registry.currentId())
            facts += tr("in use");
        if (drafts.isDirty(connection.id))
            facts += tr("not saved");
        appendConnection(this, connection.id, connection.name, connection.environment, facts);
    }
    for (const ConnectionDraft &draft : drafts.newDrafts())
        appendConnection(this, draft.id, ConnectionDrafts::shownName(draft), draft.environment,
                         {formatEnvironment(draft.environment), tr("not saved")});
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(ConnectionRole).toString() == currentId)
            selectOnly(this, model()->index(row, 0));
}

int ConnectionList::contentWidth() const
{
    const Metrics metrics = metricsFor(this);
    const QFontMetrics font(fontOf(TextStyle::Caption, this));
    int words = 0;
    for (const QString &fact : {tr("read-only"), tr("not saved"), tr("in use")})
        words = std::max(words, font.horizontalAdvance(joinFacts({formatEnvironment(Environment::Production), fact})));
    return metrics.oneAndHalf + metrics.iconLarge + metrics.one + words + metrics.one + metrics.px(2);
}

} // namespace labdesk
