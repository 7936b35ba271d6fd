// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/sessionwatch.h"

#include "platform/logindwatch.h"

namespace labdesk {

std::unique_ptr<SessionWatch> makeSessionWatch()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    return std::make_unique<LogindWatch>(&QDBusConnection::systemBus, &QDBusConnection::sessionBus);
#else
    return std::make_unique<SessionWatch>();
#endif
}

} // namespace labdesk
