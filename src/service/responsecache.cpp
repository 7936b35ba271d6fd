// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/responsecache.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

// The memory that an entry takes. The client chooses the name, which can be longer than the body.
qsizetype sizeOf(const QStringList &name, const QByteArray &body)
{
    constexpr qsizetype overhead = 64; // of each string
    qsizetype size = body.size() + overhead;
    for (const QString &part : name)
        size += part.size() * qsizetype(sizeof(QChar)) + overhead;
    return size;
}

} // namespace

ResponseCache::ResponseCache(const Database &database)
{
    if (database.engine() == Engine::Sqlite)
        m_readVersion = database.prepare(u"PRAGMA data_version"_s);
}

// The version is read before the body is made, so that a commit in between can only make the body newer than its
// version.
std::optional<QByteArray> ResponseCache::find(const QStringList &name)
{
    if (!m_readVersion)
        return {};
    const auto version = m_readVersion->first({}, [](const Statement &row) { return row.integer(0); });
    if (version != m_version) {
        m_bodies.clear();
        m_bytes = 0;
        m_version = version.value_or(0);
    }
    const auto cached = m_bodies.constFind(name);
    return cached == m_bodies.cend() ? std::nullopt : std::optional(*cached);
}

void ResponseCache::store(const QStringList &name, const QByteArray &body)
{
    const qsizetype size = sizeOf(name, body);
    if (!m_readVersion || size > maxBytes)
        return;
    if (m_bytes + size > maxBytes) {
        m_bodies.clear();
        m_bytes = 0;
    }
    m_bodies.insert(name, body);
    m_bytes += size;
}

} // namespace labdesk::service
