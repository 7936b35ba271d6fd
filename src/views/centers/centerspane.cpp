// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centerspane.h"

#include "geo/bundled.h"
#include "geo/timezones.h"
#include "session/session.h"
#include "text/localtexts.h"
#include "ui_centerspane.h"
#include "views/centers/centeractions.h"
#include "views/centers/centeremptystate.h"
#include "views/centers/labtexts.h"
#include "views/common/rawanswerdialog.h"
#include "widgets/accessibility.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/inlinemessage.h"
#include "widgets/listnavigation.h"
#include "widgets/liststate.h"
#include "widgets/metrics.h"
#include "widgets/remotestack.h"
#include "widgets/searchfield.h"

#include <QHBoxLayout>
#include <QPromise>
#include <QScrollBar>
#include <QShortcut>
#include <QThreadPool>
#include <QToolButton>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace labdesk {

CentersPane::CentersPane(Session &session, QWidget *parent)
    : Pane(parent), m_ui(std::make_unique<Ui::CentersPane>()), m_session(session)
{
    m_ui->setupUi(this);
    arrangeList();
    arrangeMap();
    connectSelection();
    m_ui->searchBar->followLabs(session.labs());
    connect(m_ui->searchBar, &CenterSearchBar::searchRequested, this, &CentersPane::search);
    connect(m_ui->searchBar, &CenterSearchBar::modeChanged, this, &CentersPane::showState);
    connect(m_stack, &RemoteStack::retryRequested, &session.centers(), &CenterFinder::retry);
    connect(m_stack, &RemoteStack::cancelRequested, &session.centers(), &CenterFinder::cancel);
    connect(m_stack, &RemoteStack::emptyActionRequested, this, &CentersPane::searchInstead);
    connect(&session.centers(), &CenterFinder::stateChanged, this, &CentersPane::showState);
    showState();
}

CentersPane::~CentersPane() = default;

void CentersPane::showEvent(QShowEvent *event)
{
    Pane::showEvent(event);
    if (!m_geographyAsked)
        loadGeography();
    tellTime();
    m_clock.start();
}

void CentersPane::hideEvent(QHideEvent *event)
{
    m_clock.stop();
    Pane::hideEvent(event);
}

void CentersPane::tellTime()
{
    keepingCurrent([this] { m_model.setNow(QDateTime::currentDateTimeUtc()); });
}

