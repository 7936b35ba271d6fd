// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/fieldtext.h"

#include "widgets/metrics.h"

#include <QLabel>
#include <QLineEdit>
#include <QVariant>

namespace labdesk {

QLabel *makeFieldText(const QString &objectName)
{
    QLabel *label = makeLabel({}, TextStyle::Small);
    label->setObjectName(objectName);
    label->setWordWrap(true);
    return label;
}

void sayInTone(QLabel *label, const QString &words, const QString &tone)
{
    label->setText(words);
    label->setVisible(!words.isEmpty());
    label->setProperty("tone", tone);
    repolish(label);
}

void markInvalid(QLineEdit *edit, const QString &problem)
{
    edit->setProperty("invalid", !problem.isEmpty());
    edit->setAccessibleDescription(problem);
    repolish(edit);
}

} // namespace labdesk
