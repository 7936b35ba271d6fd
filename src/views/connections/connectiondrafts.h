// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connectionregistry.h"
#include "views/connections/connectiondraft.h"

#include <map>
#include <vector>

namespace labdesk {

/// Connections as they are being changed: what was typed and not saved yet, by id; else as they are stored.
class ConnectionDrafts
{
public:
    explicit ConnectionDrafts(const ConnectionRegistry &registry) : m_registry(registry) { }

    ConnectionDraft draftOf(const QString &id) const;
    QString add();                                ///< an empty one for one more connection; its id
    QString duplicate(const ConnectionDraft &of); ///< without its secrets: a key belongs to one connection
    void edit(const ConnectionDraft &draft);
    void drop(const QString &id); ///< it was saved, or is not wanted any more

    bool isNew(const QString &id) const { return m_registry.find(id) == nullptr; }
    bool isUnsaved(const QString &id) const { return m_unsaved.contains(id); }
    bool isDirty(const QString &id) const; ///< something would be lost
    std::vector<FieldProblem> problemsOf(const ConnectionDraft &draft) const;
    std::vector<ConnectionDraft> newOnes() const;
    QStringList unsavedNames() const; ///< of those that are dirty

    static QString shownName(const ConnectionDraft &draft);

private:
    const ConnectionRegistry &m_registry;
    std::map<QString, ConnectionDraft> m_unsaved; ///< by id
};

} // namespace labdesk
