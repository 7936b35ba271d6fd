// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui_connectionsdialog.h"
#include "views/connections/connectionform.h"
#include "views/connections/connectionsdialog.h"
#include "widgets/dialogframe.h"
#include "widgets/inlinemessage.h"

#include <QPointer>

using namespace Qt::StringLiterals;

namespace labdesk {

// Connections that are deleted, and keys that are forgotten.

void ConnectionsDialog::askToDelete()
{
    if (isNew(m_shownId)) {
        remove(m_shownId);
        return;
    }
    const Connection connection = *m_book.find(m_shownId);
    auto *question = new DialogFrame(tr("Delete the connection “%1”?").arg(connection.name), this);
    question->setObjectName(u"deleteConnectionDialog"_s);
    question->setEnvironment(connection);
    question->addText(
        tr("Its settings and its stored key are removed from this computer. Nothing changes on the service."));
    QPushButton *action = question->setAction(tr("Delete"), ButtonKind::DangerFilled);
    action->setObjectName(u"confirmDeleteButton"_s);
    connect(question, &DialogFrame::actionRequested, this, [this, question, id = connection.id] {
        question->accept();
        remove(id);
    });
    question->open();
}

void ConnectionsDialog::remove(const QString &id)
{
    const QString name = m_book.find(id) ? m_book.find(id)->name : QString();
    m_unsaved.erase(id);
    if (!isNew(id))
        m_book.remove(id, [self = QPointer(this), name, inMemory = m_book.forgetsSecretOf(id)](bool forgotten) {
            if (self)
                self->tellForgotten(tr("“%1” was deleted.").arg(name), forgotten, inMemory);
        });
    select(m_book.currentId());
}

void ConnectionsDialog::askToForget()
{
    const Connection *connection = m_book.find(m_shownId);
    if (!connection)
        return;
    auto *question = new DialogFrame(tr("Forget the key of “%1”?").arg(connection->name), this);
    question->setObjectName(u"forgetKeyDialog"_s);
    question->setEnvironment(*connection);
    question->addText(
        m_book.forgetsSecretOf(m_shownId) ? tr(
            "It is in memory only and is removed from there. To use the connection again it has to be entered again.")
                                          : tr("It is removed from the keyring of this computer. To use the connection "
                                               "again it has to be entered again."));
    if (m_book.hasSecret(m_shownId, SecretPart::ProxyPassword)
        || m_book.hasSecret(m_shownId, SecretPart::CertificatePassphrase))
        question->addText(tr("The passwords of its network settings are forgotten as well."));
    if (m_shownId == m_book.currentId())
        question->addText(tr("The connection is open: it goes on until you switch to another one or quit."));
    QPushButton *action = question->setAction(tr("Forget"), ButtonKind::DangerFilled);
    action->setObjectName(u"confirmForgetButton"_s);
    connect(question, &DialogFrame::actionRequested, this, [this, question, id = m_shownId] {
        question->accept();
        forget(id);
    });
    question->open();
}

void ConnectionsDialog::forget(const QString &id)
{
    m_book.forgetSecret(id, [self = QPointer(this), id, inMemory = m_book.forgetsSecretOf(id)](bool forgotten) {
        if (!self)
            return;
        if (self->m_shownId == id) {
            self->m_trial->stop(); // its result was about that key
            self->m_ui->connectionForm->setNothingStored();
        }
        self->tellForgotten(tr("The key is no longer in memory."), forgotten, inMemory);
    });
}

/// What was seen, not what was hoped for. Of a key that was in memory only the keyring says nothing.
void ConnectionsDialog::tellForgotten(const QString &sentence, bool forgotten, bool inMemory)
{
    if (forgotten)
        m_saveMessage->showMessage(Tone::Ok, sentence,
                                   inMemory ? QString()
                                            : tr("The keyring was asked for its key afterwards and has none."));
    else
        m_saveMessage->showMessage(Tone::Warn, sentence,
                                   tr("Whether the keyring still has its key could not be seen: it is locked, does not "
                                      "answer, or there is none. Look for “labdesk” in the keyring's own program."));
}

} // namespace labdesk
