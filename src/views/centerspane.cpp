// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centerspane.h"

#include "geo/bundled.h"
#include "models/localtexts.h"
#include "output/clipboard.h"
#include "session/session.h"
#include "views/addresstexts.h"
#include "views/centeractions.h"
#include "views/centertexts.h"
#include "views/ear.h"
#include "views/liststate.h"
#include "views/metrics.h"
#include "views/remotestack.h"

#include "ui_centerspane.h"

#include <QMenu>
#include <QPromise>
#include <QScrollBar>
#include <QShortcut>
#include <QThreadPool>

using namespace Qt::StringLiterals;

namespace labdesk {

CentersPane::CentersPane(Session &session, QWidget *parent)
    : Pane(parent)
    , m_ui(std::make_unique<Ui::CentersPane>())
    , m_session(session)
{
    m_ui->setupUi(this);
    arrangeList();
    arrangeMap();
    connectSelection();
    connect(m_ui->searchBar, &CenterSearchBar::searchRequested, this, &CentersPane::search);
    connect(m_stack, &RemoteStack::retryRequested, &session.centers(), &CenterFinder::retry);
    connect(m_stack, &RemoteStack::cancelRequested, &session.centers(), &CenterFinder::cancel);
    connect(m_stack, &RemoteStack::emptyActionRequested, this, &CentersPane::searchWider);
    connect(&session.centers(), &CenterFinder::stateChanged, this, &CentersPane::showState);
    showState();
}

CentersPane::~CentersPane() = default;

void CentersPane::showEvent(QShowEvent *event)
{
    Pane::showEvent(event);
    if (!m_geographyAsked)
        loadGeography();
}

void CentersPane::loadGeography()
{
    m_geographyAsked = true;
    connect(&m_geography, &QFutureWatcher<Geography>::finished, this, [this] {
        m_ui->searchBar->setGeography(m_geography.result().zips, m_geography.result().outlines);
        const QVariantMap list = listState(*m_ui->centersList, CenterListModel::NumberRole);
        m_shownAt = {}; // an answer that came first is placed now
        showState();
        restoreListState(*m_ui->centersList, CenterListModel::NumberRole, list);
    });
    // The watcher may go before the work is done: the promise outlives it.
    auto promise = std::make_shared<QPromise<Geography>>();
    m_geography.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise] {
        promise->start();
        promise->addResult(Geography{geo::bundledZips(), geo::bundledOutlines()});
        promise->finish();
    });
}

