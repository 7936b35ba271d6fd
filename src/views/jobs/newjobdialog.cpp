// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/newjobdialog.h"

#include "domain/inthread.h"
#include "models/userjobtexts.h"
#include "text/localtexts.h"
#include "views/common/listoutput.h"
#include "views/common/zonechoices.h"
#include "views/common/zoneedit.h"
#include "widgets/countedtabbar.h"
#include "widgets/dateentry.h"
#include "widgets/fitscrollarea.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"
#include "widgets/tools.h"

#include <QComboBox>
#include <QDate>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

#include <algorithm>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr UserRow plannedAtOnce = 20'000;
constexpr int paces[] = {1, 2, 5, 10, 20}; // users per second
constexpr int defaultPace = 5;
constexpr int productionPace = 2;
constexpr int maxVisibleRows = 5; ///< taller lists scroll

/// Adds a field with a caption above it.
QWidget *addNamed(DialogFrame *dialog, const QString &caption, QWidget *field)
{
    auto *whole = new QWidget;
    auto *layout = makeColumnLayout(whole, metricsFor(dialog).half);
    QLabel *label = makeLabel(caption, TextStyle::Label);
    label->setBuddy(field);
    layout->addWidget(label);
    layout->addWidget(field);
    dialog->addBody(whole);
    return whole;
}

} // namespace

NewJobDialog::NewJobDialog(Session &session, UserJobKind kind, UserSelection selection, QWidget *parent)
    : DialogFrame(formatJobKind(kind), parent), m_session(session), m_kind(kind), m_selection(std::move(selection)),
      m_canceled(std::make_shared<CancelFlag>(false)), m_summary(nullptr), m_note(nullptr), m_sourceNotice(nullptr),
      m_parts(new CountedTabBar), m_reasons(nullptr), m_table(new QTableView), m_pace(new QComboBox)
{
    build();
    plan();
}

NewJobDialog::NewJobDialog(Session &session, UserJobPlan plan, QWidget *parent)
    : DialogFrame(formatJobKind(plan.order.kind), parent), m_session(session), m_kind(plan.order.kind),
      m_canceled(std::make_shared<CancelFlag>(false)), m_summary(nullptr), m_note(nullptr), m_sourceNotice(nullptr),
      m_parts(new CountedTabBar), m_reasons(nullptr), m_table(new QTableView), m_pace(new QComboBox)
{
    build();
    show(std::move(plan));
}

NewJobDialog::~NewJobDialog()
{
    *m_canceled = true;
}

void NewJobDialog::build()
{
    setObjectName(u"newJobDialog"_s);
    const Connection &connection = m_session.connection();
    setEnvironment(connection);
    if (m_kind == UserJobKind::ChangeZone)
        buildZone();
    if (m_kind == UserJobKind::Deregister)
        buildProvider();
    if (m_kind == UserJobKind::ChangeIngestionEnd)
        buildEnd();
    buildPreview();
    buildPace();
    setAction(formatJobAction(m_kind), deregisters(m_kind) ? ButtonKind::DangerFilled : ButtonKind::Primary);
    action()->setAutoDefault(false); // Enter alone must not start a job on many users
    if (connection.environment == Environment::Production && !isReadOnly(m_kind))
        buildProof();
    connect(this, &DialogFrame::actionRequested, this, &NewJobDialog::start);
    connect(&m_planning, &QFutureWatcherBase::finished, this, [this] { show(m_planning.result()); });
    m_planTimer.setSingleShot(true);
    m_planTimer.setInterval(200ms);
    connect(&m_planTimer, &QTimer::timeout, this, &NewJobDialog::plan);
}

void NewJobDialog::buildZone()
{
    m_zone = new ZoneEdit;
    m_zone->setObjectName(u"jobZoneEdit"_s);
    m_zone->setAccessibleName(tr("New time zone"));
    addNamed(this, tr("New time &zone"), m_zone);
    auto *choices = new ZoneChoices;
    choices->setEdit(m_zone);
    addBody(choices);
    connect(m_zone, &ZoneEdit::zoneChanged, this, [this] {
        dropPlan();
        m_planTimer.start();
    });
    m_zone->setFocus();
}

