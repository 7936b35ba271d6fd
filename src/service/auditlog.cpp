// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/auditlog.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

AuditLog::AuditLog(const Database &database, qint64 teamSeq, Clock clock)
    : m_teamSeq(teamSeq), m_clock(std::move(clock)),
      m_add(database.prepare(u"INSERT INTO audit (team_seq, at, request_id, key_name, method, path, status)"
                             " VALUES (?, ?, ?, ?, ?, ?, ?)"_s))
{
}

void AuditLog::add(const RoutedRequest &request, int status)
{
    const auto text = [](const QByteArray &bytes) { return QString::fromLatin1(bytes); };
    m_add.run({m_teamSeq, m_clock().toSecsSinceEpoch(), text(request.id), request.keyName, text(request.method),
               text(request.path), status});
}

} // namespace labdesk::service
