// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/exercisesheet.h"

#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace labdesk {

ExerciseSheet::ExerciseSheet(const std::vector<Command> &exercises, QWidget *window)
    : Sheet(tr("Exercises"), metricsFor(window).px(500), window)
{
    setObjectName(u"exerciseSheet"_s);
    QLabel *about = makeLabel(tr("Two minutes each, with sample data."), TextStyle::Body);
    about->setWordWrap(true);
    bodyLayout()->addWidget(about);
    auto *list = makeColumnLayout(metricsFor(this).half);
    bodyLayout()->addLayout(list);
    for (const Command &exercise : exercises) {
        QPushButton *begin = makeButton(exercise.title, exercise.icon, ButtonKind::Plain, u"exerciseButton"_s, this);
        begin->setAccessibleDescription(exercise.detail);
        begin->setToolTip(exercise.detail);
        list->addWidget(begin, 0, Qt::AlignLeading);
        connect(begin, &QPushButton::clicked, this, [this, run = exercise.run] {
            dismiss();
            run();
        });
    }
}

} // namespace labdesk
