// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centerspane.h"

#include "domain/absence.h"
#include "domain/lab.h"
#include "domain/zipcode.h"
#include "geo/timezones.h"
#include "map/centermap.h"
#include "map/maplegend.h"
#include "models/centerlistmodel.h"
#include "models/hourstext.h"
#include "session/centerfinder.h"
#include "session/session.h"
#include "text/addresstexts.h"
#include "views/centers/centeremptystate.h"
#include "views/centers/centerfilterbar.h"
#include "views/centers/centerlistpanel.h"
#include "views/centers/centerlistview.h"
#include "views/centers/centerscommands.h"
#include "views/centers/centersearchbar.h"
#include "views/centers/centersheetdialog.h"
#include "views/centers/centertexts.h"
#include "views/common/command.h"
#include "views/common/listoutput.h"
#include "views/common/rawresponsedialog.h"
#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/liststate.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/remotestack.h"
#include "widgets/separator.h"
#include "widgets/statepage.h"

#include <QFrame>
#include <QGridLayout>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace labdesk {

/// The map of the centers that were found, with its legend below.
class CenterMapPanel : public QWidget
{
    Q_OBJECT

public:
    CenterMapPanel() : m_map(new CenterMap), m_legend(new MapLegend)
    {
        setObjectName(u"mapPanel"_s);
        m_map->setObjectName(u"centerMap"_s);
        m_legend->setObjectName(u"mapLegend"_s);
        const Metrics metrics = metricsFor(this);
        m_map->setMinimumSize(metrics.px(240), metrics.px(200));
        auto *layout = makeColumnLayout(this, 0);
        layout->addWidget(m_map, 1);
        QFrame *line = makeSeparator();
        line->setObjectName(u"mapFootLine"_s);
        layout->addWidget(line);
        layout->addWidget(m_legend);
    }

    /// `query`: the search; nothing: none yet. `origin`: its location, if known.
    void place(const std::vector<ServiceCenter> &centers, const std::optional<CenterQuery> &query,
               const std::optional<MapOrigin> &origin)
    {
        std::vector<MapItem> items;
        bool hasUnknown = false;
        bool hasExact = false;
        for (const ServiceCenter &center : centers) {
            MapItem item{center.address.city.isEmpty() ? center.name : center.address.city, int(items.size()) + 1,
                         center.location, center.address.zip, center.distance.miles};
            item.about = {center.name, oneLine(center.address)};
            if (!center.phoneNumber.isEmpty())
                item.about += formatPhone(center.phoneNumber);
            item.about += hoursSummary(center.hours);
            items.push_back(item);
            hasUnknown = hasUnknown || (origin && !center.location && zipCodeIn(center.address.zip) == origin->zip);
            hasExact = hasExact || center.location.has_value();
        }
        const bool order = query && std::holds_alternative<NearOrder>(query->where);
        m_map->setCenters(origin, query ? milesAround(*query, centers) : int(Radius::Miles25), items);
        m_legend->show(origin ? origin->zip : QString(), !items.empty(), hasExact, hasUnknown,
                       order && !items.empty() ? tr("Distances are from the patient’s address, which the service "
                                                    "doesn’t share.")
                                               : QString());
    }

    CenterMap *map() const { return m_map; }

private:
    CenterMap *m_map;
    MapLegend *m_legend;
};

/// Buttons for known labs, offered after a search without results. Hidden if there are none.
class LabButtons : public QWidget
{
    Q_OBJECT

public:
    LabButtons() : m_layout(new QGridLayout(this))
    {
        setObjectName(u"labButtons"_s);
        m_layout->setContentsMargins(0, 0, 0, 0);
        m_layout->setSpacing(metricsFor(this).one);
        m_layout->setColumnStretch(2, 1);
        hide();
    }

    /// Offers up to six of `labs`, except the one that was searched.
    void offer(const std::vector<Lab> &labs, qint64 searched)
    {
        constexpr size_t maxOffered = 6;
        while (QLayoutItem *item = m_layout->takeAt(0)) {
            item->widget()->deleteLater(); // this may run in the click handler of the button
            item->widget()->hide();
            delete item;
        }
        std::vector<QPushButton *> buttons;
        for (const Lab &lab : labs) {
            if (lab.id == searched || buttons.size() == maxOffered)
                continue;
            auto *button = makeButton(escapeMnemonic(tr("Search %1").arg(formatLab(lab))), ButtonKind::Plain,
                                      u"otherLabButton"_s, this);
            connect(button, &QPushButton::clicked, this, [this, id = lab.id] { Q_EMIT labChosen(id); });
            buttons.push_back(button);
        }
        const int maxWidth = metricsFor(this).px(180); // for two columns
        const bool areNamesShort = std::ranges::all_of(
            buttons, [maxWidth](const auto *button) { return button->sizeHint().width() <= maxWidth; });
        const int columns = areNamesShort ? 2 : 1;
        for (int at = 0; at < int(buttons.size()); ++at)
            m_layout->addWidget(buttons[size_t(at)], at / columns, at % columns);
        setVisible(!buttons.empty());
    }

Q_SIGNALS:
    void labChosen(qint64 id);

private:
    QGridLayout *m_layout;
};

