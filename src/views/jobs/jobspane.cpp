// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/jobspane.h"

#include "domain/link.h"
#include "models/userjobtexts.h"
#include "output/privatefile.h"
#include "session/session.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "views/common/command.h"
#include "views/common/listoutput.h"
#include "views/jobs/jobremainsview.h"
#include "views/jobs/jobtoast.h"
#include "views/jobs/newjobdialog.h"
#include "views/jobs/userjobresults.h"
#include "views/jobs/userjobview.h"
#include "widgets/accessibility.h"
#include "widgets/layouts.h"
#include "widgets/listdetailpane.h"
#include "widgets/listheader.h"
#include "widgets/listnavigation.h"
#include "widgets/liststate.h"
#include "widgets/remotestack.h"
#include "widgets/statepage.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"
#include "widgets/writeconfirmation.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QHeaderView>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace labdesk {

JobsPane::JobsPane(Session &session, QWidget *parent)
    : Pane(parent), m_session(session),
      m_model(session.jobs(), [&session](const QString &slug) { return session.providers().nameOf(slug); }),
      m_header(new ListHeader(tr("Jobs"))), m_table(new QTableView), m_stack(new RemoteStack(m_table, QString())),
      m_listDetail(new ListDetailPane(u"jobsSplitter"_s, this)), m_view(new UserJobView(session.connection().readOnly)),
      m_remains(new JobRemainsView(session.connection().id))
{
    setObjectName(u"jobsPane"_s);
    setUpList();
    m_listDetail->setList(m_table, makeListSide(m_header, nullptr, {}, m_stack),
                          {.first = 400, .share = 1, .least = 260}); // enough for the job's name beside its state
    m_listDetail->setDetail({m_view, m_remains}, {.first = 820, .share = 3, .least = 440});
    m_listDetail->noneSelected()->setContent(IconName::Jobs, tr("No job selected"),
                                             tr("Select a job to see its progress."));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &JobsPane::showCurrent);
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        showCount();
        showCurrent();
    });
    connect(&session.jobs(), &UserJobs::changed, this, &JobsPane::follow);
    connect(&session.jobs(), &UserJobs::added, this, &JobsPane::showJob);
    connect(m_view, &UserJobView::userRequested, this, &JobsPane::userRequested);
    connect(m_remains, &JobRemainsView::userRequested, this, &JobsPane::userRequested);
    connect(m_remains, &JobRemainsView::usersRequested, this, &JobsPane::selectionRequested);
    connect(m_remains, &JobRemainsView::exportRequested, this, &JobsPane::exportResults);
    connect(m_remains, &JobRemainsView::forgetRequested, this, &JobsPane::forgetShown);
    connect(m_view, &UserJobView::usersRequested, this,
            [this](const std::vector<std::string> &ids) { Q_EMIT selectionRequested(ids, false); });
    connect(m_view, &UserJobView::retryRequested, this, &JobsPane::askRetry);
    connect(m_view, &UserJobView::undoRequested, this, &JobsPane::askUndo);
    connect(m_view, &UserJobView::exportRequested, this, &JobsPane::exportResults);
    connect(m_view, &UserJobView::forgetRequested, this, &JobsPane::forgetShown);
    showCount();
    showCurrent();
}

void JobsPane::setUpList()
{
    using Column = JobTableModel::Column;
    keepSizeWhenHidden(m_header->reloadButton()); // keeps the header as high as those of the other panes
    m_header->reloadButton()->hide();
    m_table->setObjectName(u"jobsTable"_s);
    m_table->setAccessibleName(tr("Jobs"));
    TableDelegate *delegate = setUpTable(m_table, true);
    setUnsortedOrder(m_table, tr("Newest first"));
    delegate->setSecondLineRole(JobTableModel::ProgressLineRole);
    delegate->setColumnStyle(int(Column::State), ColumnStyle::ChipList);
    m_table->setModel(&m_model);
    m_output = new ListOutput(m_table, m_model, u"jobs"_s);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(int(Column::Name), QHeaderView::Stretch);
    m_table->setColumnWidth(int(Column::State), widthOfChips(m_table, allJobChips()));
    fitColumnTitles(m_table);
    keepCurrentByRole(m_table, IdRole, true);
    m_stack->setObjectName(u"jobsStack"_s);
    m_stack->empty()->setContent(IconName::Jobs, tr("No jobs yet"),
                                 tr("Select two or more users, then choose an action."), tr("Sho&w users"));
    connect(m_stack, &RemoteStack::emptyActionRequested, this, &JobsPane::usersRequested);
}

