// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/payors/payorresults.h"

#include "session/payorlookup.h"
#include "views/common/listoutput.h"
#include "views/payors/payorsearchfields.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/columnautohide.h"
#include "widgets/hovercopybutton.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/listnavigation.h"
#include "widgets/liststate.h"
#include "widgets/metrics.h"
#include "widgets/separator.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

PayorResults::PayorResults(const PayorSearchFields &fields, const PayorLookup &lookup)
    : m_fields(fields), m_lookup(lookup), m_table(new QTableView), m_substituteNotice(new InlineMessage(Tone::Info)),
      m_footer(makeLabel({}, TextStyle::Small)), m_otherOrder(makeButton({}, ButtonKind::Link, u"otherOrderButton"_s))
{
    m_substituteNotice->setObjectName(u"insteadMessage"_s);
    m_footer->setObjectName(u"footLabel"_s);
    auto *content = makeColumnLayout(this, 0);
    content->addLayout(makeNoticeRow(m_substituteNotice));
    content->addWidget(m_table, 1);
    content->addWidget(makeSeparator());
    setUpList();
    setUpFooter();
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        keepChosen();
        Q_EMIT chosenChanged();
    });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        fitRows();
        restoreOrChoose();
        Q_EMIT chosenChanged();
    });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &row) {
        Q_EMIT activated(m_model.payorAt(row.row()), chosenRow().row() == row.row());
    });
}

void PayorResults::setUpList()
{
    const Metrics metrics = metricsFor(this);
    m_table->setObjectName(u"payorsTable"_s);
    m_table->setAccessibleName(tr("Payors"));
    TableDelegate *delegate = setUpTable(m_table, true);
    delegate->setSecondLineRole(PayorTableModel::AliasLineRole);
    delegate->setMarksRole(PayorTableModel::NameMarksRole);
    delegate->setSecondLineMarksRole(PayorTableModel::AliasMarksRole);
    delegate->setColumnStyle(int(PayorTableModel::Column::Code), ColumnStyle::Id);
    delegate->setColumnStyle(int(PayorTableModel::Column::Location), ColumnStyle::Second);
    m_table->setModel(&m_model);
    m_output = new ListOutput(m_table, m_model, u"payors"_s);
    QHeaderView *header = m_table->horizontalHeader();
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    header->setStretchLastSection(false); // the name gets the remaining width
    header->setSectionResizeMode(int(PayorTableModel::Column::Name), QHeaderView::Stretch);
    m_table->setColumnWidth(int(PayorTableModel::Column::Code), metrics.px(108)); // includes the copy button
    auto *copy = new HoverCopyButton(tr("Copy payor code"), m_table, int(PayorTableModel::Column::Code));
    connect(copy, &CopyButton::copied, this, &PayorResults::codeCopied);
    m_table->setColumnWidth(int(PayorTableModel::Column::Location), metrics.px(142));
    fitColumnTitles(m_table);
    hideColumnsToFit(m_table, {int(PayorTableModel::Column::Location)},
                     metrics.px(352)); // enough for the ends of long names
    setUpListNavigation(m_fields.wordsEdit(), m_table, false);
    keepCurrentVisible(m_table);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &PayorResults::showFooter);
}

void PayorResults::setUpFooter()
{
    const Metrics metrics = metricsFor(this);
    auto *footer = new QHBoxLayout;
    footer->setContentsMargins(metrics.two, metrics.px(6), metrics.two, metrics.px(6));
    keepSizeWhenHidden(m_otherOrder); // keeps the list's height stable when a column is sorted
    footer->addWidget(m_footer, 1);
    footer->addWidget(m_otherOrder);
    static_cast<QVBoxLayout *>(layout())->addLayout(footer);
    connect(m_otherOrder, &QPushButton::clicked, this, [this] {
        setOrder(order() == DefaultOrder::BestMatch ? DefaultOrder::OriginalOrder : DefaultOrder::BestMatch);
    });
}

bool PayorResults::isBehind() const
{
    return m_model.words() != m_fields.words();
}

/// Rows are one line high, or two if they show the alias that matched.
void PayorResults::fitRows()
{
    const Metrics metrics = metricsFor(this);
    QHeaderView *rows = m_table->verticalHeader();
    rows->setUpdatesEnabled(false); // avoids a layout per row; there can be 10,000
    rows->setDefaultSectionSize(metrics.row);
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_model.hasAliasLine(row))
            rows->resizeSection(row, metrics.rowTwoLine);
    rows->setUpdatesEnabled(true);
}

void PayorResults::setUsState(const QString &state)
{
    if (state != m_model.state())
        m_model.setState(state);
}

/// A new search is sorted by best match, even if the previous one was sorted differently.
bool PayorResults::showResult(const PayorSearchResult &result)
{
    if (result.isSameAs(m_model.result()))
        return false;
    PayorQuery query = m_lookup.query();
    query.insuranceName = result.words();
    const bool isNew = result.set() && query != m_orderedFor;
    if (isNew) {
        m_orderedFor = query;
        m_chosenCode.clear();
        const QSignalBlocker blocker(m_model);
        m_model.setDefaultOrder(DefaultOrder::BestMatch);
        m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    }
    m_model.setResult(result);
    if (isNew && !chosenRow().isValid())
        m_table->scrollToTop();
    return true;
}

