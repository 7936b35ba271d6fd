// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/payors/payorspane.h"

#include "domain/knownvalues.h"
#include "session/session.h"
#include "ui_payorspane.h"
#include "views/common/rawanswerdialog.h"
#include "views/payors/clearinghousechoice.h"
#include "views/payors/payordetail.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/columnautohide.h"
#include "widgets/inlinemessage.h"
#include "widgets/listdetail.h"
#include "widgets/listheader.h"
#include "widgets/listnavigation.h"
#include "widgets/liststate.h"
#include "widgets/metrics.h"
#include "widgets/remotestack.h"
#include "widgets/retainsize.h"
#include "widgets/separator.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QHeaderView>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace labdesk {

PayorsPane::PayorsPane(Session &session, QWidget *parent)
    : Pane(parent), m_ui(std::make_unique<Ui::PayorsPane>()), m_session(session), m_header(new ListHeader(tr("Payors")))
{
    m_ui->setupUi(this);
    arrangeList();
    arrangeFoot();
    arrangeDetail();

    PayorLookup &lookup = session.payors();
    connect(m_ui->searchEdit, &QLineEdit::textChanged, this, &PayorsPane::ask);
    m_ui->clearinghouseCombo->lineEdit()->setAccessibleName(m_ui->clearinghouseCombo->accessibleName());
    connect(m_ui->clearinghouseCombo, &QComboBox::currentTextChanged, this, &PayorsPane::ask);
    connect(m_ui->payorIdEdit, &QLineEdit::textChanged, this, &PayorsPane::ask);
    for (QLineEdit *edit :
         {static_cast<QLineEdit *>(m_ui->searchEdit), m_ui->payorIdEdit, m_ui->clearinghouseCombo->lineEdit()})
        connect(edit, &QLineEdit::returnPressed, this, &PayorsPane::searchTyped);
    connect(m_header, &ListHeader::reloadRequested, this, &PayorsPane::reload);
    connect(m_stack, &RemoteStack::retryRequested, this, &PayorsPane::reload);
    connect(m_stack, &RemoteStack::cancelRequested, &lookup, &PayorLookup::cancel);
    connect(m_stack, &RemoteStack::emptyActionRequested, this, &PayorsPane::searchInstead);
    connect(&lookup, &PayorLookup::stateChanged, this, &PayorsPane::showState);
    connect(&session.payorCatalog(), &PayorCatalog::stateChanged, this, &PayorsPane::showState);
    connect(m_ui->payorsTable->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        keepChosen();
        showCurrent();
    });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        chooseLikeliest();
        showCurrent();
    });
    connect(m_ui->payorsTable, &QTableView::activated, this, &PayorsPane::copyChosen);
    connect(m_detail, &PayorDetail::codeCopied, this,
            [this](const QString &code) { Q_EMIT toastRequested(tr("Copied %1.").arg(code), {}, {}); });
    connect(m_detail, &PayorDetail::compareRequested, this, [this] { compareWith(currentPayor()); });
    connect(m_detail, &PayorDetail::compareEnded, this, [this] { compareWith(std::nullopt); });
    showState();
}

PayorsPane::~PayorsPane() = default;

void PayorsPane::arrangeList()
{
    const Metrics metrics = metricsFor(this);
    for (QLabel *label : {m_ui->clearinghouseLabel, m_ui->payorIdLabel})
        setTextStyle(label, TextStyle::Label);
    m_ui->clearinghouseCombo->addItem(tr("Any"));
    for (const QString &slug : known::clearinghouses())
        m_ui->clearinghouseCombo->addItem(known::nameOf(known::List::Clearinghouses, slug), slug);
    m_ui->clearinghouseCombo->setMinimumWidth(metrics.px(96));
    m_ui->clearinghouseCombo->setMaximumWidth(metrics.px(150));
    m_ui->payorIdEdit->setFixedWidth(metrics.px(84));

    arrangeListHead(m_ui->listLayout, m_header, m_ui->searchGroup, m_ui->facetGroup);

    QTableView *table = m_ui->payorsTable;
    TableDelegate *delegate = setUpTable(table, true);
    delegate->setSecondLineRole(PayorTableModel::AliasLineRole);
    delegate->setMarksRole(PayorTableModel::NameMarksRole);
    delegate->setSecondLineMarksRole(PayorTableModel::AliasMarksRole);
    delegate->setLook(int(PayorTableModel::Column::Code), ColumnLook::Id);
    delegate->setLook(int(PayorTableModel::Column::Location), ColumnLook::Second);
    table->setModel(&m_model);
    table->horizontalHeader()->setSortIndicatorClearable(true);
    table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    table->setSortingEnabled(true);
    table->horizontalHeader()->setStretchLastSection(false); // the first column takes what is left
    table->horizontalHeader()->setSectionResizeMode(int(PayorTableModel::Column::Name), QHeaderView::Stretch);
    table->setColumnWidth(int(PayorTableModel::Column::Code), metrics.px(84));
    table->setColumnWidth(int(PayorTableModel::Column::Location), metrics.px(142));
    fitTitles(table);
    dropColumnsToFit(table, {int(PayorTableModel::Column::Location)},
                     metrics.px(352)); // also the last words of long names are whole
    keepCurrentInSight(table);
    leadIntoList(m_ui->searchEdit, table, false);
}

