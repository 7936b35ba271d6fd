// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centerscommands.h"

#include "domain/link.h"
#include "map/centermap.h"
#include "session/session.h"
#include "text/addresstexts.h"
#include "views/centers/centeractions.h"
#include "views/centers/centerfilterbar.h"
#include "views/centers/centerlistpanel.h"
#include "views/centers/centerlistview.h"
#include "views/centers/centersearchbar.h"
#include "views/centers/centerspane.h"
#include "views/common/command.h"
#include "views/common/rawresponsedialog.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct CentersNow
{
    CentersPane &pane;
    CenterParts parts;
    std::optional<CenterQuery> query = parts.session.centers().query();
    std::optional<ServiceCenter> center = parts.list.list()->currentCenter();
    CenterFilter filter = parts.list.model().filter();
};

/// What a command copies from the current center, or why it can't.
struct CenterCopy
{
    QString text;
    QString missing;
    QString done;
};

struct CentersCommands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::CentersPane)

public:
    using Now = CentersNow;
    using Row = CommandRow<Now>;
    using Order = CenterListModel::Order;

    static QString name(const Now &now) { return now.center ? now.center->name : QString(); }
    static QString on(bool isOn) { return isOn ? tr("on") : QString(); }

    static QString searchDisabledReason(const Now &now)
    {
        return now.query ? QString() : tr("Nothing to search for yet.");
    }
    static QString linkDisabledReason(const Now &now)
    {
        return now.query && now.query->isPersonal ? tr("The ZIP code is from a user’s insurance record.")
                                                  : searchDisabledReason(now);
    }
    static QString noneSelectedReason(const Now &now) { return now.center ? QString() : tr("No center selected."); }
    static QString noneShownReason(const Now &now)
    {
        return now.parts.list.model().rowCount() > 0 ? QString() : tr("No centers shown.");
    }
    static QString noneFoundReason(const Now &now)
    {
        return now.parts.list.model().found() > 0 ? QString() : tr("No centers shown.");
    }
    static QString directionsDisabledReason(const Now &now)
    {
        return now.parts.directions == Settings::OpenInBrowser::Off ? tr("Directions are turned off in Preferences.")
            : now.center && directionsUrl(now.center->address).isEmpty() ? tr("The service didn’t provide an address.")
                                                                         : noneSelectedReason(now);
    }
    static QString clearDisabledReason(const Now &now)
    {
        return now.filter.isEmpty() ? tr("The filter is empty.") : QString();
    }
    template <Order order> static QString orderDisabledReason(const Now &now)
    {
        return now.parts.list.order() == order ? tr("This sort order is already set.") : noneShownReason(now);
    }

    static CenterCopy address(const ServiceCenter &center)
    {
        return {addressLines(center.address).join(u'\n'), tr("The service didn’t provide an address."),
                tr("Copied the address.")};
    }
    static CenterCopy phone(const ServiceCenter &center)
    {
        return {center.phoneNumber, tr("The service didn’t provide a phone number."), tr("Copied the phone number.")};
    }
    template <CenterCopy (*what)(const ServiceCenter &)> static QString copyDisabledReason(const Now &now)
    {
        const CenterCopy copy = now.center ? what(*now.center) : CenterCopy();
        return now.center && copy.text.isEmpty() ? copy.missing : noneSelectedReason(now);
    }
    template <CenterCopy (*what)(const ServiceCenter &)> static void copy(const Now &now)
    {
        const CenterCopy copy = what(*now.center);
        now.pane.copy(copy.text, copy.done);
    }
    static void copyLink(const Now &now);
    template <Order order> static void sort(const Now &now) { now.parts.list.setOrder(order); }
    template <void (CenterMap::*change)()> static void changeMap(const Now &now)
    {
        (now.parts.map.*change)();
        now.parts.map.setFocus(Qt::ShortcutFocusReason);
    }
    static void setFilter(const Now &now, void (*change)(CenterFilter &))
    {
        CenterFilter filter = now.filter;
        change(filter);
        now.parts.list.filterBar()->setFilter(filter);
    }

    static constexpr Row searchRows[] = {
        Row("pane.filter", QT_TR_NOOP("Edit center search"), IconName::Search,
            [](const Now &now) { now.pane.focusFilter(); }, {}, {.listed = Listed::Never}),
        Row("center.byZip", QT_TR_NOOP("Find centers near a ZIP code"), IconName::Search,
            [](const Now &now) { now.parts.searchBar.begin(false, {}); }, {},
            {.keywords = QT_TR_NOOP("search new place")}),
        Row("center.byOrder", QT_TR_NOOP("Find centers for an order"), IconName::Search,
            [](const Now &now) { now.parts.searchBar.begin(true, {}); }, {}, {.keywords = QT_TR_NOOP("search new")}),
        Row(
            "pane.reload", QT_TR_NOOP("Search centers again"), IconName::Reload,
            [](const Now &now) { now.pane.reload(); }, searchDisabledReason),
        Row(
            "center.raw", QT_TR_NOOP("Show centers as raw JSON"), IconName::Center,
            [](const Now &now) { now.pane.showRaw(); },
            [](const Now &now) {
                return rawResponseDisabledReason(rawResponseOf(now.parts.session.centers().state()));
            },
            {.keywords = QT_TR_NOOP("response unread entries"), .listed = Listed::WhenTyped, .tool = true}),
        Row("center.copyLink", QT_TR_NOOP("Copy link to this search"), IconName::Copy, copyLink, linkDisabledReason),
    };

    static constexpr Row rows[] = {
        Row("center.copyForPatient", QT_TR_NOOP("Copy center details for patient"), IconName::Copy,
            [](const Now &now) { now.pane.showToast(copyForPatient(*now.center)); }, noneSelectedReason,
            {.about = name}),
        Row("center.copyInSpanish", QT_TR_NOOP("Copy center details for patient in Spanish"), IconName::Copy,
            [](const Now &now) { now.pane.showToast(copyForPatient(*now.center, PatientLanguage::Spanish)); },
            noneSelectedReason, {.listed = Listed::WhenTyped, .about = name}),
        Row("center.copyAddress", QT_TR_NOOP("Copy address"), IconName::Copy, copy<address>,
            copyDisabledReason<address>, {.about = name}),
        Row("center.copyPhone", QT_TR_NOOP("Copy phone"), IconName::Copy, copy<phone>, copyDisabledReason<phone>,
            {.about = name}),
        Row("center.directions", QT_TR_NOOP("Directions to center…"), IconName::External,
            [](const Now &now) { now.pane.showDirections(); }, directionsDisabledReason,
            {.keywords = QT_TR_NOOP("route way map browser"), .about = name}),
        Row("center.sort.0", QT_TR_NOOP("Sort centers by distance"), IconName::Columns, sort<Order::Distance>,
            orderDisabledReason<Order::Distance>, {.listed = Listed::WhenTyped}),
        Row("center.sort.1", QT_TR_NOOP("Sort centers by name"), IconName::Columns, sort<Order::Name>,
            orderDisabledReason<Order::Name>, {.listed = Listed::WhenTyped}),
        Row("center.sort.2", QT_TR_NOOP("Sort centers by city"), IconName::Columns, sort<Order::City>,
            orderDisabledReason<Order::City>, {.listed = Listed::WhenTyped}),
        Row("center.print", QT_TR_NOOP("Create patient handout…"), IconName::Print,
            [](const Now &now) { now.pane.openSheet(); }, noneShownReason, {.keywords = QT_TR_NOOP("print PDF paper")}),
        Row("center.map.hide", QT_TR_NOOP("Hide map"), IconName::Center,
            [](const Now &now) { now.parts.list.setMapHidden(!now.parts.list.isMapHidden()); }, {},
            {.listed = Listed::WhenTyped,
             .whileOn = {[](const Now &now) { return now.parts.list.isMapHidden(); }, QT_TR_NOOP("Show map"),
                         IconName::Center}}),
        Row("center.map.fit", QT_TR_NOOP("Map: show all centers"), IconName::Fit, changeMap<&CenterMap::fit>,
            noneShownReason, {.listed = Listed::WhenTyped}),
        Row("center.map.in", QT_TR_NOOP("Map: zoom in"), IconName::Fit, changeMap<&CenterMap::zoomIn>, noneShownReason,
            {.listed = Listed::WhenTyped}),
        Row("center.map.out", QT_TR_NOOP("Map: zoom out"), IconName::Fit, changeMap<&CenterMap::zoomOut>,
            noneShownReason, {.listed = Listed::WhenTyped}),
        Row("center.filter.openNow", QT_TR_NOOP("Filter centers: open now"), IconName::Filter,
            [](const Now &now) { setFilter(now, [](CenterFilter &filter) { filter.openNow = !filter.openNow; }); },
            noneFoundReason,
            {.listed = Listed::WhenTyped, .detail = [](const Now &now) { return on(now.filter.openNow); }}),
        Row("center.filter.saturday", QT_TR_NOOP("Filter centers: open on Saturday"), IconName::Filter,
            [](const Now &now) {
                setFilter(now,
                          [](CenterFilter &filter) { filter.day = filter.day == Qt::Saturday ? 0 : Qt::Saturday; });
            },
            noneFoundReason,
            {.listed = Listed::WhenTyped, .detail = [](const Now &now) { return on(now.filter.day == Qt::Saturday); }}),
        Row("center.filter.early", QT_TR_NOOP("Filter centers: open before 8 AM"), IconName::Filter,
            [](const Now &now) {
                setFilter(now, [](CenterFilter &filter) { filter.opensBeforeEight = !filter.opensBeforeEight; });
            },
            noneFoundReason,
            {.listed = Listed::WhenTyped, .detail = [](const Now &now) { return on(now.filter.opensBeforeEight); }}),
        Row(
            "pane.clearFilter", QT_TR_NOOP("Clear center filter"), IconName::Close,
            [](const Now &now) { now.parts.list.filterBar()->setFilter({}); }, clearDisabledReason),
    };
};

