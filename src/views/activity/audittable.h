// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace labdesk {

class AuditTableModel;

/// Shows the records of an audit trail, newest first.
void setUpAuditTable(QTableView *table, AuditTableModel *model);

} // namespace labdesk
