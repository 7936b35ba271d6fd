// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/userchartsdialog.h"

#include "domain/inthread.h"
#include "text/localtexts.h"
#include "views/common/listoutput.h"
#include "widgets/barchart.h"
#include "widgets/fitscrollarea.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/segmentedcontrol.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

enum ChartChoice { ByMonth, BySource };
constexpr size_t maxSourceBars = 10; ///< with names that fit; the table contains all

/// Matches users whose creation time can't be read.
QString noMonthText()
{
    return termFor(UserQuery::Field::Created, {});
}

} // namespace

UserChartsDialog::UserChartsDialog(QWidget *parent)
    : DialogFrame(tr("User charts"), parent), m_canceled(std::make_shared<CancelFlag>(false)), m_count(addText({})),
      m_choice(new SegmentedControl(tr("Count by"))), m_chart(new BarChart), m_table(new QTableView)
{
    setObjectName(u"userChartsDialog"_s);
    cancelButton()->setText(tr("Close"));
    buildBody();
    connect(m_choice, &SegmentedControl::currentIndexChanged, this, &UserChartsDialog::showChoice);
    connect(&m_counting, &QFutureWatcherBase::finished, this, [this] {
        if (const auto counted = m_counting.result())
            showCounts(*counted);
    });
    connect(m_table, &QTableView::doubleClicked, this, [this](const QModelIndex &index) { choose(index.row()); });
}

UserChartsDialog::~UserChartsDialog()
{
    *m_canceled = true;
}

void UserChartsDialog::buildBody()
{
    const Metrics m = metricsFor(this);
    m_count->setObjectName(u"countLabel"_s);
    m_choice->setObjectName(u"chartControl"_s);
    m_choice->addSegment(tr("By month created"));
    m_choice->addSegment(tr("By source"));
    m_choice->setCurrentIndex(ByMonth);
    addBody(m_choice);
    m_table->setObjectName(u"countsTable"_s);
    m_table->setAccessibleName(tr("Chart data"));
    setUpTable(m_table)->setColumnStyle(int(FacetTableModel::Column::Users), ColumnStyle::Quantity);
    m_table->setModel(&m_model);
    new ListOutput(m_table, m_model);
    markClippedEdges(m_table); // because text follows below
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(int(FacetTableModel::Column::Name), QHeaderView::Stretch);
    m_table->setColumnWidth(int(FacetTableModel::Column::Users), m.px(70));
    fitColumnTitles(m_table);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setMinimumSize(m.px(282), m.px(300)); // wide enough for most names
    m_table->installEventFilter(this);

    m_chart->setObjectName(u"chartView"_s);
    m_chart->setAccessibleName(tr("Chart. The table has the numbers."));
    // never wider than a small screen, even at large font sizes
    m_chart->setMinimumSize(std::min(m.px(420), 560), m.px(300));
    connect(m_chart, &BarChart::barClicked, this, [this](int bar) { choose(m_bars[size_t(bar)]); });
    auto *both = makeRowLayout(m.two);
    both->addWidget(m_chart, 3);
    both->addWidget(m_table, 2);
    addBody(both);
    m_description = addText(tr("Click a bar or press Enter on a row to filter by it."));
    m_description->setObjectName(u"chartAboutLabel"_s);
}

void UserChartsDialog::countUsers(const UserSnapshot &users, const QString &filter)
{
    m_counting.setFuture(inThread([users, filter, canceled = m_canceled] {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        std::optional<Counted> counted;
        const auto rows
            = rowsMatching(users, UserQuery::parse(filter, now), now.toMSecsSinceEpoch(), 0, canceled.get());
        auto counts = rows ? countFacets(users, &*rows, canceled.get()) : std::nullopt;
        if (counts)
            counted = Counted{std::move(*counts), rows->count(), users.size(), now.date()};
        return counted;
    }));
}