void CentersCommands::copyLink(const Now &now)
{
    Link link{.service = linkService(now.parts.session.connection())};
    if (const auto *near = std::get_if<NearZip>(&now.query->where)) {
        link.kind = Link::Kind::Zip;
        link.id = near->zip;
        link.lab = near->labId;
    } else {
        link.kind = Link::Kind::Order;
        link.id = std::get<NearOrder>(now.query->where).order.text();
    }
    now.pane.copy(linkText(link), tr("Copied the link."));
}

void addRadii(std::vector<Command> &all, const CentersNow &now)
{
    for (const Radius radius : offeredRadii())
        all.push_back({.id = u"center.radius.%1"_s.arg(int(radius)),
                       .title = CentersCommands::tr("Search within %Ln mile(s)", nullptr, int(radius)),
                       .disabledReason = now.query && now.query->radius == radius
                           ? CentersCommands::tr("This radius is already set.")
                           : CentersCommands::searchDisabledReason(now),
                       .run = [&pane = now.pane, radius] { pane.search().within(radius); },
                       .icon = IconName::Route,
                       .keywords = CentersCommands::tr("radius distance"),
                       .onlyTyped = true});
}

} // namespace

std::vector<Command> centersCommands(CentersPane &pane, const CenterParts &parts)
{
    std::vector<Command> all;
    const auto now = std::make_shared<CentersNow>(CentersNow{pane, parts});
    addCommands<CentersCommands>(all, CentersCommands::searchRows, now);
    addRadii(all, *now);
    addCommands<CentersCommands>(all, CentersCommands::rows, now);
    return all;
}

} // namespace labdesk
