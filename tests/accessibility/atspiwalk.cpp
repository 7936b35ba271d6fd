// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accessibility/accessibleprogram.h"

#include <QCoreApplication>
#include <QFile>
#include <QTextStream>

using namespace Qt::StringLiterals;

namespace labdesk::tests {
namespace {

/// What is done to get to a screen, and how it is known that it is there.
struct Step
{
    enum Kind { Press, Write, Choose, Await } kind;
    QString name;      ///< of the control, table or thing that must be showing
    QString text = {}; ///< Write: into the field
};

struct Stop
{
    QString name;
    QList<Step> steps;
};

/// Every place, tab and dialog, from one to the next. In names a star stands for anything.
QList<Stop> stops()
{
    using enum Step::Kind;
    return {
        {u"users, none open"_s, {{Await, u"Users: 40"_s}, {Await, u"No user selected"_s}}},
        {u"user, overview"_s,
         {{Choose, u"Users"_s}, {Await, u"Request data refresh"_s}, {Await, u"Data collection"_s}}},
        {u"change time zone"_s, {{Press, u"* time zone"_s}, {Await, u"New time zone"_s}}},
        {u"user, sources"_s, {{Press, u"Cancel"_s}, {Press, u"Sources*"_s}, {Await, u"Disconnect *"_s}}},
        {u"deregister"_s, {{Press, u"Disconnect *"_s}, {Await, u"Disconnect * for *"_s}}},
        {u"user, insurance"_s, {{Press, u"Cancel"_s}, {Press, u"Insurance*"_s}, {Await, u"Member ID, hidden"_s}}},
        {u"user, raw"_s, {{Press, u"Raw*"_s}, {Await, u"Raw response"_s}}},
        {u"users, none found"_s, {{Write, u"Filter users"_s, u"nobody of that name"_s}, {Await, u"0 of 40 match"_s}}},
        {u"new user"_s, {{Write, u"Filter users"_s, QString()}, {Press, u"New user"_s}, {Await, u"Create user"_s}}},
        {u"providers"_s,
         {{Press, u"Cancel"_s}, {Press, u"Providers"_s}, {Await, u"Filter providers"_s}, {Await, u"Data types"_s}}},
        {u"centers, not searched"_s, {{Press, u"Service centers"_s}, {Await, u"Find service centers"_s}}},
        {u"centers"_s, {{Write, u"ZIP or city"_s, u"60202"_s}, {Press, u"Search"_s}, {Await, u"1, * miles"_s}}},
        {u"center, from the map"_s, {{Press, u"1, * miles"_s}, {Await, u"Copy details for patient"_s}}},
        {u"a toast"_s, {{Press, u"Copy details for patient"_s}, {Await, u"*opied*"_s}}},
        {u"centers for an order"_s, {{Press, u"For an order"_s}, {Await, u"Order ID"_s}}},
        {u"payors, all of them"_s, {{Press, u"Payors"_s}, {Await, u"Payors: *"_s}}},
        {u"payors"_s, {{Write, u"Search payors by name"_s, u"community"_s}, {Await, u"Payors: *"_s}}},
        {u"history"_s, {{Press, u"History"_s}, {Await, u"Filter actions"_s}}},
        {u"preferences"_s, {{Press, u"Preferences"_s}, {Await, u"High contrast*"_s}}},
        {u"command palette"_s,
         {{Press, u"Close"_s}, {Press, u"Search or run a command*"_s}, {Await, u"Search or run a command"_s}}},
        {u"run from the palette"_s,
         {{Write, u"Search or run a command"_s, u"new user"_s}, {Press, u"New user…*"_s}, {Await, u"Create user"_s}}},
        {u"the palette, for connections"_s,
         {{Press, u"Cancel"_s}, {Press, u"Search or run a command*"_s}, {Await, u"Search or run a command"_s}}},
        {u"connections"_s,
         {{Write, u"Search or run a command"_s, u"connections"_s},
          {Press, u"Connections…*"_s},
          {Await, u"New connection"_s}}},
        {u"a new connection"_s, {{Press, u"New connection"_s}, {Await, u"Base URL"_s}}},
        {u"a token for a key"_s, {{Press, u"Bearer token*"_s}, {Await, u"Client secret"_s}}},
    };
}

/// Walks the screens of one running console, and keeps what is wrong with them.
class Walk
{
public:
    Walk(const AccessibleBus &bus, AccessibleProgram program, QTextStream &log)
        : m_bus(bus), m_program(std::move(program)), m_log(log)
    {
    }

