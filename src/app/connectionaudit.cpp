// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connectionaudit.h"

#include "session/audittrail.h"
#include "session/connectionregistry.h"

#include <algorithm>

namespace labdesk {

ConnectionAudit::ConnectionAudit(ConnectionRegistry &connections, AuditTrail &audit)
    : m_connections(connections), m_audit(audit), m_before(connections.connections())
{
    connect(&connections, &ConnectionRegistry::changed, this, &ConnectionAudit::recordChanges, Qt::QueuedConnection);
    connect(&connections, &ConnectionRegistry::secretForgotten, this, [this](const QString &id) {
        if (const Connection *connection = m_connections.find(id))
            record(AuditOperation::ForgetKey, *connection);
    });
}

void ConnectionAudit::recordExport(qint64 connections)
{
    m_audit.record({.operation = AuditOperation::ExportConnections, .count = connections});
}

void ConnectionAudit::recordChanges()
{
    const auto &now = m_connections.connections();
    for (const Connection &connection : now) {
        const auto before = std::ranges::find(m_before, connection.id, &Connection::id);
        if (connection.id == ConnectionRegistry::localId)
            continue; // its address is another at each start
        if (before == m_before.end())
            record(AuditOperation::AddConnection, connection);
        else if (*before != connection)
            record(AuditOperation::ChangeConnection, connection);
    }
    for (const Connection &connection : m_before)
        if (std::ranges::find(now, connection.id, &Connection::id) == now.end())
            record(AuditOperation::RemoveConnection, connection);
    m_before = now;
}

void ConnectionAudit::record(AuditOperation operation, const Connection &connection)
{
    m_audit.record({.operation = operation, .connection = connection.name, .environment = connection.environment});
}

} // namespace labdesk
