// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/activitypane.h"

#include "session/session.h"
#include "views/activity/auditpage.h"
#include "views/activity/requestspage.h"
#include "views/common/command.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/segmentedcontrol.h"
#include "widgets/separator.h"

#include <QHBoxLayout>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

enum Page { Requests, Audit };

} // namespace

ActivityPane::ActivityPane(Session &session, QWidget *parent)
    : Pane(parent), m_choice(new SegmentedControl(tr("What to show"))), m_pages(new QStackedWidget),
      m_requests(new RequestsPage(session)), m_audit(new AuditPage(session.audit()))
{
    setObjectName(u"activityPane"_s);
    const Metrics metrics = metricsFor(this);
    m_choice->setObjectName(u"activityChoiceControl"_s);
    m_choice->addSegment(tr("Requests"));
    m_choice->addSegment(tr("Audit trail"));
    m_choice->setCurrentIndex(Requests);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(metrics.two, metrics.oneAndHalf, metrics.two, metrics.oneAndHalf);
    row->addWidget(m_choice);
    row->addStretch(1);
    m_pages->setObjectName(u"activityPages"_s);
    m_pages->addWidget(m_requests);
    m_pages->addWidget(m_audit);
    auto *layout = makeColumnLayout(this, 0);
    layout->addLayout(row);
    layout->addWidget(makeSeparator());
    layout->addWidget(m_pages, 1);
    connect(m_choice, &SegmentedControl::currentIndexChanged, this, &ActivityPane::showPage);
    connect(m_requests, &RequestsPage::statusChanged, this, &ActivityPane::showStatus);
    connect(m_audit, &AuditPage::statusChanged, this, &ActivityPane::showStatus);
    connect(m_audit, &AuditPage::seen, this, &ActivityPane::auditSeen);
    connect(m_requests, &RequestsPage::toastRequested, this, &ActivityPane::showToast);
    connect(m_audit, &AuditPage::toastRequested, this, &ActivityPane::showToast);
    showStatus();
}

bool ActivityPane::isAuditShown() const
{
    return m_pages->currentWidget() == m_audit;
}

void ActivityPane::showAudit()
{
    choosePage(Audit);
}

void ActivityPane::choosePage(int page)
{
    m_choice->setCurrentIndex(page);
    showPage();
}

void ActivityPane::showPage()
{
    m_pages->setCurrentIndex(m_choice->currentIndex());
    showStatus();
}

void ActivityPane::showStatus()
{
    Q_EMIT statusChanged(isAuditShown() ? m_audit->status() : m_requests->status());
}

void ActivityPane::reload() { }

void ActivityPane::focusFilter()
{
    if (isAuditShown())
        m_audit->focusFilter();
    else
        m_requests->focusFilter();
}

std::vector<Command> ActivityPane::commands()
{
    std::vector<Command> all = isAuditShown() ? m_audit->commands() : m_requests->commands();
    if (isAuditShown())
        all.push_back({.id = u"activity.requests"_s,
                       .title = tr("Show requests"),
                       .run = [this] { choosePage(Requests); },
                       .icon = IconName::Request});
    return all; // the audit trail is a command of the whole window
}

QVariantMap ActivityPane::viewState() const
{
    return {{u"requests"_s, m_requests->viewState()},
            {u"page"_s, m_choice->currentIndex()},
            {u"audit"_s, m_audit->viewState()}};
}

void ActivityPane::restoreViewState(const QVariantMap &state)
{
    m_requests->restoreViewState(state.value(u"requests"_s).toMap());
    m_audit->restoreViewState(state.value(u"audit"_s).toMap());
    choosePage(state.value(u"page"_s).toInt());
}

} // namespace labdesk
