// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapcenters.h"
#include "map/mapgeography.h"
#include "map/mappicture.h"

#include <QFutureWatcher>
#include <QWidget>

class QFrame;
class QPushButton;

namespace labdesk {

/// A schematic map of service centers, drawn from built-in geography: nothing about a search leaves the computer.
///
/// It supplements the list beside it and is never the only place to find something: markers have the list's numbers,
/// and unplaced() returns the centers that can't be placed. Rows are indexes of the items passed to setCenters().
/// Distances are in miles throughout (contract 4.3).
///
/// Keys: arrows move through the centers by distance, with Shift they pan the map; plus and minus zoom; Home fits.
class CenterMap : public QWidget
{
    Q_OBJECT
public:
    explicit CenterMap(QWidget *parent = nullptr);

    /// Sets the centers, and fits the map to them and `origin`, or to the radius around it if there are none. Without
    /// an origin (a search by order) there are no rings. Clears the selection.
    void setCenters(const std::optional<MapOrigin> &origin, int radiusMiles, const std::vector<MapItem> &items);

    /// Hides rows. The view and the order of the keys don't change. Empty: all rows are shown.
    void setShown(const std::vector<bool> &shown);

    /// Shows a row as selected, moving the map if its marker is out of sight; -1 for none. Does not emit selected().
    void setSelected(int row);
    int selectedRow() const { return m_selected; }

    /// Raises the marker of the row under the pointer in the list; -1 for none. Does not emit hovered().
    void setHovered(int row);

    /// Rows that can't be placed on the map. Empty until markersPlaced() is emitted.
    std::vector<int> unplaced() const;

    /// Whether any marker is hollow: placed at its distance, but in an arbitrary direction.
    bool hasUnknownDirection() const { return placement().hasUnknownDirection(); }

    /// The position of a row's marker in the widget; nothing if it has none.
    std::optional<QPointF> markerPosition(int row) const;
    const MapPlacement &placement() const { return m_centers.placement(); }
    const std::vector<MapItem> &items() const { return m_centers.items(); }
    int radiusMiles() const { return m_centers.radiusMiles(); }
    const MapStyle &style() const { return m_picture.style(); }
    /// The markers in the order of the arrow keys, and the position of the selected one among them (-1 for none).
    const std::vector<std::size_t> &keyboardOrder() const { return m_centers.keyboardOrder(); }
    int selectedPlace() const { return m_centers.placeOf(m_selected); }
    void chooseRow(int row); ///< as if the person selected it: emits selected()
    const MapView &view() const { return m_picture.view(); }
    const MapScene &scene() const { return m_picture.scene(); }

    void loadGeography(); ///< in a worker thread, once; called automatically when the map is first shown
    const std::shared_ptr<const MapGeography> &geography() const
    {
        return m_geography;
    }                                                       ///< null until it has been read
    bool isDrawn() const { return m_geography != nullptr; } ///< the geography is loaded, so the map isn't blank

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public Q_SLOTS:
    void zoomIn() { zoomAt(1.5, view().rect().center()); }
    void zoomOut() { zoomAt(1 / 1.5, view().rect().center()); }
    void fit();

Q_SIGNALS:
    /// The person selected the marker of this row.
    void selected(int row);
    /// The pointer entered the marker of this row; -1: it left.
    void hovered(int row);
    /// The person panned the map and asked to search around its new center.
    void searchAroundRequested(const labdesk::GeoPoint &middle);
    void geographyLoaded();
    /// The centers have been placed: immediately, or once the geography is loaded.
    void markersPlaced();

protected:
    void showEvent(QShowEvent *event) override; ///< loads the geography the first time
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void takeGeography();
    void makeButtons();
    void restyle();
    void place();
    void layOutMarkers();
    void hover(const QPointF &at);
    void showToolTipAt(std::size_t marker, const QPoint &at);
    void layOut(bool findsNames = true);
    void describe();
    void choose(std::size_t marker);
    void click(const QPointF &at);
    void moveSelection(int step);
    void zoomAt(double factor, const QPointF &pixel);
    void panBy(const QPointF &pixels);

    std::shared_ptr<const MapGeography> m_geography; ///< null until it has been read
    QFutureWatcher<std::shared_ptr<const MapGeography>> m_loading;
    bool m_geographyRequested = false;
    MapCenters m_centers;
    int m_selected = -1;
    int m_hovered = -1;                            ///< the row under the pointer, here or in the list
    std::optional<std::size_t> m_markerUnderMouse; ///< the marker whose card is shown
    MapPicture m_picture;

    QFrame *m_buttons = nullptr;
    QPushButton *m_searchButton = nullptr;  ///< shown after the map was panned
    std::optional<QPointF> m_pressPosition; ///< where the button was pressed
    std::optional<QPointF> m_dragPosition;  ///< the last position of the pointer during a drag
};

} // namespace labdesk
