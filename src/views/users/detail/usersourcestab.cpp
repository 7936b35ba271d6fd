// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/usersourcestab.h"

#include "views/common/rawresponsedialog.h"
#include "views/users/detail/sourcerow.h"
#include "widgets/group.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/remotestack.h"

#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The order of the rows: sources in error, then those with missing data, then the others, each in the service's order.
std::vector<size_t> troubleFirst(const std::vector<ConnectedProvider> &providers)
{
    const auto rank = [&providers](size_t at) {
        if (providers[at].isInError())
            return 0;
        return std::ranges::all_of(providers[at].resources, &ResourceAvailability::isAvailable) ? 2 : 1;
    };
    std::vector<size_t> order(providers.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::ranges::stable_sort(order, {}, rank);
    return order;
}

} // namespace

UserSourcesTab::UserSourcesTab(QWidget *parent)
    : QWidget(parent), m_unread(new InlineMessage(Tone::Warn)), m_group(new Group(QString()))
{
    const Metrics m = metricsFor(this);
    auto *content = new QWidget;
    auto *body = makeColumnLayout(content, m.oneAndHalf);
    m_unread->setObjectName(u"unreadEntriesMessage"_s);
    m_unread->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_unread->hide();
    connect(m_unread, &InlineMessage::buttonClicked, this, &UserSourcesTab::rawRequested);
    body->addWidget(m_unread);
    m_group->setObjectName(u"sourcesGroup"_s);
    m_group->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // height for width
    body->addWidget(m_group);
    body->addStretch(1);

    m_stack = new RemoteStack(content, tr("Loading sources…"), this);
    m_stack->setObjectName(u"sourcesStack"_s);
    m_stack->setDetailMargin(0);
    m_stack->empty()->setContent(IconName::Provider, tr("No sources connected"),
                                 tr("The user can connect one in your app."));
    connect(m_stack, &RemoteStack::retryRequested, this, &UserSourcesTab::retryRequested);
    connect(m_stack, &RemoteStack::cancelRequested, this, &UserSourcesTab::cancelRequested);
    m_stack->idle()->setContent(IconName::Provider, tr("Sources aren’t loaded"), {}, tr("Load sources"));
    connect(m_stack, &RemoteStack::idleActionRequested, this, &UserSourcesTab::retryRequested);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.three, m.two, m.three, m.three);
    layout->addWidget(m_stack, 1);
}

void UserSourcesTab::showProviders(const Remote<std::vector<ConnectedProvider>> &providers)
{
    const auto *ready = readyIn(providers);
    if (!ready)
        fill({});
    else if (ready->value != m_shown)
        fill(ready->value);
    showUndecodable(m_unread, ready ? ready->undecodable : UndecodableEntries());
    const bool isWhole = ready && ready->undecodable.isWhole();
    m_stack->showRemote(providers, [isWhole](const auto &list) { return list.empty() && isWhole; });
}

void UserSourcesTab::fill(const std::vector<ConnectedProvider> &providers)
{
    m_group->clearRows();
    m_rows.clear();
    m_shown = providers;
    m_facts = factsOf(m_shown);
    for (const size_t at : troubleFirst(m_shown)) {
        const ConnectedProvider &provider = m_shown[at];
        auto *row = new SourceRow(provider, QTimeZone::systemTimeZone(), m_facts[at], m_replies);
        connect(row, &SourceRow::audited, this, &UserSourcesTab::audited);
        connect(row, &SourceRow::deregisterRequested, this, [this, provider] { Q_EMIT deregisterRequested(provider); });
        m_group->addWidget(row);
        m_rows.push_back(row);
    }
}

std::vector<SourceFacts> UserSourcesTab::factsOf(const std::vector<ConnectedProvider> &providers) const
{
    std::vector<SourceFacts> facts;
    for (const ConnectedProvider &provider : providers)
        facts.push_back(m_factsOf ? m_factsOf(provider.slug) : SourceFacts{isPhoneSdkSource(provider.slug)});
    return facts;
}

void UserSourcesTab::setFacts(std::function<SourceFacts(const QString &slug)> factsOf)
{
    m_factsOf = std::move(factsOf);
    refreshFacts();
}

void UserSourcesTab::refreshFacts()
{
    if (factsOf(m_shown) == m_facts)
        return;
    fill(std::vector<ConnectedProvider>(m_shown));
    setUnavailability(std::function<QString(const QString &slug)>(m_reasonFor));
}

void UserSourcesTab::setUnavailability(const std::function<QString(const QString &slug)> &reasonFor)
{
    m_reasonFor = reasonFor;
    if (reasonFor)
        for (SourceRow *row : m_rows)
            row->setUnavailable(reasonFor(row->slug()));
}

} // namespace labdesk
