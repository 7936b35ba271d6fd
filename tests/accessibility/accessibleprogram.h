// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accessibility/accessiblebus.h"

#include <chrono>
#include <functional>

namespace labdesk::tests {

inline constexpr int cellsRead = 40; ///< of a table: its first rows stand for all

bool isNamed(const Node &node, const QString &pattern); ///< a star stands for anything
bool isHolderOfCells(const Node &node);

/// A running console on the accessibility bus, and what is waited for in it.
class AccessibleProgram
{
public:
    using Wanted = std::function<bool(const Node &)>;

    /// Nothing when the process doesn't come to the bus.
    static std::optional<AccessibleProgram> await(const AccessibleBus &bus, qint64 pid);

    const Reference &reference() const { return m_program; }
    bool isHeard(const Node &node) const; ///< what is not showing has nothing to say
    /// What was opened last comes last, and is looked at first.
    std::optional<Node> find(const Wanted &wanted) const;
    /// While the program lives.
    std::optional<Node> await(const Wanted &wanted, std::chrono::seconds patience = std::chrono::minutes(1)) const;
    std::optional<Node> awaitShown(const QString &pattern,
                                   std::chrono::seconds patience = std::chrono::minutes(1)) const;

private:
    AccessibleProgram(const AccessibleBus &bus, Reference program, qint64 pid)
        : m_bus(&bus), m_program(std::move(program)), m_pid(pid)
    {
    }
    std::optional<Node> find(const Node &in, const Wanted &wanted) const;

    const AccessibleBus *m_bus;
    Reference m_program;
    qint64 m_pid;
};

} // namespace labdesk::tests
