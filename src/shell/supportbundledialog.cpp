// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/supportbundledialog.h"

#include "output/privatefile.h"
#include "widgets/codeedit.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"

#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace labdesk {

SupportBundleDialog::SupportBundleDialog(const QByteArray &bundle, QWidget *parent)
    : DialogFrame(tr("Support bundle"), parent), m_bundle(bundle), m_outcome(new InlineMessage(Tone::Ok))
{
    setObjectName(u"supportBundleDialog"_s);
    addText(tr("This is everything that will be saved. It contains no keys, addresses, names, IDs, or user data."))
        ->setObjectName(u"supportBundleLabel"_s);
    const Metrics m = metricsFor(this);
    auto *text = new CodeEdit;
    text->setPlainText(QString::fromUtf8(bundle));
    text->setObjectName(u"supportBundleEdit"_s);
    text->setAccessibleName(tr("Support bundle content"));
    text->setMinimumSize(m.px(560), m.px(300));
    addBody(text);
    m_outcome->setObjectName(u"supportBundleMessage"_s);
    m_outcome->hide();
    addBody(m_outcome);
    setAction(tr("&Save…"))->setDefault(true);
    connect(this, &DialogFrame::actionRequested, this, &SupportBundleDialog::chooseFile);
}

void SupportBundleDialog::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Save support bundle"), QDir::homePath());
    dialog->setObjectName(u"supportBundleFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(u"labdesk-support-%1.json"_s.arg(QDate::currentDate().toString(Qt::ISODate)));
    connect(dialog, &QFileDialog::fileSelected, this, &SupportBundleDialog::save);
    dialog->open();
}

void SupportBundleDialog::save(const QString &file)
{
    if (const auto problem = output::writePrivateFile(file, m_bundle)) {
        const output::FileProblemText text = output::describe(*problem, file);
        return m_outcome->showOutcome(Tone::Bad, text.sentence, text.nextStep);
    }
    m_outcome->showOutcome(Tone::Ok, tr("Saved. Only you can read it."), QDir::toNativeSeparators(file));
    cancelButton()->setText(tr("Close"));
    cancelButton()->setFocus();
}

} // namespace labdesk
