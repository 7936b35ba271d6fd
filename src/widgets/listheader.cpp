// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/listheader.h"

#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

/// Title, count and age. With large text in a narrow list the age gives way; the status line has it, too.
class ListHeader::Facts : public QWidget
{
public:
    explicit Facts(const QString &title)
        : name(makeLabel(title, TextStyle::Title, this)), count(makeLabel({}, TextStyle::Label, this)),
          asOf(makeLabel({}, TextStyle::Caption, this)), m_layout(new QHBoxLayout(this))
    {
        name->setObjectName(u"listTitleLabel"_s);
        count->setObjectName(u"listCountLabel"_s);
        asOf->setObjectName(u"asOfLabel"_s);
        m_layout->setContentsMargins({});
        m_layout->setSpacing(metricsFor(this).px(10));
        m_layout->addWidget(name);
        m_layout->addWidget(count);
        m_layout->addStretch(1);
        m_layout->addWidget(asOf);
    }

    void makeRoom()
    {
        asOf->setVisible(!asOf->text().isEmpty());
        // Before its first layout a width means nothing.
        if (testAttribute(Qt::WA_Resized) && m_layout->minimumSize().width() > width())
            asOf->hide();
    }

    QSize minimumSizeHint() const override
    {
        const QSize all = QWidget::minimumSizeHint();
        return {all.width() - (asOf->isHidden() ? 0 : asOf->minimumSizeHint().width() + m_layout->spacing()),
                all.height()};
    }

    QLabel *name;
    QLabel *count;
    QLabel *asOf;

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        makeRoom();
    }

private:
    QHBoxLayout *m_layout;
};

ListHeader::ListHeader(const QString &title, QWidget *parent)
    : QWidget(parent), m_facts(new Facts(title)), m_announcer(new CountAnnouncer(m_facts->count)),
      m_reload(makeIconButton(IconName::Reload, tr("Reload"), u"reloadButton"_s, this)), m_actions(new QHBoxLayout)
{
    setSizePolicy(QSizePolicy::Preferred,
                  QSizePolicy::Minimum); // beside lines that wrap a layout gives it all it likes, and counts with it
    connect(m_announcer, &CountAnnouncer::said, this, &ListHeader::countRested);
    m_reload->setToolTip(tr("Reload (F5)"));
    auto *actions = new QWidget;
    actions->setLayout(m_actions);
    actions->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_actions->setContentsMargins({});
    m_actions->setSpacing(0);
    m_actions->addWidget(m_reload);
    auto *row = new AdaptiveRow(m_facts, actions);
    row->layout()->setSpacing(metricsFor(this).px(10));
    auto *layout = makeColumnLayout(this);
    layout->addWidget(row);
    connect(m_reload, &QToolButton::clicked, this, &ListHeader::reloadRequested);
}

void ListHeader::setCount(const QString &count)
{
    m_facts->count->setText(count);
    m_announcer->set(count.isEmpty() ? QString()
                                     : tr("%1: %2", "title of the list, count").arg(m_facts->name->text(), count));
}

void ListHeader::setAsOf(const QDateTime &at)
{
    m_facts->asOf->setText(at.isValid() ? tr("Updated %1").arg(localTime(at.toLocalTime().time())) : QString());
    m_facts->asOf->setToolTip(at.toUTC().toString(Qt::ISODate));
    m_facts->makeRoom();
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
    layout->addWidget(new AdaptiveRow(search, facets));
    list->insertWidget(0, top);
}

} // namespace labdesk