CentersPane::CentersPane(Session &session, QWidget *parent)
    : Pane(parent), m_session(session), m_searchBar(new CenterSearchBar), m_list(new CenterListPanel),
      m_map(new CenterMapPanel), m_stack(new RemoteStack(m_list, tr("Searching service centers…"))),
      m_otherLabs(new LabButtons), m_search(session.centers(), *m_searchBar)
{
    setObjectName(u"centersPane"_s);
    m_searchBar->setObjectName(u"searchBar"_s);
    arrange();
    connectParts();
    m_list->model().setLabs([this](const ServiceCenter &center) {
        return isOfSeveralLabs() ? formatLab(m_session.labs().lab(center.labId, center.labSlug)) : QString();
    });
    m_searchBar->followLabs(session.labs());
    connect(&session.centers(), &CenterFinder::stateChanged, this, &CentersPane::showState);
    showState();
}

void CentersPane::arrange()
{
    const Metrics metrics = metricsFor(this);
    m_searchBar->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_stack->setSpaceAboveNotice(metrics.oneAndHalf);
    m_stack->setObjectName(u"resultStack"_s);
    auto *result = new QWidget;
    auto *resultLayout = makeColumnLayout(result);
    resultLayout->addWidget(m_stack);
    auto *splitter = new QSplitter(Qt::Horizontal);
    splitter->setObjectName(u"centersSplitter"_s);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(1);
    splitter->addWidget(result);
    splitter->addWidget(m_map);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setSizes({metrics.px(470), metrics.px(740)});
    auto *layout = makeColumnLayout(this, 0);
    layout->addWidget(m_searchBar);
    auto *line = makeSeparator();
    line->setObjectName(u"searchBarLine"_s);
    layout->addWidget(line);
    layout->addWidget(splitter, 1);
}

void CentersPane::connectParts()
{
    CenterFinder &finder = m_session.centers();
    connect(m_searchBar, &CenterSearchBar::modeChanged, this, &CentersPane::showState);
    connect(m_stack, &RemoteStack::retryRequested, &finder, &CenterFinder::retry);
    connect(m_stack, &RemoteStack::cancelRequested, &finder, &CenterFinder::cancel);
    m_stack->empty()->setMore(m_otherLabs);
    connect(m_otherLabs, &LabButtons::labChosen, &m_search, &CenterSearch::withLab);
    connect(&m_search, &CenterSearch::begunElsewhere, m_list, [this] { m_list->filterBar()->setFilter({}); });
    connect(m_stack, &RemoteStack::emptyActionRequested, &m_search, &CenterSearch::searchSuggested);

    connect(m_list, &CenterListPanel::retryRequested, &finder, &CenterFinder::retry);
    connect(m_list, &CenterListPanel::rawRequested, this, &CentersPane::showRaw);
    connect(m_list, &CenterListPanel::sheetRequested, this, &CentersPane::openSheet);
    connect(m_list, &CenterListPanel::shownChanged, this, [this] { m_map->map()->setShown(m_list->shown()); });
    connect(m_list, &CenterListPanel::mapHidden, this, [this](bool hidden) {
        m_map->setVisible(!hidden);
        showOnMap();
    });
    CenterListView *list = m_list->list();
    connect(list, &CenterListView::copied, this, &CentersPane::showToast);
    connect(list, &CenterListView::directionsRequested, this, &CentersPane::showDirections);
    connect(list, &CenterListView::sheetRequested, this, &CentersPane::openSheet);
    connect(list, &CenterListView::currentNumberChanged, this,
            [this](int number) { m_map->map()->setSelected(number - 1); });
    connect(m_map->map(), &CenterMap::selected, list, [list](int row) { list->setCurrentNumber(row + 1); });
    connect(list, &CenterListView::hoveredNumberChanged, m_map->map(),
            [this](int number) { m_map->map()->setHovered(number - 1); });
    connect(m_map->map(), &CenterMap::hovered, list, [list](int row) { list->setHoveredNumber(row + 1); });
    connect(m_map->map(), &CenterMap::searchAroundRequested, this,
            [this](const GeoPoint &middle) { m_search.searchAround(middle, *m_map->map()->geography()); });
    connect(m_map->map(), &CenterMap::geographyLoaded, this, &CentersPane::takeGeography);
    connect(m_map->map(), &CenterMap::markersPlaced, this, &CentersPane::showOnMap);
    connect(&m_directions, &DirectionsOpener::choiceMade, this, &CentersPane::directionsChosen);
    connect(&m_directions, &DirectionsOpener::toastRequested, this, &CentersPane::showToast);
}

