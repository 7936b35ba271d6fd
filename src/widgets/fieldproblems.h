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

/// The text of the line below a field that has no problem.
struct FieldNote
{
    QString text = {};
    QString tone = {};
};

/// A field of a form: the service's name for it, the widget, and the line below for its problem. Fields may share a
/// line.
struct FormField
{
    QString name; ///< "client_user_id"
    QWidget *edit;
    QLabel *problem;
    FieldNote note = {};      ///< if fields share a line, the first one's is used
    bool isUntouched = false; ///< the person hasn't left the field yet, so its problem isn't shown
};

/// Sets the spacing of a form in a dialog, which scales with the text; the spacing in .ui files is in pixels.
void setFormSpacing(QGridLayout &grid);
/// Prepares the lines: plain text, wrapped, hidden. A line that is shown is hidden when its field is edited.
void setUpProblems(const std::vector<FormField> &fields);
/// Calls `run` whenever the field's value changes, as long as `context` exists.
void callOnEdit(const FormField &field, QObject *context, const std::function<void()> &run);
void showNote(QLabel *line, const FieldNote &note); ///< hides the line if the note is empty
/// Shows each problem below its field, and the notes below the others.
void markProblems(const std::vector<FormField> &fields, const std::vector<FieldProblem> &problems);
/// The field of the first problem with a field in the list; null if there is none.
const FormField *firstProblem(const std::vector<FormField> &fields, const std::vector<FieldProblem> &problems);
/// Shows the problems and moves the focus to the first one; returns those that have no field.
std::vector<FieldProblem> showProblems(const std::vector<FormField> &fields, const std::vector<FieldProblem> &problems);

} // namespace labdesk
