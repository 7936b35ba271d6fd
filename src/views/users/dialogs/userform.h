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

// The form shared by the dialogs that create and edit a user.

/// Creates a widget with the form and empty fields.
QWidget *makeUserForm(Ui::NewUserDialog &ui);
std::vector<FormField> fieldsOf(const Ui::NewUserDialog &ui);
struct UserDateField
{
    UserField field;
    QCheckBox *check; ///< unchecked: the date isn't sent
    QDateEdit *edit;
};
std::array<UserDateField, 3> datesIn(const Ui::NewUserDialog &ui);
/// The input in the form; only dates that are checked and were entered.
NewUser enteredValues(const Ui::NewUserDialog &ui);
/// Problems for dates that are checked but weren't entered.
std::vector<FieldProblem> emptyDates(const Ui::NewUserDialog &ui);

/// Problems found before sending, in the format of the service's errors, for showProblems().
std::vector<FieldProblem> userProblems(const NewUser &entered, const UserFieldList &fields, const QDate &today);

} // namespace labdesk
