// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/centermapaccessible.h"

#include "map/centermap.h"
#include "map/maptexts.h"

#include <QAccessibleWidget>
#include <QPointer>

namespace labdesk {

namespace {

/// One marker, by its position in the order of distance. May outlive the search it was created for, and is then
/// invalid.
class AccessibleMarker : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    AccessibleMarker(CenterMap *map, std::size_t place) : m_map(map), m_place(place) { }

    bool isValid() const override { return m_map && m_place < m_map->keyboardOrder().size(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_map); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString &) override { }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        const MapMarker &marker = m_map->placement().markers[m_map->keyboardOrder()[m_place]];
        const MapItem &item = m_map->items()[marker.item];
        if (kind == QAccessible::Name)
            return MapTexts::accessibleName(item);
        return kind == QAccessible::Description ? MapTexts::accessibleDescription(item, marker) : QString();
    }

    QRect rect() const override
    {
        const auto at = isValid() ? m_map->markerPosition(row()) : std::nullopt;
        if (!at)
            return {};
        const int radius = int(MapScene::markerRadius(m_map->style()));
        const QPoint middle = m_map->mapToGlobal(at->toPoint());
        return {middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.invisible = !m_map->isVisible();
        state.selectable = true;
        state.focusable = true;
        state.selected = m_map->selectedRow() == row();
        state.focused = state.selected && m_map->hasFocus();
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &name) override
    {
        if (name == pressAction() && isValid())
            m_map->chooseRow(row());
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    int row() const { return int(m_map->placement().markers[m_map->keyboardOrder()[m_place]].item); }

    QPointer<CenterMap> m_map;
    std::size_t m_place;
};

class AccessibleMap : public QAccessibleWidget
{
public:
    explicit AccessibleMap(CenterMap *map) : QAccessibleWidget(map, QAccessible::Chart) { }

    int childCount() const override { return widgets() + int(map()->keyboardOrder().size()); }

    QAccessibleInterface *child(int index) const override
    {
        const int place = index - widgets();
        return place < 0 ? QAccessibleWidget::child(index) : marker(place);
    }

    int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (int place = 0; place < int(m_markers.size()); ++place)
            if (QAccessible::accessibleInterface(m_markers[std::size_t(place)]) == child)
                return widgets() + place;
        return QAccessibleWidget::indexOfChild(child);
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int place = 0; place < int(map()->keyboardOrder().size()); ++place)
            if (QAccessibleInterface *found = marker(place); found && found->rect().contains(x, y))
                return found;
        return QAccessibleWidget::childAt(x, y);
    }

    QAccessibleInterface *focusChild() const override
    {
        const int place = map()->hasFocus() ? map()->selectedPlace() : -1;
        return place < 0 ? QAccessibleWidget::focusChild() : marker(place);
    }

protected:
    ~AccessibleMap() override
    {
        for (const QAccessible::Id id : m_markers)
            QAccessible::deleteAccessibleInterface(id);
    }

private:
    CenterMap *map() const { return static_cast<CenterMap *>(widget()); }
    int widgets() const { return QAccessibleWidget::childCount(); }

    QAccessibleInterface *marker(int place) const
    {
        if (place >= int(map()->keyboardOrder().size()))
            return nullptr;
        while (int(m_markers.size()) <= place)
            m_markers.push_back(
                QAccessible::registerAccessibleInterface(new AccessibleMarker(map(), m_markers.size())));
        return QAccessible::accessibleInterface(m_markers[std::size_t(place)]);
    }

    mutable std::vector<QAccessible::Id> m_markers; ///< created on demand, deleted with the map
};

QAccessibleInterface *makeAccessibleMap(const QString &, QObject *object)
{
    auto *map = qobject_cast<CenterMap *>(object);
    return map ? new AccessibleMap(map) : nullptr;
}

} // namespace

void installAccessibleMap()
{
    QAccessible::installFactory(makeAccessibleMap); // Qt installs it only once
}

void announceFocusedMarker(CenterMap *map)
{
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(map);
    if (!accessible)
        return;
    QAccessibleEvent focusEvent(map, QAccessible::Focus);
    focusEvent.setChild(accessible->indexOfChild(accessible->focusChild()));
    QAccessible::updateAccessibility(&focusEvent);
}

} // namespace labdesk
