// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/newuserdialog.h"

#include "domain/pii.h"
#include "privacy/sensitive.h"
#include "text/users/usertexts.h"
#include "ui_newuserdialog.h"
#include "views/users/actions/writestatus.h"
#include "views/users/dialogs/userform.h"
#include "widgets/dateentry.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/writeconfirmation.h"

using namespace Qt::StringLiterals;

namespace labdesk {

NewUserDialog::NewUserDialog(UserActions &actions, const Connection &connection, QWidget *parent)
    : DialogFrame(tr("New user"), parent), m_ui(std::make_unique<Ui::NewUserDialog>()), m_actions(actions),
      m_connection(connection), m_hint(new InlineMessage(Tone::Warn)), m_write(new WriteStatus(actions, *this))
{
    setObjectName(u"newUserDialog"_s);
    setEnvironment(connection);
    m_hint->setObjectName(u"personalDataMessage"_s);
    m_hint->hide();
    addBody(makeUserForm(*m_ui));
    setUpDates();
    addBody(m_hint);
    setAction(tr("&Create user"))->setDefault(true);
    askBeforeDiscarding([this] { return m_write->mayBeDone(); });
    action()->setEnabled(false);
    m_ui->clientIdEdit->setFocus();

    connect(m_ui->clientIdEdit, &QLineEdit::textChanged, this, &NewUserDialog::showClientIdHint);
    connect(m_ui->zoneEdit, &ZoneEdit::zoneChanged, this, &NewUserDialog::showAction);
    connect(this, &DialogFrame::actionRequested, this, &NewUserDialog::send);
    connect(m_write, &WriteStatus::changed, this, &NewUserDialog::showBusy);
    connect(m_write, &WriteStatus::succeeded, this, &QDialog::accept);
    connect(m_write, &WriteStatus::refused, this, &NewUserDialog::showRefusal);
    connect(m_write, &WriteStatus::buttonClicked, this,
            [this] { Q_EMIT existingUserRequested(m_existingUser, m_ui->clientIdEdit->text().trimmed()); });
}

NewUserDialog::~NewUserDialog() = default;

void NewUserDialog::setUpDates()
{
    for (const auto &[field, check, edit] : datesIn(*m_ui)) {
        check->setAccessibleName(tr("%1, optional").arg(withoutMnemonic(check->text())));
        edit->setEnabled(false);
        connect(check, &QCheckBox::toggled, edit, &QWidget::setEnabled);
        callOnEntry(edit);
    }
    m_ui->birthDateEdit->setDate(QDate(1980, 1, 1));
    m_ui->birthDateEdit->setMaximumDate(QDate::currentDate());
    m_ui->startEdit->setDate(QDate::currentDate().addYears(-1));
    m_ui->endEdit->setDate(QDate::currentDate().addYears(1));
    for (const auto &[field, check, edit] : datesIn(*m_ui))
        setHasEntry(edit, false);
}

void NewUserDialog::showClientIdHint()
{
    const QString typed = m_ui->clientIdEdit->text().trimmed();
    showAction();
    const PersonalData personalData = personalDataIn(typed);
    if (personalData == PersonalData::None)
        return m_hint->hide();
    m_hint->showMessage(Tone::Warn,
                        personalData == PersonalData::Email ? tr("This looks like an email address.")
                                                            : tr("This looks like a phone number."),
                        tr("Client IDs can’t contain personal data. The service will reject this."));
}

void NewUserDialog::showAction()
{
    const QString clientId = m_ui->clientIdEdit->text().trimmed();
    const bool isDoubtful = personalDataIn(clientId) != PersonalData::None;
    action()->setEnabled(!clientId.isEmpty() && m_ui->zoneEdit->isUsable() && !m_write->isSending());
    setAction(m_write->isSending() ? tr("Creating…")
                  : isDoubtful     ? tr("&Create anyway")
                                   : tr("&Create user"),
              isDoubtful ? ButtonKind::Plain : ButtonKind::Primary);
}

NewUser NewUserDialog::entered() const
{
    NewUser user = enteredValues(*m_ui);
    user.clientUserId = user.clientUserId.trimmed();
    return user;
}

void NewUserDialog::send()
{
    if (!action()->isEnabled() || m_ui->zoneEdit->closeList())
        return;
    markProblems(fieldsOf(*m_ui), {});
    m_write->clearMessage();
    if (const auto missing = emptyDates(*m_ui); !missing.empty()) {
        showProblems(fieldsOf(*m_ui), missing);
        return;
    }
    const NewUser user = entered();
    const UserFieldList all(allUserFields.begin(), allUserFields.end());
    if (const auto problems = userProblems(user, all, QDate::currentDate()); !problems.empty()) {
        showProblems(fieldsOf(*m_ui), problems);
        return;
    }
    confirmWrite(m_connection, tr("Create %1?").arg(formatClientId(user.clientUserId)), tr("Create user"), this,
                 [this, user] { m_write->follow(m_actions.create(user)); });
}

void NewUserDialog::showRefusal(const ApiError &why)
{
    m_existingUser = why.existingUserId;
    ApiError shownError = why;
    shownError.existingUserId = privacy::shown(privacy::Field::UserId, why.existingUserId);
    m_write->showRefusal(shownError, fieldsOf(*m_ui), tr("Fix the highlighted field. Nothing was created."),
                         why.kind == ApiError::Kind::Duplicate ? tr("&Open existing user") : QString());
}

void NewUserDialog::showBusy()
{
    const bool busy = m_write->isSending();
    m_ui->grid->parentWidget()->setEnabled(!busy);
    showAction();
    cancelButton()->setText(busy ? tr("Close") : tr("Cancel"));
}

} // namespace labdesk
