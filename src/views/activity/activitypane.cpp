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
#include "widgets/tools.h"

#include <QHBoxLayout>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

enum Page { Actions, Requests };

} // namespace

ActivityPane::ActivityPane(Session &session, QWidget *parent)
    : Pane(parent), m_head(new QWidget), m_choice(new SegmentedControl(tr("View"))), m_pages(new QStackedWidget),
      m_actions(new AuditPage(session.audit(), &session.users())), m_requests(new RequestsPage(session))
{
    setObjectName(u"activityPane"_s);
    const Metrics metrics = metricsFor(this);
    m_choice->setObjectName(u"activityChoiceControl"_s);
    m_choice->addSegment(tr("Audit trail"));
    m_choice->addSegment(tr("Requests"));
    m_choice->setCurrentIndex(Actions);
    auto *row = makeRowLayout(0);
    row->setContentsMargins(metrics.two, metrics.oneAndHalf, metrics.two, metrics.oneAndHalf);
    row->addWidget(m_choice);
    row->addStretch(1);
    auto *head = makeColumnLayout(m_head, 0);
    head->addLayout(row);
    head->addWidget(makeSeparator());
    setTool(m_head); // the requests are a tool; without them there is only one page
    connect(&tools(), &Tools::shownChanged, this, &ActivityPane::showActions);
    m_pages->setObjectName(u"activityPages"_s);
    m_pages->addWidget(m_actions);
    m_pages->addWidget(m_requests);
    auto *layout = makeColumnLayout(this, 0);
    layout->addWidget(m_head);
    layout->addWidget(m_pages, 1);
    connect(m_choice, &SegmentedControl::currentIndexChanged, this, &ActivityPane::showPage);
    connect(m_requests, &RequestsPage::statusChanged, this, &ActivityPane::showStatus);
    connect(m_actions, &AuditPage::seen, this, &ActivityPane::auditSeen);
    connect(m_requests, &RequestsPage::toastRequested, this, &ActivityPane::showToast);
    connect(m_actions, &AuditPage::toastRequested, this, &ActivityPane::showToast);
    showStatus();
}

bool ActivityPane::areActionsShown() const
{
    return m_pages->currentWidget() == m_actions;
}

void ActivityPane::showActions()
{
    choosePage(Actions);
}

void ActivityPane::showRequests()
{
    m_head->show(); // a message can lead here while tools are hidden, and the user needs a way back
    choosePage(Requests);
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
    Q_EMIT statusChanged(areActionsShown() ? QString() : m_requests->status());
}

void ActivityPane::reload() { }

void ActivityPane::focusFilter()
{
    if (areActionsShown())
        m_actions->focusFilter();
    else
        m_requests->focusFilter();
}

std::vector<Command> ActivityPane::commands()
{
    std::vector<Command> all = areActionsShown() ? m_actions->commands() : m_requests->commands();
    if (areActionsShown())
        all.push_back({.id = u"history.requests"_s,
                       .title = tr("Show requests"),
                       .run = [this] { showRequests(); },
                       .icon = IconName::Request,
                       .tool = true});
    return all; // showing the actions is a command of the whole window
}

QVariantMap ActivityPane::viewState() const
{
    return {{u"requests"_s, m_requests->viewState()},
            {u"page"_s, m_choice->currentIndex()},
            {u"actions"_s, m_actions->viewState()}};
}

void ActivityPane::restoreViewState(const QVariantMap &state)
{
    m_requests->restoreViewState(state.value(u"requests"_s).toMap());
    m_actions->restoreViewState(state.value(u"actions"_s).toMap());
    choosePage(state.value(u"page"_s).toInt());
}

} // namespace labdesk
