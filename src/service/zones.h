// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk::service {

/// Whether the text is an identifier of the IANA time zone database, aliases included. Offsets ("UTC+01:00") are not.
bool isTimeZone(const QString &id);

} // namespace labdesk::service
