// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/notifier.h"

#include <memory>

namespace labdesk {

/// Uses D-Bus, or on Windows a message in the notification area, which Windows shows as a toast. Native toasts need
/// WinRT, which the cross-compiler lacks.
std::unique_ptr<Notifier> makeNotifier();

} // namespace labdesk
