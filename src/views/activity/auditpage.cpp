// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/auditpage.h"

#include "output/auditvalues.h"
#include "output/privatefile.h"
#include "session/userdirectory.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "views/activity/audittable.h"
#include "views/activity/audittexts.h"
#include "views/activity/foreigntraildialog.h"
#include "views/common/command.h"
#include "views/common/listoutput.h"
#include "views/common/place.h"
#include "widgets/accessibility.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/listheader.h"
#include "widgets/listnavigation.h"
#include "widgets/liststate.h"
#include "widgets/metrics.h"
#include "widgets/remotestack.h"
#include "widgets/searchfield.h"
#include "widgets/tools.h"

#include <QCoreApplication>
#include <QDir>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr std::array auditFormats{output::Format::Csv, output::Format::JsonLines};

} // namespace

AuditPage::AuditPage(AuditTrail &trail, UserDirectory *users, QWidget *parent)
    : QWidget(parent), m_trail(trail), m_users(users), m_model(trail), m_header(new ListHeader({})),
      m_filter(new SearchField),
      m_help(makeIconButton(IconName::Help, tr("Filter syntax"), u"auditFilterHelpButton"_s)),
      m_helpMessage(new InlineMessage), m_openings(makeButton(tr("Include &opened connections"), IconName::Key,
                                                              ButtonKind::Plain, u"auditOpeningsButton"_s)),
      m_verify(makeButton(tr("&Verify"), IconName::Check, ButtonKind::Plain, u"verifyAuditButton"_s)),
      m_export(makeButton(tr("E&xport…"), IconName::Export, ButtonKind::Plain, u"exportAuditButton"_s)),
      m_open(makeButton(tr("Open audit &trail"), IconName::External, ButtonKind::Plain, u"openTrailButton"_s)),
      m_message(new InlineMessage), m_table(new QTableView)
{
    setObjectName(u"auditPage"_s);
    arrange();
    connect(m_filter, &QLineEdit::textChanged, this, &AuditPage::applyFilter);
    connect(m_help, &QToolButton::toggled, this, &AuditPage::showHelpMessage);
    connect(m_openings, &QPushButton::toggled, this, [this](bool shown) { m_model.setOpeningsHidden(!shown); });
    m_model.setOpeningsHidden(true);
    connect(m_verify, &QPushButton::clicked, this, [this] {
        m_wasVerifyRequested = true;
        m_trail.verify();
    });
    auto *menu = new QMenu(m_open);
    menu->setObjectName(u"openTrailMenu"_s);
    menu->addAction(tr("Audit &folder…"), this, [this] { openForeignTrail(QFileDialog::Directory); });
    menu->addAction(tr("&Single file or export…"), this, [this] { openForeignTrail(QFileDialog::ExistingFile); });
    openMenuBy(m_open, menu);
    connect(m_export, &QPushButton::clicked, this, &AuditPage::chooseFile);
    connect(m_stack, &RemoteStack::clearFilterRequested, this, &AuditPage::handleEmptyAction);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &AuditPage::showCount);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &AuditPage::showCount);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &AuditPage::showCount);
    connect(&trail, &AuditTrail::stateChanged, this, &AuditPage::showState);
    connect(&trail, &AuditTrail::verified, this, &AuditPage::showState);
    connect(&trail, &AuditTrail::recorded, this, &AuditPage::updateDays);
    connect(&tools(), &Tools::shownChanged, this, &AuditPage::showTitle);
    connectUsers();
    showTitle();
    showState();
    showCount();
}

/// Without tools, it is all there is of its place.
void AuditPage::showTitle()
{
    const QString title = tools().areShown() ? tr("Audit trail") : placeTitle(Place::History);
    m_header->setTitle(title);
    m_table->setAccessibleName(title);
}

void AuditPage::connectUsers()
{
    if (!m_users)
        return;
    const auto renew = [this] {
        m_areNamesStale = true;
        if (isVisible())
            showNames();
    };
    connect(m_users, &UserDirectory::stateChanged, this, renew);
    connect(&m_users->store(), &UserStore::rowChanged, this, [this] { m_areNamesStale = true; });
    showNames();
}

void AuditPage::showNames()
{
    m_areNamesStale = false;
    m_model.setClientIds(clientIdLookup(*m_users));
}

