// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userjob.h"

#include <QByteArray>

namespace labdesk {

/// What became of everybody in a job, and who was left out, as CSV of output/rowwriter.h, in fixed English words for
/// machines. A client id that looks like personal data leaves as bullets; the id of the service beside it is enough to
/// find the user.
QByteArray jobResultsCsv(const UserJob &job);
/// Of a check of sources: a line for each problem of a user. Masked in the same way.
QByteArray sourceCheckCsv(const UserJob &job);
QByteArray jobRemainsCsv(const InterruptedUserJob &interrupted);

} // namespace labdesk
