// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/memoryscrub.h"

#include <mutex>

#ifdef __GLIBC__
#include <array>
#include <cstdlib>
#include <cstring>
#include <malloc.h>
#endif

namespace labdesk {

namespace {

// The setting applies to the whole process.
std::mutex reasonsLock;
int reasonsToScrub = 0; // guarded by reasonsLock

#ifdef __GLIBC__
/// Freed small blocks go to a per-thread cache first, where M_PERTURB doesn't apply. Allocating all of them gets the
/// blocks that were freed last; freeing them fills the cache, so that later blocks bypass it.
void overwriteThreadsCache()
{
    constexpr size_t maxCachedSize = 1032;
    constexpr size_t step = 16;
    std::array<void *, 8> blocks; // the cache keeps seven of a size
    for (size_t size = maxCachedSize; size > 0; size = size > step ? size - step : 0) {
        for (void *&block : blocks)
            if ((block = std::malloc(size)))
                explicit_bzero(block, malloc_usable_size(block));
        for (void *block : blocks)
            std::free(block);
    }
}
#endif

// Registers may contain what was copied last, and lazy binding saves them on the stack when a library function is first
// called. That may be before this function, which overwrites the stack, or after it, so it clears the registers as
// well.
#if __has_cpp_attribute(gnu::zero_call_used_regs)
#define LABDESK_CLEARS_REGISTERS [[gnu::zero_call_used_regs("all")]]
#else
#define LABDESK_CLEARS_REGISTERS
#endif

[[gnu::noinline]] LABDESK_CLEARS_REGISTERS void overwriteUnusedStack()
{
    volatile char stack[128 * 1024];
    for (volatile char &c : stack)
        c = 0;
}

void count(int reasons)
{
    {
        const std::lock_guard guard(reasonsLock);
        reasonsToScrub += reasons;
#ifdef __GLIBC__
        constexpr int fillByte = 0x5a; // 0 turns it off
        mallopt(M_PERTURB, reasonsToScrub > 0 ? fillByte : 0);
#endif
    }
#ifdef __GLIBC__
    overwriteThreadsCache();
#endif
    overwriteUnusedStack();
}

} // namespace

MemoryScrub::MemoryScrub()
{
    count(1);
}

MemoryScrub::~MemoryScrub()
{
    count(-1);
}

} // namespace labdesk
