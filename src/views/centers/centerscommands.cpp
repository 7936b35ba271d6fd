// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/link.h"
#include "output/clipboard.h"
#include "session/session.h"
#include "ui_centerspane.h"
#include "views/centers/centeractions.h"
#include "views/centers/centerspane.h"
#include "views/common/addresstexts.h"
#include "views/common/command.h"
#include "views/common/rawanswerdialog.h"

#include <QToolButton>

using namespace Qt::StringLiterals;

namespace labdesk {

std::vector<Command> CentersPane::commands()
{
    std::vector<Command> all;
    all.push_back({.id = u"pane.filter"_s,
                   .title = tr("Edit the search for centers"),
                   .run = [this] { focusFilter(); },
                   .icon = IconName::Search,
                   .listed = false});
    all.push_back({.id = u"center.byZip"_s,
                   .title = tr("Search centers near a ZIP"),
                   .run = [this] { m_ui->searchBar->begin(false, {}); },
                   .icon = IconName::Search,
                   .keywords = tr("new place")});
    all.push_back({.id = u"center.byOrder"_s,
                   .title = tr("Search centers for an order"),
                   .run = [this] { m_ui->searchBar->begin(true, {}); },
                   .icon = IconName::Search,
                   .keywords = tr("new")});
    const bool asked = m_session.centers().query().has_value();
    const QString noSearch = asked ? QString() : tr("Nothing was searched for yet.");
    all.push_back({.id = u"pane.reload"_s,
                   .title = tr("Search the centers again"),
                   .whyNot = noSearch,
                   .run = [this] { reload(); },
                   .icon = IconName::Reload});
    all.push_back({.id = u"center.raw"_s,
                   .title = tr("Show the centers as raw JSON"),
                   .whyNot = whyNoRawAnswer(rawAnswerOf(m_session.centers().state())),
                   .run = [this] { showRaw(); },
                   .icon = IconName::Center,
                   .keywords = tr("response unread entries"),
                   .onlyTyped = true});
    all.push_back({.id = u"center.copyLink"_s,
                   .title = tr("Copy link to this search"),
                   .whyNot = noSearch,
                   .run =
                       [this, link = linkToSearch()] {
                           output::copyText(link);
                           Q_EMIT toastRequested(tr("Copied the link."), {}, {});
                       },
                   .icon = IconName::Copy});
    for (const Radius radius : offeredRadii()) {
        const bool same = asked && m_session.centers().query()->radius == radius;
        all.push_back({.id = u"center.radius.%1"_s.arg(int(radius)),
                       .title = tr("Search within %Ln mile(s)", nullptr, int(radius)),
                       .whyNot = same ? tr("This is the radius now.") : noSearch,
                       .run = [this, radius] { searchWithin(radius); },
                       .icon = IconName::Route,
                       .keywords = tr("radius distance"),
                       .onlyTyped = true});
    }
    addCenterCommands(all);
    addShowCommands(all);
    addFilterCommands(all);
    return all;
}

QString CentersPane::linkToSearch() const
{
    const auto &query = m_session.centers().query();
    if (!query)
        return {};
    Link link{.service = linkService(m_session.connection())};
    if (const auto *near = std::get_if<NearZip>(&query->where)) {
        link.kind = Link::Kind::Zip;
        link.id = near->zip;
        link.lab = near->labId;
    } else {
        link.kind = Link::Kind::Order;
        link.id = std::get<NearOrder>(query->where).order.text();
    }
    return linkText(link);
}

void CentersPane::addCenterCommands(std::vector<Command> &all)
{
    const std::optional<ServiceCenter> center = currentCenter();
    const QString none = center ? QString() : tr("No center is selected.");
    const QString name = center ? center->name : QString();
    all.push_back({.id = u"center.copyForPatient"_s,
                   .title = tr("Copy the center for the patient"),
                   .whyNot = none,
                   .run = [this, center] { Q_EMIT toastRequested(copyForPatient(*center), {}, {}); },
                   .icon = IconName::Copy,
                   .about = name});
    const auto copies = [&](const QString &id, const QString &title, const QString &text, const QString &missing,
                            const QString &done) {
        all.push_back({.id = id,
                       .title = title,
                       .whyNot = center && text.isEmpty() ? missing : none,
                       .run =
                           [this, text, done] {
                               output::copyText(text);
                               Q_EMIT toastRequested(done, {}, {});
                           },
                       .icon = IconName::Copy,
                       .about = name});
    };
    copies(u"center.copyAddress"_s, tr("Copy address"), center ? addressLines(center->address).join(u'\n') : QString(),
           tr("The service gave no address."), tr("Copied the address."));
    copies(u"center.copyPhone"_s, tr("Copy phone"), center ? center->phoneNumber : QString(),
           tr("The service gave no phone number."), tr("Copied the phone number."));
    const QString noWay = m_directions == DirectionsChoice::Off ? tr("Directions are switched off in the preferences.")
        : center && directionsUrl(center->address).isEmpty()    ? tr("The service gave no address.")
                                                                : none;
    all.push_back({.id = u"center.directions"_s,
                   .title = tr("Directions to the center…"),
                   .whyNot = noWay,
                   .run = [this] { askForDirections(); },
                   .icon = IconName::External,
                   .keywords = tr("route way map browser"),
                   .about = name});
}

void CentersPane::addFilterCommands(std::vector<Command> &all)
{
    const QString none = m_model.found() > 0 ? QString() : tr("No centers are shown.");
    const CenterFilter now = m_model.filter();
    const auto narrows = [&](const QString &id, const QString &title, bool CenterFilter::*part) {
        all.push_back({.id = id,
                       .title = title,
                       .whyNot = none,
                       .run =
                           [this, now, part] {
                               CenterFilter filter = now;
                               filter.*part = !(now.*part);
                               m_ui->filterBar->setFilter(filter);
                           },
                       .icon = IconName::Filter,
                       .detail = now.*part ? tr("on") : QString(),
                       .onlyTyped = true});
    };
    narrows(u"center.filter.openNow"_s, tr("Centers that are open now"), &CenterFilter::openNow);
    narrows(u"center.filter.saturday"_s, tr("Centers that open on Saturdays"), &CenterFilter::onSaturday);
    narrows(u"center.filter.early"_s, tr("Centers that open before 8 AM"), &CenterFilter::beforeEight);
    all.push_back({.id = u"pane.clearFilter"_s,
                   .title = tr("Clear the filter of the centers"),
                   .whyNot = now.isEmpty() ? tr("The filter is empty.") : QString(),
                   .run = [this] { m_ui->filterBar->setFilter({}); },
                   .icon = IconName::Close});
}

void CentersPane::addShowCommands(std::vector<Command> &all)
{
    const QString none = m_model.rowCount() > 0 ? QString() : tr("No centers are shown.");
    const QString orders[]
        = {tr("Sort centers by distance"), tr("Sort centers by name"), tr("Sort centers by city")}; // as in the choice
    for (int order = 0; order < 3; ++order)
        all.push_back({.id = u"center.sort.%1"_s.arg(order),
                       .title = orders[order],
                       .whyNot = m_ui->sortCombo->currentIndex() == order ? tr("This is the order now.") : none,
                       .run = [this, order] { m_ui->sortCombo->setCurrentIndex(order); },
                       .icon = IconName::Columns,
                       .onlyTyped = true});
    all.push_back({.id = u"center.print"_s,
                   .title = tr("Page for the patient…"),
                   .whyNot = none,
                   .run = [this] { openSheet(); },
                   .icon = IconName::Print,
                   .keywords = tr("print PDF paper")});
    const bool hidden = m_hideMap->isChecked();
    all.push_back({.id = u"center.map.hide"_s,
                   .title = hidden ? tr("Show the map") : tr("Hide the map"),
                   .run = [this] { m_hideMap->toggle(); },
                   .icon = IconName::Center,
                   .onlyTyped = true});
    const std::tuple<QString, QString, void (CenterMap::*)()> views[]
        = {{u"center.map.fit"_s, tr("Map: show all centers"), &CenterMap::fit},
           {u"center.map.in"_s, tr("Map: zoom in"), &CenterMap::zoomIn},
           {u"center.map.out"_s, tr("Map: zoom out"), &CenterMap::zoomOut}};
    for (const auto &[id, title, change] : views)
        all.push_back({.id = id,
                       .title = title,
                       .whyNot = none,
                       .run =
                           [this, change = change] {
                               (m_ui->centerMap->*change)();
                               m_ui->centerMap->setFocus(Qt::ShortcutFocusReason);
                           },
                       .icon = IconName::Fit,
                       .onlyTyped = true});
}

void CentersPane::searchWithin(Radius radius)
{
    if (!m_session.centers().query())
        return;
    CenterQuery query = *m_session.centers().query();
    query.radius = radius;
    m_ui->searchBar->setRadius(radius);
    search(query);
}

void CentersPane::searchNear(const QString &zip, std::optional<qint64> lab)
{
    if (lab)
        m_ui->searchBar->setLab(*lab);
    m_ui->searchBar->begin(false, zip);
    m_ui->searchBar->search();
}

void CentersPane::searchForOrder(const QString &order)
{
    m_ui->searchBar->begin(true, order);
    m_ui->searchBar->search();
}

} // namespace labdesk
