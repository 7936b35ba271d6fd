// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/changezonedialog.h"

#include "text/users/usertexts.h"
#include "text/zonetexts.h"
#include "ui_changezonedialog.h"
#include "views/users/actions/writestatus.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"
#include "widgets/writeconfirmation.h"

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
    : DialogFrame(tr("Change time zone"), parent), m_ui(std::make_unique<Ui::ChangeZoneDialog>()), m_actions(actions),
      m_connection(connection), m_user(user), m_write(new WriteStatus(actions, *this))
{
    setObjectName(u"changeZoneDialog"_s);
    setHeading(tr("Change time zone for %1").arg(formatUserName(user)));
    setEnvironment(connection);
    auto *body = new QWidget;
    m_ui->setupUi(body);
    setFormSpacing(*m_ui->grid);
    setUpProblems(fieldsOf(*m_ui));
    for (QLabel *caption : {m_ui->oldCaption, m_ui->newCaption})
        setTextStyle(caption, TextStyle::Label);
    m_ui->oldZoneLabel->setTextFormat(Qt::PlainText);
    m_ui->zoneChoices->setEdit(m_ui->zoneEdit);
    m_ui->zoneChoices->setCurrentZone(oldZone());
    addBody(body);
    if (oldZone().isEmpty()) {
        auto *note = new InlineMessage(Tone::Info, tr("A time zone can’t be cleared once it’s set."));
        note->setObjectName(u"noUndoMessage"_s);
        addBody(note);
    }
    setAction(tr("Change time &zone"))->setDefault(true);
    askBeforeDiscarding([this] { return m_write->mayBeDone(); });
    m_ui->zoneEdit->setFocus();

    connect(m_ui->zoneEdit, &ZoneEdit::zoneChanged, this, &ChangeZoneDialog::showTimes);
    connect(this, &DialogFrame::actionRequested, this, &ChangeZoneDialog::send);
    connect(m_write, &WriteStatus::changed, this, &ChangeZoneDialog::showBusy);
    connect(m_write, &WriteStatus::succeeded, this, &QDialog::accept);
    connect(m_write, &WriteStatus::refused, this,
            [this](const ApiError &why) { m_write->showRefusal(why, fieldsOf(*m_ui), tr("Nothing was changed.")); });
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
    m_ui->oldZoneLabel->setText(
        oldZone().isEmpty() ? tr("Not set") : tr("%1 · %2").arg(formatZone(oldZone()), formatZoneNow(oldZone(), now)));
    setTextStyle(m_ui->oldZoneLabel, oldZone().isEmpty() ? TextStyle::Label : TextStyle::Body);
    const QString zone = m_ui->zoneEdit->zone();
    action()->setEnabled(!zone.isEmpty() && zone != oldZone() && m_ui->zoneEdit->isUsable() && !m_write->isSending());
    action()->setText(m_write->isSending() ? tr("Changing…") : tr("Change time &zone"));
}

void ChangeZoneDialog::send()
{
    if (m_write->isSending() || m_ui->zoneEdit->closeList())
        return;
    markProblems(fieldsOf(*m_ui), {});
    m_write->clearMessage();
    const QString zone = m_ui->zoneEdit->zone();
    confirmWrite(m_connection, tr("Change the time zone of %1 to %2?").arg(formatUserName(m_user), formatZone(zone)),
                 tr("Change time zone"), this, [this, zone] { m_write->follow(m_actions.changeZone(m_user, zone)); });
}

void ChangeZoneDialog::showBusy()
{
    m_ui->zoneEdit->setEnabled(!m_write->isSending());
    m_ui->zoneChoices->setEnabled(!m_write->isSending());
    cancelButton()->setText(m_write->isSending() ? tr("Close") : tr("Cancel"));
    showTimes();
}

} // namespace labdesk
