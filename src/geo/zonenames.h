// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk::geo {

/// Whether the text is a name of the IANA time zone database, links such as "US/Eastern" and "Japan" included. The
/// names are built in; those that only this computer's database has count, too. Letter case matters. Offsets
/// ("UTC+01:00"), rules
/// ("CET-1CEST") and other files of the database's folder ("posixrules", "right/UTC") are none.
bool isZoneName(const QString &text);

} // namespace labdesk::geo
