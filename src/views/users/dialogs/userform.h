// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/useredit.h"
#include "widgets/fieldproblems.h"

#include <array>
#include <vector>

class QCheckBox;
class QDateEdit;

namespace labdesk {

namespace Ui {
class NewUserDialog;
}

// The form that the dialogs that create a user and edit one have in common.

/// A part with the form, whose fields are still empty.
QWidget *makeUserForm(Ui::NewUserDialog &ui);
std::vector<FormField> fieldsOf(const Ui::NewUserDialog &ui);
struct UserDateField
{
    UserField field;
    QCheckBox *check; ///< not ticked: the date is not to be sent
    QDateEdit *edit;
};
std::array<UserDateField, 3> datesIn(const Ui::NewUserDialog &ui);
/// What stands in the fields; of the dates those that are ticked and were entered.
NewUser enteredIn(const Ui::NewUserDialog &ui);
/// A tick alone is no date: what is wrong with those that are ticked and were not entered.
std::vector<FieldProblem> datesToEnter(const Ui::NewUserDialog &ui);

/// What a form of a user is told before anything is sent, in the shape of the service's own refusals: for
/// showProblems().
std::vector<FieldProblem> userProblems(const NewUser &entered, const UserFieldList &fields, const QDate &today);

} // namespace labdesk
