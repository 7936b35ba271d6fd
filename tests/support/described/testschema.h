// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk::tests {

/// Whether the services of this run keep their data in PostgreSQL (./dev test --postgres): LABDESK_TEST_DATABASE.
bool hasServer();

/// For ServiceOptions::database, the schema of that name on the server, which is created where it is missing. Only
/// where hasServer().
QString schemaOnServer(const QString &name);

} // namespace labdesk::tests
