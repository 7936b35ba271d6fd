// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace labdesk::wire {

/// For as long as this lives, what decodes in this thread asks `isUnwanted` now and then and gives up when it says yes:
/// a caller that has gone away or whose time is over does not leave a worker busy. What it gave until then is worth
/// nothing.
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

/// Whether nobody waits for what this thread decodes.
bool isInterrupted();

} // namespace labdesk::wire
