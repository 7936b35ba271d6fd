// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace labdesk {

/// The zones that an English name or abbreviation means in the United States, most likely first: "EST", "pacific",
/// "AST", "Hawaii-Aleutian", "East Coast", and all Windows names ("SA Western Standard Time"). Accepts the suffixes
/// "Time", "Standard Time", "Daylight Time" and "Time (US & Canada)", and the prefix that Windows shows
/// ("(UTC-05:00)"). Several zones: the name is ambiguous. Empty: unknown name.
QStringList zonesNamed(const QString &typed);

/// "eastern" for "Eastern Standard Time", "chicago" for "Chicago time"; lowercase.
QString bareZoneName(const QString &typed);

} // namespace labdesk
