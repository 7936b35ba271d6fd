// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui_connectionsdialog.h"
#include "views/connections/connectionform.h"
#include "views/connections/connectionsdialog.h"
#include "views/connections/connectiontestview.h"
#include "widgets/inlinemessage.h"

#include <QPointer>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace labdesk {

// Connections that are tested and saved, with the secrets that were typed for them.

void ConnectionsDialog::test()
{
    const ConnectionDraft draft = m_ui->connectionForm->draft();
    DraftProblems problems = checkDraft(draft, m_book.connections());
    if (!isLocal()) {
        m_ui->connectionForm->setProblems(problems);
        problems.name.clear(); // a connection without a name can be tested all the same
        if (problems.any())
            return m_ui->connectionForm->showAllProblems();
    }
    m_tested = draft;
    const Connection connection = isLocal() ? *m_book.find(m_shownId) : toConnection(draft);
    // What was typed goes before what is stored, which is not read where nothing of it is used.
    const Credentials typed = typedCredentials(draft);
    const bool usesStored = typed.isEmpty() || (!connection.route.proxyUser.isEmpty() && typed.proxyPassword.isEmpty())
        || (!connection.route.clientCertificate.isEmpty() && typed.certificatePassphrase.isEmpty());
    if (!usesStored)
        return m_trial->start(connection, typed);
    m_book.credentialsOf(m_shownId, [self = QPointer(this), connection, typed](Credentials known) {
        if (!self || self->m_shownId != connection.id
            || !isTestedAlike(self->m_tested, self->m_ui->connectionForm->draft()))
            return;
        for (const SecretPart part : allSecretParts)
            if (!typed.part(part).isEmpty())
                known.part(part) = typed.part(part);
        if (!known.isEmpty())
            return self->m_trial->start(connection, known);
        self->m_ui->connectionForm->setHasStored(false);
        self->test(); // which asks for it
    });
}

void ConnectionsDialog::save(bool thenConnect)
{
    const ConnectionDraft draft = m_ui->connectionForm->draft();
    const DraftProblems problems = checkDraft(draft, m_book.connections());
    m_ui->connectionForm->setProblems(problems);
    if (problems.any())
        return m_ui->connectionForm->showAllProblems();
    const bool sessionOnly = m_ui->connectionForm->thisSessionOnly();
    const Credentials secrets = typedCredentials(draft);
    const bool hasKey = !secrets.key.isEmpty();
    const bool typed = hasKey || !secrets.proxyPassword.isEmpty() || !secrets.certificatePassphrase.isEmpty();
    m_book.save(
        toConnection(draft), secrets, sessionOnly,
        [self = QPointer(this), id = draft.id, typed, hasKey, sessionOnly, thenConnect](SecretStore::Kept kept) {
            if (self)
                self->saved({id, typed ? std::optional(kept) : std::nullopt, hasKey, sessionOnly, thenConnect});
        });
}

void ConnectionsDialog::saved(const Saved &what)
{
    const QWidget *at = focusWidget();
    m_unsaved.erase(what.id);
    fillList();
    if (m_shownId == what.id)
        showConnection(what.id);
    if (at && !(at->isEnabled() && at->isVisible())) // Save, or the field of a key that is hidden now
        (m_ui->connectButton->isEnabled() ? m_ui->connectButton : m_ui->closeButton)->setFocus(Qt::OtherFocusReason);
    const bool hasKey = what.hasKey;
    if (what.kept == SecretStore::Kept::ThisSessionOnly && !what.sessionOnlyWanted)
        m_saveMessage->showMessage(Tone::Warn,
                                   hasKey ? tr("Saved, but the keyring did not take the key.")
                                          : tr("Saved, but the keychain didn't take the password."),
                                   tr("It is kept in memory for this session and has to be entered again next time."));
    else if (what.kept == SecretStore::Kept::ThisSessionOnly)
        m_saveMessage->showMessage(Tone::Ok,
                                   hasKey ? tr("Saved. The key is kept for this session only.")
                                          : tr("Saved. The password is kept for this session only."));
    else if (what.kept)
        m_saveMessage->showMessage(Tone::Ok,
                                   hasKey ? tr("Saved. The key is in the system keyring.")
                                          : tr("Saved. The password is in the system keychain."));
    else
        m_saveMessage->showMessage(Tone::Ok, tr("Saved."));
    if (what.thenConnect)
        connectShown();
}

} // namespace labdesk
