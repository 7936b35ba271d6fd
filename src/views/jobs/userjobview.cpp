// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/userjobview.h"

#include "models/sourcefaultmodel.h"
#include "models/userjobtexts.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "views/common/listoutput.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/columnautohide.h"
#include "widgets/elidedlabel.h"
#include "widgets/fitscrollarea.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/progressrow.h"
#include "widgets/segmentedcontrol.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using JobColumn = JobUserTableModel::Column;

/// The filters of the segments, in their order.
constexpr std::array<std::optional<JobUserGroup>, 7> jobFilters
    = {std::nullopt,          JobUserGroup::Failed,     JobUserGroup::Unknown, JobUserGroup::NotSent,
       JobUserGroup::NotSeen, JobUserGroup::PartlyDone, JobUserGroup::Done};

constexpr int maxVisibleFaults = 6; // taller lists scroll

/// Moves the focus to `nextFocus` before hiding a focused button.
void setShown(QWidget *button, bool shown, QWidget *nextFocus)
{
    if (!shown && button->hasFocus())
        nextFocus->setFocus();
    button->setVisible(shown);
}

} // namespace

/// The problems that a check of sources found, by source and problem. Clicking a row or pressing Enter requests a
/// selection of its users.
class SourceFaultList : public QWidget
{
    Q_OBJECT

public:
    explicit SourceFaultList(QWidget *parent = nullptr);

    void show(const UserJob &job); ///< call after each change of the job

Q_SIGNALS:
    void usersRequested(const std::vector<std::string> &ids);

private:
    SourceFaultModel m_model;
    QLabel *m_caption;
    QTableView *m_table;
};

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

UserJobView::UserJobView(bool readOnly, QWidget *parent)
    : QWidget(parent), m_readOnly(readOnly), m_title(new ElidedLabel(QString(), TextStyle::Heading)),
      m_totals(makeLabel({}, TextStyle::Label)), m_progress(new ProgressRow(QString())),
      m_pausedMessage(new InlineMessage(Tone::Warn)), m_faults(new SourceFaultList),
      m_filter(new SegmentedControl(tr("Filter users by state"))), m_table(new QTableView),
      m_show(makeButton(tr("&Show user"), ButtonKind::Plain, u"showJobUserButton"_s)),
      m_retry(makeButton(tr("Ret&ry failures"), ButtonKind::Plain, u"retryJobButton"_s)),
      m_check(makeButton(tr("&Check unknown outcomes"), ButtonKind::Plain, u"checkJobButton"_s)),
      m_export(makeButton(tr("E&xport results…"), ButtonKind::Plain, u"exportJobButton"_s)),
      m_undo(makeButton(tr("&Undo…"), ButtonKind::Plain, u"undoJobButton"_s)),
      m_forget(makeButton(tr("Re&move from list"), ButtonKind::Plain, u"forgetJobButton"_s)),
      m_noUndo(makeLabel(tr("This job can’t be undone."), TextStyle::Small))
{
    setObjectName(u"userJobView"_s);
    const Metrics m = metricsFor(this);
    m_title->setObjectName(u"jobTitleLabel"_s);
    m_totals->setObjectName(u"jobTotalsLabel"_s);
    m_totals->setWordWrap(true);
    m_pausedMessage->setObjectName(u"jobStandstillMessage"_s);
    m_pausedMessage->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_noUndo->setObjectName(u"jobNoUndoLabel"_s);
    for (size_t at = 0; at < jobFilters.size(); ++at)
        m_filter->addSegment({});
    m_filter->setCurrentIndex(0);
    m_filter->setObjectName(u"jobFilterControl"_s);
    buildTable();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.three, m.two, m.three, m.two);
    layout->setSpacing(m.oneAndHalf);
    layout->addWidget(m_title);
    layout->addWidget(m_progress);
    layout->addWidget(m_totals);
    layout->addWidget(m_pausedMessage);
    layout->addWidget(m_faults);
    auto *filterRow = new QHBoxLayout;
    filterRow->addWidget(m_filter);
    filterRow->addStretch(1);
    layout->addLayout(filterRow);
    layout->addWidget(m_table, 1);
    buildButtons(layout);

    connect(m_filter, &SegmentedControl::currentIndexChanged, this, [this](int at) {
        m_model.setFilter(jobFilters[size_t(at)]);
        if (m_job)
            showFilter(); // the previous segment is hidden if it has no users anymore
    });
    connect(m_faults, &SourceFaultList::usersRequested, this, &UserJobView::usersRequested);
    connect(m_progress, &ProgressRow::pauseRequested, this, [this] { m_job->pause(); });
    connect(m_progress, &ProgressRow::resumeRequested, this, [this] { m_job->resume(); });
    connect(m_progress, &ProgressRow::cancelRequested, this, [this] { m_job->cancel(); });
}

void UserJobView::buildTable()
{
    const Metrics m = metricsFor(this);
    m_table->setObjectName(u"jobUsersTable"_s);
    m_table->setAccessibleName(tr("Users in this job"));
    TableDelegate *delegate = setUpTable(m_table);
    delegate->setColumnStyle(int(JobColumn::Id), ColumnStyle::ShortId);
    delegate->setColumnStyle(int(JobColumn::State), ColumnStyle::ChipList);
    m_table->setModel(&m_model);
    new ListOutput(m_table, m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    markClippedEdges(m_table); // because buttons follow below
    for (const auto &[column, width] : {std::pair(JobColumn::ClientId, 140), std::pair(JobColumn::Id, 112)})
        m_table->setColumnWidth(int(column), m.px(width));
    m_table->setColumnWidth(int(JobColumn::State), widthOfChips(m_table, allJobUserChips()));
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(int(JobColumn::Detail), QHeaderView::Stretch);
    hideColumnsToFit(m_table, {int(JobColumn::Id)}, m.px(340)); // the texts matter more
    fitColumnTitles(m_table);
    connect(m_table, &QTableView::activated, this, &UserJobView::openCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &UserJobView::showButtons);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &UserJobView::showButtons);
}

