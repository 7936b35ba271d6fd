// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk {

/// Whether memory is overwritten when it is given back: copies of keys that others made, such as the transport's buffers, do not stay in
/// it. For all threads, from now on; it makes freeing slower. With glibc only; elsewhere it does nothing.
void overwriteFreedMemory(bool on);

} // namespace labdesk
