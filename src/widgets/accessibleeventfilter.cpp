// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/accessibleeventfilter.h"

#include "widgets/accessibility.h"

#include <QApplication>
#include <QTabBar>
#include <QTreeView>

#include <utility>
#include <vector>

using namespace std::chrono_literals;

namespace labdesk {

namespace {

/// Roles that screen readers announce when they appear, or that must be known before they get the focus.
bool isSentImmediately(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::Window:
    case QAccessible::Dialog:
    case QAccessible::AlertMessage:
    case QAccessible::PopupMenu:
    case QAccessible::MenuItem:
    case QAccessible::ToolTip:
        return true;
    default:
        return false;
    }
}

bool isAboutText(QAccessible::Event type)
{
    return type == QAccessible::TextInserted || type == QAccessible::TextRemoved || type == QAccessible::TextUpdated
        || type == QAccessible::TextCaretMoved || type == QAccessible::TextSelectionChanged;
}

/// For a line edit in a spin box or combo box, the widget that has the focus.
const QWidget *focusWidgetFor(const QWidget *widget)
{
    while (const QWidget *proxy = widget->focusProxy())
        widget = proxy;
    return widget;
}

/// The current child of a view or tab bar, or -1. It should get the focus, but Qt reports only the view.
int currentChildOf(QWidget *widget)
{
    if (const auto *tabs = qobject_cast<QTabBar *>(widget))
        return tabs->currentIndex();
    const auto *view = qobject_cast<QTreeView *>(widget) ? nullptr : qobject_cast<QAbstractItemView *>(widget);
    const QModelIndex current = view ? view->currentIndex() : QModelIndex();
    QAccessibleInterface *part = current.isValid() ? QAccessible::queryAccessibleInterface(widget) : nullptr;
    QAccessibleTableInterface *table = part ? part->tableInterface() : nullptr;
    QAccessibleInterface *cell = table ? table->cellAt(current.row(), current.column()) : nullptr;
    return cell ? part->indexOfChild(cell) : -1;
}

/// Whether it was hidden because its parent was hidden.
bool hasHiddenParent(const QObject *object)
{
    const auto *widget = static_cast<const QWidget *>(object);
    return !widget->isWindow() && widget->parentWidget() && !widget->parentWidget()->isVisible();
}

} // namespace

AccessibleEventFilter::AccessibleEventFilter(Sink sink) : m_sink(std::move(sink))
{
    for (QTimer *timer : {&m_settleTimer, &m_quiet})
        timer->setSingleShot(true);
    setSettleTime(100ms);
    setDelays(400ms, 1500ms); // covers the response to an action and the changes that follow it
    QObject::connect(&m_settleTimer, &QTimer::timeout, &m_settleTimer, [this] { settle(); });
    QObject::connect(qApp, &QApplication::focusChanged, &m_settleTimer, [this] { m_focused = nullptr; });
    QObject::connect(&m_quiet, &QTimer::timeout, &m_quiet, [this] { announce(); });
}

void AccessibleEventFilter::setDelays(std::chrono::milliseconds quiet, std::chrono::milliseconds maxWait)
{
    m_quiet.setInterval(quiet);
    m_maxWait = maxWait;
}

void AccessibleEventFilter::take(QAccessibleEvent *event)
{
    QAccessibleInterface *part = event->accessibleInterface();
    QObject *object = event->object();
    auto *widget = qobject_cast<QWidget *>(object);
    if (!part || !widget || event->child() >= 0)
        return forwardChild(event); // a cell or a marker, which isn't tracked
    if (event->type() == QAccessible::ObjectShow)
        return show(event, *part);
    // Setting a label's text is already reported as a change of name. Fields are read when they get the focus: a caret
    // event before the focus event would be mistaken for it, and nothing would be read.
    if (isAboutText(event->type()) && (!part->state().focused || focusWidgetFor(widget) != m_focused))
        return;
    const std::optional<Fact> fact = factOf(*event);
    const bool isState = fact == Enabled || fact == Checked;
    const bool isImmediate = fact == Showing ? isSentImmediately(part->role()) : isState && part->state().focused;
    if (fact && !isImmediate) {
        if (fact == Showing) {
            m_waiting.removeOne(object);
            known(object).hiddenWithParent = hasHiddenParent(object);
        }
        return change(object, *fact);
    }
    if (event->type() == QAccessible::Focus)
        settleWithAncestors(part);
    else if (m_known.contains(object))
        sendPending(object);
    if (fact)
        known(object).sent[*fact] = now(*part, *fact);
    m_sink(event);
    if (event->type() == QAccessible::Focus)
        follow(widget);
}

