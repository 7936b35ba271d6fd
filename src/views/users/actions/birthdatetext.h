// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// "May 16, 1935" for "1935-05-16", ignoring a time and its zone. Invalid dates as sent.
QString formatBirthDate(const QString &sent);

} // namespace labdesk
