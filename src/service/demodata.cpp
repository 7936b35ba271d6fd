// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/demodata.h"

#include "service/demorandom.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

void fillWithDemoData(const Database &database, const ServiceOptions &options)
{
    DemoRandom random(options.seed);
    database.prepare(u"INSERT INTO facts VALUES ('team_id', ?)"_s).run({random.uuid()});
}

} // namespace labdesk::service
