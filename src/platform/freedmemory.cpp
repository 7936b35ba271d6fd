// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/freedmemory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace labdesk {

void overwriteFreedMemory([[maybe_unused]] bool on)
{
#ifdef __GLIBC__
    constexpr int anyByte = 0x5a; // 0 switches it off
    mallopt(M_PERTURB, on ? anyByte : 0);
#endif
}

} // namespace labdesk
