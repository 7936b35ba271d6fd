// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/auditvalues.h"

namespace labdesk::output {

std::vector<Column> auditColumns()
{
    std::vector<Column> columns;
    for (const char *key :
         {"number", "at", "who", "person", "connection", "environment", "operation", "target", "field", "changed",
          "provider", "zoneBefore", "zoneAfter", "ticket", "count", "outcome", "proved"})
        columns.push_back({key, {}});
    return columns;
}

Row auditRowOf(const AuditRecord &record)
{
    return {QByteArray::number(record.number),
            record.at.toUTC().toString(Qt::ISODateWithMs).toUtf8(),
            record.who.toUtf8(),
            record.person.toUtf8(),
            record.connection.toUtf8(),
            record.environment.toUtf8(),
            record.operation.toUtf8(),
            record.target.toUtf8(),
            record.field.toUtf8(),
            record.changed.toUtf8(),
            record.provider.toUtf8(),
            record.zoneBefore.toUtf8(),
            record.zoneAfter.toUtf8(),
            record.ticket.toUtf8(),
            record.count ? QByteArray::number(*record.count) : QByteArray(),
            record.outcome.toUtf8(),
            record.isVerified};
}

QByteArray writtenAudit(const std::vector<AuditRecord> &records, Format format)
{
    std::vector<Row> rows;
    for (const AuditRecord &record : records)
        rows.push_back(auditRowOf(record));
    return RowWriter(format, auditColumns()).write(rows);
}

} // namespace labdesk::output
