// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/systemnotifier.h"

#include "platform/desktopnotifier.h"

namespace labdesk {

std::unique_ptr<Notifier> makeNotifier()
{
    return std::make_unique<DesktopNotifier>(&QDBusConnection::sessionBus);
}

} // namespace labdesk