void CentersPane::loadGeography()
{
    m_geographyAsked = true;
    connect(&m_geography, &QFutureWatcher<Geography>::finished, this, [this] {
        const Geography geography = m_geography.result();
        m_ui->searchBar->setGeography(geography.zips, geography.outlines);
        m_model.setZones(
            [geography](const QString &zip) { return geo::zipTimeZone(zip, *geography.zips, *geography.outlines); });
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
    m_ui->searchBar->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_ui->paneLayout->setStretchFactor(m_ui->centersSplitter, 1);
    m_ui->listLayout->setContentsMargins(0, 0, 0, 0);
    m_ui->listLayout->setSpacing(0);
    setTextStyle(m_ui->footLabel, TextStyle::Small);
    m_ui->footLayout->setContentsMargins(metrics.two, 0, metrics.two, 0);
    m_ui->footLabel->setTextFormat(Qt::PlainText);
    m_ui->footLabel->setWordWrap(true); // on two lines where the list is narrow
    m_ui->footLabel->setFixedHeight(
        std::max(metrics.px(38), 2 * m_ui->footLabel->fontMetrics().height() + metrics.one));
    arrangeHead();
    arrangeRows();

    auto *shown = m_ui->centersListPanel;
    auto *place = new QWidget;
    m_ui->centersSplitter->insertWidget(0, place);
    m_stack = new RemoteStack(shown, tr("Searching service centers…"));
    m_stack->setRoomAboveNotice(metricsFor(this).oneAndHalf);
    m_stack->setObjectName(u"resultStack"_s);
    auto *layout = new QVBoxLayout(place);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    shown->setMinimumWidth(metrics.px(330));
}

void CentersPane::arrangeHead()
{
    const Metrics metrics = metricsFor(this);
    m_ui->headLayout->setContentsMargins(metrics.two, metrics.one, metrics.two, metrics.one);
    const auto inARow = [&metrics](std::initializer_list<QWidget *> widgets) {
        auto *group = new QWidget;
        auto *row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(metrics.half);
        for (QWidget *widget : widgets)
            row->addWidget(widget);
        return std::pair(group, row);
    };
    setTextStyle(m_ui->countLabel, TextStyle::Title);
    m_countAnnouncer = new CountAnnouncer(m_ui->countLabel);
    setTextStyle(m_ui->resultLabLabel, TextStyle::Strong);
    setTextStyle(m_ui->whereLabel, TextStyle::Label);
    m_ui->whereLabel->setWholeOrNothing(true); // the search above says it as well
    m_ui->countLabel->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_print = makeIconButton(IconName::Print, tr("Page for the patient…"), u"printCentersButton"_s);
    m_hideMap = makeIconButton(IconName::Center, tr("Hide the map"), u"hideMapButton"_s);
    m_hideMap->setCheckable(true);
    m_hideMap->setProperty("kept", true);
    const auto [found, foundRow] = inARow({m_ui->countLabel, m_ui->resultLabLabel, m_ui->whereLabel});
    foundRow->setStretch(2, 1);
    const auto [tools, toolsRow] = inARow({m_print, m_hideMap, m_ui->sortCombo});
    toolsRow->addStretch(1); // on a line of their own, in large letters, they stay together
    auto *head = new AdaptiveRow(found, tools);
    head->layout()->setSpacing(metrics.half);
    m_ui->headLayout->addWidget(head);
    connect(m_print, &QToolButton::clicked, this, &CentersPane::openSheet);
    connect(m_hideMap, &QToolButton::toggled, this, [this](bool hidden) {
        m_ui->mapPanel->setVisible(!hidden);
        showFoot();
    });
    m_ui->sortCombo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_ui->sortCombo->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
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
}

void CentersPane::arrangeRows()
{
    const Metrics metrics = metricsFor(this);
    QListView *list = m_ui->centersList;
    m_delegate = new CenterDelegate([this](const QModelIndex &index) { return rowOf(index); }, list);
    list->setItemDelegate(m_delegate);
    m_model.setLabs([this](const ServiceCenter &center) {
        return isOfSeveralLabs() ? labWords(m_session.labs().lab(center.labId, center.labSlug)) : QString();
    });
    list->setModel(&m_model);
    setUpListForEar(list);
    list->setMouseTracking(true);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setResizeMode(QListView::Adjust);
    // A row that is chosen shows its buttons in the list, where nothing else asks for their room.
    list->setMinimumWidth(CenterActions(ServiceCenter(), true).minimumSizeHint().width()
                          + list->verticalScrollBar()->sizeHint().width());
    list->setMinimumHeight(metrics.px(36)); // the first words of a row; below a message there may not be room for more
    list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(list, &QListView::customContextMenuRequested, this, &CentersPane::showMenu);
    auto *copy = new QShortcut(QKeySequence::Copy, list, this, [this] {
        if (const auto center = currentCenter())
            Q_EMIT toastRequested(copyForPatient(*center), {}, {});
    });
    copy->setContext(Qt::WidgetShortcut);

    m_noneFit = new EmptyState;
    m_noneFit->setObjectName(u"noneFitPage"_s);
    m_noneFit->hide();
    m_ui->listLayout->insertWidget(m_ui->listLayout->indexOf(list), m_noneFit, 1);
    connect(m_noneFit, &EmptyState::buttonClicked, this, [this] {
        const CenterFilter without = m_without; // applying it asks for another
        m_ui->filterBar->setFilter(without);
    });
    connect(m_ui->filterBar, &CenterFilterBar::filterChanged, this, &CentersPane::applyFilter);
    leadIntoList(m_ui->filterBar->field(), list);
    m_lacking = new InlineMessage(Tone::Warn);
    m_lacking->setObjectName(u"failedLabsMessage"_s);
    m_lacking->hide();
    m_ui->listLayout->insertLayout(m_ui->listLayout->indexOf(m_noneFit), makeNoticeRow(m_lacking));
    connect(m_lacking, &InlineMessage::buttonClicked, &m_session.centers(), &CenterFinder::retry);
    m_unread = new InlineMessage(Tone::Warn);
    m_unread->setObjectName(u"unreadEntriesMessage"_s);
    m_unread->hide();
    m_ui->listLayout->insertLayout(m_ui->listLayout->indexOf(m_noneFit), makeNoticeRow(m_unread));
    connect(m_unread, &InlineMessage::buttonClicked, this, &CentersPane::showRaw);
    m_clock.setInterval(std::chrono::seconds(30));
    connect(&m_clock, &QTimer::timeout, this, &CentersPane::tellTime);
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
    m_ui->centerMap->setMinimumSize(metrics.px(240), metrics.px(200));
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
    const auto *near = std::get_if<NearZip>(&query.where);
    m_session.centers().search(query, near ? m_ui->searchBar->standInOf(near->zip) : QString());
}

void CentersPane::searchInstead()
{
    const auto &instead = m_session.centers().instead();
    if (!instead)
        return;
    const CenterQuery query = instead->query; // the search forgets it
    m_ui->searchBar->showQuery(query);
    search(query);
}

void CentersPane::reload()
{
    if (isAskedHere())
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
            {u"openNow"_s, m_model.filter().openNow},
            {u"onSaturday"_s, m_model.filter().onSaturday},
            {u"beforeEight"_s, m_model.filter().beforeEight},
            {u"words"_s, m_model.filter().words},
            {u"list"_s, listState(*m_ui->centersList, CenterListModel::NumberRole)}};
}

void CentersPane::restoreViewState(const QVariantMap &state)
{
    m_ui->searchBar->restoreViewState(state.value(u"search"_s).toMap());
    m_ui->sortCombo->setCurrentIndex(state.value(u"order"_s).toInt());
    m_ui->filterBar->setFilter({state.value(u"openNow"_s).toBool(), state.value(u"onSaturday"_s).toBool(),
                                state.value(u"beforeEight"_s).toBool(), state.value(u"words"_s).toString()});
    restoreListState(*m_ui->centersList, CenterListModel::NumberRole, state.value(u"list"_s).toMap());
}

void CentersPane::suggestLab(qint64 id)
{
    m_ui->searchBar->suggestLab(id);
}

void CentersPane::showState()
{
    const auto &state = m_session.centers().state();
    const auto *ready = readyIn(state);
    if (ready && ready->at != m_shownAt) {
        m_shownAt = ready->at;
        showCenters(ready->value);
    } else if (!ready && (m_shownAt.isValid() || m_model.found() > 0)) {
        m_shownAt = {};
        showCenters({});
    }
    showUnread(m_unread, ready ? ready->unread : UnreadEntries());
    showFailedLabs();
    const std::optional<CenterQuery> &query = m_session.centers().query();
    if (query && query != m_askedHere) {
        m_askedHere = query;
        m_ui->searchBar->showQuery(*query);
    }
    if (ready && ready->value.centers.empty() && query)
        showEmpty();
    m_ui->searchBar->setPast(m_session.centers().past());
    m_stack->showRemote(state, [](const ServiceCenterList &list) { return list.centers.empty(); });
    if (const auto *failed = std::get_if<Failed>(&state))
        showFailure(failed->why);
    const bool isElsewhere = query && !isAskedHere();
    if (isElsewhere || !query)
        showIdle();
    Q_EMIT syncedAt(ready && !isElsewhere ? ready->at : QDateTime());
    Q_EMIT statusChanged(ready && !isElsewhere ? tr("%Ln center(s)", nullptr, m_model.rowCount()) : QString());
}

/// Whether the last search is one of the form that is shown. What came of a ZIP would else stand below an order as its
/// result.
bool CentersPane::isAskedHere() const
{
    const std::optional<CenterQuery> &query = m_session.centers().query();
    return query && std::holds_alternative<NearOrder>(query->where) == m_ui->searchBar->forOrder();
}

void CentersPane::showIdle()
{
    m_stack->idle()->setContent(
        IconName::Center, tr("Find service centers"),
        m_ui->searchBar->forOrder()
            ? tr("Enter the ID of an order. The service knows its lab and where its patient lives.")
            : tr("Enter a ZIP and choose a lab. Or switch to an order: the "
                 "service knows its lab and where its patient lives."));
    m_stack->showPage(RemoteStack::Page::Idle);
}

void CentersPane::showEmpty()
{
    const auto *near = std::get_if<NearZip>(&m_session.centers().query()->where);
    const NothingThere nothing
        = noCentersFound(m_session.centers(), m_session.labs(), near ? m_ui->searchBar->hintOf(near->zip) : ZipHint());
    m_stack->empty()->setContent(IconName::Center, nothing.title, nothing.sentence, nothing.button);
}

void CentersPane::showFailure(const ApiError &error)
{
    // "Not found" alone would leave open what: the only thing that was named is the lab, or the order.
    using Kind = ApiError::Kind;
    const std::optional<CenterQuery> &query = m_session.centers().query();
    const auto *forOrder = query ? std::get_if<NearOrder>(&query->where) : nullptr;
    const bool isRefused = forOrder && (error.kind == Kind::BadRequest || error.kind == Kind::Invalid);
    if (!query || (error.kind != Kind::NotFound && !isRefused))
        return;
    const QString where = tr("Check it, and the connection: this is “%1” (%2).")
                              .arg(m_session.connection().name, environmentWord(m_session.connection().environment));
    ErrorText text = describe(error);
    text.nextStep = where;
    if (const auto *near = std::get_if<NearZip>(&query->where))
        text.sentence = !near->labs.empty() ? tr("The service knows none of these labs.")
            : near->labId == 0              ? tr("The service has no default lab. Choose a lab.")
                                            : tr("No lab with the ID %1 is known to the service.").arg(near->labId);
    else
        text.sentence = isRefused ? tr("The service doesn’t accept this as an order ID.")
                                  : tr("No order with this ID is known to the service.");
    // The contract promises no form; where it is another one, the service has the last word.
    if (forOrder && QUuid::fromString(forOrder->order.text()).isNull())
        text.cause = tr("It doesn’t look like an order ID, which usually has 36 characters: digits, letters a to f and "
                        "four hyphens.");
    m_stack->error()->showError(error, text, true);
}

} // namespace labdesk
