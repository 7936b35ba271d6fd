// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace labdesk {

/// While an instance exists, memory is overwritten when it is freed, in all threads, so that copies of keys made by
/// others, such as the buffer of a socket or a text field, don't stay in it. Freeing is slower meanwhile. Small blocks
/// that this thread freed before, and the stack below the caller, are overwritten at construction and destruction. With
/// glibc only; elsewhere freed blocks aren't overwritten.
class MemoryScrub
{
public:
    MemoryScrub();
    ~MemoryScrub();
    Q_DISABLE_COPY_MOVE(MemoryScrub)
};

} // namespace labdesk
