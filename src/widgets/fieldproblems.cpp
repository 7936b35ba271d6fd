// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fieldproblems.h"

#include "widgets/metrics.h"
#include "widgets/theme.h"

#include <QDateEdit>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace labdesk {

namespace {

constexpr auto usualDescription = "usualDescription"; // what is said of a field with nothing wrong

void markField(const FormField &field, const QString &problem)
{
    field.problem->setText(problem);
    field.problem->setVisible(!problem.isEmpty());
    field.edit->setProperty("tone", problem.isEmpty() ? QVariant() : QVariant(toneName(Tone::Bad)));
    field.edit->setAccessibleDescription(problem.isEmpty() ? field.edit->property(usualDescription).toString()
                                                           : problem);
    repolish(field.edit);
}

} // namespace

void spaceForm(QGridLayout &grid)
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
        field.problem->setProperty("tone", toneName(Tone::Bad));
        repolish(field.problem);
        field.problem->hide();
        field.edit->setProperty(usualDescription, field.edit->accessibleDescription());
        whenEdited(field, field.problem,
                   [field] { markField(field, {}); }); // a refusal belongs to the value that was refused
    }
}

void whenEdited(const FormField &field, QObject *context, const std::function<void()> &run)
{
    if (auto *line = qobject_cast<QLineEdit *>(field.edit))
        QObject::connect(line, &QLineEdit::textChanged, context, run);
    else if (auto *date = qobject_cast<QDateEdit *>(field.edit))
        QObject::connect(date, &QDateEdit::dateChanged, context, run);
}

void clearProblems(const std::vector<FormField> &fields)
{
    for (const FormField &field : fields)
        markField(field, {});
}

std::vector<FieldProblem> showProblems(const std::vector<FormField> &fields, const std::vector<FieldProblem> &problems)
{
    std::vector<FieldProblem> elsewhere;
    const FormField *first = nullptr;
    for (const FieldProblem &problem : problems) {
        const auto found = std::find_if(fields.begin(), fields.end(),
                                        [&](const FormField &field) { return problem.loc.contains(field.name); });
        if (found == fields.end()) {
            elsewhere.push_back(problem);
            continue;
        }
        markField(*found, problem.message);
        first = first ? first : &*found;
    }
    if (first)
        first->edit->setFocus();
    return elsewhere;
}

} // namespace labdesk
