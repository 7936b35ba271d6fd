// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"
#include "service/serviceoptions.h"

namespace labdesk::service {

/// Fills empty tables with invented records: the same for the same seed, number of users and clock. The caller holds
/// the transaction.
void fillWithDemoData(const Database &database, const ServiceOptions &options);

} // namespace labdesk::service
