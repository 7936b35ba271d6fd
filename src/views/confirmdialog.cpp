// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/confirmdialog.h"

#include "views/inlinemessage.h"
#include "views/metrics.h"
#include "views/mnemonic.h"
#include "views/usertexts.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

ConfirmDialog::ConfirmDialog(const QString &title, const QStringList &body, const QString &verb,
                             const QString &clientUserId, const Connection &connection, QWidget *parent)
    : DialogFrame(title, parent)
    , m_notes(new QVBoxLayout)
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
    auto *layout = new QVBoxLayout;
    layout->setSpacing(metricsFor(this).half);
    QLabel *caption = makeLabel(tr("This is production. &Type the last %Ln character(s) of the client ID, %1, to go on.",
                                   nullptr, int(proof.size()))
                                    .arg(literally(proof)),
                                TextStyle::Body);
    caption->setWordWrap(true);
    m_proof = new QLineEdit;
    m_proof->setObjectName(u"proofEdit"_s);
    m_proof->setAccessibleName(tr("Last characters of the client ID"));
    caption->setBuddy(m_proof);
    layout->addWidget(caption);
    layout->addWidget(m_proof);
    addBody(layout);
    action()->setEnabled(false);
    connect(m_proof, &QLineEdit::textChanged, this,
            [this, proof](const QString &typed) { action()->setEnabled(typed.trimmed() == proof); });
    m_proof->setFocus();
}

ConfirmDialog *makeDeregisterDialog(const User &user, const ConnectedProvider &provider, const Connection &connection,
                                    QWidget *parent)
{
    const QString name = provider.name.isEmpty() ? provider.slug : provider.name;
    auto *dialog = new ConfirmDialog(
        ConfirmDialog::tr("Deregister %1 for %2?").arg(name, clientIdWords(user.clientUserId)),
        {ConfirmDialog::tr("%1 stops sending data for this user. Only the user can reconnect it.").arg(name)},
        ConfirmDialog::tr("Deregister"), user.clientUserId, connection, parent);
    dialog->setObjectName(u"deregisterDialog"_s);
    if (isPhoneSdkSource(provider.slug)) {
        auto *note = new InlineMessage(Tone::Warn, ConfirmDialog::tr("%1 is connected through a phone app.").arg(name));
        note->setObjectName(u"phoneSourceMessage"_s);
        note->setSecondLine(ConfirmDialog::tr(
            "It can stay listed, or connect again by itself, until the user disconnects it in the app."));
        dialog->addNote(note);
    }
    return dialog;
}

ConfirmDialog *makeDeleteUserDialog(const User &user, const Connection &connection, QWidget *parent)
{
    const QStringList body = user.sources.empty()
        ? QStringList{ConfirmDialog::tr("The user is removed from the service. This cannot be taken back here.")}
        : QStringList{
            ConfirmDialog::tr("The user is removed from the service, and %Ln connected source(s) with it.", nullptr,
                              int(user.sources.size())),
            ConfirmDialog::tr(
                "This cannot be taken back here. A user who is created again has to connect every source anew.")};
    auto *dialog = new ConfirmDialog(ConfirmDialog::tr("Delete %1?").arg(clientIdWords(user.clientUserId)), body,
                                     ConfirmDialog::tr("Delete user"), user.clientUserId, connection, parent);
    dialog->setObjectName(u"deleteUserDialog"_s);
    return dialog;
}

} // namespace labdesk