void PayorResults::updateNoticeAndFooter()
{
    const auto &substitute = m_lookup.foundWith();
    if (substitute)
        m_substituteNotice->setSentence(
            substitute->words.isEmpty()
                ? tr("No payor matches all search terms. Showing similar names.")
                : tr("No payor matches all search terms. Showing results for “%1”.").arg(substitute->words));
    // after the text, because screen readers read it when the message appears
    m_substituteNotice->setVisible(readyIn(m_lookup.state()) && substitute);
    showFooter();
}

bool PayorResults::select(const QString &code)
{
    const QModelIndex found = code.isEmpty() ? QModelIndex() : m_model.indexOfCode(code);
    if (found.isValid())
        selectOnly(m_table, found);
    return found.isValid();
}

QModelIndex PayorResults::chosenRow() const
{
    const QModelIndex current = m_table->currentIndex(); // the current row isn't necessarily selected
    return !isBehind() && m_table->selectionModel()->isSelected(current) ? current : QModelIndex();
}

std::optional<Payor> PayorResults::chosen() const
{
    const QModelIndex row = chosenRow();
    return row.isValid() ? std::optional(m_model.payorAt(row.row())) : std::nullopt;
}

QString PayorResults::reason() const
{
    return chosenRow().data(PayorTableModel::ReasonRole).toString();
}

std::vector<Payor> PayorResults::namesakes() const
{
    std::vector<Payor> namesakes;
    const QModelIndex chosen = chosenRow();
    if (!chosen.isValid())
        return namesakes;
    const QString name = m_model.payorAt(chosen.row()).name;
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (const Payor &other = m_model.payorAt(row);
            row != chosen.row() && other.name.compare(name, Qt::CaseInsensitive) == 0)
            namesakes.push_back(other);
    return namesakes;
}

void PayorResults::keepChosen()
{
    if (m_isChoosing || !chosenRow().isValid())
        return;
    m_chosenCode = chosenRow().data(IdRole).toString();
    m_chosenFor = m_model.words();
}

/// Keeps the selected payor when the order changes, but not for other search terms, which may mean another payor.
void PayorResults::restoreOrChoose()
{
    const QScopedValueRollback choosing(m_isChoosing, true);
    const bool isKept = !m_chosenCode.isEmpty() && m_chosenFor == m_model.words();
    QModelIndex row = isKept ? m_model.indexOfCode(m_chosenCode) : QModelIndex();
    if (!row.isValid())
        row = m_model.bestMatch();
    const bool isOnlyOneWithId = !m_model.hasWords() && count() == 1 && !m_fields.query().providerPayorId.isEmpty();
    if (!row.isValid() && isOnlyOneWithId)
        row = m_model.index(0, 0);
    if (row.isValid())
        selectOnly(m_table, row);
}

std::optional<PayorResults::DefaultOrder> PayorResults::order() const
{
    const int column = m_table->horizontalHeader()->sortIndicatorSection();
    if (column >= 0 && column < m_model.columnCount())
        return std::nullopt;
    return m_model.hasWords() ? m_model.defaultOrder() : DefaultOrder::OriginalOrder;
}

void PayorResults::setOrder(DefaultOrder order)
{
    m_model.setDefaultOrder(order);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    showFooter();
}

void PayorResults::showFooter()
{
    const auto now = order();
    const QString found = QLocale().toString(count());
    const PayorSetPtr &set = m_model.result().set();
    if (m_lookup.isLocal() && set) {
        const int all = int(set->size());
        m_footer->setText((!now ? tr("%1 of %Ln payor(s)", nullptr, all)
                               : now == DefaultOrder::BestMatch
                               ? tr("%1 of %Ln payor(s), sorted by best match", nullptr, all)
                               : tr("%1 of %Ln payor(s), in original order", nullptr, all))
                              .arg(found));
    } else {
        m_footer->setText(!now                                 ? tr("%1 found").arg(found)
                              : now == DefaultOrder::BestMatch ? tr("%1 found, sorted by best match").arg(found)
                                                               : tr("%1 found, in original order").arg(found));
    }
    m_otherOrder->setText(now == DefaultOrder::BestMatch ? tr("Ori&ginal order") : tr("&Best match"));
    m_otherOrder->setVisible(!now || m_model.hasWords());
    setUnsortedOrder(m_table, now == DefaultOrder::BestMatch ? tr("Sort by best match") : tr("In original order"));
}

QVariantMap PayorResults::viewState() const
{
    return {{u"isOriginalOrder"_s, m_model.defaultOrder() == DefaultOrder::OriginalOrder},
            {u"list"_s, listState(*m_table, IdRole)}};
}

void PayorResults::restoreOrder(const QVariantMap &state, const PayorQuery &query)
{
    if (state.value(u"isOriginalOrder"_s).toBool())
        m_model.setDefaultOrder(DefaultOrder::OriginalOrder);
    m_orderedFor = query;
    m_orderedFor.insuranceName = query.insuranceName.simplified();
}

void PayorResults::restoreList(const QVariantMap &state)
{
    restoreListState(*m_table, IdRole, state.value(u"list"_s).toMap());
}

} // namespace labdesk
