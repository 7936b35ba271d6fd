// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/auditrecord.h"
#include "output/rowwriter.h"

#include <vector>

namespace labdesk::output {

// Records of the audit trail for other programs: field names and values as in the trail's files, times in UTC. The
// window and the command line write the same.

std::vector<Column> auditColumns();
Row auditRowOf(const AuditRecord &record);
QByteArray writtenAudit(const std::vector<AuditRecord> &records, Format format);

} // namespace labdesk::output
