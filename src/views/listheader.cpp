// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/listheader.h"

#include "models/localtexts.h"
#include "views/button.h"
#include "views/ear.h"
#include "views/foldingrow.h"
#include "views/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

ListHeader::ListHeader(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_name(makeLabel(title, TextStyle::Title, this))
    , m_count(makeLabel({}, TextStyle::Label, this))
    , m_asOf(makeLabel({}, TextStyle::Caption, this))
    , m_reload(makeIconButton(IconName::Reload, tr("Reload"), u"reloadButton"_s, this))
    , m_layout(new QHBoxLayout(this))
    , m_actions(new QHBoxLayout)
{
    const Metrics m = metricsFor(this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum); // beside lines that wrap a layout gives it all it likes, and counts with it
    m_name->setObjectName(u"listTitleLabel"_s);
    m_count->setObjectName(u"listCountLabel"_s);
    m_announcer = new CountAnnouncer(m_count);
    connect(m_announcer, &CountAnnouncer::said, this, &ListHeader::countRested);
    m_asOf->setObjectName(u"asOfLabel"_s);
    m_reload->setToolTip(tr("Reload (F5)"));
    m_layout->setContentsMargins({});
    m_layout->setSpacing(m.px(10));
    m_layout->addWidget(m_name);
    m_layout->addWidget(m_count);
    m_layout->addStretch(1);
    m_layout->addWidget(m_asOf);
    m_actions->setSpacing(0);
    m_actions->addWidget(m_reload);
    m_layout->addLayout(m_actions);
    connect(m_reload, &QToolButton::clicked, this, &ListHeader::reloadRequested);
}

void ListHeader::setCount(const QString &count)
{
    m_count->setText(count);
    m_announcer->set(count.isEmpty() ? QString() : tr("%1: %2", "title of the list, count").arg(m_name->text(), count));
}

void ListHeader::setAsOf(const QDateTime &at)
{
    m_asOf->clear();
    if (at.isValid())
        m_asOf->setText(tr("as of %1").arg(localTime(at.toLocalTime().time())));
    m_asOf->setToolTip(at.toUTC().toString(Qt::ISODate));
    makeRoom();
}

/// With large text in a narrow list the time gives way; the status line has it, too.
void ListHeader::makeRoom()
{
    m_asOf->setVisible(!m_asOf->text().isEmpty());
    // Before its first layout a width means nothing.
    if (testAttribute(Qt::WA_Resized) && m_layout->minimumSize().width() > width())
        m_asOf->hide();
}

QSize ListHeader::minimumSizeHint() const
{
    const QSize all = QWidget::minimumSizeHint();
    return {all.width() - (m_asOf->isHidden() ? 0 : m_asOf->minimumSizeHint().width() + m_layout->spacing()), all.height()};
}

void ListHeader::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    makeRoom();
}

void ListHeader::addAction(QWidget *widget)
{
    m_actions->addWidget(widget);
}

namespace {

/// A label belongs to the field after it: it stays close to it and keeps off the field before it.
void spaceInPairs(QLayout *fields, int gap)
{
    auto *row = qobject_cast<QBoxLayout *>(fields);
    if (!row)
        return;
    row->setSpacing(gap);
    for (int i = row->count() - 1; i >= 0; --i)
        if (auto *label = qobject_cast<QLabel *>(row->itemAt(i)->widget())) {
            label->setSizePolicy(QSizePolicy::Maximum, label->sizePolicy().verticalPolicy());
            if (i > 0)
                row->insertSpacing(i, gap);
        }
    row->addStretch(); // on a line of their own they stay together
}

} // namespace

void arrangeListHead(QBoxLayout *list, ListHeader *header, QWidget *search, QWidget *facets)
{
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(0);
    for (QWidget *group : {search, facets})
        group->layout()->setContentsMargins(0, 0, 0, 0);
    auto *top = new QWidget;
    const Metrics metrics = metricsFor(top);
    spaceInPairs(facets->layout(), metrics.one);
    auto *layout = new QVBoxLayout(top);
    layout->setContentsMargins(metrics.two, metrics.oneAndHalf, metrics.two, metrics.oneAndHalf);
    layout->setSpacing(metrics.oneAndHalf);
    layout->addWidget(header);
    layout->addWidget(new FoldingRow(search, facets));
    list->insertWidget(0, top);
}

} // namespace labdesk
