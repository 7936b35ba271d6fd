// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/revealquestion.h"

#include "privacy/sensitive.h"
#include "widgets/dialogframe.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct RevealWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::RevealQuestion)
};

} // namespace

void askBeforeReveal(QWidget *over, const QString &what, const std::function<void()> &reveal)
{
    for (QWidget *around = over; around; around = around->parentWidget())
        if (auto *guard = dynamic_cast<RevealGuard *>(around); guard && !guard->mayReveal())
            return;
    if (!privacy::isPrivacyMode())
        return reveal();
    auto *dialog = new DialogFrame(RevealWords::tr("Show on this screen: %1?").arg(what), over->window());
    dialog->setObjectName(u"revealQuestion"_s);
    dialog->addText(
        RevealWords::tr("Privacy mode is on, so others may see your screen. The value is hidden again automatically."));
    dialog->setAction(RevealWords::tr("&Show"), ButtonKind::Plain); // Enter keeps it hidden
    QObject::connect(dialog, &DialogFrame::actionRequested, dialog, &QDialog::accept);
    QObject::connect(dialog, &QDialog::accepted, over, reveal);
    dialog->open();
}

} // namespace labdesk