void CentersPane::showEvent(QShowEvent *event)
{
    Pane::showEvent(event);
    m_map->map()->loadGeography();
}

void CentersPane::resizeEvent(QResizeEvent *event)
{
    Pane::resizeEvent(event);
    m_list->setMapSpace(width() >= metricsFor(this).px(840)); // true in a window that is 900 wide
}

void CentersPane::takeGeography()
{
    // saved because the calls below reset the list
    const QVariantMap list = listState(*m_list->list(), CenterListModel::NumberRole);
    const std::shared_ptr<const MapGeography> geography = m_map->map()->geography();
    m_searchBar->setGeography(geography);
    m_list->model().setZones(
        [geography](const QString &zip) { return geo::zipTimeZone(zip, *geography->zips, *geography->outlines); });
    m_shownAt = {}; // so that centers that arrived before the geography are placed on the map
    showState();
    restoreListState(*m_list->list(), CenterListModel::NumberRole, list);
    if (std::exchange(m_isSheetWaiting, false) && isVisible()) // the dialog must not open over another place
        openSheet();
}

void CentersPane::reload()
{
    m_search.again();
}

void CentersPane::focusFilter()
{
    m_searchBar->focusFirst();
}

std::vector<Command> CentersPane::commands()
{
    std::vector<Command> all
        = centersCommands(*this, {m_session, *m_searchBar, *m_list, *m_map->map(), m_directions.choice()});
    m_list->list()->output().addCommands(all);
    return all;
}

QVariantMap CentersPane::viewState() const
{
    QVariantMap state = m_list->viewState();
    QVariantMap search = m_searchBar->viewState();
    if (m_search.isOfPerson(search.value(u"zip"_s).toString()))
        search.remove(u"zip"_s); // shown again while its result is there
    state[u"search"_s] = search;
    return state;
}

void CentersPane::restoreViewState(const QVariantMap &state)
{
    m_searchBar->restoreViewState(state.value(u"search"_s).toMap());
    m_list->restoreViewState(state);
}

void CentersPane::suggestLab(qint64 id)
{
    m_searchBar->suggestLab(id);
}

void CentersPane::showState()
{
    const auto &state = m_session.centers().state();
    const auto *ready = readyIn(state);
    if (ready && ready->at != m_shownAt) {
        m_shownAt = ready->at;
        showCenters(ready->value);
    } else if (!ready && (m_shownAt.isValid() || m_list->model().found() > 0)) {
        m_shownAt = {};
        showCenters({});
    }
    m_list->showUnreadEntries(ready ? ready->undecodable : UndecodableEntries());
    const std::vector<LabFailure> &failed = m_session.centers().failedLabs();
    m_list->showFailedLabs(ready && !failed.empty() ? formatFailedLabs(failed, m_session.labs()) : QString());
    const std::optional<CenterQuery> &query = m_session.centers().query();
    m_search.follow();
    if (query != m_sortedQuery) { // a new search starts sorted by distance
        m_sortedQuery = query;
        m_list->setOrder(CenterListModel::Order::Distance);
    }
    if (ready && ready->value.centers.empty() && query)
        showEmpty();
    m_searchBar->setHistory(m_session.centers().past());
    m_stack->showRemote(state, [](const ServiceCenterList &list) { return list.centers.empty(); });
    if (const auto *failure = std::get_if<Failed>(&state); failure && query)
        showFailure(failure->why, *query);
    const bool isElsewhere = query && !m_search.isFromThisForm();
    if (isElsewhere || !query)
        showIdle();
    setMapCleared(isElsewhere);
    Q_EMIT syncedAt(ready && !isElsewhere ? ready->at : QDateTime());
}

