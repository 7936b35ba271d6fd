// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/interruption.h"

#include <utility>

namespace labdesk::wire {

namespace {
thread_local const std::function<bool()> *current = nullptr;
}

Interruption::Interruption(std::function<bool()> shouldStop)
    : m_shouldStop(std::move(shouldStop)), m_outer(std::exchange(current, &m_shouldStop))
{
}

Interruption::~Interruption()
{
    current = m_outer;
}

bool isInterrupted()
{
    return current && (*current)();
}

} // namespace labdesk::wire