void PayorsPane::arrangeFoot()
{
    const Metrics metrics = metricsFor(this);
    auto *content = new QWidget;
    auto *contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(0, 0, 0, 0);
    contentLayout->setSpacing(0);
    m_insteadMessage = new InlineMessage(Tone::Info);
    m_insteadMessage->setObjectName(u"insteadMessage"_s);
    contentLayout->addLayout(makeNoticeRow(m_insteadMessage));
    contentLayout->addWidget(m_ui->payorsTable, 1);
    contentLayout->addWidget(makeSeparator());
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(metrics.two, metrics.px(6), metrics.two, metrics.px(6));
    m_foot = makeLabel({}, TextStyle::Small);
    m_foot->setObjectName(u"footLabel"_s);
    m_otherOrder = makeButton({}, ButtonKind::Link, u"otherOrderButton"_s);
    keepSizeWhenHidden(m_otherOrder); // the list keeps its height when a column is sorted
    foot->addWidget(m_foot, 1);
    foot->addWidget(m_otherOrder);
    contentLayout->addLayout(foot);

    m_stack = new RemoteStack(content, tr("Searching payors…"));
    m_stack->setObjectName(u"resultStack"_s);
    m_nearest = new QWidget;
    m_nearest->setObjectName(u"nearestPayors"_s);
    auto *nearest = new QVBoxLayout(m_nearest);
    nearest->setContentsMargins(0, 0, 0, 0);
    nearest->setSpacing(metrics.half);
    m_stack->empty()->setMore(m_nearest);
    m_unread = new InlineMessage(Tone::Warn);
    m_unread->setObjectName(u"unreadEntriesMessage"_s);
    m_unread->hide();
    connect(m_unread, &InlineMessage::buttonClicked, this, &PayorsPane::showRaw);
    m_ui->listLayout->addLayout(makeNoticeRow(m_unread));
    m_lack = new InlineMessage(Tone::Info);
    m_lack->setObjectName(u"noCatalogMessage"_s);
    m_lack->hide();
    connect(m_lack, &InlineMessage::buttonClicked, this, &PayorsPane::actOnLack);
    m_ui->listLayout->addLayout(makeNoticeRow(m_lack));
    m_ui->listLayout->addWidget(m_stack, 1);
    QHeaderView *header = m_ui->payorsTable->horizontalHeader();
    connect(header, &QHeaderView::sortIndicatorChanged, this, &PayorsPane::showFoot);
    connect(m_otherOrder, &QPushButton::clicked, this, [this] {
        using Unsorted = PayorTableModel::Unsorted;
        showUnsorted(shownOrder() == Unsorted::ByCloseness ? Unsorted::AsSent : Unsorted::ByCloseness);
    });
}

void PayorsPane::arrangeDetail()
{
    const Metrics metrics = metricsFor(this);
    m_ui->detailLayout->setContentsMargins(metrics.three, metrics.two, metrics.three, metrics.three);
    m_detail = new PayorDetail;
    m_detailStack = new RemoteStack(m_ui->payorsDetailScroll, QString());
    m_detailStack->setObjectName(u"detailStack"_s);
    m_detailStack->idle()->setContent(IconName::Payor, tr("No payor selected"),
                                      tr("Its code, aliases and address are shown here."));
    m_ui->detailLayout->addWidget(m_detail);
    m_ui->payorsSplitter->addWidget(m_detailStack);
    new ListDetail(m_ui->payorsSplitter, m_ui->payorsTable);
    m_ui->payorsListPanel->setMinimumWidth(metrics.px(340));
    m_detailStack->setMinimumWidth(metrics.px(320));
    m_ui->payorsSplitter->setStretchFactor(0, 11);
    m_ui->payorsSplitter->setStretchFactor(1, 9);
    m_ui->payorsSplitter->setSizes({metrics.px(680), metrics.px(530)});
}

