// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/payors/payorsearchpages.h"

#include "domain/knownvalues.h"
#include "session/payorlookup.h"
#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/remotestack.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace labdesk {

PayorSearchPages::PayorSearchPages(RemoteStack &stack, const PayorLookup &lookup, QObject *parent)
    : QObject(parent), m_stack(stack), m_lookup(lookup), m_nearest(new QWidget)
{
    m_nearest->setObjectName(u"nearestPayors"_s);
    makeColumnLayout(m_nearest, metricsFor(&stack).half);
    m_stack.empty()->setMore(m_nearest);
    connect(&m_stack, &RemoteStack::emptyActionRequested, this, &PayorSearchPages::act);
}

void PayorSearchPages::showIdle(const PayorQuery &query, const QString &unknownCode)
{
    EmptyState *idle = m_stack.idle();
    if (!unknownCode.isEmpty())
        idle->setContent(IconName::Payor, tr("Unknown payor code %1").arg(unknownCode),
                         tr("Codes can only be looked up in the list of all payors, which isn’t available. Search by "
                            "the insurance company’s name."));
    else if (!PayorLookup::isAskable(query))
        idle->setContent(IconName::Payor, tr("Find a payor"),
                         tr("Type the insurance company’s name from the card. Plan names such as “Open Access Plus” "
                            "aren’t payors."));
    else
        idle->setContent(IconName::Search, tr("Searching as you type"), tr("Press Enter to search now."));
}

/// Suggests a search that finds something, or similar names from earlier searches.
void PayorSearchPages::showEmpty()
{
    m_offersAnyState = false;
    const PayorQuery &query = m_lookup.query();
    const auto &suggestion = m_lookup.suggestion();
    EmptyState *empty = m_stack.empty();
    const bool anyNear = !suggestion && fillNearest();
    m_nearest->setVisible(anyNear);
    if (suggestion && suggestion->query.clearinghouse != query.clearinghouse)
        return empty->setContent(IconName::Search, tr("No payor found"),
                                 tr("No match at “%1”, but other clearinghouses have matches.")
                                     .arg(known::nameOf(known::List::Clearinghouses, query.clearinghouse)),
                                 tr("Show %Ln from any clearinghouse", nullptr, suggestion->found));
    if (suggestion)
        return empty->setContent(IconName::Search, tr("No payor found"),
                                 tr("No payor matches both the name and ID %1.").arg(query.providerPayorId),
                                 tr("Show %Ln without the ID", nullptr, suggestion->found));
    empty->setContent(IconName::Search, tr("No payor found"),
                      anyNear ? tr("Similar names from earlier searches:")
                              : tr("Cards often show a plan name. Try the insurance company’s name."),
                      tr("C&lear search"));
}

bool PayorSearchPages::fillNearest()
{
    for (QWidget *old : m_nearest->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
        old->deleteLater();
    const std::vector<Payor> near = m_lookup.nearest(m_lookup.query().insuranceName);
    for (const Payor &payor : near) {
        auto *button
            = makeButton(escapeMnemonic(payor.name), IconName::Search, ButtonKind::Plain, u"nearestPayorButton"_s);
        setSmall(button);
        m_nearest->layout()->addWidget(button);
        m_nearest->layout()->setAlignment(button, Qt::AlignLeading);
        connect(button, &QPushButton::clicked, this, [this, payor] { Q_EMIT payorRequested(payor); });
    }
    return !near.empty();
}

void PayorSearchPages::showNoneInState(const QString &state, int elsewhere)
{
    m_offersAnyState = true;
    m_nearest->hide();
    m_stack.empty()->setContent(IconName::Search, tr("No payor found in %1").arg(state),
                                tr("This is the state of the payor’s business address."),
                                tr("Show %Ln from any state", nullptr, elsewhere));
}

void PayorSearchPages::act()
{
    if (m_offersAnyState)
        Q_EMIT anyStateRequested();
    else if (const auto suggestion = m_lookup.suggestion())
        Q_EMIT searchRequested(suggestion->query);
    else
        Q_EMIT clearRequested();
}

} // namespace labdesk
