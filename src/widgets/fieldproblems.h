// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

#include <QString>

#include <functional>
#include <vector>

class QGridLayout;
class QLabel;
class QObject;
class QWidget;

namespace labdesk {

/// A field of a form: what the service calls it, the widget that holds it, and the line below for what is wrong with
/// it.
struct FormField
{
    QString name; ///< "client_user_id"
    QWidget *edit;
    QLabel *problem;
};

/// The distances of a form in a dialog, which grow with the text; those of a form file are pixels.
void spaceForm(QGridLayout &grid);
/// Prepares the lines: plain text, wrapped, hidden. One that is shown goes when its field is edited.
void setUpProblems(const std::vector<FormField> &fields);
/// Runs it whenever what the field holds becomes another, as long as `context` lives.
void whenEdited(const FormField &field, QObject *context, const std::function<void()> &run);
void clearProblems(const std::vector<FormField> &fields);
/// Puts each refusal below the field that it names and moves the focus to the first; returns those that name no field.
std::vector<FieldProblem> showProblems(const std::vector<FormField> &fields, const std::vector<FieldProblem> &problems);

} // namespace labdesk