PayorQuery PayorsPane::typedQuery() const
{
    return {m_ui->searchEdit->text().trimmed(), chosenClearinghouse(*m_ui->clearinghouseCombo),
            m_ui->payorIdEdit->text().trimmed()};
}

void PayorsPane::ask()
{
    m_pendingCode.clear();
    m_unknownCode.clear();
    m_session.payors().setQuery(typedQuery());
    showState();
}

void PayorsPane::searchTyped()
{
    m_session.payors().setQuery(typedQuery());
    m_session.payors().searchNow();
}

/// The list of all payors; where there is none, what is asked for follows.
void PayorsPane::reload()
{
    m_session.payors().setQuery(typedQuery());
    m_session.payorCatalog().reload();
}

void PayorsPane::focusFilter()
{
    m_ui->searchEdit->setFocus(Qt::ShortcutFocusReason);
    m_ui->searchEdit->selectAll();
}

QVariantMap PayorsPane::viewState() const
{
    const PayorQuery typed = typedQuery();
    return {{u"words"_s, m_ui->searchEdit->text()},
            {u"clearinghouse"_s, typed.clearinghouse},
            {u"payorId"_s, m_ui->payorIdEdit->text()},
            {u"asSent"_s, m_model.unsorted() == PayorTableModel::Unsorted::AsSent},
            {u"list"_s, listState(*m_ui->payorsTable, IdRole)}};
}

void PayorsPane::restoreViewState(const QVariantMap &state)
{
    // The lookup has the answer to these words already, or waits for it.
    {
        const QSignalBlocker combo(m_ui->clearinghouseCombo);
        const QSignalBlocker id(m_ui->payorIdEdit);
        const QString clearinghouse = state.value(u"clearinghouse"_s).toString();
        if (!clearinghouse.isEmpty())
            chooseClearinghouse(*m_ui->clearinghouseCombo, clearinghouse);
        m_ui->payorIdEdit->setText(state.value(u"payorId"_s).toString());
    }
    if (state.value(u"asSent"_s).toBool())
        m_model.setUnsorted(PayorTableModel::Unsorted::AsSent);
    m_orderedFor = state.value(u"words"_s).toString().simplified();
    m_ui->searchEdit->setText(state.value(u"words"_s).toString()); // its own parts want the signal
    showState();
    restoreListState(*m_ui->payorsTable, IdRole, state.value(u"list"_s).toMap());
}

void PayorsPane::clearSearch()
{
    m_ui->searchEdit->clear();
    m_ui->clearinghouseCombo->setCurrentIndex(0);
    m_ui->payorIdEdit->clear();
    focusFilter();
}

bool PayorsPane::isBehind() const
{
    return m_model.words() != m_ui->searchEdit->text().simplified();
}

/// A new search begins with the closest at the top, whatever order the one before was brought into.
void PayorsPane::showFinding(const PayorFinding &finding)
{
    if (finding.isSameAs(m_model.finding()))
        return;
    const bool isNew = finding.set() && finding.words() != m_orderedFor;
    if (isNew) {
        m_orderedFor = finding.words();
        m_chosenCode.clear();
        const QSignalBlocker quiet(m_model);
        m_model.setUnsorted(PayorTableModel::Unsorted::ByCloseness);
        m_ui->payorsTable->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    }
    m_model.setFinding(finding);
    if (isNew && !chosen().isValid())
        m_ui->payorsTable->scrollToTop();
}

void PayorsPane::showState()
{
    if (openPending())
        return; // and came here again
    const auto &state = m_session.payors().state();
    const auto *ready = readyIn(state);
    showFinding(ready ? ready->value : PayorFinding());
    m_shownAt = ready ? ready->at : QDateTime();
    showLack();
    showUnread(m_unread, ready ? ready->unread : UnreadEntries());
    if (ready && !isBehind() && (m_session.payors().isLocal() || !ready->refreshing))
        showWanted();
    showIdle();
    if (ready && ready->value.empty())
        showEmpty();
    m_stack->busy()->setWords(m_session.payorCatalog().isAwaited() ? tr("Loading payors…") : tr("Searching payors…"));
    m_stack->showRemote(state, [](const auto &payors) { return payors.empty(); });
    m_header->setCount(ready ? tr("%1 found").arg(QLocale().toString(m_model.rowCount())) : QString());
    m_header->setAsOf(m_shownAt);
    Q_EMIT syncedAt(m_shownAt);
    Q_EMIT statusChanged(ready ? tr("%Ln payor(s) found", nullptr, m_model.rowCount()) : QString());
    const auto &instead = m_session.payors().foundWith();
    m_insteadMessage->setVisible(ready && instead);
    if (instead)
        m_insteadMessage->setSentence(
            instead->words.isEmpty()
                ? tr("No payor matches all your words. These names are similar.")
                : tr("Nothing was found for all your words. These were found with “%1”.").arg(instead->words));
    showFoot();
    showCurrent();
}