/// The sources of the selected users, the most common first. Counted once, because a plan follows each key.
const std::vector<UserFacets::Count> &NewJobDialog::sources()
{
    if (!m_sources)
        m_sources = countFacets(m_selection.users, &m_selection.rows)->sources;
    return *m_sources;
}

void NewJobDialog::buildProvider()
{
    m_provider = new QComboBox;
    m_provider->setObjectName(u"jobProviderCombo"_s);
    m_provider->setAccessibleName(tr("Source to disconnect"));
    for (const UserFacets::Count &source : sources())
        if (!source.value.isEmpty())
            m_provider->addItem(tr("%1 (%2)", "a source and how many have it")
                                    .arg(source.name.isEmpty() ? source.value : source.name, localNumber(source.users)),
                                source.value);
    addNamed(this, tr("&Source"), m_provider);
    connect(m_provider, &QComboBox::currentIndexChanged, this, &NewJobDialog::plan);
}

void NewJobDialog::buildEnd()
{
    m_end = new QDateEdit(QDate::currentDate().addYears(1));
    m_end->setObjectName(u"jobEndEdit"_s);
    m_end->setAccessibleName(tr("New data collection end date"));
    m_end->setDisplayFormat(dateFieldFormat());
    m_end->setCalendarPopup(true);
    addNamed(this, tr("New data collection &end date"), m_end);
    callOnEntry(m_end, [this] { plan(); });
}

void NewJobDialog::buildPreview()
{
    m_summary = addText({});
    m_summary->setObjectName(u"jobSummaryLabel"_s);
    m_note = new InlineMessage(Tone::Warn);
    m_note->setObjectName(u"jobNoteMessage"_s);
    addBody(m_note);
    m_sourceNotice = new InlineMessage(Tone::Info);
    m_sourceNotice->setObjectName(u"jobSourceNoticeMessage"_s);
    addBody(m_sourceNotice);
    buildParts();
}

/// The affected users come first; those skipped are also listed.
void NewJobDialog::buildParts()
{
    const Metrics m = metricsFor(this);
    m_parts->setObjectName(u"jobPartsTabBar"_s);
    m_parts->setAccessibleName(tr("Users in this job"));
    m_parts->addTab(tr("Affected"));
    m_parts->addTab(tr("Skipped"));
    m_reasons = makeLabel({}, TextStyle::Label);
    m_reasons->setObjectName(u"jobReasonsLabel"_s);
    m_reasons->setWordWrap(true);
    m_table->setObjectName(u"jobPreviewTable"_s);
    setUpTable(m_table)->setColumnStyle(int(JobUserTableModel::Column::Id), ColumnStyle::ShortId);
    m_table->setModel(&m_users);
    new ListOutput(m_table, m_users);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setColumnHidden(int(JobUserTableModel::Column::State), true);
    m_table->setColumnWidth(int(JobUserTableModel::Column::ClientId), m.px(150));
    fitColumnTitles(m_table);
    markClippedEdges(m_table);
    m_table->setMinimumWidth(m.px(560)); // wide enough for most reasons
    auto *parts = makeColumnLayout(m.one);
    for (QWidget *part : std::initializer_list<QWidget *>{m_parts, m_reasons, m_table})
        parts->addWidget(part);
    addBody(parts);
    connect(m_parts, &QTabBar::currentChanged, this, &NewJobDialog::showPart);
}

void NewJobDialog::showPart()
{
    const bool isAffected = m_parts->currentIndex() == 0;
    m_users.showPlan(m_plan ? &*m_plan : nullptr,
                     isAffected ? JobUserTableModel::Part::Affected : JobUserTableModel::Part::Excluded);
    m_table->setAccessibleName(isAffected ? tr("Affected users") : tr("Skipped users"));
    m_reasons->setVisible(!isAffected && m_plan.has_value());
}

