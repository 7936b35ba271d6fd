// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace labdesk::wire {

/// While this exists, decoding in this thread calls `isUnwanted` now and then and gives up when it returns true, so
/// that a worker isn't busy for a caller that is gone or whose time is over. What was decoded until then is worthless.
class Interruption
{
public:
    explicit Interruption(std::function<bool()> isUnwanted);
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

private:
    std::function<bool()> m_isUnwanted;
    const std::function<bool()> *m_outer;
};

/// Whether the result of this thread's decoding isn't wanted any more.
bool isInterrupted();

} // namespace labdesk::wire
