// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace labdesk {

/// As long as one of them exists, memory is overwritten when it is given back, in all threads: copies of keys that
/// others made, such as the buffer of a socket or a text field's, do not stay in it. Freeing is slower meanwhile. The
/// small blocks that this thread gave back before, and the stack below the caller, are overwritten when one begins and
/// when it ends. With glibc only; elsewhere freed blocks stay as they are.
class MemoryScrub
{
public:
    MemoryScrub();
    ~MemoryScrub();
    Q_DISABLE_COPY_MOVE(MemoryScrub)
};

} // namespace labdesk
