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

/// What the line below a field says while nothing is wrong.
struct FieldNote
{
    QString text = {};
    QString tone = {};
};

/// A field of a form: what the service calls it, the widget that holds it, and the line below for what is wrong with
/// it. Fields may share a line.
struct FormField
{
    QString name; ///< "client_user_id"
    QWidget *edit;
    QLabel *problem;
    FieldNote note = {};      ///< of fields that share a line, that of the first counts
    bool isUntouched = false; ///< the user hasn't left the field yet, so its problem isn't shown
};

/// The distances of a form in a dialog, which grow with the text; those of a form file are pixels.
void spaceForm(QGridLayout &grid);
/// Prepares the lines: plain text, wrapped, hidden. One that is shown goes when its field is edited.
void setUpProblems(const std::vector<FormField> &fields);
/// Runs it whenever what the field holds becomes another, as long as `context` lives.
void whenEdited(const FormField &field, QObject *context, const std::function<void()> &run);
void showNote(QLabel *line, const FieldNote &note); ///< hides it when there is nothing to say
/// Puts each problem below the field that it names, and the notes below the others.
void markProblems(const std::vector<FormField> &fields, const std::vector<FieldProblem> &problems);
/// The field of the first problem that names one of these; null: none does.
const FormField *firstProblem(const std::vector<FormField> &fields, const std::vector<FieldProblem> &problems);
/// Marks them and moves the focus to the first; returns those that name no field.
std::vector<FieldProblem> showProblems(const std::vector<FormField> &fields, const std::vector<FieldProblem> &problems);

} // namespace labdesk
