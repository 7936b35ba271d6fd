// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimeZone>

namespace labdesk {

/// The zone of an IANA ID, even if the system has it only under an older name: Windows has "Asia/Calcutta". Invalid if
/// the system doesn't have it.
QTimeZone timeZoneNamed(const QByteArray &id);

} // namespace labdesk
