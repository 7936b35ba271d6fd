// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/edituserdialog.h"

#include "domain/pii.h"
#include "privacy/sensitive.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "text/zonetexts.h"
#include "ui_newuserdialog.h"
#include "views/users/dialogs/userform.h"
#include "widgets/dateentry.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/writeconfirmation.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QDate defaultDate(UserField field)
{
    return field == UserField::BirthDate ? QDate(1980, 1, 1)
                                         : QDate::currentDate().addYears(field == UserField::IngestionEnd ? 1 : -1);
}

} // namespace

EditUserDialog::EditUserDialog(UserActions &actions, const Connection &connection, const User &user,
                               const UserPatch &draft, QWidget *parent)
    : DialogFrame(tr("Edit user"), parent), m_ui(std::make_unique<Ui::NewUserDialog>()), m_actions(actions),
      m_connection(connection), m_user(user), m_hidesClientId(privacy::isPrivacyMode()),
      m_hint(new InlineMessage(Tone::Warn)), m_changes(new QLabel)
{
    setObjectName(u"editUserDialog"_s);
    setHeading(tr("Edit %1").arg(formatUserName(user)));
    setEnvironment(connection);
    m_hint->setObjectName(u"personalDataMessage"_s);
    m_hint->hide();
    m_changes->setObjectName(u"changesLabel"_s);
    m_changes->setTextFormat(Qt::PlainText);
    m_changes->setWordWrap(true);
    setTextStyle(m_changes, TextStyle::Small);
    addBody(makeUserForm(*m_ui));
    addBody(m_hint);
    addBody(m_changes);
    m_ui->zoneChoices->setCurrentZone(valueOf(user, UserField::TimeZone));
    setAction(tr("&Save changes"))->setDefault(true);
    askBeforeDiscarding([] { return false; });
    fillIn(draft);
    connect(m_ui->clientIdEdit, &QLineEdit::textChanged, this, &EditUserDialog::showChanges);
    connect(m_ui->zoneEdit, &ZoneEdit::zoneChanged, this, &EditUserDialog::showChanges);
    connect(this, &DialogFrame::actionRequested, this, &EditUserDialog::save);
    showChanges();
    m_ui->clientIdEdit->setFocus();
}

EditUserDialog::~EditUserDialog() = default;

void EditUserDialog::fillIn(const UserPatch &draft)
{
    const QString clientId = m_hidesClientId ? QString() : m_user.clientUserId;
    m_ui->clientIdEdit->setText(clientId);
    m_ui->zoneEdit->setText(valueOf(m_user, UserField::TimeZone));
    m_shown = {m_ui->clientIdEdit->text(), m_ui->zoneEdit->text()};
    if (draft.clientUserId)
        m_ui->clientIdEdit->setText(*draft.clientUserId);
    if (draft.timeZone)
        m_ui->zoneEdit->setText(*draft.timeZone);
    if (m_hidesClientId)
        m_ui->clientIdEdit->setPlaceholderText(tr("Hidden; enter a new ID to replace it"));
    for (const UserDateField &row : datesIn(*m_ui))
        setUpDate(row, valueOf(draft, row.field));
}

void EditUserDialog::setUpDate(const UserDateField &row, const QString &draftDate)
{
    row.check->setAccessibleName(tr("Change: %1").arg(withoutMnemonic(row.check->text())));
    callOnEntry(row.edit, [this] { showChanges(); });
    row.check->setChecked(!draftDate.isEmpty());
    showDate(row);
    if (const QDate day = QDate::fromString(draftDate, Qt::ISODate); day.isValid()) {
        row.edit->setDate(day);
        setHasEntry(row.edit, true);
    }
    connect(row.check, &QCheckBox::toggled, this, [this, row] {
        showDate(row);
        showChanges();
    });
}

/// Shows the stored date while it isn't being changed, except for the birth date, which stays hidden.
void EditUserDialog::showDate(const UserDateField &row)
{
    const QString stored = valueOf(m_user, row.field);
    const QDate day = QDate::fromString(stored, Qt::ISODate);
    const bool isHidden = row.field == UserField::BirthDate;
    row.edit->setEnabled(row.check->isChecked());
    if (row.check->isChecked()) {
        row.edit->setSpecialValueText({});
        const bool isShown = day.isValid() && !isHidden;
        row.edit->setDate(isShown ? day : defaultDate(row.field));
        return setHasEntry(row.edit, isShown);
    }
    // QDateEdit shows this text for its minimum date.
    row.edit->setSpecialValueText(stored.isEmpty() ? tr("Not set") : isHidden ? tr("Set, hidden") : stored);
    row.edit->setDate(row.edit->minimumDate());
    setHasEntry(row.edit, false);
}

void EditUserDialog::focusField(UserField field)
{
    for (const UserDateField &row : datesIn(*m_ui))
        if (row.field == field)
            row.check->setChecked(true); // else the date is disabled and can't have the focus
    for (const FormField &part : fieldsOf(*m_ui))
        if (part.name == wireName(field))
            part.edit->setFocus();
    if (field == UserField::ClientId)
        m_ui->clientIdEdit->selectAll();
}

