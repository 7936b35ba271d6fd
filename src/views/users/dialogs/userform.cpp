// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/userform.h"

#include "domain/enumtable.h"
#include "text/localtexts.h"
#include "ui_newuserdialog.h"
#include "widgets/dateentry.h"
#include "widgets/metrics.h"
#include "widgets/pastedtext.h"

#include <QCoreApplication>

#include <utility>

namespace labdesk {

namespace {

struct UserProblemWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserProblemWords)

public:
    static constexpr std::pair<UserProblem, const char *> problems[] = {
        {UserProblem::None, ""},
        {UserProblem::NoClientId, QT_TR_NOOP("Enter a client ID.")},
        {UserProblem::SurroundingSpaces, QT_TR_NOOP("The client ID begins or ends with a space. Remove it.")},
        {UserProblem::ControlCharacters,
         QT_TR_NOOP("The client ID contains a control character, such as a tab. Remove it.")},
        {UserProblem::TooLong, QT_TR_NOOP("The client ID is too long. Use up to 1,024 characters.")},
        {UserProblem::FutureBirthDate, QT_TR_NOOP("The birth date is in the future.")},
        {UserProblem::EndBeforeStart,
         QT_TR_NOOP("Data collection ends before it starts. Choose a later end or an earlier start.")},
    };
};
static_assert(isTableOf(UserProblemWords::problems, UserProblem::EndBeforeStart));

QString formatProblem(UserProblem problem)
{
    return UserProblemWords::tr(entryOf(UserProblemWords::problems, problem));
}

QDate &dateOf(NewUser &user, UserField field)
{
    return field == UserField::BirthDate     ? user.birthDate
        : field == UserField::IngestionStart ? user.ingestionStart
                                             : user.ingestionEnd;
}

} // namespace

QWidget *makeUserForm(Ui::NewUserDialog &ui)
{
    auto *form = new QWidget;
    ui.setupUi(form);
    setFormSpacing(*ui.grid);
    setUpProblems(fieldsOf(ui));
    for (QLabel *caption : {ui.clientIdCaption, ui.zoneCaption})
        setTextStyle(caption, TextStyle::Label);
    for (const auto &[field, check, edit] : datesIn(ui)) {
        edit->setDisplayFormat(dateFieldFormat());
        edit->setCalendarPopup(true);
    }
    removeInvisible(ui.clientIdEdit);
    ui.zoneChoices->setEdit(ui.zoneEdit);
    return form;
}

std::vector<FormField> fieldsOf(const Ui::NewUserDialog &ui)
{
    return {{wireName(UserField::ClientId), ui.clientIdEdit, ui.clientIdProblem},
            {wireName(UserField::TimeZone), ui.zoneEdit, ui.zoneProblem},
            {wireName(UserField::BirthDate), ui.birthDateEdit, ui.birthDateProblem},
            {wireName(UserField::IngestionStart), ui.startEdit, ui.startProblem},
            {wireName(UserField::IngestionEnd), ui.endEdit, ui.endProblem}};
}

std::array<UserDateField, 3> datesIn(const Ui::NewUserDialog &ui)
{
    return {{{UserField::BirthDate, ui.birthDateCheck, ui.birthDateEdit},
             {UserField::IngestionStart, ui.startCheck, ui.startEdit},
             {UserField::IngestionEnd, ui.endCheck, ui.endEdit}}};
}

NewUser enteredValues(const Ui::NewUserDialog &ui)
{
    NewUser user;
    user.clientUserId = ui.clientIdEdit->text();
    user.timeZone = ui.zoneEdit->zone();
    for (const auto &[field, check, edit] : datesIn(ui))
        if (check->isChecked() && hasEntry(edit))
            dateOf(user, field) = edit->date();
    return user;
}

std::vector<FieldProblem> emptyDates(const Ui::NewUserDialog &ui)
{
    std::vector<FieldProblem> found;
    for (const auto &[field, check, edit] : datesIn(ui))
        if (check->isChecked() && !hasEntry(edit))
            found.push_back({.loc = {wireName(field)},
                             .type = {},
                             .message = UserProblemWords::tr("Enter the date, or clear the check box.")});
    return found;
}

std::vector<FieldProblem> userProblems(const NewUser &entered, const UserFieldList &fields, const QDate &today)
{
    std::vector<FieldProblem> problems;
    for (const UserField field : fields)
        if (const UserProblem problem = problemOf(entered, field, today); problem != UserProblem::None)
            problems.push_back({.loc = {wireName(field)}, .type = {}, .message = formatProblem(problem)});
    return problems;
}

} // namespace labdesk