void CentersPane::arrangeList()
{
    const Metrics metrics = metricsFor(this);
    for (QFrame *line : {m_ui->searchBarLine, m_ui->headLine, m_ui->footLine, m_ui->mapFootLine})
        line->setProperty("hairline", u"horizontal"_s);
    m_ui->searchBar->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_ui->paneLayout->setStretchFactor(m_ui->centersSplitter, 1);
    m_ui->listLayout->setContentsMargins(0, 0, 0, 0);
    m_ui->listLayout->setSpacing(0);
    m_ui->headLayout->setContentsMargins(metrics.two, metrics.one, metrics.two, metrics.one);
    m_ui->headLayout->setSpacing(metrics.one);
    m_ui->headLayout->setStretch(1, 1);
    setTextStyle(m_ui->countLabel, TextStyle::Title);
    m_countAnnouncer = new CountAnnouncer(m_ui->countLabel);
    setTextStyle(m_ui->whereLabel, TextStyle::Label);
    setTextStyle(m_ui->footLabel, TextStyle::Small);
    m_ui->footLayout->setContentsMargins(metrics.two, 0, metrics.two, 0);
    m_ui->countLabel->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_ui->sortCombo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_ui->sortCombo->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_ui->footLabel->setFixedHeight(metrics.px(38));
    m_ui->sortCombo->setProperty("kind", u"flat"_s);
    m_ui->sortCombo->addItem(tr("Distance"));
    m_ui->sortCombo->addItem(tr("Name"));
    m_ui->sortCombo->addItem(tr("City"));
    connect(m_ui->sortCombo, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model.setOrder(static_cast<CenterListModel::Order>(index)); // in the enum's order
        m_ui->centersList->scrollTo(m_ui->centersList->currentIndex());
        describeOrder();
    });

    describeOrder();

    QListView *list = m_ui->centersList;
    m_delegate = new CenterDelegate([this](const QModelIndex &index) { return rowOf(index); }, list);
    list->setItemDelegate(m_delegate);
    list->setModel(&m_model);
    list->setMouseTracking(true);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setResizeMode(QListView::Adjust);
    // A row that is chosen shows its buttons in the list, where nothing else asks for their room.
    list->setMinimumWidth(CenterActions(ServiceCenter()).minimumSizeHint().width() + list->verticalScrollBar()->sizeHint().width());
    list->setMinimumHeight(metrics.px(36)); // the first words of a row; below a message there may not be room for more
    list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(list, &QListView::customContextMenuRequested, this, &CentersPane::showMenu);
    auto *copy = new QShortcut(QKeySequence::Copy, list, this, [this] {
        if (m_ui->centersList->currentIndex().isValid())
            copyForPatient(m_model.centerAt(m_ui->centersList->currentIndex().row()));
    });
    copy->setContext(Qt::WidgetShortcut);

    auto *shown = m_ui->centersListPanel;
    auto *place = new QWidget;
    m_ui->centersSplitter->insertWidget(0, place);
    m_stack = new RemoteStack(shown, tr("Searching service centers…"));
    m_stack->setObjectName(u"resultStack"_s);
    auto *layout = new QVBoxLayout(place);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    shown->setMinimumWidth(metrics.px(330));
    m_stack->idle()->setContent(IconName::Center, tr("Find service centers"),
                                tr("Enter a ZIP and a lab ID. Or switch to an order: the service knows its lab and where its patient lives."));
}

void CentersPane::describeOrder()
{
    m_ui->centersList->setAccessibleDescription(tr("Sorted by %1").arg(m_ui->sortCombo->currentText()));
}

void CentersPane::arrangeMap()
{
    const Metrics metrics = metricsFor(this);
    m_ui->mapLayout->setContentsMargins(0, 0, 0, 0);
    m_ui->mapLayout->setSpacing(0);
    m_ui->mapLayout->setStretch(0, 1);
    m_ui->centerMap->setMinimumSize(metrics.px(260), metrics.px(200));
    m_ui->centersSplitter->setStretchFactor(0, 2);
    m_ui->centersSplitter->setStretchFactor(1, 3);
    m_ui->centersSplitter->setSizes({metrics.px(470), metrics.px(740)});
}

void CentersPane::connectSelection()
{
    connect(m_ui->centersList->selectionModel(), &QItemSelectionModel::currentChanged, this, &CentersPane::showCurrent);
    connect(m_ui->centerMap, &CenterMap::selected, this, [this](int row) {
        m_ui->centersList->setCurrentIndex(row < 0 ? QModelIndex() : m_model.indexOfNumber(row + 1));
    });
    connect(m_ui->centerMap, &CenterMap::placed, this, [this] {
        showFoot();
        m_ui->centersList->viewport()->update();
    });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] { showCurrent({}, {}); });
}

void CentersPane::search(const CenterQuery &query)
{
    m_askedHere = query;
    m_session.centers().search(query);
}

void CentersPane::searchWider()
{
    if (!m_session.centers().query())
        return;
    CenterQuery wider = *m_session.centers().query();
    wider.radius = Radius::Miles50;
    m_ui->searchBar->setRadius(wider.radius);
    search(wider);
}

void CentersPane::reload()
{
    if (m_session.centers().query())
        m_session.centers().retry();
    else
        m_ui->searchBar->search();
}

void CentersPane::focusFilter()
{
    m_ui->searchBar->focusFirst();
}

QVariantMap CentersPane::viewState() const
{
    return {{u"search"_s, m_ui->searchBar->viewState()},
            {u"order"_s, m_ui->sortCombo->currentIndex()},
            {u"list"_s, listState(*m_ui->centersList, CenterListModel::NumberRole)}};
}

