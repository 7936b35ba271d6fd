// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

#include <QHash>
#include <QStringList>

namespace labdesk::service {

/// Caches response bodies of one team that come from tables which no request changes. Only imports change them, in a
/// process of their own: SQLite reports whether another connection has committed since a body was cached. PostgreSQL
/// has no such number, so nothing is cached there.
class ResponseCache
{
public:
    static constexpr qsizetype maxBytes = 4 * 1024 * 1024; ///< of all bodies and names; beyond it, the cache is emptied

    explicit ResponseCache(const Database &database);

    /// The cached body of that name, or the one that `make` returns, which is then cached.
    template <class Make> QByteArray body(const QStringList &name, const Make &make)
    {
        if (const auto cached = find(name))
            return *cached;
        const QByteArray body = make();
        store(name, body);
        return body;
    }

private:
    std::optional<QByteArray> find(const QStringList &name);
    void store(const QStringList &name, const QByteArray &body);

    std::optional<Statement> m_readVersion; ///< empty: nothing is cached
    qint64 m_version = 0;                   ///< of the database when the bodies were cached
    QHash<QStringList, QByteArray> m_bodies;
    qsizetype m_bytes = 0;
};

} // namespace labdesk::service
