// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/browserquestion.h"

#include <QCheckBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace labdesk {

BrowserQuestion::BrowserQuestion(const QString &question, const QString &name, QWidget *parent)
    : DialogFrame(tr("Open in browser"), parent), m_dontAskCheck(new QCheckBox(tr("Don’t &ask again")))
{
    setHeading(question);
    setObjectName(name);
    m_dontAskCheck->setObjectName(QString(name).replace(u"Dialog"_s, u"OnceCheck"_s));
    setAction(tr("Open in browser"))->setDefault(true);
    connect(this, &DialogFrame::actionRequested, this, &QDialog::accept);
}

bool BrowserQuestion::isLast() const
{
    return m_dontAskCheck->isChecked();
}

/// Adds the check box below texts that were added in the meantime.
void BrowserQuestion::open()
{
    addBody(m_dontAskCheck);
    DialogFrame::open();
}

} // namespace labdesk
