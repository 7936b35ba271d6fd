// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/fieldparts.h"

#include "widgets/metrics.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>

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

void markInvalid(QWidget *field, const QString &problem)
{
    field->setProperty("invalid", !problem.isEmpty());
    field->setAccessibleDescription(problem);
    repolish(field);
}

void chooseFileFor(QLineEdit *field, const QString &name, const QString &title, const QString &filter)
{
    auto *dialog = new QFileDialog(field, title, QFileInfo(field->text()).absolutePath(), filter);
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, field,
                     [field](const QString &file) { field->setText(QDir::toNativeSeparators(file)); });
    dialog->open();
}

} // namespace labdesk