void UserChartsDialog::showCounts(const Counted &counted)
{
    m_counted = counted;
    const int total = int(counted.total);
    m_count->setText(counted.shown == counted.total
                         ? tr("%Ln user(s)", nullptr, total)
                         : tr("%1 of %Ln user(s)", nullptr, total).arg(localNumber(counted.shown)));
    showChoice();
}

/// Newest first, unreadable times last.
std::vector<FacetTableModel::Row> UserChartsDialog::months() const
{
    std::vector<FacetTableModel::Row> rows;
    for (const UserFacets::Count &month : m_counted.counts.months) {
        const QDate first = QDate::fromString(month.value + u"-01"_s, Qt::ISODate);
        rows.push_back({first.isValid() ? localMonth(first) : tr("Unreadable"), month.users,
                        termFor(UserQuery::Field::Created, first.isValid() ? month.value : QString())});
    }
    std::ranges::reverse(rows);
    std::stable_partition(rows.begin(), rows.end(),
                          [](const FacetTableModel::Row &row) { return row.term != noMonthText(); });
    return rows;
}

/// Users without a source come first, because they are of most interest.
std::vector<FacetTableModel::Row> UserChartsDialog::sources() const
{
    std::vector<UserFacets::Count> counts = m_counted.counts.sources;
    std::stable_partition(counts.begin(), counts.end(),
                          [](const UserFacets::Count &source) { return source.value.isEmpty(); });
    std::vector<FacetTableModel::Row> rows;
    for (const UserFacets::Count &source : counts) {
        const QString name = !source.name.isEmpty() ? source.name : source.value;
        rows.push_back(
            {name.isEmpty() ? tr("No source") : name, source.users, termFor(UserQuery::Field::Source, source.value)});
    }
    return rows;
}

void UserChartsDialog::showChoice()
{
    const bool isByMonth = m_choice->currentIndex() == ByMonth;
    m_model.setRows(isByMonth ? tr("Month") : tr("Source"), isByMonth ? months() : sources());
    m_bars.clear();
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (isByMonth ? m_model.rows()[size_t(row)].term != noMonthText() : m_bars.size() < maxSourceBars)
            m_bars.push_back(row);
    if (isByMonth)
        std::ranges::reverse(m_bars); // oldest first in the chart
    draw();
    const QString act = tr("Click a bar or press Enter on a row to filter by it.");
    const int all = m_model.rowCount();
    m_description->setText(
        isByMonth || int(m_bars.size()) == all
            ? act
            : joinFacts({tr("Chart: %1 of %Ln row(s)", nullptr, all).arg(localNumber(qint64(m_bars.size()))), act}));
}

void UserChartsDialog::draw()
{
    const QString running = termFor(UserQuery::Field::Created, m_counted.today.toString(u"yyyy-MM"_s));
    std::vector<BarChart::Bar> bars;
    for (const int row : m_bars) {
        const auto &[name, users, term] = m_model.rows()[size_t(row)];
        const bool isRunning = term == running;
        const QString tip = isRunning ? tr("%1, so far: %Ln user(s)", nullptr, int(users)).arg(name)
                                      : tr("%1: %Ln user(s)", nullptr, int(users)).arg(name);
        bars.push_back({.label = name,
                        .tip = tip,
                        .value = users,
                        .isUnfinished = isRunning,
                        .isLandmark = term.endsWith(u"-01"_s)}); // January
    }
    m_chart->setBars(m_choice->currentIndex() == ByMonth ? BarChart::Shape::Columns : BarChart::Shape::Rows,
                     std::move(bars));
}

void UserChartsDialog::choose(int row)
{
    if (row < 0 || row >= m_model.rowCount())
        return;
    Q_EMIT termChosen(m_model.rows()[size_t(row)].term);
    accept();
}

bool UserChartsDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            choose(m_table->currentIndex().row());
            return true;
        }
    }
    return DialogFrame::eventFilter(watched, event);
}

} // namespace labdesk