void NewJobDialog::showParts()
{
    const UserJobItems &affected = m_plan->users;
    const UserJobItems &excluded = m_plan->excluded;
    QStringList reasons;
    for (size_t why = 0; why < m_plan->countOf.size(); ++why)
        if (m_plan->countOf[why] > 0)
            reasons += tr("%1: %2", "why users are left out, and how many")
                           .arg(formatExclusion(UserJobExclusion(why)), localNumber(m_plan->countOf[why]));
    m_reasons->setText(joinFacts(reasons));
    m_parts->setCount(0, localNumber(affected.size()));
    m_parts->setCount(1, localNumber(excluded.size()));
    m_parts->setTabVisible(1, excluded.size() > 0);
    m_parts->setCurrentIndex(affected.size() > 0 ? 0 : 1);
    for (QWidget *part : std::initializer_list<QWidget *>{m_parts, m_table})
        part->setVisible(affected.size() + excluded.size() > 0);
    const Metrics m = metricsFor(this);
    const int rows = int(std::max(affected.size(), excluded.size()));
    m_table->setFixedHeight(m.header + std::min(rows, maxVisibleRows) * m.row);
    showPart();
}

void NewJobDialog::buildPace()
{
    m_pace->setObjectName(u"jobPaceCombo"_s);
    m_pace->setAccessibleName(tr("Speed"));
    const int wanted = m_session.connection().environment == Environment::Production ? productionPace : defaultPace;
    for (const int pace : paces) {
        m_pace->addItem(tr("%Ln user(s) per second", nullptr, pace), pace);
        if (pace == wanted)
            m_pace->setCurrentIndex(m_pace->count() - 1);
    }
    setTool(addNamed(this, tr("S&peed (up to four users at a time)"), m_pace));
}

void NewJobDialog::buildProof()
{
    auto *layout = makeColumnLayout(metricsFor(this).half);
    m_proofCaption = makeLabel({}, TextStyle::Body);
    m_proofCaption->setWordWrap(true);
    m_proof = new QLineEdit;
    m_proof->setObjectName(u"jobProofEdit"_s);
    m_proof->setAccessibleName(tr("Number of users"));
    m_proofCaption->setBuddy(m_proof);
    layout->addWidget(m_proofCaption);
    layout->addWidget(m_proof);
    addBody(layout);
    connect(m_proof, &QLineEdit::textChanged, this, &NewJobDialog::showAction);
}

UserJobSpec NewJobDialog::order() const
{
    return {.kind = m_kind,
            .zone = m_zone ? m_zone->zone() : QString(),
            .providerSlug = m_provider ? m_provider->currentData().toString() : QString(),
            .ingestionEnd = m_end ? m_end->date() : QDate()};
}

void NewJobDialog::plan()
{
    *m_canceled = true;
    m_canceled = std::make_shared<CancelFlag>(false);
    if (m_zone && (m_zone->zone().isEmpty() || !m_zone->isUsable()))
        return showNoValue(tr("Choose a time zone to see who is affected."));
    if (m_end && !hasEntry(m_end))
        return showNoValue(tr("Enter the new end date to see who is affected."));
    const QSet<QString> spent = m_session.actions().refreshes().spent();
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    if (m_selection.count() <= plannedAtOnce)
        return show(planUserJob(order(), m_selection, spent, now));
    dropPlan();
    m_summary->setText(tr("Checking %Ln user(s)…", nullptr, int(m_selection.count())));
    m_planning.setFuture(inThread([order = order(), selection = m_selection, spent, now, canceled = m_canceled] {
        return planUserJob(order, selection, spent, now, canceled.get());
    }));
}

/// Without a value there is no plan: users who have no zone would count as unchanged, and an unedited date isn't one
/// the agent chose.
void NewJobDialog::showNoValue(const QString &what)
{
    dropPlan();
    ask(formatJobKind(m_kind), int(m_selection.count()));
    m_summary->setText(what);
    for (QWidget *part : std::initializer_list<QWidget *>{m_parts, m_reasons, m_table, m_note, m_sourceNotice})
        part->hide();
    if (m_proofCaption)
        m_proofCaption->setText(tr("You’re in production. To continue, &type the number of users: %1")
                                    .arg(localNumber(m_selection.count())));
}

