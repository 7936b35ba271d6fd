// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectiondrafts.h"

#include "session/connectionfile.h"

#include <QCoreApplication>
#include <QUuid>

namespace labdesk {

ConnectionDraft ConnectionDrafts::draftOf(const QString &id) const
{
    std::set<SecretPart> secrets;
    for (const SecretPart part : allSecretParts)
        if (m_registry.hasSecret(id, part))
            secrets.insert(part);
    if (const auto unsaved = m_unsaved.find(id); unsaved != m_unsaved.end()) {
        ConnectionDraft draft = unsaved->second;
        draft.stored = secrets;
        return draft;
    }
    const Connection *stored = m_registry.find(id);
    if (!stored)
        return {};
    ConnectionDraft draft = ConnectionDraft::from(*stored, secrets);
    draft.typed.isSessionOnly = m_registry.wantsSessionOnly(id);
    return draft;
}

QString ConnectionDrafts::add()
{
    ConnectionDraft draft;
    draft.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_unsaved[draft.id] = draft;
    return draft.id;
}

QString ConnectionDrafts::duplicate(const ConnectionDraft &of)
{
    QStringList names;
    for (const Connection &connection : m_registry.connections())
        names += connection.name;
    ConnectionDraft draft = of;
    draft.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    draft.name = uniqueName(draft.name.trimmed(), names);
    draft.typed = {};
    draft.typed.isSessionOnly = of.typed.isSessionOnly;
    draft.stored = {};
    m_unsaved[draft.id] = draft;
    return draft.id;
}

void ConnectionDrafts::edit(const ConnectionDraft &draft)
{
    const Connection *stored = m_registry.find(draft.id);
    if (stored && draft == ConnectionDraft::from(*stored, draft.stored))
        m_unsaved.erase(draft.id);
    else
        m_unsaved[draft.id] = draft;
}

void ConnectionDrafts::drop(const QString &id)
{
    m_unsaved.erase(id);
}

bool ConnectionDrafts::isDirty(const QString &id) const
{
    const auto found = m_unsaved.find(id);
    return found != m_unsaved.end() && !found->second.isUntouched();
}

std::vector<FieldProblem> ConnectionDrafts::problemsOf(const ConnectionDraft &draft,
                                                       const std::vector<FieldProblem> &fileProblems) const
{
    return checkDraft(draft, m_registry.connections(), fileProblems);
}

std::vector<ConnectionDraft> ConnectionDrafts::newDrafts() const
{
    std::vector<ConnectionDraft> all;
    for (const auto &[id, draft] : m_unsaved)
        if (isNew(id))
            all.push_back(draft);
    return all;
}

QStringList ConnectionDrafts::unsavedNames() const
{
    QStringList all;
    for (const auto &[id, draft] : m_unsaved)
        if (!draft.isUntouched())
            all += shownName(draft);
    return all;
}

QString ConnectionDrafts::shownName(const ConnectionDraft &draft)
{
    const QString name = draft.name.trimmed();
    return name.isEmpty() ? QCoreApplication::translate("labdesk::ConnectionsDialog", "New connection") : name;
}

} // namespace labdesk
