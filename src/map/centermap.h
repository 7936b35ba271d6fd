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

/// A schematic map of service centers, drawn from built-in geography: nothing about a search leaves the machine.
///
/// An addition to the list beside it, never the only place of anything: markers have the list's numbers, and what has
/// no place is named by notOnMap(). Rows are rows of the items given to setCenters(). Miles throughout (contract 4.3).
///
/// Keys: arrows walk the centers by distance, with Shift they move the map; plus and minus zoom; Home fits.
class CenterMap : public QWidget
{
    Q_OBJECT
public:
    explicit CenterMap(QWidget *parent = nullptr);

    /// What to show, fitted to the centers and `origin`, and without centers to the radius around it. Without an origin
    /// (a search by order) there are no rings. Selects nothing.
    void setCenters(const std::optional<MapOrigin> &origin, int radiusMiles, const std::vector<MapItem> &items);

    /// Leaves rows out, by row; the view stays where it is, and the order of the keys. Empty: all are shown.
    void setShown(const std::vector<bool> &shown);

    /// Shows a row as selected, moving the map if its marker is out of sight; -1 for none. Does not emit selected().
    void setSelected(int row);
    int selectedRow() const { return m_selected; }

    /// Raises the marker of a row that is pointed at in the list; -1 for none. Does not emit hovered().
    void setHovered(int row);

    /// Rows that have no place on the map. Empty until placed() was emitted.
    std::vector<int> notOnMap() const;

    /// Whether some marker is hollow: placed at its distance, in no particular direction.
    bool anyDirectionUnknown() const { return placement().anyDirectionUnknown(); }

    /// The position of a row's marker in the widget; nothing for a row without one.
    std::optional<QPointF> markerPosition(int row) const;
    const MapPlacement &placement() const { return m_centers.placement(); }
    const std::vector<MapItem> &items() const { return m_centers.items(); }
    int radiusMiles() const { return m_centers.radiusMiles(); }
    const MapStyle &style() const { return m_picture.style(); }
    /// Markers as the arrow keys walk them; and where among them the selected one is, -1 for none.
    const std::vector<std::size_t> &walkOrder() const { return m_centers.walkOrder(); }
    int selectedPlace() const { return m_centers.placeOf(m_selected); }
    void chooseRow(int row); ///< as a person does
    const MapView &view() const { return m_picture.view(); }
    const MapScene &scene() const { return m_picture.scene(); }

    void loadGeography(); ///< in a worker thread, once; the first time that it is shown, it does so itself
    const std::shared_ptr<const MapGeography> &geography() const
    {
        return m_geography;
    }                                                       ///< null until it has been read
    bool isDrawn() const { return m_geography != nullptr; } ///< the country is there, not only the sheet it goes on

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public Q_SLOTS:
    void zoomIn() { zoomAt(1.5, view().rect().center()); }
    void zoomOut() { zoomAt(1 / 1.5, view().rect().center()); }
    void fit();

Q_SIGNALS:
    /// A person chose the marker of this row.
    void selected(int row);
    /// The pointer came to the marker of this row; -1: it left.
    void hovered(int row);
    /// A person moved the map and wants to see what is around the place in its middle now.
    void searchAroundRequested(const labdesk::GeoPoint &middle);
    void geographyLoaded();
    /// The centers have their places: at once, or when the geography has been read.
    void placed();

protected:
    void showEvent(QShowEvent *event) override; ///< reads the geography, the first time
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
    void showCard(std::size_t marker, const QPoint &at);
    void layOut(bool findsNames = true);
    void describe();
    void choose(std::size_t marker);
    void click(const QPointF &at);
    void walk(int step);
    void zoomAt(double factor, const QPointF &pixel);
    void panBy(const QPointF &pixels);

    std::shared_ptr<const MapGeography> m_geography; ///< null until it has been read
    QFutureWatcher<std::shared_ptr<const MapGeography>> m_loading;
    bool m_geographyAsked = false;
    MapCenters m_centers;
    int m_selected = -1;
    int m_hovered = -1;                   ///< the row that is pointed at, here or in the list
    std::optional<std::size_t> m_pointed; ///< the marker whose card is shown
    MapPicture m_picture;

    QFrame *m_buttons = nullptr;
    QPushButton *m_searchHere = nullptr; ///< shown once a person moved the map
    std::optional<QPointF> m_pressed;    ///< where the button went down
    std::optional<QPointF> m_dragged;    ///< where the pointer was last, once it has become a drag
};

} // namespace labdesk
