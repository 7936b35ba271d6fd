// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connectionregistry.h"
#include "views/connections/connectiondraft.h"

#include <map>
#include <vector>

namespace labdesk {

/// The connections being edited: unsaved changes by ID, and the stored version of all others.
class ConnectionDrafts
{
public:
    explicit ConnectionDrafts(const ConnectionRegistry &registry) : m_registry(registry) { }

    ConnectionDraft draftOf(const QString &id) const;
    QString add();                                ///< adds an empty draft for a new connection and returns its ID
    QString duplicate(const ConnectionDraft &of); ///< without the secrets, because a key belongs to one connection
    void edit(const ConnectionDraft &draft);
    void drop(const QString &id); ///< after it was saved or discarded

    bool isNew(const QString &id) const { return m_registry.find(id) == nullptr; }
    bool isUnsaved(const QString &id) const { return m_unsaved.contains(id); }
    bool isDirty(const QString &id) const; ///< has unsaved input
    /// See checkDraft().
    std::vector<FieldProblem> problemsOf(const ConnectionDraft &draft,
                                         const std::vector<FieldProblem> &fileProblems) const;
    std::vector<ConnectionDraft> newDrafts() const;
    QStringList unsavedNames() const; ///< of the dirty ones

    static QString shownName(const ConnectionDraft &draft);

private:
    const ConnectionRegistry &m_registry;
    std::map<QString, ConnectionDraft> m_unsaved; ///< by id
};

} // namespace labdesk
