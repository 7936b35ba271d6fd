// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/notifier.h"

#include <memory>

namespace labdesk {

/// D-Bus, or on Windows a message of the notification area, which Windows shows as a toast: toasts of a program's own
/// need WinRT, which the cross-build doesn't have.
std::unique_ptr<Notifier> makeNotifier();

} // namespace labdesk