void AccessibleEventFilter::follow(QWidget *focused)
{
    m_focused = focused;
    const int child = currentChildOf(focused);
    if (child < 0)
        return;
    QAccessibleEvent current(focused, QAccessible::Focus);
    current.setChild(child);
    m_sink(&current);
}

/// Qt reports the current row of any view as the focus, even if the view doesn't have it. A screen reader would go
/// there.
void AccessibleEventFilter::forwardChild(QAccessibleEvent *event)
{
    const auto *view = qobject_cast<QAbstractItemView *>(event->object());
    if (event->type() != QAccessible::Focus || !view || areRowsAnnounced(*view))
        m_sink(event);
}

std::optional<AccessibleEventFilter::Fact> AccessibleEventFilter::factOf(QAccessibleEvent &event)
{
    switch (event.type()) {
    case QAccessible::NameChanged:
        return Name;
    case QAccessible::DescriptionChanged:
        return Description;
    case QAccessible::ValueChanged:
        return Value;
    case QAccessible::ObjectHide:
        return Showing;
    case QAccessible::StateChanged: {
        const QAccessible::State changed = static_cast<QAccessibleStateChangeEvent &>(event).changedStates();
        if (changed.disabled)
            return Enabled;
        return changed.checked ? std::optional(Checked) : std::nullopt;
    }
    default:
        return {};
    }
}

size_t AccessibleEventFilter::now(QAccessibleInterface &part, Fact fact)
{
    const QAccessible::State state = part.state();
    switch (fact) {
    case Name:
        return qHash(part.text(QAccessible::Name));
    case Description:
        return qHash(part.text(QAccessible::Description));
    case Value: {
        QAccessibleValueInterface *value = part.valueInterface();
        return qHash(value ? value->currentValue().toString() : part.text(QAccessible::Value));
    }
    case Enabled:
        return state.disabled ? 0 : 1;
    case Checked:
        return (state.checked ? 1U : 0U) + (state.checkStateMixed ? 2U : 0U);
    case Showing:
    case Count:
        break;
    }
    return state.invisible ? 0 : 1;
}

AccessibleEventFilter::Known &AccessibleEventFilter::known(QObject *object)
{
    const auto found = m_known.find(object);
    if (found != m_known.end())
        return *found;
    QObject::connect(object, &QObject::destroyed, &m_settleTimer, [this, object] {
        m_known.remove(object);
        m_changed.removeOne(object);
        m_waiting.removeOne(object);
    });
    return m_known[object];
}

void AccessibleEventFilter::change(QObject *object, Fact fact)
{
    Known &about = known(object);
    if (!std::exchange(about.isListed, true))
        m_changed.append(object);
    about.pending.set(fact);
    if (!m_settleTimer.isActive())
        m_settleTimer.start();
    if (!m_waiting.isEmpty())
        postpone();
}

void AccessibleEventFilter::show(QAccessibleEvent *event, QAccessibleInterface &part)
{
    QObject *object = event->object();
    if (part.state().invisible)
        return; // the widget is visible, but hidden from accessibility
    const bool isFirst = part.role() == QAccessible::Notification && object->property(announcedFirstProperty).toBool();
    if (part.role() == QAccessible::Notification && !isFirst && !isShownAgain(known(object), part))
        return wait(object);
    if (!isFirst && !isSentImmediately(part.role()))
        return change(object, Showing);
    known(object).pending.set(Showing);
    sendPending(object);
}

/// Whether this notification was spoken before, and was hidden only together with its parent.
bool AccessibleEventFilter::isShownAgain(const Known &about, QAccessibleInterface &part)
{
    return about.hiddenWithParent && about.sent[Showing] == size_t(1) && about.sent[Name] == now(part, Name);
}

void AccessibleEventFilter::settle()
{
    // Events caused by sending go to a new list.
    for (QObject *object : std::exchange(m_changed, {})) {
        const auto about = m_known.find(object);
        if (about == m_known.end())
            continue;
        about->isListed = false;
        sendPending(object);
    }
    ++m_pass;
}

void AccessibleEventFilter::settleWithAncestors(QAccessibleInterface *part)
{
    QList<QObject *> line;
    for (; part && part->object(); part = part->parent())
        line.prepend(part->object());
    for (QObject *object : line)
        if (m_known.contains(object))
            sendPending(object);
}

