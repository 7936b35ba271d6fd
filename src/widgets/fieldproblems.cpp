// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fieldproblems.h"

#include "widgets/metrics.h"
#include "widgets/theme.h"

#include <QDateEdit>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <map>

namespace labdesk {

constexpr auto defaultDescription = "usualDescription"; // accessible description of a field without problems

void setFormSpacing(QGridLayout &grid)
{
    const Metrics m = metricsFor(grid.parentWidget());
    grid.setHorizontalSpacing(m.oneAndHalf);
    grid.setVerticalSpacing(m.one);
}

void setUpProblems(const std::vector<FormField> &fields)
{
    for (const FormField &field : fields) {
        field.problem->setTextFormat(Qt::PlainText);
        field.problem->setWordWrap(true);
        setTextStyle(field.problem, TextStyle::Small);
        showNote(field.problem, field.note);
        field.edit->setProperty(defaultDescription, field.edit->accessibleDescription());
        callOnEdit(field, field.problem,
                   [field] { markProblems({field}, {}); }); // an error applies only to the rejected value
    }
}

void callOnEdit(const FormField &field, QObject *context, const std::function<void()> &run)
{
    if (auto *line = qobject_cast<QLineEdit *>(field.edit))
        QObject::connect(line, &QLineEdit::textChanged, context, run);
    else if (auto *date = qobject_cast<QDateEdit *>(field.edit))
        QObject::connect(date, &QDateEdit::dateChanged, context, run);
}

void showNote(QLabel *line, const FieldNote &note)
{
    setWrappedText(line, note.text);
    line->setVisible(!note.text.isEmpty());
    line->setProperty("tone", note.tone);
    repolish(line);
}

void markProblems(const std::vector<FormField> &fields, const std::vector<FieldProblem> &problems)
{
    std::map<QLabel *, FieldNote> lines;
    for (const FormField &field : fields)
        lines.emplace(field.problem, field.note);
    for (auto at = fields.rbegin(); at != fields.rend(); ++at) { // the first field takes precedence in a line
        const FormField &field = *at;
        QString message;
        for (const FieldProblem &problem : problems)
            if (!field.isUntouched && problem.loc.contains(field.name))
                message = problem.message;
        field.edit->setProperty("tone", message.isEmpty() ? QVariant() : QVariant(toneName(Tone::Bad)));
        field.edit->setAccessibleDescription(message.isEmpty() ? field.edit->property(defaultDescription).toString()
                                                               : message);
        repolish(field.edit);
        if (!message.isEmpty())
            lines[field.problem] = {message, toneName(Tone::Bad)};
    }
    for (const auto &[line, note] : lines)
        showNote(line, note);
}

const FormField *firstProblem(const std::vector<FormField> &fields, const std::vector<FieldProblem> &problems)
{
    for (const FieldProblem &problem : problems)
        for (const FormField &field : fields)
            if (problem.loc.contains(field.name))
                return &field;
    return nullptr;
}

std::vector<FieldProblem> showProblems(const std::vector<FormField> &fields, const std::vector<FieldProblem> &problems)
{
    markProblems(fields, problems);
    if (const FormField *first = firstProblem(fields, problems))
        first->edit->setFocus();
    std::vector<FieldProblem> elsewhere = problems;
    std::erase_if(elsewhere, [&](const FieldProblem &problem) { return firstProblem(fields, {problem}) != nullptr; });
    return elsewhere;
}

} // namespace labdesk