void AuditPage::arrange()
{
    m_message->setObjectName(u"auditMessage"_s);
    m_message->hide();
    keepSizeWhenHidden(m_header->reloadButton()); // keeps the header as high as that of the requests
    m_header->reloadButton()->hide();             // the list updates automatically
    m_table->setObjectName(u"auditTable"_s);
    setUpAuditTable(m_table, &m_model);
    m_output = new ListOutput(m_table, m_model);
    setUpListNavigation(m_filter, m_table);
    enterListByReturn(m_filter, m_table);

    m_stack = new RemoteStack(m_table, QString());
    m_stack->setObjectName(u"auditStack"_s);
    m_stack->empty()->setContent(
        IconName::Clock, tr("No actions recorded yet"),
        tr("Each change, and each time a hidden value is shown, is recorded here and in a file."));
    m_filter->setObjectName(u"auditFilterEdit"_s);
    m_filter->setPlaceholderText(filterPlaceholder());
    m_filter->setAccessibleName(tr("Filter actions"));
    m_help->setCheckable(true);
    setDisclosure(m_help);
    m_helpMessage->setObjectName(u"auditHint"_s);
    m_helpMessage->hide();
    auto *filter = new QWidget;
    auto *filterRow = makeRowLayout(filter);
    filterRow->addWidget(m_filter);
    filterRow->addWidget(m_help);
    m_openings->setCheckable(true);
    m_openings->setProperty("kept", true);
    for (QWidget *tool : {m_openings, m_verify, m_export, m_open})
        setTool(tool);
    m_openings->setToolTip(tr("Also list when connections were opened"));
    auto *head = new AdaptiveRow(filter, makeRow({m_openings, m_verify, m_export, m_open}, metricsFor(this).one));
    makeColumnLayout(this, 0)->addWidget(makeListSide(m_header, head, {m_helpMessage, m_message}, m_stack));
}

void AuditPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_areNamesStale)
        showNames();
    updateDays();
    Q_EMIT seen();
}

void AuditPage::applyFilter()
{
    m_filterDate = QDate::currentDate();
    m_model.setFilter(m_filter->text());
    showHelpMessage();
}

/// Reapplies the filter after midnight, because terms such as "today" then mean another day.
void AuditPage::updateDays()
{
    if (m_filterDate.isValid() && m_filterDate != QDate::currentDate())
        applyFilter();
}

void AuditPage::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

QVariantMap AuditPage::viewState() const
{
    return {{u"filter"_s, m_filter->text()}, {u"list"_s, listState(*m_table, IdRole)}};
}

void AuditPage::restoreViewState(const QVariantMap &state)
{
    m_filter->setText(state.value(u"filter"_s).toString());
    restoreListState(*m_table, IdRole, state.value(u"list"_s).toMap());
}

void AuditPage::showCount()
{
    const int shown = m_model.rowCount();
    const int total = m_model.total();
    const bool isFiltered = !m_model.filter().isEmpty();
    const NoMatchExplanation explanation
        = isFiltered && shown == 0 ? explainNoMatches(m_model, m_users) : NoMatchExplanation();
    m_needsUsers = explanation.needsUsers;
    m_header->setCount(!isFiltered ? localNumber(shown) : tr("%1 of %2").arg(localNumber(shown), localNumber(total)),
                       explanation.sentence);
    m_stack->filteredEmpty()->setContent(IconName::Filter, tr("%1 of %2 match").arg(localNumber(0), localNumber(total)),
                                         explanation.sentence, m_needsUsers ? tr("Load &users") : tr("Clear &filter"));
    m_stack->showPage(shown > 0        ? RemoteStack::Page::Content
                          : isFiltered ? RemoteStack::Page::FilteredEmpty
                                       : RemoteStack::Page::Empty);
    const bool hasRecords = total > 0 && (shown > 0 || !isFiltered);
    setUnavailable(m_export,
                   !exportDisabledReason().isEmpty() ? exportDisabledReason()
                       : hasRecords                  ? QString()
                                                     : tr("There are no records to export."));
}

void AuditPage::handleEmptyAction()
{
    if (m_needsUsers)
        m_users->reload();
    else
        m_filter->clear();
}

/// Shows one message at a time: the help if it is open, otherwise the first problem with the filter.
void AuditPage::showHelpMessage()
{
    const AuditFilter &filter = m_model.filter();
    if (m_help->isChecked())
        m_helpMessage->showMessage(Tone::Info,
                                   tr("Terms are combined with AND. Use field:value for a field and -term to exclude."),
                                   u"client-01187 · %1 · ticket:HD-2041 · person:ana · action:zone · outcome:failed · "
                                   "connection:north · day:2026-11-28 · day:7d"_s.arg(
                                       QCoreApplication::translate("labdesk::AuditFilter", "last week")));
    else if (!filter.unknownFields().isEmpty())
        m_helpMessage->showMessage(
            Tone::Warn, tr("Unknown field “%1”, so it’s searched as text.").arg(filter.unknownFields().front()),
            tr("Fields: %1").arg(AuditFilter::fields().join(u", "_s)));
    else if (!filter.invalidDays().isEmpty())
        m_helpMessage->showMessage(
            Tone::Info, tr("“%1” isn’t a complete date yet, so it’s ignored.").arg(filter.invalidDays().front()));
    else
        m_helpMessage->hide();
}

