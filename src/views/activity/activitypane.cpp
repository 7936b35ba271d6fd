// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/activitypane.h"

#include "session/session.h"
#include "text/localtexts.h"
#include "ui_activitypane.h"
#include "views/activity/auditpage.h"
#include "views/activity/requestdetail.h"
#include "views/common/usertexts.h"
#include "widgets/accessibility.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/columnautohide.h"
#include "widgets/listdetail.h"
#include "widgets/listheader.h"
#include "widgets/listnavigation.h"
#include "widgets/liststate.h"
#include "widgets/metrics.h"
#include "widgets/remotestack.h"
#include "widgets/retainsize.h"
#include "widgets/segmentedcontrol.h"
#include "widgets/separator.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// For those in a word or two; a request that waits says more than a column has room for.
Chips everyRequestChip()
{
    using State = api::RequestRecord::State;
    Chips chips;
    for (const State state : {State::Running, State::Succeeded, State::Failed, State::Cancelled}) {
        api::RequestRecord record;
        record.state = state;
        chips += stateChip(record);
    }
    return chips;
}

} // namespace

ActivityPane::ActivityPane(Session &session, QWidget *parent)
    : Pane(parent), m_ui(std::make_unique<Ui::ActivityPane>()), m_session(session), m_model(session.requests()),
      m_choice(new SegmentedControl(tr("What to list"))), m_pages(new QStackedWidget),
      m_audit(new AuditPage(session.audit())), m_header(new ListHeader(tr("Activity")))
{
    m_ui->setupUi(this);
    arrangeList();
    arrangeDetail();
    arrangePages();
    arrangeNotices();
    connect(m_ui->filterEdit, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_model.setFilter(words);
        showCount();
        showNotice();
    });
    connect(m_ui->clearRequestsButton, &QPushButton::clicked, &session.requests(), &RequestLog::clear);
    connect(m_stack, &RemoteStack::clearFilterRequested, m_ui->filterEdit, &QLineEdit::clear);
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_model, change, this, &ActivityPane::showCount);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ActivityPane::showCount);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &ActivityPane::showCurrent);
    connect(m_ui->requestsTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ActivityPane::showCurrent);
    showCount();
}

ActivityPane::~ActivityPane()
{
    if (m_exporting)
        m_exporting->wait(); // a file is there wholly or not at all
}

void ActivityPane::arrangeList()
{
    using Column = RequestTableModel::Column;
    const Metrics metrics = metricsFor(this);
    m_ui->listLayout->setContentsMargins(0, 0, 0, 0);
    m_ui->listLayout->setSpacing(0);
    m_ui->searchGroupLayout->setContentsMargins(0, 0, 0, 0);
    m_ui->facetGroupLayout->setContentsMargins(0, 0, 0, 0);
    // Nothing to reload here; the head stays as high as those of the other panes.
    keepSizeWhenHidden(m_header->reloadButton());
    m_header->reloadButton()->hide();
    setButtonKind(m_ui->clearRequestsButton, ButtonKind::Plain);

    auto *top = new QWidget;
    auto *topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(metrics.two, metrics.oneAndHalf, metrics.two, metrics.oneAndHalf);
    topLayout->setSpacing(metrics.oneAndHalf);
    topLayout->addWidget(m_header);
    topLayout->addWidget(new AdaptiveRow(m_ui->searchGroup, m_ui->facetGroup));
    m_ui->listLayout->insertWidget(0, top);

    QTableView *table = m_ui->requestsTable;
    TableDelegate *delegate = setUpTable(table);
    setUnsortedOrder(table, tr("Newest first"));
    delegate->setLook(int(Column::Time), ColumnLook::Second);
    delegate->setLook(int(Column::Path), ColumnLook::Id);
    delegate->setLook(int(Column::Duration), ColumnLook::Quantity);
    delegate->setLook(int(Column::Tries), ColumnLook::Quantity);
    delegate->setLook(int(Column::State), ColumnLook::ChipList);
    table->setModel(&m_model);
    table->setSortingEnabled(false);                         // a log has one order
    table->horizontalHeader()->setStretchLastSection(false); // the path takes what is left
    table->horizontalHeader()->setSectionResizeMode(int(Column::Path), QHeaderView::Stretch);
    const std::pair<Column, double> widths[]
        = {{Column::Time, 76}, {Column::Method, 66}, {Column::Status, 60}, {Column::Duration, 78}, {Column::Tries, 52}};
    for (const auto &[column, width] : widths)
        table->setColumnWidth(int(column), metrics.px(width));
    table->setColumnWidth(int(Column::Time), widthOfTimes(table));
    table->setColumnWidth(int(Column::State), widthOfChips(table, everyRequestChip()));
    fitTitles(table);
    dropColumnsToFit(table, {int(Column::Tries), int(Column::Duration), int(Column::Method)},
                     metrics.px(130)); // a path's ends tell
    keepCurrentBy(table, IdRole, false);
    leadIntoList(m_ui->filterEdit, table);
    leadIntoListByEnter(m_ui->filterEdit, table);

    m_stack = new RemoteStack(table, QString());
    m_stack->setObjectName(u"resultStack"_s);
    m_stack->empty()->setContent(
        IconName::Activity, tr("No requests yet"),
        tr("Every request to the service is listed here, without its key and with personal values hidden."));
    m_ui->listLayout->addWidget(m_stack, 1);
}

