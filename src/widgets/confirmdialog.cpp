// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/confirmdialog.h"

#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

ConfirmDialog::ConfirmDialog(const QString &title, const QStringList &body, const QString &verb,
                             const QString &clientUserId, const Connection &connection, QWidget *parent)
    : DialogFrame(title, parent), m_notes(new QVBoxLayout)
{
    setEnvironment(connection);
    for (const QString &paragraph : body)
        addText(paragraph);
    addBody(m_notes);
    setAction(verb, ButtonKind::DangerFilled);
    action()->setAutoDefault(false); // Enter never destroys anything
    connect(this, &DialogFrame::actionRequested, this, &QDialog::accept);
    if (connection.environment == Environment::Production)
        addProof(clientUserId);
    else
        cancelButton()->setFocus();
}

QString ConfirmDialog::proofOf(const QString &clientUserId)
{
    return clientUserId.trimmed().right(6).trimmed();
}

void ConfirmDialog::addNote(QWidget *note)
{
    m_notes->addWidget(note);
}

void ConfirmDialog::addProof(const QString &clientUserId)
{
    const QString proof = proofOf(clientUserId);
    auto *layout = makeColumnLayout(metricsFor(this).half);
    QLabel *caption
        = makeLabel(tr("You’re in production. To continue, &type the last %Ln character(s) of the client ID:", nullptr,
                       int(proof.size())),
                    TextStyle::Body);
    caption->setWordWrap(true);
    QLabel *wanted = makeLabel(proof, TextStyle::Code);
    wanted->setObjectName(u"proofLabel"_s);
    auto *typed = new QLineEdit;
    typed->setObjectName(u"proofEdit"_s);
    typed->setAccessibleName(tr("Last characters of the client ID"));
    typed->setAccessibleDescription(proof);
    caption->setBuddy(typed);
    layout->addWidget(caption);
    layout->addWidget(wanted);
    layout->addWidget(typed);
    addBody(layout);
    action()->setEnabled(false);
    connect(typed, &QLineEdit::textChanged, this,
            [this, proof](const QString &text) { action()->setEnabled(text.trimmed() == proof); });
    typed->setFocus();
}

} // namespace labdesk
