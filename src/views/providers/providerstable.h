// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace labdesk {

class ProviderTableModel;

/// The table of the catalog: its model, what its columns look like, and which one goes first in a narrow window.
void setUpProvidersTable(QTableView *table, ProviderTableModel *model);

} // namespace labdesk
