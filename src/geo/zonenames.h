// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk::geo {

/// Whether the text is a name in the IANA time zone database, including links such as "US/Eastern" and "Japan". The
/// names are built in; additional ones in this computer's database also count. Case-sensitive. Offsets ("UTC+01:00"),
/// rules ("CET-1CEST"), and other files in the database's folder ("posixrules", "right/UTC") don't count.
bool isZoneName(const QString &text);

} // namespace labdesk::geo