void AuditPage::showState()
{
    using State = AuditTrail::State;
    const State state = m_trail.state();
    setUnavailable(m_verify, state == State::Verifying ? tr("Verifying the audit trail.") : QString());
    if (state == State::Verifying && !m_wasVerifyRequested)
        return;
    const AuditWords words = formatAuditProblem(m_trail);
    const bool isGood = state == State::Whole || state == State::Off;
    if (isGood && !m_wasVerifyRequested && !m_trail.reading().hadUnfinishedWrite)
        return m_message->hide();
    m_message->showMessage(words.tone, words.sentence, words.more);
}

void AuditPage::chooseFile()
{
    askExportFile(this, tr("Export audit trail"), u"labdesk-audit"_s, auditFormats,
                  [this, records = m_model.found()](const QString &file) { save(file, records); });
}

void AuditPage::openForeignTrail(QFileDialog::FileMode mode)
{
    auto *dialog = new QFileDialog(this, tr("Open the audit trail of another computer"), QDir::homePath());
    dialog->setObjectName(u"openTrailFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(mode);
    if (mode == QFileDialog::ExistingFile)
        dialog->setNameFilters({tr("JSON lines (*.jsonl)")});
    connect(dialog, &QFileDialog::fileSelected, this, &AuditPage::openTrail);
    dialog->open();
}

void AuditPage::openTrail(const QString &path)
{
    auto *dialog = new ForeignTrailDialog(path, this);
    if (m_users)
        dialog->setClientIds(clientIdLookup(*m_users));
    dialog->open();
}

void AuditPage::exportTo(const QString &file)
{
    save(file, m_model.found());
}

void AuditPage::save(const QString &file, std::vector<AuditRecord> records)
{
    const auto count = qint64(records.size());
    // Recorded before, because the program may end while the file is written.
    m_trail.record({.operation = AuditOperation::ExportTrail, .count = count});
    saveInThread(
        &m_trail, file,
        [records = std::move(records), format = formatOfFile(file, auditFormats)] {
            return output::writtenAudit(records, format);
        },
        [self = QPointer(this), &trail = m_trail, count](const std::optional<output::FileProblemText> &problem) {
            if (problem)
                trail.record(
                    {.operation = AuditOperation::ExportTrail, .outcome = AuditOutcome::Failed, .count = count});
            if (self)
                self->showSaved(problem, count);
        });
}

void AuditPage::showSaved(const std::optional<output::FileProblemText> &problem, qint64 records)
{
    if (!problem)
        return Q_EMIT toastRequested(tr("Exported %Ln record(s).", nullptr, int(records)));
    m_wasVerifyRequested = false;
    m_message->showOutcome(Tone::Bad, problem->sentence, problem->nextStep);
}

struct AuditPage::Commands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::AuditPage)

public:
    struct Now
    {
        AuditPage &page;
    };
    using Row = CommandRow<Now>;

    static QString clearDisabledReason(const Now &now)
    {
        return now.page.m_filter->text().isEmpty() ? tr("The filter is empty.") : QString();
    }
    static QString verifyDisabledReason(const Now &now)
    {
        return now.page.m_verify->isEnabled() ? QString() : tr("Verifying the audit trail.");
    }
    static void clearFilter(const Now &now)
    {
        now.page.m_filter->clear();
        now.page.focusFilter();
    }

    static constexpr Row rows[] = {
        Row("pane.filter", QT_TR_NOOP("Filter actions"), IconName::Filter,
            [](const Now &now) { now.page.focusFilter(); }, {}, {.keywords = QT_TR_NOOP("search find")}),
        Row("pane.clearFilter", QT_TR_NOOP("Clear action filter"), IconName::Close, clearFilter, clearDisabledReason),
        Row("pane.reload", QT_TR_NOOP("Verify audit trail"), IconName::Check,
            [](const Now &now) { now.page.m_verify->click(); }, verifyDisabledReason, {.tool = true}),
        Row(
            "pane.export", QT_TR_NOOP("Export audit trail…"), IconName::Export,
            [](const Now &now) { now.page.chooseFile(); }, [](const Now &now) { return now.page.m_export->toolTip(); },
            {.keywords = QT_TR_NOOP("CSV JSON save file"), .tool = true}),
        Row("audit.open", QT_TR_NOOP("Open the audit trail of another computer…"), IconName::External,
            [](const Now &now) { now.page.openForeignTrail(QFileDialog::Directory); }, {},
            {.keywords = QT_TR_NOOP("foreign shared folder verify"), .tool = true}),
    };
};

std::vector<Command> AuditPage::commands()
{
    std::vector<Command> all = commandsFrom<Commands>(Commands::Now{*this});
    m_output->addCommands(all);
    return all;
}

} // namespace labdesk
