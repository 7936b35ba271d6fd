// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/jobremainsview.h"

#include "models/userjobtexts.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "views/common/listoutput.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/fitscrollarea.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

JobRemainsView::JobRemainsView(const QString &connectionId, QWidget *parent)
    : QWidget(parent), m_connectionId(connectionId), m_title(makeLabel({}, TextStyle::Heading)),
      m_text(makeLabel({}, TextStyle::Body)), m_table(new QTableView),
      m_select(makeButton({}, ButtonKind::Primary, u"selectNotSentButton"_s)),
      m_check(makeButton({}, ButtonKind::Plain, u"checkUnknownButton"_s))
{
    setObjectName(u"jobRemainsPage"_s);
    const Metrics m = metricsFor(this);
    m_title->setObjectName(u"remainsTitleLabel"_s);
    m_text->setObjectName(u"remainsTextLabel"_s);
    for (QLabel *label : {m_title, m_text})
        label->setWordWrap(true);
    buildTable();
    QPushButton *save = makeButton(tr("E&xport results…"), ButtonKind::Plain, u"exportRemainsButton"_s);
    QPushButton *forget = makeButton(tr("Re&move from list"), ButtonKind::Plain, u"forgetRemainsButton"_s);
    forget->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setUnavailable(save, exportDisabledReason());
    connect(save, &QPushButton::clicked, this, &JobRemainsView::exportRequested);
    connect(forget, &QPushButton::clicked, this, &JobRemainsView::forgetRequested);
    connect(m_select, &QPushButton::clicked, this, [this] { request(UserJobState::NotSent, false); });
    connect(m_check, &QPushButton::clicked, this, [this] { request(UserJobState::Unknown, true); });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.three, m.two, m.three, m.two);
    layout->setSpacing(m.oneAndHalf);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(makeRow({m_select, m_check}, m.one));
    layout->addWidget(m_table, 1);
    layout->addWidget(new AdaptiveRow(makeRow({save}, m.one), forget));
}

void JobRemainsView::buildTable()
{
    using Column = JobUserTableModel::Column;
    m_table->setObjectName(u"remainsTable"_s);
    m_table->setAccessibleName(tr("Users in this job"));
    TableDelegate *delegate = setUpTable(m_table);
    delegate->setColumnStyle(int(Column::Id), ColumnStyle::ShortId);
    delegate->setColumnStyle(int(Column::State), ColumnStyle::ChipList);
    m_table->setModel(&m_model);
    new ListOutput(m_table, m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    for (const Column column : {Column::ClientId, Column::Detail})
        m_table->setColumnHidden(int(column), true);
    m_table->setColumnWidth(int(Column::Id), metricsFor(this).px(320));
    markClippedEdges(m_table);
    fitColumnTitles(m_table);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (m_remains.connectionId == m_connectionId)
            Q_EMIT userRequested(m_model.userAt(index.row()));
    });
}

void JobRemainsView::showInterrupted(const InterruptedUserJob &remains)
{
    m_remains = remains;
    m_model.showInterrupted(remains);
    const UserJobTotals totals = remains.totals();
    m_title->setText(tr("%1: %Ln user(s)", nullptr, int(remains.users.size())).arg(formatJobKind(remains.kind)));
    const QString interrupted
        = tr("Interrupted. Started %1 on “%2”. %3.")
              .arg(localDateTime(remains.begunAt.toLocalTime()), remains.connectionName, formatJobTotals(totals));
    m_text->setText(interrupted + u' '
                    + (totals.unknown > 0
                           ? tr("Check the users with an unknown outcome before you send anything again.")
                           : tr("The job won’t resume automatically.")));
    m_select->setText(tr("&Select unsent (%Ln)", nullptr, int(totals.notSent)));
    m_check->setText(tr("&Check the %Ln unknown outcome(s)", nullptr, int(totals.unknown)));
    m_select->setVisible(totals.notSent > 0);
    m_check->setVisible(totals.unknown > 0);
    const QString elsewhere = remains.connectionId == m_connectionId
        ? QString()
        : tr("This job ran on “%1”. Switch to that connection first.").arg(remains.connectionName);
    setUnavailable(m_select, elsewhere);
    setUnavailable(m_check, elsewhere);
}

void JobRemainsView::request(UserJobState state, bool reload)
{
    std::vector<std::string> ids;
    for (size_t user = 0; user < m_remains.users.size(); ++user)
        if (m_remains.states[user] == state)
            ids.push_back(m_remains.users[user].toStdString());
    Q_EMIT usersRequested(ids, reload);
}

} // namespace labdesk
