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
