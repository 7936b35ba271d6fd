// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/requestspage.h"

#include "output/curl.h"
#include "output/desktop/clipboard.h"
#include "privacy/inspection.h"
#include "session/session.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "views/activity/requestdetail.h"
#include "views/common/command.h"
#include "views/common/listoutput.h"
#include "widgets/accessibility.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/columnautohide.h"
#include "widgets/fitscrollarea.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/listdetailpane.h"
#include "widgets/listheader.h"
#include "widgets/listnavigation.h"
#include "widgets/liststate.h"
#include "widgets/metrics.h"
#include "widgets/remotestack.h"
#include "widgets/searchfield.h"
#include "widgets/statepage.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QHeaderView>
#include <QLocale>
#include <QTableView>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The chips that the column is fitted to. A waiting request is left out because its text is longer than the column.
Chips allRequestChips()
{
    using State = api::RequestRecord::State;
    Chips chips;
    for (const State state : {State::Running, State::Succeeded, State::Failed, State::Canceled}) {
        api::RequestRecord record;
        record.state = state;
        chips += stateChip(record);
    }
    return chips;
}

} // namespace

RequestsPage::RequestsPage(Session &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_model(session.requests()), m_harExport(session, m_model, this),
      m_header(new ListHeader(tr("Requests"))), m_filter(new SearchField),
      m_help(makeIconButton(IconName::Help, tr("Filter syntax"), u"requestFilterHelpButton"_s)),
      m_pause(makeButton(tr("&Pause"), IconName::Pause, ButtonKind::Plain, u"pauseRequestsButton"_s)),
      m_clear(makeButton(tr("Clear"), ButtonKind::Plain, u"clearRequestsButton"_s)),
      m_export(makeButton(tr("E&xport…"), IconName::Export, ButtonKind::Plain, u"exportRequestsButton"_s)),
      m_notice(new InlineMessage(Tone::Info)), m_table(new QTableView), m_stack(new RemoteStack(m_table, QString())),
      m_detail(new RequestDetail(session.requests().drift())),
      m_listDetail(new ListDetailPane(u"activitySplitter"_s, this))
{
    setObjectName(u"requestsPage"_s);
    setUpList();
    arrange();
    connectParts();
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_model.setFilter(words);
        showCount();
        showNotice();
    });
    connect(m_clear, &QPushButton::clicked, &session.requests(), &RequestLog::clear);
    connect(m_stack, &RemoteStack::clearFilterRequested, m_filter, &QLineEdit::clear);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &RequestsPage::showCount);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &RequestsPage::showCount);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &RequestsPage::showCount);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &RequestsPage::showCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RequestsPage::showCurrent);
    showCount();
}

void RequestsPage::setUpList()
{
    using Column = RequestTableModel::Column;
    const Metrics metrics = metricsFor(this);
    m_table->setObjectName(u"requestsTable"_s);
    m_table->setAccessibleName(tr("Requests"));
    TableDelegate *delegate = setUpTable(m_table);
    setUnsortedOrder(m_table, tr("Newest first"));
    delegate->setColumnStyle(int(Column::Time), ColumnStyle::Second);
    delegate->setColumnStyle(int(Column::Path), ColumnStyle::Id);
    delegate->setNameColumn(int(Column::Path));
    delegate->setColumnStyle(int(Column::Duration), ColumnStyle::Quantity);
    delegate->setColumnStyle(int(Column::Tries), ColumnStyle::Quantity);
    delegate->setColumnStyle(int(Column::State), ColumnStyle::ChipList);
    m_table->setModel(&m_model);
    m_output = new ListOutput(m_table, m_model);
    m_table->horizontalHeader()->setStretchLastSection(false); // the path takes the remaining width
    m_table->horizontalHeader()->setSectionResizeMode(int(Column::Path), QHeaderView::Stretch);
    const std::pair<Column, double> widths[]
        = {{Column::Method, 66}, {Column::Status, 60}, {Column::Duration, 78}, {Column::Tries, 52}};
    for (const auto &[column, width] : widths)
        m_table->setColumnWidth(int(column), metrics.px(width));
    m_table->setColumnWidth(int(Column::Time), widthOfTimes(m_table));
    m_table->setColumnWidth(int(Column::State), widthOfChips(m_table, allRequestChips()));
    fitColumnTitles(m_table);
    hideColumnsToFit(m_table, {int(Column::Tries), int(Column::Duration), int(Column::Method)},
                     metrics.px(130)); // paths are elided in the middle, so this width is enough
    keepCurrentByRole(m_table, IdRole, false);
    setUpListNavigation(m_filter, m_table);
    enterListByReturn(m_filter, m_table);
}