void CentersPane::restoreViewState(const QVariantMap &state)
{
    m_ui->searchBar->restoreViewState(state.value(u"search"_s).toMap());
    m_ui->sortCombo->setCurrentIndex(state.value(u"order"_s).toInt());
    restoreListState(*m_ui->centersList, CenterListModel::NumberRole, state.value(u"list"_s).toMap());
}

void CentersPane::suggestLab(qint64 id, const QString &slug)
{
    m_ui->searchBar->suggestLab(id, slug);
}

void CentersPane::showState()
{
    const auto &state = m_session.centers().state();
    const auto *ready = readyIn(state);
    if (ready && ready->at != m_shownAt) {
        m_shownAt = ready->at;
        showCenters(ready->value);
    } else if (!ready && (m_shownAt.isValid() || m_model.rowCount() > 0)) {
        m_shownAt = {};
        showCenters({});
    }
    const std::optional<CenterQuery> &query = m_session.centers().query();
    if (query && query != m_askedHere) {
        m_askedHere = query;
        m_ui->searchBar->showQuery(*query);
    }
    if (ready && ready->value.centers.empty() && query) {
        const auto *near = std::get_if<NearZip>(&query->where);
        m_stack->empty()->setContent(IconName::Center, tr("No centers found"),
                                     noCentersWords(*query, near ? m_ui->searchBar->hintOf(near->zip) : ZipHint()),
                                     query->radius == Radius::Miles50 ? QString() : tr("Search within %1 miles").arg(localNumber(int(Radius::Miles50))));
    }
    m_stack->showRemote(state, [](const ServiceCenterList &list) { return list.centers.empty(); });
    if (const auto *failed = std::get_if<Failed>(&state))
        showFailure(failed->why);
    Q_EMIT syncedAt(ready ? ready->at : QDateTime());
    Q_EMIT statusChanged(ready ? tr("%Ln center(s)", nullptr, m_model.rowCount()) : QString());
}

void CentersPane::showFailure(const ApiError &error)
{
    // "Not found" alone would leave open what: the only thing that was named is the lab, or the order.
    const std::optional<CenterQuery> &query = m_session.centers().query();
    if (error.kind != ApiError::Kind::NotFound || !query)
        return;
    const QString where = tr("Check it, and the connection: this is “%1” (%2).")
                              .arg(m_session.connection().name, environmentWord(m_session.connection().environment));
    ErrorText text = describe(error);
    text.nextStep = where;
    if (const auto *near = std::get_if<NearZip>(&query->where))
        text.sentence = tr("No lab with the ID %1 is known to the service.").arg(near->labId);
    else
        text.sentence = tr("No order with this ID is known to the service.");
    m_stack->error()->showText(text, error.detail, true);
}

void CentersPane::showCenters(const ServiceCenterList &list)
{
    m_model.setCenters(list.centers);
    const std::optional<CenterQuery> &query = m_session.centers().query();
    m_ui->countLabel->setText(tr("%Ln center(s)", nullptr, int(list.centers.size())));
    m_ui->whereLabel->setText(query ? aroundWords(*query) : QString());
    m_countAnnouncer->set(query && !list.centers.empty() ? m_ui->countLabel->text() + u", "_s + m_ui->whereLabel->text() : QString());
    const QString lab = list.labSlug.isEmpty() ? tr("Lab %1").arg(list.labId) : tr("Lab %1, %2").arg(list.labId).arg(list.labSlug);
    m_ui->whereLabel->setToolTip(lab);
    if (!list.labSlug.isEmpty())
        m_ui->searchBar->learnLab(list.labId, list.labSlug);
    placeOnTheMap(list);
}

