// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centerscommands.h"

#include "domain/link.h"
#include "map/centermap.h"
#include "session/session.h"
#include "views/centers/centeractions.h"
#include "views/centers/centerfilterbar.h"
#include "views/centers/centerlistpanel.h"
#include "views/centers/centerlistview.h"
#include "views/centers/centersearchbar.h"
#include "views/centers/centerspane.h"
#include "views/common/addresstexts.h"
#include "views/common/rawanswerdialog.h"

#include <QCoreApplication>

#include <tuple>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Collects the commands; what they run outlives it.
class CommandList
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::CentersPane)

public:
    CommandList(CentersPane &pane, const CenterParts &parts)
        : m_pane(&pane), m_session(parts.session), m_searchBar(&parts.searchBar), m_list(&parts.list),
          m_map(&parts.map), m_directions(parts.directions), m_none(tr("No centers shown."))
    {
    }

    std::vector<Command> all()
    {
        addSearches();
        addCenter();
        addShow();
        addFilter();
        return std::move(m_all);
    }

private:
    void addSearches();
    void addRadii();
    void addCenter();
    void addShow();
    void addFilter();
    QString linkToSearch() const;

    CentersPane *m_pane;
    Session &m_session;
    CenterSearchBar *m_searchBar;
    CenterListPanel *m_list;
    CenterMap *m_map;
    DirectionsChoice m_directions;
    QString m_none;
    std::vector<Command> m_all;
};

void CommandList::addSearches()
{
    m_all.push_back({.id = u"pane.filter"_s,
                     .title = tr("Edit center search"),
                     .run = [pane = m_pane] { pane->focusFilter(); },
                     .icon = IconName::Search,
                     .listed = false});
    m_all.push_back({.id = u"center.byZip"_s,
                     .title = tr("Search centers near a ZIP code"),
                     .run = [bar = m_searchBar] { bar->begin(false, {}); },
                     .icon = IconName::Search,
                     .keywords = tr("new place")});
    m_all.push_back({.id = u"center.byOrder"_s,
                     .title = tr("Search centers for an order"),
                     .run = [bar = m_searchBar] { bar->begin(true, {}); },
                     .icon = IconName::Search,
                     .keywords = tr("new")});
    const QString noSearch = m_session.centers().query() ? QString() : tr("Nothing to search for yet.");
    m_all.push_back({.id = u"pane.reload"_s,
                     .title = tr("Search centers again"),
                     .whyNot = noSearch,
                     .run = [pane = m_pane] { pane->reload(); },
                     .icon = IconName::Reload});
    m_all.push_back({.id = u"center.raw"_s,
                     .title = tr("Show centers as raw JSON"),
                     .whyNot = whyNoRawAnswer(rawAnswerOf(m_session.centers().state())),
                     .run = [pane = m_pane] { pane->showRaw(); },
                     .icon = IconName::Center,
                     .keywords = tr("response unread entries"),
                     .onlyTyped = true});
    const bool isPersonal = m_session.centers().query() && m_session.centers().query()->isPersonal;
    m_all.push_back({.id = u"center.copyLink"_s,
                     .title = tr("Copy link to this search"),
                     .whyNot = isPersonal ? tr("The ZIP is from a user’s insurance record.") : noSearch,
                     .run = m_pane->copying(linkToSearch(), tr("Copied the link.")),
                     .icon = IconName::Copy});
    addRadii();
}

void CommandList::addRadii()
{
    const std::optional<CenterQuery> &query = m_session.centers().query();
    for (const Radius radius : offeredRadii())
        m_all.push_back({.id = u"center.radius.%1"_s.arg(int(radius)),
                         .title = tr("Search within %Ln mile(s)", nullptr, int(radius)),
                         .whyNot = !query              ? tr("Nothing to search for yet.")
                             : query->radius == radius ? tr("This radius is already set.")
                                                       : QString(),
                         .run = [pane = m_pane, radius] { pane->search().within(radius); },
                         .icon = IconName::Route,
                         .keywords = tr("radius distance"),
                         .onlyTyped = true});
}