void RequestsPage::arrange()
{
    // This list has no reload; keeping the space makes the header as high as those of the other panes.
    keepSizeWhenHidden(m_header->reloadButton());
    m_header->reloadButton()->hide();
    m_filter->setObjectName(u"filterEdit"_s);
    m_filter->setPlaceholderText(tr("Filter requests"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_help->setCheckable(true);
    setDisclosure(m_help);
    m_clear->setAccessibleName(tr("Clear request list"));
    m_notice->setObjectName(u"requestsNotice"_s);
    m_notice->hide();
    m_stack->setObjectName(u"resultStack"_s);
    m_stack->empty()->setContent(IconName::Activity, tr("No requests yet"),
                                 tr("Requests appear here, without the key and with personal data hidden."));
    auto *search = new QWidget;
    auto *searchRow = makeRowLayout(search);
    searchRow->addWidget(m_filter);
    searchRow->addWidget(m_help);
    auto *head = new AdaptiveRow(search, makeRow({m_pause, m_clear, m_export}));
    m_listDetail->setList(m_table, makeListSide(m_header, head, {m_notice}, m_stack), {.first = 720, .share = 3});
    m_listDetail->setDetail({makeVerticalScroll(m_detail, u"activityDetailScroll"_s)},
                            {.first = 500, .share = 2, .least = 340});
    m_listDetail->noneSelected()->setContent(IconName::Activity, tr("No request selected"),
                                             tr("Select a request to see its details."));
    connect(m_detail, &RequestDetail::curlRequested, this, &RequestsPage::copyAsCurl);
}

void RequestsPage::focusFilter()
{
    m_listDetail->showDetail(false);
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

QVariantMap RequestsPage::viewState() const
{
    return {{u"filter"_s, m_filter->text()},
            {u"list"_s, listState(*m_table, IdRole)},
            {u"detailShown"_s, m_listDetail->isDetailShown()}};
}

void RequestsPage::restoreViewState(const QVariantMap &state)
{
    m_filter->setText(state.value(u"filter"_s).toString());
    restoreListState(*m_table, IdRole, state.value(u"list"_s).toMap());
    m_listDetail->restoreDetail(state.value(u"detailShown"_s).toBool());
}

void RequestsPage::showCount()
{
    const QLocale locale;
    const int shown = m_model.rowCount();
    const int total = m_model.total();
    m_header->setCount(shown == total ? locale.toString(total)
                                      : tr("%1 of %2").arg(locale.toString(shown), locale.toString(total)));
    m_stack->filteredEmpty()->setContent(IconName::Filter, tr("%1 of %2 match").arg(localNumber(0), localNumber(total)),
                                         tr("No requests match this filter."), tr("Clear &filter"));
    m_stack->showPage(total == 0       ? RemoteStack::Page::Empty
                          : shown == 0 ? RemoteStack::Page::FilteredEmpty
                                       : RemoteStack::Page::Content);
    m_clear->setEnabled(total > 0);
    setUnavailable(m_export, harExportDisabledReason());
    Q_EMIT statusChanged();
    showCurrent(); // a model reset changes the current row without a signal
}

QString RequestsPage::status() const
{
    const int shown = m_model.rowCount();
    const int total = m_model.total();
    return shown == total ? tr("%Ln request(s)", nullptr, total)
                          : tr("%1 of %Ln request(s)", nullptr, total).arg(QLocale().toString(shown));
}

void RequestsPage::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid()) {
        m_detail->clear();
        m_listDetail->showPage(-1);
        return;
    }
    m_detail->showRequest(m_model.recordAt(current.row()));
    m_listDetail->showPage(0);
}

void RequestsPage::connectParts()
{
    connect(m_help, &QToolButton::toggled, this, &RequestsPage::showNotice);
    connect(m_pause, &QPushButton::clicked, this, &RequestsPage::togglePause);
    connect(m_export, &QPushButton::clicked, this, [this] { m_harExport.chooseFile(this); });
    connect(&m_harExport, &RequestExport::runningChanged, this, &RequestsPage::showCount);
    connect(&m_harExport, &RequestExport::failed, this, [this](const output::FileProblemText &text) {
        m_notice->showOutcome(Tone::Bad, text.sentence, text.nextStep);
        m_showsExportError = true;
    });
    connect(&m_harExport, &RequestExport::done, this, [this](int requests) {
        Q_EMIT toastRequested(tr("Exported %Ln request(s), with personal data hidden.", nullptr, requests));
    });
    connect(&m_model, &RequestTableModel::waitingChanged, this, &RequestsPage::showPause);
    connect(&m_session.requests(), &RequestLog::driftFound, this, [this] {
        if (!m_showsExportError) // keeps the export error, which may not have been read yet
            showNotice();
    });
    connect(m_notice, &InlineMessage::buttonClicked, this, [this] { m_filter->setText(u"drift:yes"_s); });
    showPause();
    showNotice();
}

void RequestsPage::showPause()
{
    const int waiting = m_model.waiting();
    m_pause->setText(!m_model.isPaused() ? tr("&Pause")
                         : waiting > 0   ? tr("&Resume · %Ln new", nullptr, waiting)
                                         : tr("&Resume"));
    m_pause->setIcon(icon(m_model.isPaused() ? IconName::Resume : IconName::Pause));
    m_pause->setAccessibleDescription(m_model.isPaused() ? tr("New requests aren’t listed until you resume")
                                                         : QString());
}

/// Shows one message at a time: the help if it is open, otherwise a problem with the filter, otherwise unknown fields.
void RequestsPage::showNotice()
{
    m_showsExportError = false;
    m_notice->setButton({});
    const QStringList unknown = m_model.filter().unknownFields();
    const DriftLog &drift = m_session.requests().drift();
    if (m_help->isChecked())
        return m_notice->showMessage(
            Tone::Info, tr("Terms are combined with AND. Use field:value for a field and -term to exclude."),
            u"method:patch · status:>=400 · status:4xx · status:none · state:failed · "
            u"state:retried · op:getUser · took:>500 · "
            u"size:>1000 · drift:yes"_s);
    if (!unknown.isEmpty())
        return m_notice->showMessage(Tone::Warn,
                                     tr("Unknown field “%1”, so it’s searched as text.").arg(unknown.front()),
                                     tr("Fields: %1").arg(RequestFilter::fields().join(u", "_s)));
    if (drift.paths() == 0)
        return m_notice->hide();
    m_notice->showMessage(
        Tone::Info, tr("The service sent %Ln field(s) or value(s) that Labdesk doesn’t know.", nullptr, drift.paths()),
        tr("Found in responses from %Ln operation(s). Select a request to see them in its summary.", nullptr,
           drift.drifting()),
        tr("Show these requests"));
}

struct RequestsPage::Commands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::RequestsPage)

