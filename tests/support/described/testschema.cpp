// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/described/testschema.h"

#include "service/database.h"

namespace labdesk::tests {

using namespace Qt::StringLiterals;
using namespace labdesk::service;

static QString server()
{
    return qEnvironmentVariable("LABDESK_TEST_DATABASE");
}

bool hasServer()
{
    return !server().isEmpty();
}

QString schemaOnServer(const QString &name)
{
    Database(server(), Database::Access::Write).execute(u"CREATE SCHEMA IF NOT EXISTS "_s + name);
    return server() + u"&options=-csearch_path%3D"_s + name;
}

} // namespace labdesk::tests
