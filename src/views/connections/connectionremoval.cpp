// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectionremoval.h"

#include "widgets/dialogframe.h"

#include <QPointer>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace labdesk {

ConnectionRemoval::ConnectionRemoval(ConnectionRegistry &registry, QWidget *dialog)
    : QObject(dialog), m_registry(registry), m_dialog(dialog)
{
}

void ConnectionRemoval::askToDelete(const QString &id)
{
    const Connection *stored = m_registry.find(id);
    if (!stored)
        return;
    const Connection connection = *stored;
    auto *question = new DialogFrame(tr("Delete the connection “%1”?").arg(connection.name), m_dialog);
    question->setObjectName(u"deleteConnectionDialog"_s);
    question->setEnvironment(connection);
    question->addText(tr("This removes its settings and key from this computer. Nothing changes on the service."));
    QPushButton *action = question->setAction(tr("Delete"), ButtonKind::DangerFilled);
    action->setObjectName(u"confirmDeleteButton"_s);
    connect(question, &DialogFrame::actionRequested, this, [this, question, connection] {
        question->accept();
        remove(connection);
    });
    question->open();
}

void ConnectionRemoval::remove(const Connection &connection)
{
    m_registry.remove(connection.id,
                      [self = QPointer(this), name = connection.name,
                       inMemory = m_registry.forgetsSecretOf(connection.id)](bool isForgotten) {
                          if (self)
                              self->tellForgotten(tr("Deleted “%1”.").arg(name), isForgotten, inMemory);
                      });
    Q_EMIT deleted(connection.id);
}

void ConnectionRemoval::askToForget(const QString &id)
{
    const Connection *connection = m_registry.find(id);
    if (!connection)
        return;
    auto *question = new DialogFrame(tr("Forget the key for “%1”?").arg(connection->name), m_dialog);
    question->setObjectName(u"forgetKeyDialog"_s);
    question->setEnvironment(*connection);
    question->addText(
        m_registry.forgetsSecretOf(id)
            ? tr("It’s removed from memory. To use this connection again, you’ll have to enter the key again.")
            : tr("It’s removed from the keychain. To use this connection again, you’ll have to enter the key again."));
    if (m_registry.hasSecret(id, SecretPart::ProxyPassword)
        || m_registry.hasSecret(id, SecretPart::CertificatePassphrase))
        question->addText(tr("Its network passwords are forgotten, too."));
    if (id == m_registry.currentId())
        question->addText(tr("This connection is in use and keeps working until you switch or quit."));
    QPushButton *action = question->setAction(tr("Forget"), ButtonKind::DangerFilled);
    action->setObjectName(u"confirmForgetButton"_s);
    connect(question, &DialogFrame::actionRequested, this, [this, question, id] {
        question->accept();
        forget(id);
    });
    question->open();
}

void ConnectionRemoval::forget(const QString &id)
{
    m_registry.forgetSecret(id,
                            [self = QPointer(this), id, inMemory = m_registry.forgetsSecretOf(id)](bool isForgotten) {
                                if (!self)
                                    return;
                                Q_EMIT self->forgotten(id);
                                self->tellForgotten(tr("The key is no longer in memory."), isForgotten, inMemory);
                            });
}

/// What was seen, not what was hoped for. Of a key that was in memory only the keyring says nothing.
void ConnectionRemoval::tellForgotten(const QString &sentence, bool isForgotten, bool inMemory)
{
    if (isForgotten)
        Q_EMIT told(Tone::Ok, sentence, inMemory ? QString() : tr("Confirmed: the keychain no longer has the key."));
    else
        Q_EMIT told(
            Tone::Warn, sentence,
            tr("Couldn’t check whether the keychain still has the key. Look for “labdesk” in your keychain app."));
}

} // namespace labdesk
