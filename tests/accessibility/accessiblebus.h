// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusObjectPath>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace labdesk::tests {

/// What another program's accessible object is called on the bus: (so).
struct Reference
{
    QString service;
    QDBusObjectPath path;
};

QDBusArgument &operator<<(QDBusArgument &argument, const Reference &reference);
const QDBusArgument &operator>>(const QDBusArgument &argument, Reference &reference);

/// The states that the walk asks for, by their numbers in AT-SPI 2.
enum class State { Checked = 4, Focusable = 11, Focused = 12, Modal = 16, Selected = 23, Showing = 25 };

/// An object as a screen reader gets it.
struct Node
{
    Reference reference;
    QString role; ///< "push button"
    QString name;
    QString description;
    quint64 states = 0;
    int children = 0;

    bool is(State state) const { return (states >> int(state)) & 1; }
};

/// The accessibility bus of this session, read the way a screen reader reads it: by calls that wait for their answer.
/// An object that has gone meanwhile is no error: it is empty.
class AccessibleBus
{
public:
    AccessibleBus();

    bool isThere() const { return m_bus.isConnected(); }
    QString problem() const { return m_problem; }

    /// The program that runs as this process, or nothing while it is not on the bus.
    std::optional<Reference> program(qint64 pid) const;

    Node read(const Reference &reference) const;
    QList<Reference> children(const Node &node, int most) const; ///< the first ones
    QStringList actions(const Reference &reference) const;
    bool act(const Reference &reference, int action) const;
    bool write(const Reference &reference, const QString &text) const; ///< into a text field

    /// A key as the keyboard would send it, "Ctrl+Shift+R", and text that is typed key by key: to whatever has the
    /// focus.
    bool press(const QString &chord) const;
    bool type(const QString &text) const;

private:
    QVariantList call(const Reference &of, const char *interface, const char *method,
                      const QVariantList &arguments = {}) const;
    bool generate(int key, const QString &text, uint kind) const;
    QVariant property(const Reference &of, const char *interface, const char *name) const;

    QDBusConnection m_bus;
    QString m_problem;
};

} // namespace labdesk::tests

Q_DECLARE_METATYPE(labdesk::tests::Reference)
