// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "session/auditentry.h"

#include <QObject>

#include <vector>

namespace labdesk {

class AuditTrail;
class ConnectionRegistry;

/// Records changes to the connections. Whatever made them, a dialog or another program, is seen in the list itself.
class ConnectionAudit : public QObject
{
    Q_OBJECT

public:
    ConnectionAudit(ConnectionRegistry &connections, AuditTrail &audit);

    void recordExport(qint64 connections);

private:
    void recordChanges();
    void record(AuditOperation operation, const Connection &connection);

    ConnectionRegistry &m_connections;
    AuditTrail &m_audit;
    std::vector<Connection> m_before; ///< as they were when they were last looked at
};

} // namespace labdesk