void CentersPane::placeOnTheMap(const ServiceCenterList &list)
{
    const std::optional<CenterQuery> &query = m_session.centers().query();
    std::vector<MapItem> items;
    bool anyUnknown = false;
    bool anyExact = false;
    for (const ServiceCenter &center : list.centers) {
        items.push_back({center.address.city.isEmpty() ? center.name : center.address.city, int(items.size()) + 1, center.location,
                         center.address.zip, center.distance.miles});
        anyUnknown = anyUnknown || directionUnknown(center);
        anyExact = anyExact || center.location.has_value();
    }
    const bool order = query && std::holds_alternative<NearOrder>(query->where);
    m_ui->centerMap->setCenters(origin(), query ? int(query->radius) : int(Radius::Miles25), items);
    m_ui->mapLegend->show(origin() ? origin()->zip : QString(), !items.empty(), anyExact, anyUnknown, order && !items.empty() ? orderMapWords() : QString());
    showFoot();
}

void CentersPane::showFoot()
{
    const auto *ready = readyIn(m_session.centers().state());
    m_ui->footLabel->setText(ready ? centersFootWords(ready->value, int(m_ui->centerMap->notOnMap().size())) : QString());
}

std::optional<MapOrigin> CentersPane::origin() const
{
    const std::optional<CenterQuery> &query = m_session.centers().query();
    const auto *near = query ? std::get_if<NearZip>(&query->where) : nullptr;
    return near ? m_ui->searchBar->hintOf(near->zip).origin : std::nullopt;
}

bool CentersPane::directionUnknown(const ServiceCenter &center) const
{
    const auto from = origin();
    return from && !center.location && center.address.zip.left(5) == from->zip;
}

void CentersPane::showCurrent(const QModelIndex &current, const QModelIndex &previous)
{
    QListView *list = m_ui->centersList;
    if (previous.isValid())
        list->setIndexWidget(previous, nullptr);
    m_delegate->setCurrent(current);
    if (previous.isValid())
        Q_EMIT m_delegate->sizeHintChanged(previous);
    if (!current.isValid()) {
        m_ui->centerMap->setSelected(-1);
        return;
    }
    auto *actions = new CenterActions(m_model.centerAt(current.row()));
    connect(actions, &CenterActions::copied, this, [this](const QString &what) { Q_EMIT toastRequested(what, {}, {}); });
    list->setIndexWidget(current, actions);
    adopt(m_ui->centersListPanel, actions);
    Q_EMIT m_delegate->sizeHintChanged(current);
    list->scrollTo(current);
    m_ui->centerMap->setSelected(m_model.numberAt(current.row()) - 1);
    Q_EMIT statusChanged(tr("%Ln center(s), 1 selected", nullptr, m_model.rowCount()));
}

void CentersPane::showMenu(const QPoint &at)
{
    const QModelIndex index = m_ui->centersList->indexAt(at);
    if (!index.isValid())
        return;
    const ServiceCenter center = m_model.centerAt(index.row());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto copies = [menu, this](const QString &words, const QString &text) {
        QAction *action = menu->addAction(words);
        action->setEnabled(!text.isEmpty());
        connect(action, &QAction::triggered, this, [text] { output::copyText(text); });
    };
    copies(tr("Copy for &patient"), patientText(center));
    copies(tr("Copy &address"), addressLines(center.address).join(u'\n'));
    copies(tr("Copy p&hone"), center.phoneNumber);
    menu->popup(m_ui->centersList->viewport()->mapToGlobal(at));
}

CenterRow CentersPane::rowOf(const QModelIndex &index) const
{
    const ServiceCenter &center = m_model.centerAt(index.row());
    const std::vector<int> missing = m_ui->centerMap->notOnMap();
    CenterRow row;
    row.number = m_model.numberAt(index.row());
    row.onMap = std::find(missing.begin(), missing.end(), row.number - 1) == missing.end();
    row.directionUnknown = directionUnknown(center);
    row.name = center.name;
    row.address = index.data(CenterListModel::AddressRole).toString();
    row.phone = phoneWords(center.phoneNumber);
    row.hours = index.data(CenterListModel::HoursRole).toString();
    row.hoursMissing = !index.data(CenterListModel::HasHoursRole).toBool();
    row.distance = index.data(CenterListModel::DistanceRole).toString();
    return row;
}

} // namespace labdesk
