// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/remote.h"

namespace labdesk {

/// There, and not being fetched anew.
template <class T> bool hasCome(const Remote<T> &remote)
{
    const auto *ready = readyIn(remote);
    return ready && !ready->refreshing;
}

} // namespace labdesk
