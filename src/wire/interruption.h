// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace labdesk::wire {

/// While this exists, decoding in this thread regularly calls `shouldStop` and gives up when it returns true, so that a
/// worker doesn't continue for a caller that is gone or has timed out. The partial result must be discarded.
class Interruption
{
public:
    explicit Interruption(std::function<bool()> shouldStop);
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

private:
    std::function<bool()> m_shouldStop;
    const std::function<bool()> *m_outer;
};

/// Whether this thread should stop decoding because the result is no longer needed.
bool isInterrupted();

} // namespace labdesk::wire
