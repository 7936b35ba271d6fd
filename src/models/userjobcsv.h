// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userjob.h"

#include <QByteArray>

namespace labdesk {

/// What became of everybody in a job, and who was left out, as CSV: UTF-8, CRLF, in fixed English words for machines. A cell
/// that a spreadsheet would take for a formula begins with an apostrophe.
QByteArray jobResultsCsv(const UserJob &job);
QByteArray jobRemainsCsv(const UserJobRemains &remains);

} // namespace labdesk
