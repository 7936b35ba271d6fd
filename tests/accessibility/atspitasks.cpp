// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accessibility/accessibleprogram.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QHash>
#include <QTextStream>
#include <QThread>

using namespace Qt::StringLiterals;

namespace labdesk::tests {
namespace {

constexpr std::chrono::seconds patience(90); // 200 refreshes take their time

constexpr int betweenActions = 250; // ms, as between the keys of a person; not counted

/// What a person does, or what they wait for. A chord and a typed text are an action each; waiting is none.
struct Step
{
    enum Kind { Press, Type, Await } kind;
    QString what; ///< a chord, a text, or the name that must be showing; {words} are examples of the service
};

struct Task
{
    QString name;
    QList<Step> before; ///< what is there when the call comes in; not counted
    QList<Step> steps;
};

/// From the place of users, with the keyboard in the filter.
QList<Task> tasks()
{
    using enum Step::Kind;
    const QList<Step> openUser{{Type, u"{user id}"_s}, {Press, u"Enter"_s}, {Await, u"Request data refresh"_s}};
    return {
        {u"Find a user by part of an ID"_s,
         {},
         {{Type, u"{part of a user id}"_s}, {Press, u"Enter"_s}, {Await, u"Request data refresh"_s}}},
        {u"See why a source gives no data"_s,
         {{Type, u"{user in trouble}"_s}},
         {{Press, u"Enter"_s}, {Await, u"Copy message for user*"_s}}}, // beside what is wrong
        {u"Ask for a refresh and see what came"_s,
         openUser,
         {{Press, u"Ctrl+Shift+R"_s}, {Await, u"*efresh requested*"_s}}},
        {u"Set a time zone"_s,
         openUser,
         {{Press, u"Ctrl+T"_s},
          {Await, u"New time zone"_s},
          {Type, u"phoenix"_s},
          {Press, u"Alt+Z"_s},
          {Await, u"*ime zone*Phoenix*"_s}}},
        {u"Disconnect a source safely"_s,
         openUser,
         {{Press, u"Ctrl+K"_s},
          {Await, u"Search or run a command"_s},
          {Type, u"disconnect"_s},
          {Press, u"Enter"_s},
          {Await, u"Disconnect * for *"_s},
          {Press, u"Alt+I"_s},
          {Await, u"Disconnecting * in *"_s}}},
        {u"Find the nearest center to a town that is open now"_s,
         {},
         {{Press, u"Ctrl+3"_s},
          {Type, u"Evanston, IL"_s},
          {Press, u"Enter"_s},
          {Await, u"1, * miles"_s},
          {Press, u"Alt+W"_s},
          {Await, u"* of * center*"_s}}},
        {u"List the centers for an order"_s,
         {{Press, u"Ctrl+3"_s}, {Press, u"Alt+W"_s}, {Press, u"Ctrl+1"_s}}, // closed ones too, as in the beginning
         {{Press, u"Ctrl+3"_s}, {Type, u"{order id}"_s}, {Press, u"Enter"_s}, {Await, u"1, *"_s}}},
        {u"Find the code of a payor by a misspelled name"_s,
         {},
         {{Press, u"Ctrl+4"_s}, {Type, u"comunity helth"_s}, {Await, u"* Health Community *"_s}}},
        {u"Verify a caller"_s, openUser, {{Press, u"Ctrl+Shift+V"_s}, {Await, u"Verify caller"_s}}},
        {u"Copy a summary for a ticket, without health data"_s,
         openUser,
         {{Press, u"Ctrl+Shift+S"_s}, {Await, u"*ummary*"_s}, {Press, u"Enter"_s}, {Await, u"Copied*"_s}}},
        {u"Refresh many users from a pasted list"_s,
         // Some 200 rows of the list, copied as a column of a spreadsheet would be.
         {{Type, u"created:>={day}"_s},
          {Await, u"Users: {many} of *"_s},
          {Press, u"Down"_s},
          {Press, u"Ctrl+A"_s},
          {Await, u"{many} users selected"_s},
          {Press, u"Ctrl+C"_s},
          {Press, u"Ctrl+F"_s},
          {Press, u"Ctrl+A"_s},
          {Press, u"Delete"_s}},
         {{Press, u"Ctrl+V"_s},
          {Await, u"*elect {many} users"_s},
          {Press, u"Enter"_s},
          {Await, u"{many} users selected"_s},
          {Press, u"Alt+D"_s},
          {Await, u"Request data refresh for *"_s},
          {Press, u"Alt+R"_s},
          {Await, u"Job completed*"_s}}},
        {u"Show who changed what and why"_s,
         {},
         {{Press, u"Ctrl+5"_s},
          {Await, u"Filter actions"_s},
          {Type, u"{user id}"_s},
          {Await, u"Change time zone*Phoenix"_s}}},
    };
}

class Desk
{
public:
    Desk(const AccessibleBus &bus, AccessibleProgram program, QHash<QString, QString> examples)
        : m_bus(bus), m_program(std::move(program)), m_examples(std::move(examples))
    {
    }

