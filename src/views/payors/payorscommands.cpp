// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/payors/payorscommands.h"

#include "domain/link.h"
#include "session/session.h"
#include "views/common/addresstexts.h"
#include "views/common/rawanswerdialog.h"
#include "views/payors/payorresults.h"
#include "views/payors/payorsearchfields.h"
#include "views/payors/payorspane.h"

using namespace Qt::StringLiterals;

namespace labdesk {

PayorsCommands::PayorsCommands(PayorsPane &pane, Session &session)
    : m_pane(pane), m_session(session), m_chosen(pane.results().chosen()),
      m_noneChosen(m_chosen ? QString() : tr("No payor selected."))
{
}

std::vector<Command> PayorsCommands::all()
{
    m_all.clear();
    addSearch();
    addOrders();
    addChosen();
    return m_all;
}

void PayorsCommands::addSearch()
{
    PayorsPane &pane = m_pane;
    m_all.push_back({.id = u"pane.filter"_s,
                     .title = tr("Search payors by name"),
                     .run = [&pane] { pane.focusFilter(); },
                     .icon = IconName::Search,
                     .keywords = tr("insurance company find")});
    m_all.push_back({.id = u"payor.clearinghouse"_s,
                     .title = tr("Choose clearinghouse"),
                     .run = [&pane] { pane.focusField(PayorsPane::Field::Clearinghouse); },
                     .icon = IconName::Search,
                     .keywords = tr("payors"),
                     .onlyTyped = true});
    m_all.push_back({.id = u"payor.state"_s,
                     .title = tr("Filter payors by state"),
                     .run = [&pane] { pane.focusField(PayorsPane::Field::State); },
                     .icon = IconName::Filter,
                     .onlyTyped = true});
    m_all.push_back({.id = u"payor.byId"_s,
                     .title = tr("Search payors by ID"),
                     .run = [&pane] { pane.focusField(PayorsPane::Field::PayorId); },
                     .icon = IconName::Search,
                     .keywords = tr("number"),
                     .onlyTyped = true});
    m_all.push_back({.id = u"pane.clearFilter"_s,
                     .title = tr("Clear payor search"),
                     .whyNot = m_pane.fields().isEmpty() ? tr("The search is already empty.") : QString(),
                     .run = [&pane] { pane.fields().clear(); },
                     .icon = IconName::Close});
    m_all.push_back({.id = u"pane.reload"_s,
                     .title = tr("Search payors again"),
                     .run = [&pane] { pane.reload(); },
                     .icon = IconName::Reload});
    m_all.push_back({.id = u"payor.raw"_s,
                     .title = tr("Show payors as raw JSON"),
                     .whyNot = whyNoRawAnswer(m_pane.rawAnswer()),
                     .run = [&pane] { pane.showRaw(); },
                     .icon = IconName::Payor,
                     .keywords = tr("response unread entries"),
                     .onlyTyped = true});
}

void PayorsCommands::addOrders()
{
    using Unsorted = PayorTableModel::Unsorted;
    const auto add = [this](const QString &id, const QString &title, Unsorted order) {
        m_all.push_back(
            {.id = id,
             .title = title,
             .whyNot = m_pane.results().order() == order ? tr("This sort order is already set.") : QString(),
             .run = [&pane = m_pane, order] { pane.results().setOrder(order); },
             .icon = IconName::Undo,
             .keywords = tr("sort"),
             .onlyTyped = true});
    };
    add(u"payor.serviceOrder"_s, tr("Show payors in the service’s order"), Unsorted::AsSent);
    add(u"payor.closestFirst"_s, tr("Sort payors by best match"), Unsorted::ByCloseness);
}

void PayorsCommands::addChosen()
{
    PayorsPane &pane = m_pane;
    const Payor payor = m_chosen.value_or(Payor());
    m_all.push_back({.id = u"payor.copyCode"_s,
                     .title = tr("Copy payor code"),
                     .whyNot = m_noneChosen,
                     .run = [&pane] { pane.copyCode(); },
                     .icon = IconName::Copy,
                     .detail = payor.code,
                     .about = payor.name});
    const Link link{.kind = Link::Kind::Payor,
                    .id = payor.code,
                    .name = payor.name,
                    .service = linkService(m_session.connection())};
    m_all.push_back({.id = u"payor.copyLink"_s,
                     .title = tr("Copy link to payor"),
                     .whyNot = m_noneChosen,
                     .run = pane.copying(linkText(link), tr("Copied the link.")),
                     .icon = IconName::Copy,
                     .about = payor.name});
    m_all.push_back({.id = u"payor.compare"_s,
                     .title = tr("Compare with another payor"),
                     .whyNot = m_noneChosen,
                     .run = [&pane, payor] { pane.compareWith(payor); },
                     .icon = IconName::Compare,
                     .about = payor.name});
    m_all.push_back({.id = u"payor.compareEnd"_s,
                     .title = tr("Stop comparing payors"),
                     .whyNot = m_pane.isComparing() ? QString() : tr("No payor is being compared."),
                     .run = [&pane] { pane.compareWith(std::nullopt); },
                     .icon = IconName::Close,
                     .onlyTyped = true});
    const QString address = addressLines(payor.address).join(u'\n');
    m_all.push_back({.id = u"payor.copyAddress"_s,
                     .title = tr("Copy business address"),
                     .whyNot = m_noneChosen.isEmpty() && address.isEmpty()
                         ? tr("The service didn’t provide an address.")
                         : m_noneChosen,
                     .run = pane.copying(address, tr("Copied the address.")),
                     .icon = IconName::Copy,
                     .about = payor.name});
}

} // namespace labdesk