void UserJobView::buildButtons(QBoxLayout *layout)
{
    const Metrics m = metricsFor(this);
    auto *first = makeRowLayout(m.one);
    for (QPushButton *part : {m_show, m_retry, m_check})
        first->addWidget(part);
    first->addStretch(1);
    m_forget->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    layout->addLayout(first);
    layout->addWidget(new AdaptiveRow(makeRow({m_export, m_undo, m_noUndo}, m.one), m_forget));
    connect(m_show, &QPushButton::clicked, this, &UserJobView::openCurrent);
    connect(m_retry, &QPushButton::clicked, this, &UserJobView::retryRequested);
    connect(m_check, &QPushButton::clicked, this, [this] { m_job->checkUnknown(); });
    connect(m_export, &QPushButton::clicked, this, &UserJobView::exportRequested);
    setUnavailable(m_export, exportDisabledReason());
    connect(m_undo, &QPushButton::clicked, this, &UserJobView::undoRequested);
    connect(m_forget, &QPushButton::clicked, this, &UserJobView::forgetRequested);
}

void UserJobView::openCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid())
        Q_EMIT userRequested(m_model.userAt(current.row()));
}

void UserJobView::showJob(UserJob *job, const QString &title)
{
    m_job = job;
    m_title->setText(title);
    m_progress->setName(job ? tr("%Ln user(s)", nullptr, int(job->plan().users.size())) : QString());
    m_model.showJob(job);
    showState();
    if (job && countIn(m_filter->currentIndex()) == 0)
        m_filter->setCurrentIndex(0);
}

void UserJobView::showState()
{
    if (!m_job)
        return;
    const UserJobEngine &engine = m_job->engine();
    const UserJobTotals &totals = engine.totals();
    m_progress->setProgress({.total = int(totals.all()),
                             .done = int(totals.done),
                             .unknown = int(totals.unknown),
                             .failed = int(totals.failed),
                             .skipped = int(totals.skipped)});
    m_progress->setState(m_job->isEnded() || engine.isCanceled()
                             ? (engine.isCanceled() ? ProgressRow::State::Stopped : ProgressRow::State::Finished)
                             : engine.phase() == UserJobEngine::Phase::Paused ? ProgressRow::State::Paused
                                                                              : ProgressRow::State::Running);
    m_counts = countGroups(*m_job);
    m_totals->setText(
        formatJobTotals(totals, m_counts[size_t(JobUserGroup::PartlyDone)], m_counts[size_t(JobUserGroup::NotSeen)]));
    const QString why = formatJobWaitReason(*m_job);
    const bool isFault
        = engine.phase() == UserJobEngine::Phase::Paused && engine.reason() != UserJobEngine::Reason::Person;
    if (why.isEmpty()) {
        m_pausedMessage->hide();
    } else {
        m_pausedMessage->setTone(isFault || m_job->backoffSeconds() > 0 ? Tone::Warn : Tone::Info);
        // Hidden first if the text's length changes, because a visible message keeps its height and would cut off
        // lines.
        m_pausedMessage->setVisible(m_pausedMessage->sentence().size() == why.size());
        m_pausedMessage->setSentence(why);
        m_pausedMessage->show();
    }
    const bool isCheck = m_job->plan().order.kind == UserJobKind::CheckSources;
    m_faults->setVisible(isCheck);
    if (isCheck)
        m_faults->show(*m_job);
    showFilter();
    showButtons();
}

quint32 UserJobView::countIn(int segment) const
{
    const auto group = jobFilters[size_t(segment)];
    return group ? m_counts[size_t(*group)] : m_job->engine().totals().all();
}

/// Shows only segments that have users, and the current one until another one is selected.
void UserJobView::showFilter()
{
    const QString names[] = {tr("All"),         tr("Failed"), tr("Unknown"), tr("Not sent"), tr("Not confirmed yet"),
                             tr("Partly done"), tr("Done")};
    static_assert(std::size(names) == jobFilters.size());
    for (int at = 0; at < int(jobFilters.size()); ++at) {
        const quint32 users = countIn(at);
        const QString &name = names[at];
        m_filter->setSegmentText(
            at, users == 0 ? name : tr("%1 %2", "a state and how many users").arg(name, localNumber(users)));
        m_filter->setSegmentShown(at, at == 0 || users > 0 || at == m_filter->currentIndex());
    }
}

/// Shows only the buttons that can be used now.
void UserJobView::showButtons()
{
    if (!m_job)
        return;
    const bool isEnded = m_job->isEnded();
    const UserJobKind kind = m_job->plan().order.kind;
    setShown(m_show, m_table->currentIndex().isValid(), m_table);
    const bool mayRetry = (!m_readOnly || isReadOnly(kind)) && !m_job->isDelayed();
    setShown(m_retry, mayRetry && m_job->engine().totals().failed > 0, m_table);
    setShown(m_check, m_job->canCheck(), m_table);
    setShown(m_undo, !m_readOnly && m_job->canUndo(), m_table);
    m_noUndo->setVisible(isEnded && kind != UserJobKind::ChangeZone && !isReadOnly(kind));
    setShown(m_forget, isEnded, m_table);
}

} // namespace labdesk

#include "userjobview.moc"