void ActivityPane::arrangeDetail()
{
    const Metrics metrics = metricsFor(this);
    m_ui->detailLayout->setContentsMargins({});
    m_detail = new RequestDetail(m_session.requests().drift());
    connect(m_detail, &RequestDetail::curlRequested, this, &ActivityPane::copyAsCurl);
    m_detailStack = new RemoteStack(m_ui->activityDetailScroll, QString());
    m_detailStack->setObjectName(u"detailStack"_s);
    m_detailStack->idle()->setContent(IconName::Activity, tr("No request selected"),
                                      tr("Choose one in the list to see what became of it."));
    m_ui->detailLayout->addWidget(m_detail);
    m_ui->activitySplitter->addWidget(m_detailStack);
    new ListDetail(m_ui->activitySplitter, m_ui->requestsTable);
    m_ui->activityListPanel->setMinimumWidth(metrics.px(400));
    m_detailStack->setMinimumWidth(metrics.px(340));
    m_ui->activitySplitter->setStretchFactor(0, 3);
    m_ui->activitySplitter->setStretchFactor(1, 2);
    m_ui->activitySplitter->setSizes({metrics.px(720), metrics.px(500)});
}

void ActivityPane::arrangePages()
{
    const Metrics metrics = metricsFor(this);
    m_choice->setObjectName(u"activityChoiceControl"_s);
    m_choice->addSegment(tr("Requests"));
    m_choice->addSegment(tr("Actions (audit)"));
    m_choice->setCurrentIndex(0);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(metrics.two, metrics.oneAndHalf, metrics.two, metrics.oneAndHalf);
    row->addWidget(m_choice);
    row->addStretch(1);
    m_pages->setObjectName(u"activityPages"_s);
    m_pages->addWidget(m_ui->activitySplitter);
    m_pages->addWidget(m_audit);
    m_ui->paneLayout->insertLayout(0, row);
    m_ui->paneLayout->insertWidget(1, makeSeparator());
    m_ui->paneLayout->addWidget(m_pages, 1);
    connect(m_choice, &SegmentedControl::currentIndexChanged, this, &ActivityPane::showPage);
    connect(m_audit, &AuditPage::statusChanged, this, [this] {
        if (isAuditShown())
            Q_EMIT statusChanged(m_audit->status());
    });
    connect(m_audit, &AuditPage::seen, this, &ActivityPane::auditSeen);
    connect(m_audit, &AuditPage::toastRequested, this,
            [this](const QString &text) { Q_EMIT toastRequested(text, {}, {}); });
}

bool ActivityPane::isAuditShown() const
{
    return m_pages->currentWidget() == m_audit;
}

void ActivityPane::showAudit()
{
    m_choice->setCurrentIndex(1);
    showPage();
}

void ActivityPane::showPage()
{
    m_pages->setCurrentIndex(m_choice->currentIndex());
    if (isAuditShown())
        Q_EMIT statusChanged(m_audit->status());
    else
        showCount();
}

void ActivityPane::reload() { }

void ActivityPane::focusFilter()
{
    if (isAuditShown())
        return m_audit->focusFilter();
    m_ui->filterEdit->setFocus(Qt::ShortcutFocusReason);
    m_ui->filterEdit->selectAll();
}

QVariantMap ActivityPane::viewState() const
{
    return {{u"filter"_s, m_ui->filterEdit->text()},
            {u"list"_s, listState(*m_ui->requestsTable, IdRole)},
            {u"page"_s, m_choice->currentIndex()},
            {u"audit"_s, m_audit->viewState()}};
}

void ActivityPane::restoreViewState(const QVariantMap &state)
{
    m_ui->filterEdit->setText(state.value(u"filter"_s).toString());
    restoreListState(*m_ui->requestsTable, IdRole, state.value(u"list"_s).toMap());
    m_audit->restoreViewState(state.value(u"audit"_s).toMap());
    m_choice->setCurrentIndex(state.value(u"page"_s).toInt());
    showPage();
}

void ActivityPane::showCount()
{
    const QLocale locale;
    const int shown = m_model.rowCount();
    const int total = m_model.total();
    const QString count
        = shown == total ? locale.toString(total) : tr("%1 of %2").arg(locale.toString(shown), locale.toString(total));
    m_header->setCount(count);
    m_stack->filteredEmpty()->setContent(IconName::Filter, tr("%1 of %2 match").arg(localNumber(0), localNumber(total)),
                                         tr("No request matches all of the filter."), tr("Clear &filter"));
    m_stack->showPage(total == 0       ? RemoteStack::Page::Empty
                          : shown == 0 ? RemoteStack::Page::FilteredEmpty
                                       : RemoteStack::Page::Content);
    m_ui->clearRequestsButton->setEnabled(total > 0);
    setUnavailable(m_export,
                   shown == 0        ? tr("There are no requests to export.")
                       : m_exporting ? tr("An export is under way.")
                                     : whyNoExport());
    if (!isAuditShown())
        Q_EMIT statusChanged(shown == total ? tr("%Ln request(s)", nullptr, total)
                                            : tr("%1 of %Ln request(s)", nullptr, total).arg(locale.toString(shown)));
    showCurrent(); // a list filled anew does not announce what became current
}

void ActivityPane::showCurrent()
{
    const QModelIndex current = m_ui->requestsTable->currentIndex();
    if (!current.isValid()) {
        m_detail->clear();
        m_detailStack->showPage(RemoteStack::Page::Idle);
        return;
    }
    m_detail->showRequest(m_model.recordAt(current.row()));
    m_detailStack->showPage(RemoteStack::Page::Content);
}

} // namespace labdesk
