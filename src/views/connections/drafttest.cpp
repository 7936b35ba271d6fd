// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/drafttest.h"

#include "views/connections/connectionform.h"

#include <QPointer>

namespace labdesk {

DraftTest::DraftTest(ConnectionRegistry &registry, const ConnectionDrafts &drafts, ConnectionForm &form,
                     ConnectionTestView &view, QObject *parent)
    : QObject(parent), m_registry(registry), m_drafts(drafts), m_form(form), m_view(view)
{
}

void DraftTest::start()
{
    const ConnectionDraft draft = m_form.draft();
    const bool isLocal = draft.id == ConnectionRegistry::localId;
    if (!isLocal) {
        DraftProblems problems = m_drafts.problemsOf(draft);
        m_form.setProblems(problems);
        problems.name.clear(); // a connection without a name can be tested all the same
        if (problems.any())
            return m_form.showAllProblems();
    }
    m_tested = draft;
    const Connection connection = isLocal ? *m_registry.find(draft.id) : toConnection(draft);
    // What was typed goes before what is stored, which is not read where nothing of it is used.
    const Credentials typed = typedCredentials(draft);
    const bool usesStored = typed.isEmpty() || (!connection.route.proxyUser.isEmpty() && typed.proxyPassword.isEmpty())
        || (!connection.route.clientCertificate.isEmpty() && typed.certificatePassphrase.isEmpty());
    if (!usesStored)
        return m_view.start(connection, typed);
    m_registry.credentialsOf(draft.id, [self = QPointer(this), connection, typed](Credentials known) {
        if (!self || !isTestedAlike(self->m_tested, self->m_form.draft()))
            return;
        for (const SecretPart part : allSecretParts)
            if (!typed.part(part).isEmpty())
                known.part(part) = typed.part(part);
        if (!known.isEmpty())
            return self->m_view.start(connection, known);
        self->m_form.setHasStored(false);
        self->start(); // which asks for it
    });
}

void DraftTest::formEdited()
{
    if (!isTestedAlike(m_tested, m_form.draft()))
        m_view.stop();
}

} // namespace labdesk
