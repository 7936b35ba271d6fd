// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/revealquestion.h"

#include "privacy/sensitive.h"
#include "widgets/dialogframe.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

void askBeforeReveal(QWidget *over, const QString &what, const std::function<void()> &reveal)
{
    for (QWidget *around = over; around; around = around->parentWidget())
        if (auto *guard = dynamic_cast<RevealGuard *>(around); guard && !guard->mayReveal())
            return;
    if (!privacy::isPrivacyMode())
        return reveal();
    auto *dialog = new DialogFrame(
        QCoreApplication::translate("labdesk::RevealQuestion", "Show on this screen: %1?").arg(what), over->window());
    dialog->setObjectName(u"revealQuestion"_s);
    dialog->addText(QCoreApplication::translate(
        "labdesk::RevealQuestion",
        "Privacy mode is on, so others may see your screen. The value is hidden again automatically."));
    dialog->setAction(QCoreApplication::translate("labdesk::RevealQuestion", "&Show"),
                      ButtonKind::Plain); // Enter keeps the value hidden
    QObject::connect(dialog, &DialogFrame::actionRequested, dialog, &QDialog::accept);
    QObject::connect(dialog, &QDialog::accepted, over, reveal);
    dialog->open();
}

} // namespace labdesk
