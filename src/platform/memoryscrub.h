// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace labdesk {

/// Whether memory is overwritten when it is given back: copies of keys that others made, such as a text field's, do not
/// stay in it. For all threads, from now on; it makes freeing slower. The small blocks that this thread gave back
/// before, and the stack below the caller, are overwritten each time. Blocks with glibc only; elsewhere they stay as
/// they are.
void scrubFreedMemory(bool on);

/// Scrubs freed memory as long as one of them exists. For the GUI thread.
class MemoryScrub
{
public:
    MemoryScrub();
    ~MemoryScrub();
    Q_DISABLE_COPY_MOVE(MemoryScrub)
};

} // namespace labdesk
