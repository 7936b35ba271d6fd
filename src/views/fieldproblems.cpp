// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fieldproblems.h"

#include "views/metrics.h"
#include "views/theme.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace labdesk {

namespace {

void markField(const FormField &field, const QString &problem)
{
    field.problem->setText(problem);
    field.problem->setVisible(!problem.isEmpty());
    field.edit->setProperty("tone", problem.isEmpty() ? QVariant() : QVariant(toneName(Tone::Bad)));
    field.edit->setAccessibleDescription(problem);
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
    }
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