/// Empty before there is a search.
QString CommandList::linkToSearch() const
{
    const auto &query = m_session.centers().query();
    if (!query || query->isPersonal)
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

void CommandList::addCenter()
{
    const std::optional<ServiceCenter> center = m_list->list()->currentCenter();
    const QString none = center ? QString() : tr("No center selected.");
    const QString name = center ? center->name : QString();
    m_all.push_back({.id = u"center.copyForPatient"_s,
                     .title = tr("Copy center for the patient"),
                     .whyNot = none,
                     .run = [pane = m_pane, center] { pane->showToast(copyForPatient(*center)); },
                     .icon = IconName::Copy,
                     .about = name});
    m_all.push_back(
        {.id = u"center.copyInSpanish"_s,
         .title = tr("Copy the center for the patient, in Spanish"),
         .whyNot = none,
         .run = [pane = m_pane, center] { pane->showToast(copyForPatient(*center, PatientLanguage::Spanish)); },
         .icon = IconName::Copy,
         .about = name,
         .onlyTyped = true});
    const auto copies = [&](const QString &id, const QString &title, const QString &text, const QString &missing,
                            const QString &done) {
        m_all.push_back({.id = id,
                         .title = title,
                         .whyNot = center && text.isEmpty() ? missing : none,
                         .run = m_pane->copying(text, done),
                         .icon = IconName::Copy,
                         .about = name});
    };
    copies(u"center.copyAddress"_s, tr("Copy address"), center ? addressLines(center->address).join(u'\n') : QString(),
           tr("The service didn’t provide an address."), tr("Copied the address."));
    copies(u"center.copyPhone"_s, tr("Copy phone"), center ? center->phoneNumber : QString(),
           tr("The service didn’t provide a phone number."), tr("Copied the phone number."));
    const QString noWay = m_directions == DirectionsChoice::Off ? tr("Directions are turned off in Preferences.")
        : center && directionsUrl(center->address).isEmpty()    ? tr("The service didn’t provide an address.")
                                                                : none;
    m_all.push_back({.id = u"center.directions"_s,
                     .title = tr("Directions to center…"),
                     .whyNot = noWay,
                     .run = [pane = m_pane] { pane->askForDirections(); },
                     .icon = IconName::External,
                     .keywords = tr("route way map browser"),
                     .about = name});
}

void CommandList::addFilter()
{
    const CenterFilter now = m_list->model().filter();
    const auto narrows = [&](const QString &id, const QString &title, CenterFilter then, bool isOn) {
        m_all.push_back({.id = id,
                         .title = title,
                         .whyNot = m_list->model().found() > 0 ? QString() : m_none,
                         .run = [bar = m_list->filterBar(), then = std::move(then)] { bar->setFilter(then); },
                         .icon = IconName::Filter,
                         .detail = isOn ? tr("on") : QString(),
                         .onlyTyped = true});
    };
    const auto changed = [&now](const auto &change) {
        CenterFilter filter = now;
        change(filter);
        return filter;
    };
    narrows(u"center.filter.openNow"_s, tr("Filter centers: open now"),
            changed([](CenterFilter &filter) { filter.openNow = !filter.openNow; }), now.openNow);
    narrows(u"center.filter.saturday"_s, tr("Filter centers: open on Saturday"),
            changed([](CenterFilter &filter) { filter.day = filter.day == Qt::Saturday ? 0 : Qt::Saturday; }),
            now.day == Qt::Saturday);
    narrows(u"center.filter.early"_s, tr("Filter centers: open before 8 AM"),
            changed([](CenterFilter &filter) { filter.beforeEight = !filter.beforeEight; }), now.beforeEight);
    m_all.push_back({.id = u"pane.clearFilter"_s,
                     .title = tr("Clear center filter"),
                     .whyNot = now.isEmpty() ? tr("The filter is empty.") : QString(),
                     .run = [bar = m_list->filterBar()] { bar->setFilter({}); },
                     .icon = IconName::Close});
}

void CommandList::addShow()
{
    using Order = CenterListModel::Order;
    const QString none = m_list->model().rowCount() > 0 ? QString() : m_none;
    const std::pair<Order, QString> orders[] = {{Order::Distance, tr("Sort centers by distance")},
                                                {Order::Name, tr("Sort centers by name")},
                                                {Order::City, tr("Sort centers by city")}};
    for (const auto &[order, title] : orders)
        m_all.push_back({.id = u"center.sort.%1"_s.arg(int(order)),
                         .title = title,
                         .whyNot = m_list->order() == order ? tr("This sort order is already set.") : none,
                         .run = [list = m_list, order = order] { list->setOrder(order); },
                         .icon = IconName::Columns,
                         .onlyTyped = true});
    m_all.push_back({.id = u"center.print"_s,
                     .title = tr("Handout for the patient…"),
                     .whyNot = none,
                     .run = [pane = m_pane] { pane->openSheet(); },
                     .icon = IconName::Print,
                     .keywords = tr("print PDF paper")});
    const bool hidden = m_list->isMapHidden();
    m_all.push_back({.id = u"center.map.hide"_s,
                     .title = hidden ? tr("Show map") : tr("Hide map"),
                     .run = [list = m_list, hidden] { list->setMapHidden(!hidden); },
                     .icon = IconName::Center,
                     .onlyTyped = true});
    const std::tuple<QString, QString, void (CenterMap::*)()> views[]
        = {{u"center.map.fit"_s, tr("Map: show all centers"), &CenterMap::fit},
           {u"center.map.in"_s, tr("Map: zoom in"), &CenterMap::zoomIn},
           {u"center.map.out"_s, tr("Map: zoom out"), &CenterMap::zoomOut}};
    for (const auto &[id, title, change] : views)
        m_all.push_back({.id = id,
                         .title = title,
                         .whyNot = none,
                         .run =
                             [map = m_map, change = change] {
                                 (map->*change)();
                                 map->setFocus(Qt::ShortcutFocusReason);
                             },
                         .icon = IconName::Fit,
                         .onlyTyped = true});
}

} // namespace

std::vector<Command> centersCommands(CentersPane &pane, const CenterParts &parts)
{
    return CommandList(pane, parts).all();
}

} // namespace labdesk