public:
    struct Now
    {
        RequestsPage &page;
        QModelIndex current;
        QString path;
    };
    using Row = CommandRow<Now>;

    static QString path(const Now &now) { return now.path; }
    static QString clearDisabledReason(const Now &now)
    {
        return now.page.m_filter->text().isEmpty() ? tr("The filter is empty.") : QString();
    }
    static QString reloadDisabledReason(const Now &) { return tr("This list updates automatically."); }
    static QString pathDisabledReason(const Now &now)
    {
        return now.path.isEmpty() ? tr("No request selected.") : QString();
    }
    static QString curlDisabledReason(const Now &now)
    {
        return !now.path.isEmpty() && RequestLog::isInherited(now.page.m_model.recordAt(now.current.row()))
            ? tr("This was sent on an earlier connection.")
            : pathDisabledReason(now);
    }
    static QString emptyDisabledReason(const Now &now)
    {
        return now.page.m_model.total() == 0 ? tr("The list is already empty.") : QString();
    }
    static void clearFilter(const Now &now)
    {
        now.page.m_filter->clear();
        now.page.focusFilter();
    }
    static void copyPath(const Now &now)
    {
        output::copyText(now.path);
        Q_EMIT now.page.toastRequested(tr("Copied the path."));
    }

    static constexpr Row rows[] = {
        Row("pane.filter", QT_TR_NOOP("Filter requests"), IconName::Filter,
            [](const Now &now) { now.page.focusFilter(); }, {}, {.keywords = QT_TR_NOOP("search find")}),
        Row("pane.clearFilter", QT_TR_NOOP("Clear request filter"), IconName::Close, clearFilter, clearDisabledReason),
        Row("pane.reload", QT_TR_NOOP("Reload requests"), IconName::Reload, {}, reloadDisabledReason,
            {.listed = Listed::Never}),
        Row("request.copyPath", QT_TR_NOOP("Copy path"), IconName::Copy, copyPath, pathDisabledReason,
            {.detail = path}),
        Row("pane.copyAsCurl", QT_TR_NOOP("Copy as cURL"), IconName::Copy,
            [](const Now &now) { now.page.copyAsCurl(); }, curlDisabledReason, {.detail = path, .tool = true}),
        Row(
            "request.clear", QT_TR_NOOP("Clear request list"), IconName::Trash,
            [](const Now &now) { now.page.m_session.requests().clear(); }, emptyDisabledReason),
        Row("request.pause", QT_TR_NOOP("Pause request list"), IconName::Pause,
            [](const Now &now) { now.page.togglePause(); }, {},
            {.whileOn = {[](const Now &now) { return now.page.m_model.isPaused(); }, QT_TR_NOOP("Resume request list"),
                         IconName::Pause}}),
        Row(
            "pane.export", QT_TR_NOOP("Export requests…"), IconName::Export,
            [](const Now &now) { now.page.m_harExport.chooseFile(&now.page); },
            [](const Now &now) { return now.page.harExportDisabledReason(); },
            {.keywords = QT_TR_NOOP("HAR save file")}),
    };
};

std::vector<Command> RequestsPage::commands()
{
    const QModelIndex current = m_table->currentIndex();
    std::vector<Command> all = commandsFrom<Commands>(
        Commands::Now{*this, current, current.isValid() ? m_model.recordAt(current.row()).path : QString()});
    m_output->addCommands(all);
    return all;
}

void RequestsPage::togglePause()
{
    m_model.setPaused(!m_model.isPaused());
    showPause();
    showCount();
}

QString RequestsPage::harExportDisabledReason() const
{
    return m_model.rowCount() == 0 ? tr("There are no requests to export.")
        : m_harExport.isRunning()  ? tr("An export is already running.")
                                   : exportDisabledReason();
}

void RequestsPage::copyAsCurl()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    const api::RequestRecord &record = m_model.recordAt(current.row());
    output::copyText(output::curlCommand(
        m_session.connection(),
        {verbText(record.verb), privacy::displayablePath(record.path), record.queryNames, record.hasBody}));
    Q_EMIT toastRequested(tr("Copied as cURL. The key is replaced by a variable."));
}

} // namespace labdesk
