// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/confirmdialog.h"

#include "domain/textnormalization.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

ConfirmDialog::ConfirmDialog(const QString &question, const QStringList &body, const QString &verb, const Proof &proof,
                             const Connection &connection, QWidget *parent)
    : DialogFrame(withoutMnemonic(verb), parent), m_notes(new QVBoxLayout)
{
    setHeading(question);
    setEnvironment(connection);
    for (const QString &paragraph : body)
        addText(paragraph);
    addBody(m_notes);
    setAction(verb, ButtonKind::DangerFilled);
    action()->setAutoDefault(false); // Enter never destroys anything
    connect(this, &DialogFrame::actionRequested, this, &QDialog::accept);
    if (connection.environment == Environment::Production && !proof.text.isEmpty())
        addProof(proof);
    else
        cancelButton()->setFocus();
}

void ConfirmDialog::addNote(QWidget *note)
{
    m_notes->addWidget(note);
}

void ConfirmDialog::addProof(const Proof &proof)
{
    auto *layout = makeColumnLayout(metricsFor(this).half);
    QLabel *caption = makeLabel(proof.request, TextStyle::Body);
    caption->setWordWrap(true);
    QLabel *wanted = makeLabel(proof.text, TextStyle::Code);
    wanted->setObjectName(u"proofLabel"_s);
    auto *typed = new QLineEdit;
    typed->setObjectName(u"proofEdit"_s);
    typed->setAccessibleName(proof.name);
    typed->setAccessibleDescription(proof.text);
    caption->setBuddy(typed);
    layout->addWidget(caption);
    layout->addWidget(wanted);
    layout->addWidget(typed);
    addBody(layout);
    action()->setEnabled(false);
    connect(typed, &QLineEdit::textChanged, this, [this, wanted = normalizedText(proof.text)](const QString &text) {
        action()->setEnabled(normalizedText(text).trimmed() == wanted);
    });
    typed->setFocus();
}

} // namespace labdesk
