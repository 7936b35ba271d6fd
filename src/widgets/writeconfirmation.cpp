// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/writeconfirmation.h"

#include "widgets/dialogframe.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

void confirmWrite(const Connection &connection, const QString &question, const QString &verb, QWidget *over,
                  std::function<void()> write)
{
    if (!connection.asksBeforeWrites)
        return write();
    auto *dialog = new DialogFrame(verb, over);
    dialog->setObjectName(u"writeQuestionDialog"_s);
    dialog->setHeading(question);
    dialog->setEnvironment(connection);
    dialog->addText(QCoreApplication::translate("labdesk::WriteQuestion",
                                                "“%1” is set to ask before every change. Nothing has been sent.")
                        .arg(connection.name));
    dialog->setAction(verb)->setAutoDefault(false); // Enter doesn't send anything
    QObject::connect(dialog, &DialogFrame::actionRequested, dialog, &QDialog::accept);
    QObject::connect(dialog, &QDialog::accepted, over, std::move(write));
    dialog->cancelButton()->setFocus();
    dialog->open();
}

} // namespace labdesk
