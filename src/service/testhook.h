// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk::service {

struct ServiceOptions;

/// Changes the options of every service of this process. For tests only, which set it before the first one.
inline void (*changeEveryService)(ServiceOptions &options) = nullptr;

} // namespace labdesk::service
