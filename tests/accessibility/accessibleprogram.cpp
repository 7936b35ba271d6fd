// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accessibility/accessibleprogram.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QRegularExpression>
#include <QThread>

#include <csignal>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

namespace {

constexpr int betweenLooks = 20; // ms, so that the program gets on

bool isAlive(qint64 pid)
{
    return ::kill(pid_t(pid), 0) == 0;
}

} // namespace

bool isNamed(const Node &node, const QString &pattern)
{
    static QHash<QString, QRegularExpression> known;
    auto found = known.find(pattern);
    if (found == known.end()) {
        const QString anything = QRegularExpression::escape(pattern).replace(u"\\*"_s, u".*"_s);
        found = known.insert(pattern, QRegularExpression(QRegularExpression::anchoredPattern(anything)));
    }
    return found->match(node.name).hasMatch();
}

bool isHolderOfCells(const Node &node)
{
    return node.role == u"table"_s || node.role == u"list"_s || node.role == u"tree"_s;
}

std::optional<AccessibleProgram> AccessibleProgram::await(const AccessibleBus &bus, qint64 pid)
{
    const QDeadlineTimer end(std::chrono::minutes(1));
    while (!end.hasExpired() && isAlive(pid)) {
        if (auto program = bus.program(pid))
            return AccessibleProgram(bus, *program, pid);
        QThread::msleep(betweenLooks);
    }
    return std::nullopt;
}

/// Only the program itself has no states.
bool AccessibleProgram::isHeard(const Node &node) const
{
    return node.is(State::Showing) || node.reference.path == m_program.path;
}

std::optional<Node> AccessibleProgram::find(const Wanted &wanted) const
{
    return find(m_bus->read(m_program), wanted);
}

std::optional<Node> AccessibleProgram::find(const Node &in, const Wanted &wanted) const
{
    if (wanted(in))
        return in;
    const QList<Reference> below = m_bus->children(in, cellsRead);
    for (auto child = below.crbegin(); child != below.crend(); ++child) {
        const Node node = m_bus->read(*child);
        if (!isHeard(node))
            continue;
        if (const auto found = find(node, wanted))
            return found;
    }
    return std::nullopt;
}

std::optional<Node> AccessibleProgram::await(const Wanted &wanted, std::chrono::seconds patience) const
{
    const QDeadlineTimer end(patience);
    while (!end.hasExpired() && isAlive(m_pid)) {
        if (const auto found = find(wanted))
            return found;
        QThread::msleep(betweenLooks);
    }
    return std::nullopt;
}

std::optional<Node> AccessibleProgram::awaitShown(const QString &pattern, std::chrono::seconds patience) const
{
    return await([&](const Node &node) { return node.is(State::Showing) && isNamed(node, pattern); }, patience);
}

} // namespace labdesk::tests
