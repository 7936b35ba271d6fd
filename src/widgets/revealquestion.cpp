// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/revealquestion.h"

#include "privacy/sensitive.h"
#include "widgets/dialogframe.h"
#include "widgets/mnemonic.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

void askBeforeReveal(QWidget *over, const QString &what, const std::function<void()> &reveal)
{
    for (QWidget *around = over; around; around = around->parentWidget())
        if (auto *guard = dynamic_cast<RevealGuard *>(around); guard && !guard->requestReveal())
            return;
    if (!privacy::isPrivacyMode())
        return reveal();
    const QString verb = QCoreApplication::translate("labdesk::RevealQuestion", "&Show");
    auto *dialog = new DialogFrame(withoutMnemonic(verb), over->window());
    dialog->setObjectName(u"revealQuestion"_s);
    dialog->setHeading(QCoreApplication::translate("labdesk::RevealQuestion", "Show %1 on this screen?").arg(what));
    dialog->addText(QCoreApplication::translate(
        "labdesk::RevealQuestion",
        "Privacy mode is on. Check who can see your screen. The value is hidden again automatically."));
    dialog->setAction(verb, ButtonKind::Plain); // Enter keeps it hidden
    QObject::connect(dialog, &DialogFrame::actionRequested, dialog, &QDialog::accept);
    QObject::connect(dialog, &QDialog::accepted, over, reveal);
    dialog->open();
}

} // namespace labdesk
