// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accessibility/accessiblebus.h"

#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QHash>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

namespace {

constexpr int answerTime = 60'000; // ms for one answer: a program under a sanitizer on a busy machine

constexpr const char *accessible = "org.a11y.atspi.Accessible";
constexpr const char *action = "org.a11y.atspi.Action";

/// The address of the accessibility bus is known to the session bus, which starts it when it is asked for.
QString accessibilityAddress(QString *problem)
{
    const QDBusMessage asked
        = QDBusMessage::createMethodCall(u"org.a11y.Bus"_s, u"/org/a11y/bus"_s, u"org.a11y.Bus"_s, u"GetAddress"_s);
    const QDBusMessage answer = QDBusConnection::sessionBus().call(asked, QDBus::Block, answerTime);
    if (answer.type() == QDBusMessage::ReplyMessage)
        return answer.arguments().value(0).toString();
    *problem = answer.errorMessage();
    return {};
}

} // namespace

QDBusArgument &operator<<(QDBusArgument &argument, const Reference &reference)
{
    argument.beginStructure();
    argument << reference.service << reference.path;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, Reference &reference)
{
    argument.beginStructure();
    argument >> reference.service >> reference.path;
    argument.endStructure();
    return argument;
}

AccessibleBus::AccessibleBus()
    : m_bus(QDBusConnection::connectToBus(accessibilityAddress(&m_problem), u"accessibility"_s))
{
    qDBusRegisterMetaType<Reference>();
    qDBusRegisterMetaType<QList<Reference>>();
    if (!m_bus.isConnected() && m_problem.isEmpty())
        m_problem = m_bus.lastError().message();
}

QVariantList AccessibleBus::call(const Reference &of, const char *interface, const char *method,
                                 const QVariantList &arguments) const
{
    QDBusMessage asked = QDBusMessage::createMethodCall(of.service, of.path.path(), QLatin1StringView(interface),
                                                        QLatin1StringView(method));
    asked.setArguments(arguments);
    const QDBusMessage answer = m_bus.call(asked, QDBus::Block, answerTime);
    return answer.type() == QDBusMessage::ReplyMessage ? answer.arguments() : QVariantList();
}

QVariant AccessibleBus::property(const Reference &of, const char *interface, const char *name) const
{
    const QVariantList answer = call(of, "org.freedesktop.DBus.Properties", "Get",
                                     {QString::fromLatin1(interface), QString::fromLatin1(name)});
    return answer.value(0).value<QDBusVariant>().variant();
}

std::optional<Reference> AccessibleBus::program(qint64 pid) const
{
    const Reference registry{u"org.a11y.atspi.Registry"_s, QDBusObjectPath(u"/org/a11y/atspi/accessible/root"_s)};
    const Reference daemon{u"org.freedesktop.DBus"_s, QDBusObjectPath(u"/org/freedesktop/DBus"_s)};
    const auto programs = qdbus_cast<QList<Reference>>(call(registry, accessible, "GetChildren").value(0));
    for (const Reference &program : programs) {
        const QVariant owner
            = call(daemon, "org.freedesktop.DBus", "GetConnectionUnixProcessID", {program.service}).value(0);
        if (owner.toLongLong() == pid)
            return program;
    }
    return std::nullopt;
}

Node AccessibleBus::read(const Reference &reference) const
{
    Node node;
    node.reference = reference;
    node.role = call(reference, accessible, "GetRoleName").value(0).toString();
    node.name = property(reference, accessible, "Name").toString();
    node.description = property(reference, accessible, "Description").toString();
    node.children = property(reference, accessible, "ChildCount").toInt();
    const auto states = qdbus_cast<QList<uint>>(call(reference, accessible, "GetState").value(0));
    if (states.size() == 2)
        node.states = quint64(states[1]) << 32 | states[0];
    return node;
}

QList<Reference> AccessibleBus::children(const Node &node, int most) const
{
    if (node.children <= most)
        return qdbus_cast<QList<Reference>>(call(node.reference, accessible, "GetChildren").value(0));
    QList<Reference> first;
    for (int i = 0; i < most; ++i)
        first += qdbus_cast<Reference>(call(node.reference, accessible, "GetChildAtIndex", {i}).value(0));
    return first;
}

QStringList AccessibleBus::actions(const Reference &reference) const
{
    const int count = property(reference, action, "NActions").toInt();
    QStringList names;
    for (int i = 0; i < count; ++i)
        names += call(reference, action, "GetName", {i}).value(0).toString();
    return names;
}

bool AccessibleBus::act(const Reference &reference, int index) const
{
    return call(reference, action, "DoAction", {index}).value(0).toBool();
}

bool AccessibleBus::write(const Reference &reference, const QString &text) const
{
    return call(reference, "org.a11y.atspi.EditableText", "SetTextContents", {text}).value(0).toBool();
}

bool AccessibleBus::generate(int key, const QString &text, uint kind) const
{
    QDBusMessage asked = QDBusMessage::createMethodCall(
        u"org.a11y.atspi.Registry"_s, u"/org/a11y/atspi/registry/deviceeventcontroller"_s,
        u"org.a11y.atspi.DeviceEventController"_s, u"GenerateKeyboardEvent"_s);
    asked.setArguments({key, text, kind});
    return m_bus.call(asked, QDBus::Block, answerTime).type() == QDBusMessage::ReplyMessage;
}

bool AccessibleBus::press(const QString &chord) const
{
    enum Kind : uint { Press = 0, Release = 1, Symbol = 3 };
    // By their codes on a keyboard of evdev, as Xvfb has it; letters and digits by their symbols.
    static const QHash<QString, int> held{{u"Ctrl"_s, 37}, {u"Shift"_s, 50}, {u"Alt"_s, 64}};
    static const QHash<QString, int> symbols{{u"Enter"_s, 0xff0d}, {u"Esc"_s, 0xff1b}, {u"Tab"_s, 0xff09},
                                             {u"Down"_s, 0xff54},  {u"Up"_s, 0xff52},  {u"Left"_s, 0xff51},
                                             {u"Right"_s, 0xff53}, {u"Space"_s, 0x20}, {u"F6"_s, 0xffc3}};
    QStringList keys = chord.split(u'+');
    const QString last = keys.takeLast();
    bool isDone = true;
    for (const QString &key : keys)
        isDone = generate(held.value(key), {}, Press) && isDone;
    isDone = generate(symbols.value(last, last.toLower().front().unicode()), {}, Symbol) && isDone;
    for (auto key = keys.crbegin(); key != keys.crend(); ++key)
        isDone = generate(held.value(*key), {}, Release) && isDone;
    return isDone;
}

bool AccessibleBus::type(const QString &text) const
{
    constexpr uint string = 4;
    return generate(0, text, string);
}

} // namespace labdesk::tests
