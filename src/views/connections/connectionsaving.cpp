// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectionsaving.h"

#include "views/connections/connectionform.h"

#include <QPointer>

namespace labdesk {

ConnectionSaving::ConnectionSaving(ConnectionRegistry &registry, const ConnectionDrafts &drafts, ConnectionForm &form,
                                   QObject *parent)
    : QObject(parent), m_registry(registry), m_drafts(drafts), m_form(form)
{
}

void ConnectionSaving::save(bool thenConnect)
{
    const ConnectionDraft draft = m_form.draft();
    const DraftProblems problems = m_drafts.problemsOf(draft);
    m_form.setProblems(problems);
    if (problems.any())
        return m_form.showAllProblems();
    const bool sessionOnly = m_form.thisSessionOnly();
    const Credentials secrets = typedCredentials(draft);
    const bool hasKey = !secrets.key.isEmpty();
    const bool typed = hasKey || !secrets.proxyPassword.isEmpty() || !secrets.certificatePassphrase.isEmpty();
    m_registry.save(
        toConnection(draft), secrets, sessionOnly,
        [self = QPointer(this), id = draft.id, typed, hasKey, sessionOnly, thenConnect](SecretStore::Kept kept) {
            if (!self)
                return;
            Q_EMIT self->saved(id);
            self->tell(typed ? std::optional(kept) : std::nullopt, hasKey, sessionOnly);
            if (thenConnect)
                Q_EMIT self->connectRequested();
        });
}

void ConnectionSaving::tell(std::optional<SecretStore::Kept> kept, bool hasKey, bool sessionOnlyWanted)
{
    if (kept == SecretStore::Kept::ThisSessionOnly && !sessionOnlyWanted)
        Q_EMIT told(Tone::Warn,
                    hasKey ? tr("Saved, but the key couldn’t be stored in the keychain.")
                           : tr("Saved, but the password couldn’t be stored in the keychain."),
                    tr("It’s kept in memory for this session. You’ll need to enter it again next time."));
    else if (kept == SecretStore::Kept::ThisSessionOnly)
        Q_EMIT told(Tone::Ok,
                    hasKey ? tr("Saved. The key is kept for this session only.")
                           : tr("Saved. The password is kept for this session only."),
                    {});
    else if (kept)
        Q_EMIT told(Tone::Ok,
                    hasKey ? tr("Saved. The key is in the system keychain.")
                           : tr("Saved. The password is in the system keychain."),
                    {});
    else
        Q_EMIT told(Tone::Ok, tr("Saved."), {});
}

} // namespace labdesk