void JobsPane::follow(quint64 id)
{
    if (m_view->job() && m_view->job()->id() == id)
        m_view->showState();
    showCount();
}

void JobsPane::showCount()
{
    const int unfinished = m_session.jobs().countUnfinished();
    m_header->setCount(m_model.rowCount() > 0 ? localNumber(m_model.rowCount()) : QString());
    m_stack->showPage(m_model.rowCount() == 0 ? RemoteStack::Page::Empty : RemoteStack::Page::Content);
    Q_EMIT countChanged(unfinished > 0 ? unfinished : -1);
}

/// Toasts about jobs only link to this pane, so they are outdated once it is shown.
void JobsPane::showEvent(QShowEvent *event)
{
    Pane::showEvent(event);
    for (const auto &job : m_session.jobs().jobs())
        Q_EMIT toastOutdated(toastAboutJob(job->id()));
}

void JobsPane::showCurrent()
{
    const int row = m_table->currentIndex().row();
    if (UserJob *job = m_model.jobAt(row)) {
        if (m_view->job() != job)
            m_view->showJob(job, m_model.titleOf(*job));
        m_listDetail->showPage(0);
    } else if (const InterruptedUserJob *interrupted = row < 0 ? nullptr : m_model.interruptedAt(row)) {
        m_remains->showInterrupted(*interrupted);
        m_listDetail->showPage(1);
    } else {
        m_listDetail->showPage(-1);
    }
}

void JobsPane::showJob(quint64 id)
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (const UserJob *job = m_model.jobAt(row); job && job->id() == id)
            m_listDetail->showRow(m_model.index(row, 0));
}

void JobsPane::askRetry()
{
    UserJobs &jobs = m_session.jobs();
    const UserJob &job = *m_view->job();
    const auto retry = [&jobs, id = job.id()] { jobs.retry(id); };
    if (isReadOnly(job.plan().order.kind))
        return retry();
    confirmWrite(m_session.connection(),
                 tr("Send the request again for %Ln user(s)?", nullptr, int(job.engine().totals().failed)),
                 tr("Retry failures"), this, retry);
}

void JobsPane::askUndo()
{
    if (!m_session.ticket().requestWrite(this, [this] { askUndo(); }))
        return;
    const UserJob *job = m_view->job();
    UserJobPlan undo = planUndo(job->plan(), job->engine().states(), m_session.users().store().snapshot());
    auto *dialog = new NewJobDialog(m_session, std::move(undo), this);
    dialog->open();
}

void JobsPane::forgetShown()
{
    const int row = m_table->currentIndex().row();
    if (const UserJob *job = m_model.jobAt(row))
        m_session.jobs().forget(job->id());
    else if (const InterruptedUserJob *interrupted = m_model.interruptedAt(row))
        m_session.jobs().forgetInterrupted(QString(interrupted->id));
}

void JobsPane::exportResults()
{
    const int row = m_table->currentIndex().row();
    const UserJob *job = m_model.jobAt(row);
    const InterruptedUserJob *interrupted = m_model.interruptedAt(row);
    if (!job && !interrupted)
        return;
    auto *dialog = new QFileDialog(this, tr("Export results"));
    dialog->setObjectName(u"exportJobDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->setNameFilters({tr("CSV (*.csv)")});
    dialog->selectFile(u"job.csv"_s);
    // A snapshot of the results at this moment, not when the file name is chosen.
    const QByteArray text = !job             ? jobRemainsCsv(*interrupted)
        : isReadOnly(job->plan().order.kind) ? sourceCheckCsv(*job)
                                             : jobResultsCsv(*job);
    const qint64 users = job ? qint64(job->plan().users.size()) : qint64(interrupted->users.size());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, text, users](const QString &file) { writeResults(file, text, users); });
    dialog->open();
}