/// Whether the widget appears for the first time together with its parent, in which assistive technology finds it.
bool AccessibleEventFilter::isImplied(const QObject *object) const
{
    const auto *widget = static_cast<const QWidget *>(object);
    const auto parent = widget->isWindow() ? m_known.end() : m_known.find(widget->parentWidget());
    return parent != m_known.end()
        && (parent->appearedInPass == m_pass || (parent->pending[Showing] && parent->sent[Showing] != size_t(1)));
}

/// Sends the pending changes of a widget. If it is hidden, only that it was hidden; the other changes stay pending
/// until it is shown.
void AccessibleEventFilter::sendPending(QObject *object)
{
    QAccessibleInterface *part = QAccessible::queryAccessibleInterface(object);
    if (!part)
        return;
    const bool isThere = !part->state().invisible;
    Known &about = m_known[object];
    const bool isNew = isThere && about.pending[Showing] && !about.sent[Showing]; // nothing about it was sent before
    if (!isThere && about.pending[Showing] && hasHiddenParent(object)) { // it will be shown or reported with its parent
        if (!std::exchange(about.isListed, true))
            m_changed.append(object);
        return;
    }
    const bool isSilent = isNew && part->role() != QAccessible::Notification && isImplied(object);
    if (isThere && about.pending[Showing] && about.sent[Showing] != size_t(1))
        about.appearedInPass = m_pass;
    std::vector<Fact> toSend;
    for (const Fact fact : {Name, Description, Value, Enabled, Checked, Showing}) {
        if (fact != Showing && !isThere)
            continue;
        const bool pending = about.pending[fact];
        about.pending.reset(fact);
        if (!pending && (about.sent[fact] || !isNew))
            continue;
        const size_t value = now(*part, fact);
        const bool sent = about.sent[fact] == value || (isNew && (fact != Showing || isSilent));
        about.sent[fact] = value;
        if (!sent)
            toSend.push_back(fact);
    }
    for (const Fact fact : toSend)
        send(object, fact);
}

void AccessibleEventFilter::send(QObject *object, Fact fact)
{
    QAccessible::State changed;
    changed.disabled = fact == Enabled;
    changed.checked = fact == Checked;
    if (fact == Enabled || fact == Checked) {
        QAccessibleStateChangeEvent event(object, changed);
        return m_sink(&event);
    }
    if (fact == Value) {
        QAccessibleInterface *part = QAccessible::queryAccessibleInterface(object);
        QAccessibleValueInterface *value = part ? part->valueInterface() : nullptr;
        QAccessibleValueChangeEvent event(object, value ? value->currentValue() : QVariant());
        return m_sink(&event);
    }
    const bool isThere = m_known.value(object).sent[Showing] == size_t(1);
    QAccessibleEvent event(object,
                           fact == Name              ? QAccessible::NameChanged
                               : fact == Description ? QAccessible::DescriptionChanged
                               : isThere             ? QAccessible::ObjectShow
                                                     : QAccessible::ObjectHide);
    m_sink(&event);
}

void AccessibleEventFilter::wait(QObject *notification)
{
    known(notification);
    if (m_waiting.isEmpty())
        m_deadline = QDeadlineTimer(m_maxWait);
    if (!m_waiting.contains(notification))
        m_waiting.append(notification);
    postpone();
}

void AccessibleEventFilter::postpone()
{
    if (!m_quiet.isActive() || m_deadline.remainingTimeAsDuration() > m_quiet.intervalAsDuration())
        m_quiet.start();
}

void AccessibleEventFilter::announce()
{
    settle();
    for (QObject *notification : std::exchange(m_waiting, {})) {
        QAccessibleInterface *part = QAccessible::queryAccessibleInterface(notification);
        if (!m_known.contains(notification) || !part || part->text(QAccessible::Name).isEmpty())
            continue; // deleted, or still empty
        Known &about = m_known[notification];
        if (about.sent[Showing])
            about.sent[Showing] = 0; // if it was shown before, announce it again
        about.pending.set(Showing);
        sendPending(notification);
    }
}

namespace {

QAccessible::UpdateHandler previousHandler = nullptr;

/// Passes an event to the platform bridge. Qt only does so without an update handler.
void forwardToBridge(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::TableModelChanged)
        return; // Qt has updated the table's interface and would do so twice; its bridges don't send this event
    const QAccessible::UpdateHandler now = QAccessible::installUpdateHandler(previousHandler);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(now);
}

} // namespace

AccessibleEventFilter &accessibleEventFilter()
{
    static AccessibleEventFilter filter(forwardToBridge);
    return filter;
}

void installAccessibleEventFilter()
{
    previousHandler
        = QAccessible::installUpdateHandler([](QAccessibleEvent *event) { accessibleEventFilter().take(event); });
}

} // namespace labdesk