/// Nothing: a column sorts them.
std::optional<PayorTableModel::Unsorted> PayorsPane::shownOrder() const
{
    const int column = m_ui->payorsTable->horizontalHeader()->sortIndicatorSection();
    if (column >= 0 && column < m_model.columnCount())
        return std::nullopt;
    return m_model.hasWords() ? m_model.unsorted() : PayorTableModel::Unsorted::AsSent;
}

void PayorsPane::showUnsorted(PayorTableModel::Unsorted order)
{
    m_model.setUnsorted(order);
    m_ui->payorsTable->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    showFoot();
}

void PayorsPane::showFoot()
{
    using Unsorted = PayorTableModel::Unsorted;
    const auto order = shownOrder();
    const QString count = QLocale().toString(m_model.rowCount());
    const PayorSetPtr &set = m_model.finding().set();
    if (m_session.payors().isLocal() && set) {
        const QString all = QLocale().toString(qulonglong(set->size()));
        m_foot->setText(!order ? tr("%1 of %2 payors. Sorted here.").arg(count, all)
                            : order == Unsorted::ByCloseness
                            ? tr("%1 of %2 payors. The closest to your words stand first.").arg(count, all)
                            : tr("%1 of %2 payors, in the service's order.").arg(count, all));
    } else {
        m_foot->setText(!order ? tr("The service returned %1. Sorted here.").arg(count)
                            : order == Unsorted::ByCloseness
                            ? tr("The service returned %1. The closest to your words stand first.").arg(count)
                            : tr("The service returned %1, in this order.").arg(count));
    }
    m_otherOrder->setText(order == Unsorted::ByCloseness ? tr("&Service order") : tr("Closest &first"));
    m_otherOrder->setVisible(!order || m_model.hasWords());
    setUnsortedOrder(m_ui->payorsTable,
                     order == Unsorted::ByCloseness ? tr("The closest to your words first")
                                                    : tr("In the order of the service"));
}

QModelIndex PayorsPane::chosen() const
{
    const QModelIndex current
        = m_ui->payorsTable->currentIndex(); // the keyboard comes to a row also without choosing it
    return !isBehind() && m_ui->payorsTable->selectionModel()->isSelected(current) ? current : QModelIndex();
}

void PayorsPane::keepChosen()
{
    if (m_isChoosing || !chosen().isValid())
        return;
    m_chosenCode = chosen().data(IdRole).toString();
    m_chosenFor = m_model.words();
}

/// In another order it stays the same payor; for other words it may not be the one that is meant.
void PayorsPane::chooseLikeliest()
{
    const QScopedValueRollback choosing(m_isChoosing, true);
    const bool isKept = !m_chosenCode.isEmpty() && m_chosenFor == m_model.words();
    QModelIndex row = isKept ? m_model.indexOfCode(m_chosenCode) : QModelIndex();
    if (!row.isValid())
        row = m_model.likeliest();
    const bool isIdsOwn = !m_model.hasWords() && m_model.rowCount() == 1 && !typedQuery().providerPayorId.isEmpty();
    if (!row.isValid() && isIdsOwn)
        row = m_model.index(0, 0);
    if (row.isValid())
        m_ui->payorsTable->setCurrentIndex(row);
}

void PayorsPane::showCurrent()
{
    if (isBehind() && m_session.payors().isLocal())
        return; // until what is found for the new words is there, in a moment
    const QModelIndex current = chosen();
    if (!current.isValid()) {
        m_detailStack->showPage(RemoteStack::Page::Idle);
        return;
    }
    const Payor &payor = m_model.payorAt(current.row());
    std::vector<Payor> namesakes;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const Payor &other = m_model.payorAt(row);
        if (row != current.row() && other.name.compare(payor.name, Qt::CaseInsensitive) == 0)
            namesakes.push_back(other);
    }
    m_detail->showPayor(payor, namesakes, m_ui->searchEdit->text().trimmed(),
                        current.data(PayorTableModel::ReasonRole).toString());
    m_detailStack->showPage(RemoteStack::Page::Content);
}

} // namespace labdesk