void NewJobDialog::ask(const QString &what, int users)
{
    setHeading(tr("%1 for %Ln user(s)?", "what a job does", users).arg(what));
}

void NewJobDialog::show(std::optional<UserJobPlan> plan)
{
    if (!plan)
        return; // superseded by another plan
    dropPlan();
    m_plan = std::move(plan);
    const int users = int(m_plan->users.size());
    ask(jobTitle(m_plan->order, m_provider ? m_provider->currentText().section(u" ("_s, 0, -2) : QString()), users);
    m_summary->setText(formatJobSummary(m_kind, users));
    showParts();
    const QString note = formatNote();
    if (note.isEmpty())
        m_note->hide();
    else
        m_note->showMessage(Tone::Warn, note);
    showNotices();
    if (m_proofCaption)
        m_proofCaption->setText(
            tr("You’re in production. To continue, &type the number of users: %1").arg(localNumber(users)));
    showAction();
}

/// Warnings about what can't be undone.
QString NewJobDialog::formatNote() const
{
    if (m_kind == UserJobKind::ChangeZone && m_plan->withoutZone > 0)
        return tr("%Ln of them have no time zone now. For those users, the change can’t be undone.", nullptr,
                  int(m_plan->withoutZone));
    if (m_kind == UserJobKind::Deregister && m_session.providers().isPhoneSdk(m_plan->order.providerSlug))
        return tr("This source is connected through a phone app, which may reconnect it on its own.");
    if (m_kind == UserJobKind::ChangeIngestionEnd)
        return tr("On that day, the service disconnects all of these users’ sources. You can change the end date "
                  "later, but not remove it.");
    return {};
}

/// A refresh affects every source of the selected users, a deregistration only the selected one.
void NewJobDialog::showNotices()
{
    QStringList texts;
    const bool concernsSources = m_kind == UserJobKind::Refresh || m_kind == UserJobKind::Deregister;
    if (concernsSources && !m_session.notices().isEmpty() && m_selection.count() > 0) {
        const QDate today = QDate::currentDate();
        for (const UserFacets::Count &source : sources())
            if (m_kind == UserJobKind::Refresh || source.value == m_plan->order.providerSlug)
                if (const auto notice = m_session.notices().of(source.value, today))
                    texts += tr("%1: %2", "a source and what the administrator says about it")
                                 .arg(m_session.providers().nameOf(source.value), notice->text);
    }
    if (texts.isEmpty())
        return m_sourceNotice->hide();
    constexpr qsizetype maxShown = 3;
    m_sourceNotice->showMessage(Tone::Info, texts.mid(0, maxShown).join(u' '), tr("From your administrator"));
}

/// The table refers to the plan, so it has to be cleared first.
void NewJobDialog::dropPlan()
{
    m_users.showPlan(nullptr, JobUserTableModel::Part::Affected);
    m_plan.reset();
    showAction();
}

void NewJobDialog::showAction()
{
    const quint32 users = m_plan ? m_plan->users.size() : 0;
    const bool isComplete = m_kind != UserJobKind::ChangeZone
        || (m_plan && !m_plan->order.zone.isEmpty() && m_plan->order.zone == m_zone->zone());
    const bool isConfirmed = !m_proof || matchesTypedNumber(m_proof->text(), users);
    action()->setEnabled(users > 0 && isComplete && isConfirmed);
}

void NewJobDialog::start()
{
    if (!m_plan || !action()->isEnabled() || (m_zone && m_zone->closeList())
        || !m_session.ticket().requestJob(m_kind, this, [this] { start(); }))
        return;
    const int perSecond = m_pace->currentData().toInt();
    UserJobPlan plan = *m_plan;
    dropPlan();
    UserJob *job = m_session.jobs().start(std::move(plan), {4, std::chrono::milliseconds(1000 / perSecond)});
    Q_EMIT started(job->id());
    accept();
}

} // namespace labdesk