    /// Whether every screen was reached.
    bool run()
    {
        for (const Stop &stop : stops()) {
            m_log << "\n=== " << stop.name << '\n';
            for (const Step &step : stop.steps) {
                if (!take(step)) {
                    m_faults += u"%1: “%2” is not to be had"_s.arg(stop.name, step.name);
                    listen(m_bus.read(m_program.reference()), 0, stop.name);
                    return false;
                }
            }
            m_controls = 0;
            listen(m_bus.read(m_program.reference()), 0, stop.name);
            m_log << "--- " << m_controls << " controls\n";
            m_all += m_controls;
            ++m_screens;
        }
        return true;
    }

    const QStringList &faults() const { return m_faults; }
    int screens() const { return m_screens; }
    int controls() const { return m_all; }

private:
    bool take(const Step &step) const
    {
        switch (step.kind) {
        case Step::Await:
            return m_program.awaitShown(step.name).has_value();
        case Step::Press: {
            int action = -1;
            const auto found = m_program.await([&](const Node &node) {
                if (!isNamed(node, step.name))
                    return false;
                action = pressing(node);
                return action >= 0;
            });
            return found && m_bus.act(found->reference, action);
        }
        case Step::Write: {
            const auto found
                = m_program.await([&](const Node &node) { return node.role == u"text"_s && node.name == step.name; });
            return found && m_bus.write(found->reference, step.text);
        }
        case Step::Choose:
            return choose(step.name);
        }
        return false;
    }

    int pressing(const Node &node) const
    {
        const QStringList names = m_bus.actions(node.reference);
        for (const QString &name : {u"Press"_s, u"Toggle"_s, u"Check"_s, u"ShowMenu"_s})
            if (names.contains(name))
                return int(names.indexOf(name));
        return -1;
    }

    /// The first row of a table or list.
    bool choose(const QString &name) const
    {
        const auto table = m_program.await(
            [&](const Node &node) { return isHolderOfCells(node) && node.name == name && node.children > 0; });
        if (!table)
            return false;
        const QList<Reference> cells = m_bus.children(*table, cellsRead);
        for (const Reference &cell : cells) {
            const Node node = m_bus.read(cell);
            if (node.role == u"cell"_s || node.role == u"table cell"_s || node.role == u"list item"_s)
                return m_bus.act(cell, 0);
        }
        return false;
    }

    void listen(const Node &node, int depth, const QString &screen)
    {
        const QStringList actions = node.is(State::Focusable) ? m_bus.actions(node.reference) : QStringList();
        m_log << QString(depth * 2, u' ') << node.role << " “" << node.name << "” " << node.description
              << (node.is(State::Focusable) ? " focusable" : "") << (node.is(State::Checked) ? " checked" : "")
              << (node.is(State::Selected) ? " selected" : "") << ' ' << actions.join(u',') << '\n';
        if (node.is(State::Focusable) && node.is(State::Showing)) {
            ++m_controls;
            if (node.name.trimmed().isEmpty())
                m_faults += u"%1: a %2 without a name, below “%3”"_s.arg(screen, node.role, m_above);
        }
        if (isHolderOfCells(node) && (node.name.isEmpty() || node.description.isEmpty()))
            m_faults += u"%1: a %2 “%3” without a name and a description"_s.arg(screen, node.role, node.name);
        const QString above = std::exchange(m_above, node.name.isEmpty() ? m_above : node.name);
        const QList<Reference> below = m_bus.children(node, cellsRead);
        for (const Reference &child : below) {
            const Node next = m_bus.read(child);
            if (m_program.isHeard(next))
                listen(next, depth + 1, screen);
        }
        m_above = above;
    }

    const AccessibleBus &m_bus;
    AccessibleProgram m_program;
    QTextStream &m_log;
    QString m_above; ///< the nearest name above what is being read
    QStringList m_faults;
    int m_controls = 0;
    int m_all = 0;
    int m_screens = 0;
};

int walk(qint64 pid, const QString &logFile)
{
    QTextStream out(stdout);
    const AccessibleBus bus;
    if (!bus.isThere()) {
        out << "There is no accessibility bus: " << bus.problem() << '\n';
        return 1;
    }
    const auto program = AccessibleProgram::await(bus, pid);
    if (!program) {
        out << "The console did not come to the accessibility bus.\n";
        return 1;
    }
    QString heard;
    QTextStream log(&heard);
    Walk walk(bus, *program, log);
    const bool complete = walk.run();
    QFile file(logFile);
    if (!logFile.isEmpty() && file.open(QIODevice::WriteOnly))
        file.write(heard.toUtf8());
    if (!complete)
        out << heard;
    for (const QString &fault : walk.faults())
        out << fault << '\n';
    out << walk.screens() << " screens, " << walk.controls() << " controls, " << walk.faults().size() << " faults\n";
    return complete && walk.faults().isEmpty() ? 0 : 1;
}

} // namespace
} // namespace labdesk::tests

// atspiwalk PID [LOG]: reads every screen of the console that runs as PID; LOG gets all that is heard.
int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    return labdesk::tests::walk(arguments.value(1).toLongLong(), arguments.value(2));
}
