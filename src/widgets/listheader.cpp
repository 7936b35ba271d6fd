// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/listheader.h"

#include "widgets/accessibility.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

ListHeader::ListHeader(const QString &title, QWidget *parent)
    : QWidget(parent), m_title(makeLabel(title, TextStyle::Title, this)),
      m_count(makeLabel({}, TextStyle::Label, this)), m_announcer(new CountAnnouncer(m_count)),
      m_reload(makeIconButton(IconName::Reload, tr("Reload"), u"reloadButton"_s, this)), m_actions(new QHBoxLayout)
{
    setSizePolicy(QSizePolicy::Preferred,
                  QSizePolicy::Minimum); // next to wrapping lines, a layout would grant it its preferred height
    connect(m_announcer, &CountAnnouncer::announced, this, &ListHeader::countSettled);
    m_title->setObjectName(u"listTitleLabel"_s);
    m_count->setObjectName(u"listCountLabel"_s);
    m_reload->setToolTip(tr("Reload (F5)"));
    m_reload->setAccessibleDescription(QKeySequence(Qt::Key_F5).toString(QKeySequence::NativeText));
    auto *facts = new QWidget;
    auto *factsLayout = makeRowLayout(facts, metricsFor(this).px(10));
    factsLayout->addWidget(m_title);
    factsLayout->addWidget(m_count);
    factsLayout->addStretch(1);
    auto *actions = new QWidget;
    actions->setLayout(m_actions);
    actions->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_actions->setContentsMargins({});
    m_actions->setSpacing(0);
    m_actions->addWidget(m_reload);
    auto *row = new AdaptiveRow(facts, actions);
    row->layout()->setSpacing(metricsFor(this).px(10));
    auto *layout = makeColumnLayout(this);
    layout->addWidget(row);
    connect(m_reload, &QToolButton::clicked, this, &ListHeader::reloadRequested);
}

void ListHeader::setTitle(const QString &title)
{
    m_title->setText(title);
}

void ListHeader::setCount(const QString &count, const QString &reason)
{
    m_count->setText(count);
    const QString spoken = tr("%1: %2", "title of the list, count").arg(m_title->text(), count);
    m_announcer->set(count.isEmpty() ? QString() : reason.isEmpty() ? spoken : spoken + u". "_s + reason);
}

void ListHeader::addAction(QWidget *widget)
{
    m_actions->insertWidget(m_actions->count() - 1, widget);
    setTabOrder(widget, m_reload);
}

QList<QWidget *> ListHeader::tabStops() const
{
    QList<QWidget *> all;
    for (int i = 0; i < m_actions->count(); ++i)
        all.append(m_actions->itemAt(i)->widget());
    return all;
}

QWidget *makeListSide(ListHeader *header, QWidget *filters, const QList<InlineMessage *> &notices, QWidget *list)
{
    const Metrics m = metricsFor(header);
    auto *side = new QWidget;
    auto *layout = makeColumnLayout(side, 0);
    auto *head = makeColumnLayout(m.oneAndHalf);
    head->setContentsMargins(m.two, m.oneAndHalf, m.two, m.oneAndHalf);
    head->addWidget(header);
    if (filters)
        head->addWidget(filters);
    layout->addLayout(head);
    for (InlineMessage *notice : notices)
        layout->addLayout(makeNoticeRow(notice));
    layout->addWidget(list, 1);
    return side;
}

QWidget *makeLabeledFilter(const QString &label, QWidget *field)
{
    QLabel *caption = makeLabel(label, TextStyle::Label);
    caption->setBuddy(field);
    auto *filter = new QWidget;
    auto *layout = makeRowLayout(filter, metricsFor(field).one);
    layout->addWidget(caption);
    layout->addWidget(field);
    return filter;
}

} // namespace labdesk
