// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk::tests {

/// How many of `whole` are tried where a test goes through generated data: all, or a tenth under a sanitizer, which
/// takes ten times as long for each.
constexpr int sampled(int whole)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return whole / 10;
#else
    return whole;
#endif
}

} // namespace labdesk::tests
