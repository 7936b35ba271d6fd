// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace labdesk {

/// The zones that an English name or abbreviation means in the United States, likeliest first: "EST", "pacific", "AST",
/// "Hawaii-Aleutian", "East Coast", and every name of Windows ("SA Western Standard Time"). Takes "Time", "Standard
/// Time", "Daylight Time" and "Time (US & Canada)" behind it, and what Windows shows before it ("(UTC-05:00)"). More
/// than one: people mean either. Empty: not such a name.
QStringList zonesNamed(const QString &typed);

/// "eastern" of "Eastern Standard Time", "chicago" of "Chicago time": in small letters.
QString bareZoneName(const QString &typed);

} // namespace labdesk