void CentersPane::showCenters(const ServiceCenterList &list)
{
    const std::optional<CenterQuery> &query = m_session.centers().query();
    const QString lab = isOfSeveralLabs() ? formatAllLabs()
        : query                           ? formatLab(m_session.labs().lab(list.labId, list.labSlug))
                                          : QString();
    m_map->place(list.centers, query, m_search.origin());
    m_list->showCenters(list.centers, query ? shownZip(*query) : QString(), lab,
                        query ? formatSearchArea(*query) : QString());
}

/// Clears the map, like the list, while the form that is shown hasn't been used for a search.
void CentersPane::setMapCleared(bool isCleared)
{
    if (isCleared) // even if already cleared, because new centers may have arrived
        m_map->place({}, std::nullopt, std::nullopt);
    const bool wasCleared = std::exchange(m_isMapCleared, isCleared);
    if (isCleared || !wasCleared)
        return;
    const auto *ready = readyIn(m_session.centers().state());
    m_map->place(ready ? ready->value.centers : std::vector<ServiceCenter>(), m_session.centers().query(),
                 m_search.origin());
    m_map->map()->setShown(m_list->shown());
    m_map->map()->setSelected(m_list->list()->currentNumber() - 1);
}

/// Tells the list which centers the map shows.
void CentersPane::showOnMap()
{
    const auto from = m_search.origin();
    m_list->setPlaced(m_map->isHidden() ? std::nullopt : std::optional(m_map->map()->unplaced()),
                      from ? from->zip : QString());
}

bool CentersPane::isOfSeveralLabs() const
{
    const NearZip *near = nearZipOf(m_session.centers().query());
    return near && !near->labs.empty();
}

void CentersPane::showIdle()
{
    const EmptyText text = beforeSearchText(m_searchBar->forOrder());
    m_stack->idle()->setContent(IconName::Center, text.title, text.sentence);
    m_stack->showPage(RemoteStack::Page::Idle);
}

void CentersPane::showEmpty()
{
    const NearZip *near = nearZipOf(m_session.centers().query());
    const EmptyText nothing
        = noCentersFoundText(m_session.centers(), m_session.labs(), near ? m_searchBar->zipInfo(near->zip) : ZipInfo());
    m_otherLabs->offer(nothing.button.isEmpty() && near ? m_session.labs().labs() : std::vector<Lab>(),
                       near ? near->labId : 0);
    m_stack->empty()->setContent(IconName::Center, nothing.title, nothing.sentence, nothing.button);
}

/// If the service doesn't know the lab, the known labs are offered.
void CentersPane::showFailure(const ApiError &error, const CenterQuery &query)
{
    const auto text = centerFailureText(error, query, m_session.connection());
    if (!text)
        return;
    const NearZip *near = nearZipOf(query);
    m_otherLabs->offer(near && saysMissing(error) ? m_session.labs().labs() : std::vector<Lab>(),
                       near ? near->labId : 0);
    if (m_otherLabs->isHidden())
        return m_stack->error()->showError(error, *text, true);
    m_stack->empty()->setContent(IconName::Warn, text->sentence, text->nextStep);
    m_stack->showPage(RemoteStack::Page::Empty);
}

void CentersPane::setDirections(Settings::OpenInBrowser choice)
{
    m_directions.setChoice(choice);
    m_list->list()->setDirectionsEnabled(choice != Settings::OpenInBrowser::Off);
}

void CentersPane::showDirections()
{
    if (const auto center = m_list->list()->currentCenter())
        m_directions.open(*center, window());
}

void CentersPane::showRaw()
{
    if (const auto response = rawResponseOf(m_session.centers().state()))
        (new RawResponseDialog(tr("Raw response: centers"), *response, window()))->open();
}

void CentersPane::openSheet()
{
    const auto &geography = m_map->map()->geography();
    const CenterListModel &model = m_list->model();
    m_isSheetWaiting = !geography; // the map of the handout is drawn from it
    if (!geography || model.rowCount() == 0)
        return;
    const auto &query = m_session.centers().query();
    CenterSheet all{
        query, {}, m_search.origin(), m_map->map()->radiusMiles(), QDate::currentDate(), defaultPatientLanguage()};
    for (int row = 0; row < model.rowCount(); ++row)
        all.entries.push_back({model.numberAt(row), model.centerAt(row)});
    auto *dialog = new CenterSheetDialog(all, m_list->list()->currentNumber(), geography, window());
    connect(dialog, &CenterSheetDialog::toastRequested, this, &CentersPane::showToast);
    dialog->open();
}

} // namespace labdesk

#include "centerspane.moc"