void JobsPane::writeResults(const QString &file, const QByteArray &text, qint64 users)
{
    const auto problem = output::writePrivateFile(file, text);
    const output::FileProblemText words = problem ? output::describe(*problem, file) : output::FileProblemText();
    if (!problem)
        m_session.record({.operation = AuditOperation::ExportJobResults, .count = users});
    showToast(problem ? u"%1 %2"_s.arg(words.sentence, words.nextStep) : tr("Exported the results."));
}

void JobsPane::focusFilter()
{
    m_listDetail->showDetail(false);
    QWidget *first = m_model.rowCount() == 0 ? static_cast<QWidget *>(m_stack->empty()->button()) : m_table;
    first->setFocus(Qt::ShortcutFocusReason);
}

QVariantMap JobsPane::viewState() const
{
    return {{u"list"_s, listState(*m_table, IdRole)}, {u"detailShown"_s, m_listDetail->isDetailShown()}};
}

void JobsPane::restoreViewState(const QVariantMap &state)
{
    restoreListState(*m_table, IdRole, state.value(u"list"_s).toMap());
    m_listDetail->restoreDetail(state.value(u"detailShown"_s).toBool());
}

struct JobsPane::Commands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::JobsPane)

public:
    struct Now
    {
        JobsPane &pane;
        UserJob *job; ///< the selected job; null: none
        QString title;
    };
    using Row = CommandRow<Now>;

    static QString title(const Now &now) { return now.title; }
    static QString reloadDisabledReason(const Now &) { return tr("This list updates automatically."); }
    static QString noneSelectedReason(const Now &now) { return now.job ? QString() : tr("No job selected."); }
    static QString pauseDisabledReason(const Now &now)
    {
        const bool isRunning
            = now.job && !now.job->isEnded() && now.job->engine().phase() != UserJobEngine::Phase::Paused;
        return now.job && !isRunning ? tr("The job isn’t running.") : noneSelectedReason(now);
    }
    static QString cancelDisabledReason(const Now &now)
    {
        return now.job && now.job->isEnded() ? tr("The job has ended.") : noneSelectedReason(now);
    }
    static QString resultsDisabledReason(const Now &now)
    {
        return now.job ? exportDisabledReason() : noneSelectedReason(now);
    }
    static void copyLink(const Now &now)
    {
        const Link link{.kind = Link::Kind::Jobs, .service = linkService(now.pane.m_session.connection())};
        now.pane.copy(linkText(link), tr("Copied the link."));
    }

    static constexpr Row rows[] = {
        Row("pane.filter", QT_TR_NOOP("Go to the job list"), IconName::Jobs,
            [](const Now &now) { now.pane.focusFilter(); }),
        Row("pane.reload", QT_TR_NOOP("Reload jobs"), IconName::Reload, {}, reloadDisabledReason,
            {.listed = Listed::Never}),
        Row("job.copyLink", QT_TR_NOOP("Copy link to jobs"), IconName::Copy, copyLink),
        Row("job.pause", QT_TR_NOOP("Pause job"), IconName::Pause, [](const Now &now) { now.job->pause(); },
            pauseDisabledReason, {.about = title}),
        Row("job.cancel", QT_TR_NOOP("Cancel job"), IconName::Close, [](const Now &now) { now.job->cancel(); },
            cancelDisabledReason, {.keywords = QT_TR_NOOP("stop"), .about = title}),
        Row("job.export", QT_TR_NOOP("Export job results…"), IconName::Export,
            [](const Now &now) { now.pane.exportResults(); }, resultsDisabledReason,
            {.keywords = QT_TR_NOOP("save CSV"), .about = title}),
    };
};

std::vector<Command> JobsPane::commands()
{
    UserJob *job = m_model.jobAt(m_table->currentIndex().row());
    std::vector<Command> all
        = commandsFrom<Commands>(Commands::Now{*this, job, job ? m_model.titleOf(*job) : QString()});
    m_output->addCommands(all);
    return all;
}

} // namespace labdesk
