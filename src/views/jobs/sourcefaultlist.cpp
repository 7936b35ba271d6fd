// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/sourcefaultlist.h"

#include "views/common/listoutput.h"
#include "widgets/fitscrollarea.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QLabel>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int maxVisibleFaults = 6; // taller lists scroll

}

SourceFaultList::SourceFaultList(QWidget *parent)
    : QWidget(parent), m_caption(makeLabel({}, TextStyle::Label)), m_table(new QTableView)
{
    using Column = SourceFaultModel::Column;
    const Metrics m = metricsFor(this);
    m_caption->setObjectName(u"sourceFaultsLabel"_s);
    m_caption->setWordWrap(true);
    m_table->setObjectName(u"sourceFaultsTable"_s);
    m_table->setAccessibleName(tr("Problems found"));
    setUpTable(m_table);
    m_table->setModel(&m_model);
    new ListOutput(m_table, m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setColumnWidth(int(Column::Source), m.px(180));
    m_table->setColumnWidth(int(Column::Problem), m.px(300));
    fitColumnTitles(m_table);
    markClippedEdges(m_table);
    auto *layout = makeColumnLayout(this, m.one);
    layout->addWidget(m_caption);
    layout->addWidget(m_table);
    const auto request = [this](const QModelIndex &index) { Q_EMIT usersRequested(m_model.userIdsAt(index.row())); };
    connect(m_table, &QTableView::clicked, this, request);
    connect(m_table, &QTableView::activated, this, request);
}

void SourceFaultList::show(const UserJob &job)
{
    m_model.show(&job);
    const int rows = m_model.rowCount();
    m_caption->setText(rows > 0            ? tr("Select a row to select its users in the list.")
                           : job.isEnded() ? tr("No problems found.")
                                           : tr("No problems found so far."));
    const Metrics m = metricsFor(this);
    m_table->setVisible(rows > 0);
    m_table->setFixedHeight(m.header + std::min(rows, maxVisibleFaults) * m.row);
}

} // namespace labdesk
