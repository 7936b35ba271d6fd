// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/changezonedialog.h"

#include "ui_changezonedialog.h"
#include "views/actiontexts.h"
#include "views/countdownrow.h"
#include "views/fieldproblems.h"
#include "views/inlinemessage.h"
#include "views/metrics.h"
#include "views/usertexts.h"

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

std::vector<FormField> fieldsOf(const Ui::ChangeZoneDialog &ui)
{
    return {{u"fallback_time_zone"_s, ui.zoneEdit, ui.zoneProblem}};
}

} // namespace

ChangeZoneDialog::ChangeZoneDialog(UserActions &actions, const Connection &connection, const User &user,
                                   QWidget *parent)
    : DialogFrame(tr("Change the time zone of %1").arg(user.clientUserId), parent),
      m_ui(std::make_unique<Ui::ChangeZoneDialog>()), m_actions(actions), m_user(user),
      m_message(new InlineMessage(Tone::Bad)), m_pause(new CountdownRow)
{
    setObjectName(u"changeZoneDialog"_s);
    setEnvironment(connection);
    auto *body = new QWidget;
    m_ui->setupUi(body);
    setUpProblems(fieldsOf(*m_ui));
    for (QLabel *caption : {m_ui->oldCaption, m_ui->newCaption})
        setTextStyle(caption, TextStyle::Label);
    setTextStyle(m_ui->newZoneTimeLabel, TextStyle::Small);
    m_ui->oldZoneLabel->setTextFormat(Qt::PlainText);
    m_ui->newZoneTimeLabel->setTextFormat(Qt::PlainText);
    m_message->setObjectName(u"dialogMessage"_s);
    m_message->hide();
    m_pause->hide();
    addBody(m_message);
    addBody(m_pause);
    addBody(body);
    if (oldZone().isEmpty()) {
        auto *note = new InlineMessage(Tone::Info, tr("Cannot be cleared again: there is no zone to go back to."));
        note->setObjectName(u"noUndoMessage"_s);
        addBody(note);
    }
    setAction(tr("Change time zone"));
    makeActionDefault();
    m_ui->zoneEdit->setFocus();

    connect(m_ui->zoneEdit, &QLineEdit::textChanged, this, &ChangeZoneDialog::showTimes);
    connect(this, &DialogFrame::actionRequested, this, &ChangeZoneDialog::send);
    connect(&m_actions, &UserActions::changed, this, &ChangeZoneDialog::follow);
    connect(m_pause, &CountdownRow::cancelRequested, this, [this] { m_actions.cancel(m_action); });
    connect(m_message, &InlineMessage::buttonClicked, this, [this] { m_actions.check(m_action); });
    connect(&m_clock, &QTimer::timeout, this, &ChangeZoneDialog::showTimes);
    m_clock.start(20s);
    showTimes();
}

ChangeZoneDialog::~ChangeZoneDialog() = default;

QString ChangeZoneDialog::oldZone() const
{
    return m_user.timeZone ? m_user.timeZone->id : QString();
}

void ChangeZoneDialog::showTimes()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    m_ui->oldZoneLabel->setText(oldZone().isEmpty() ? tr("Not set")
                                                    : tr("%1 · %2").arg(oldZone(), zoneNowWords(oldZone(), now)));
    const QString zone = m_ui->zoneEdit->zone();
    // A zone that this computer does not know may still be known to the service, which has the last word.
    m_ui->newZoneTimeLabel->setText(zone.isEmpty() ? tr("Choose a zone to see the time there.")
                                        : isKnownZone(zone)
                                        ? zoneNowWords(zone, now)
                                        : tr("This computer knows no zone of this name. Choose one of the list."));
    const bool same = zone == oldZone();
    if (same && !zone.isEmpty())
        m_ui->newZoneTimeLabel->setText(tr("This is the zone that is set now."));
    action()->setEnabled(!zone.isEmpty() && !same && !isSending());
}

void ChangeZoneDialog::send()
{
    if (isSending())
        return;
    labdesk::clearProblems(fieldsOf(*m_ui));
    m_message->hide();
    m_action = m_actions.changeZone(m_user, m_ui->zoneEdit->zone());
    follow(m_action);
}

bool ChangeZoneDialog::isSending() const
{
    const UserAction *action = m_action == 0 ? nullptr : m_actions.find(m_action);
    if (!action)
        return false;
    const auto *unknown = std::get_if<UserAction::Unknown>(&action->state);
    return std::holds_alternative<UserAction::Sending>(action->state)
        || std::holds_alternative<UserAction::Delayed>(action->state) || (unknown && unknown->checking);
}

void ChangeZoneDialog::follow(quint64 id)
{
    const UserAction *action = id == m_action ? m_actions.find(id) : nullptr;
    if (!action)
        return;
    m_ui->zoneEdit->setEnabled(!isSending());
    setCancelText(isSending() ? tr("Close") : tr("Cancel"));
    showTimes();
    if (std::holds_alternative<UserAction::Succeeded>(action->state))
        return accept();
    showPause(*action);
    if (const auto *failed = std::get_if<UserAction::Failed>(&action->state))
        return showFailure(failed->why);
    if (std::holds_alternative<UserAction::Unknown>(action->state)) {
        const ActionText text = textOf(*action, [](const QString &slug) { return slug; });
        m_message->showMessage(text.tone, text.title, text.detail, text.canCheck ? tr("Check") : QString());
    }
}

void ChangeZoneDialog::showPause(const UserAction &action)
{
    const auto *delayed = std::get_if<UserAction::Delayed>(&action.state);
    m_pause->setVisible(delayed);
    if (!delayed)
        return;
    const ActionText text = textOf(action, [](const QString &slug) { return slug; });
    m_pause->setText(text.title, text.detail);
    m_pause->setSeconds(delayed->secondsLeft, delayed->of);
}

void ChangeZoneDialog::showFailure(const ApiError &why)
{
    const ErrorText text = describe(why);
    ApiError rest = why;
    rest.problems = showProblems(fieldsOf(*m_ui), why.problems);
    if (!why.problems.empty() && rest.problems.empty())
        m_message->showMessage(Tone::Bad, text.sentence, tr("Nothing was changed."));
    else
        m_message->showMessage(Tone::Bad, text.sentence, describe(rest).cause + u' ' + text.nextStep);
}

} // namespace labdesk
