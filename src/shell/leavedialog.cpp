// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/leavedialog.h"

#include "domain/enumtable.h"
#include "session/useractions.h"
#include "session/userjobs.h"

#include <QLabel>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using Leaving = LeaveDialog::Leaving;

constexpr std::pair<Leaving, const char *> questions[] = {
    {Leaving::Connection, QT_TRANSLATE_NOOP("labdesk::LeaveDialog", "Switch connections before changes are sent?")},
    {Leaving::SampleData, QT_TRANSLATE_NOOP("labdesk::LeaveDialog", "Start over before changes are sent?")},
    {Leaving::Program, QT_TRANSLATE_NOOP("labdesk::LeaveDialog", "Quit before changes are sent?")},
};
static_assert(isTableOf(questions, Leaving::Program));

constexpr std::pair<Leaving, const char *> buttons[] = {
    {Leaving::Connection, QT_TRANSLATE_NOOP("labdesk::LeaveDialog", "Switch anyway")},
    {Leaving::SampleData, QT_TRANSLATE_NOOP("labdesk::LeaveDialog", "Start over anyway")},
    {Leaving::Program, QT_TRANSLATE_NOOP("labdesk::LeaveDialog", "Quit anyway")},
};
static_assert(isTableOf(buttons, Leaving::Program));

} // namespace

bool LeaveDialog::isNeeded(const UserActions &actions, const UserJobs &jobs, Leaving leaving)
{
    if (jobs.countUnfinished() > 0)
        return true;
    // After switching connections, the window reports what was canceled; after quitting, it can't.
    return actions.hasInFlight() || (leaving == Leaving::Program && actions.hasDelayed());
}

LeaveDialog::LeaveDialog(UserActions &actions, UserJobs &jobs, const Connection &connection, Leaving leaving,
                         QWidget *parent)
    : DialogFrame({}, parent), m_actions(actions), m_jobs(jobs), m_leaving(leaving),
      m_waitsForOutcome(actions.hasInFlight() || jobs.countUnfinished() > 0), m_sent(addText({})),
      m_countdownLabel(addText({})), m_running(addText({}))
{
    setObjectName(u"leaveDialog"_s);
    setProperty("staysOverCover", true); // shows no personal data, and a covered window can be closed
    setEnvironment(connection);
    m_sent->setObjectName(u"sentLabel"_s);
    m_countdownLabel->setObjectName(u"countingLabel"_s);
    m_countdownLabel->setText(tr("A countdown hasn’t ended, so its change hasn’t been made. If you stay, the countdown "
                                 "continues. If you go ahead, the change is canceled."));
    m_running->setObjectName(u"runningJobLabel"_s);
    setAction({}, ButtonKind::Plain);
    action()->setAutoDefault(false); // Enter does nothing
    connect(this, &DialogFrame::actionRequested, this, &QDialog::accept);
    connect(&actions, &UserActions::changed, this, &LeaveDialog::follow);
    connect(this, &QDialog::rejected, &jobs, [&jobs] { jobs.setSuspended(false); });
    jobs.setSuspended(true);
    connect(&jobs, &UserJobs::changed, this, [this] { updateState(); });
    showState();
    cancelButton()->setFocus();
}

LeaveDialog::~LeaveDialog()
{
    if (result() != Accepted)
        m_jobs.setSuspended(false);
}

void LeaveDialog::follow(quint64 id)
{
    const UserAction *action = isVisible() ? m_actions.find(id) : nullptr; // otherwise it was already answered
    if (action
        && (std::holds_alternative<UserAction::Failed>(action->state)
            || std::holds_alternative<UserAction::Unknown>(action->state)
            || std::holds_alternative<UserAction::Canceled>(action->state)))
        return DialogFrame::reject();
    updateState();
}

void LeaveDialog::updateState()
{
    if (!isVisible())
        return; // answered already
    if (m_actions.hasInFlight() || m_actions.hasDelayed() || m_jobs.countUnfinished() > 0)
        return showState();
    m_waitsForOutcome ? accept() : DialogFrame::reject();
}

void LeaveDialog::showState()
{
    const int sent = m_actions.countInFlight();
    const bool isCounting = m_actions.hasDelayed();
    UserJobTotals left;
    for (const auto &job : m_jobs.jobs()) {
        const UserJobTotals &totals = job->engine().totals();
        left.waiting += job->isEnded() ? 0 : totals.waiting;
        left.sending += job->isEnded() ? 0 : totals.sending;
    }
    const int jobs = m_jobs.countUnfinished();
    m_running->setVisible(jobs > 0);
    QStringList running;
    if (left.waiting > 0)
        running += tr("%Ln user(s) are still queued. Nothing will be sent for them.", nullptr, int(left.waiting));
    if (left.sending > 0)
        running
            += tr("Changes for %Ln user(s) are being sent. Their outcome will be unknown.", nullptr, int(left.sending));
    running += tr("Unfinished jobs are listed the next time you start Labdesk and won’t resume automatically.");
    m_running->setText(running.join(u' '));
    setTitle(jobs > 0       ? tr("%Ln job(s) haven’t finished", nullptr, jobs)
                 : sent > 0 ? tr("%Ln change(s) being sent", nullptr, sent)
                            : tr(entryOf(questions, m_leaving)));
    const bool endsOnItsOwn = sent > 0 && jobs == 0 && !isCounting; // see updateState()
    QString outcome = tr("The service hasn’t responded yet. If you go ahead now, the outcome stays unknown.");
    if (endsOnItsOwn)
        outcome += u' ' + tr("If you wait, Labdesk goes ahead when the service responds.");
    m_sent->setText(outcome);
    m_sent->setVisible(sent > 0);
    m_countdownLabel->setVisible(isCounting);
    cancelButton()->setText(endsOnItsOwn ? tr("&Wait") : tr("&Stay"));
    action()->setText(m_leaving == Leaving::Program && sent == 0 && jobs == 0 ? tr("Quit without sending")
                                                                              : tr(entryOf(buttons, m_leaving)));
}

} // namespace labdesk
