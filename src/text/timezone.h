// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimeZone>

namespace labdesk {

/// The zone of an IANA ID, also where the system knows it by an older name only: Windows has "Asia/Calcutta". Invalid:
/// the system doesn't know it.
QTimeZone timeZoneNamed(const QByteArray &id);

} // namespace labdesk