/// A field with its initial text counts as unchanged, even if the text could be parsed differently.
NewUser EditUserDialog::entered() const
{
    NewUser user = enteredValues(*m_ui);
    if (m_ui->clientIdEdit->text() == m_shown.clientId)
        user.clientUserId = m_hidesClientId ? QString() : m_user.clientUserId;
    if (isZoneUntouched())
        user.timeZone = valueOf(m_user, UserField::TimeZone);
    return user;
}

bool EditUserDialog::isZoneUntouched() const
{
    return m_ui->zoneEdit->text() == m_shown.zone;
}

/// The user with the changes applied.
NewUser EditUserDialog::whole() const
{
    NewUser user = entered();
    if (m_hidesClientId && user.clientUserId.isEmpty())
        user.clientUserId = m_user.clientUserId;
    if (!user.ingestionStart.isValid())
        user.ingestionStart = QDate::fromString(valueOf(m_user, UserField::IngestionStart), Qt::ISODate);
    if (!user.ingestionEnd.isValid())
        user.ingestionEnd = QDate::fromString(valueOf(m_user, UserField::IngestionEnd), Qt::ISODate);
    return user;
}

UserPatch EditUserDialog::patch() const
{
    return changesTo(m_user, entered());
}

/// Unchanged fields aren't validated: invalid stored values must not prevent other changes.
std::vector<FieldProblem> EditUserDialog::problems() const
{
    const NewUser all = whole();
    UserFieldList fields = fieldsIn(patch());
    const auto has = [&fields](UserField field) { return std::ranges::find(fields, field) != fields.end(); };
    if (all.clientUserId.isEmpty())
        fields.push_back(UserField::ClientId);
    if (has(UserField::IngestionStart) && !has(UserField::IngestionEnd))
        fields.push_back(UserField::IngestionEnd);
    std::vector<FieldProblem> found = userProblems(all, fields, QDate::currentDate());
    const auto missing = emptyDates(*m_ui);
    found.insert(found.end(), missing.begin(), missing.end());
    if (all.timeZone.isEmpty() && !valueOf(m_user, UserField::TimeZone).isEmpty())
        found.push_back({.loc = {wireName(UserField::TimeZone)},
                         .type = {},
                         .message = tr("A time zone can be changed, but not cleared.")});
    return found;
}

QString EditUserDialog::formatChange(UserField field, const UserPatch &patch) const
{
    const auto shown = [field](const QString &value) {
        const QDate day = QDate::fromString(value, Qt::ISODate);
        return field == UserField::ClientId ? formatClientId(value)
            : field == UserField::TimeZone  ? formatZone(value)
            : day.isValid()                 ? localDate(day)
                                            : value;
    };
    const QString name = userFieldName(field);
    const QString before = valueOf(m_user, field);
    const QString after = valueOf(patch, field);
    if (field == UserField::BirthDate) {
        const QString seen = privacy::isPrivacyMode() ? privacy::masked() : shown(after);
        return before.isEmpty() ? tr("%1: not set → %2").arg(name, seen) : tr("%1: hidden → %2").arg(name, seen);
    }
    return before.isEmpty() ? tr("%1: not set → %2").arg(name, shown(after))
                            : tr("%1: %2 → %3").arg(name, shown(before), shown(after));
}

void EditUserDialog::showChanges()
{
    const UserPatch changes = patch();
    QStringList lines;
    for (const UserField field : fieldsIn(changes))
        lines += formatChange(field, changes);
    setWrappedText(m_changes, lines.isEmpty() ? tr("No changes yet.") : lines.join(u'\n'));
    action()->setEnabled((!lines.isEmpty() || !problems().empty())
                         && (isZoneUntouched() || m_ui->zoneEdit->isUsable()));
    const PersonalData personalData = personalDataIn(m_ui->clientIdEdit->text());
    if (personalData == PersonalData::None)
        m_hint->hide();
    else
        m_hint->showMessage(Tone::Warn,
                            personalData == PersonalData::Email ? tr("This looks like an email address.")
                                                                : tr("This looks like a phone number."),
                            tr("Client IDs can’t contain personal data. The service will reject this."));
}

void EditUserDialog::save()
{
    if (m_ui->zoneEdit->closeList())
        return;
    const auto fields = fieldsOf(*m_ui);
    markProblems(fields, {});
    if (const auto found = problems(); !found.empty()) {
        showProblems(fields, found);
        return;
    }
    const UserPatch changes = patch();
    if (fieldsIn(changes).empty())
        return;
    confirmWrite(m_connection, tr("Save the changes to %1?").arg(formatUserName(m_user)), tr("Save changes"), this,
                 [this, changes] {
                     m_actions.edit(m_user, changes);
                     accept();
                 });
}

} // namespace labdesk