    struct Outcome
    {
        bool isDone = false;
        int actions = 0;
        qint64 ms = 0; ///< from each action to what was awaited
        QString missing = {};
    };

    Outcome run(const Task &task)
    {
        Outcome ready = goHome() ? take(task.before) : Outcome{.missing = u"the list of users"_s};
        return ready.isDone ? take(task.steps) : ready;
    }

private:
    /// Closes what is open, and takes the keyboard into an empty filter of users.
    bool goHome()
    {
        for (int layer = 0; layer < 3; ++layer)
            m_bus.press(u"Esc"_s);
        m_bus.press(u"Ctrl+1"_s);
        m_bus.press(u"Ctrl+F"_s);
        for (int layer = 0; layer < 2; ++layer)
            m_bus.press(u"Esc"_s);
        m_bus.press(u"Ctrl+F"_s);
        return m_program.awaitShown(u"Users: 1,200"_s, patience).has_value();
    }

    QString filled(QString text) const
    {
        for (auto example = m_examples.cbegin(); example != m_examples.cend(); ++example)
            text.replace(u'{' + example.key() + u'}', example.value());
        return text;
    }

    Outcome take(const QList<Step> &steps)
    {
        Outcome outcome;
        QElapsedTimer sinceAction;
        sinceAction.start();
        for (const Step &step : steps) {
            const QString what = filled(step.what);
            if (step.kind == Step::Await) {
                if (!m_program.awaitShown(what, patience)) {
                    outcome.missing = what;
                    return outcome;
                }
                outcome.ms += sinceAction.elapsed();
                continue;
            }
            ++outcome.actions;
            QThread::msleep(betweenActions);
            sinceAction.start();
            if (!(step.kind == Step::Press ? m_bus.press(what) : m_bus.type(what))) {
                outcome.missing = u"the keyboard"_s;
                return outcome;
            }
        }
        outcome.isDone = true;
        return outcome;
    }

    const AccessibleBus &m_bus;
    AccessibleProgram m_program;
    QHash<QString, QString> m_examples;
};

int run(qint64 pid, const QStringList &examples)
{
    QTextStream out(stdout);
    const AccessibleBus bus;
    const auto program = bus.isThere() ? AccessibleProgram::await(bus, pid) : std::nullopt;
    if (!program) {
        out << "The console did not come to the accessibility bus: " << bus.problem() << '\n';
        return 1;
    }
    QHash<QString, QString> known;
    for (const QString &example : examples)
        known.insert(example.section(u'=', 0, 0), example.section(u'=', 1));
    Desk desk(bus, *program, known);
    out << "| # | Task | Actions | Seconds |\n|---|---|---|---|\n";
    int number = 0;
    int failed = 0;
    for (const Task &task : tasks()) {
        const Desk::Outcome outcome = desk.run(task);
        out << "| " << ++number << " | " << task.name << " | ";
        if (outcome.isDone)
            out << outcome.actions << " | " << QString::number(double(outcome.ms) / 1000, 'f', 1) << " |\n";
        else
            out << "not done: “" << outcome.missing << "” does not show | |\n";
        out.flush();
        failed += outcome.isDone ? 0 : 1;
    }
    return failed == 0 ? 0 : 1;
}

} // namespace
} // namespace labdesk::tests

// atspitasks PID [NAME=VALUE]…: does what agents do most in the console that runs as PID, by the keyboard alone, and
// prints how many actions and seconds each takes.
int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    return labdesk::tests::run(arguments.value(1).toLongLong(), arguments.mid(2));
}
