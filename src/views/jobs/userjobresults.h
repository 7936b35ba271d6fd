// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userjob.h"

#include <QByteArray>

namespace labdesk {

/// The results of a job, including skipped users, as CSV (see output/rowwriter.h) with fixed English values for other
/// programs. A client ID that looks like personal data is masked; the user ID beside it is enough to find the user.
QByteArray jobResultsCsv(const UserJob &job);
/// For a check of sources: one line per user and problem, masked in the same way.
QByteArray sourceCheckCsv(const UserJob &job);
QByteArray jobRemainsCsv(const InterruptedUserJob &interrupted);

} // namespace labdesk
