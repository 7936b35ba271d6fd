// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/centertablemodel.h"
#include "views/centers/centerdelegate.h"

#include <QListView>

#include <functional>
#include <optional>
#include <vector>

namespace labdesk {

class ListOutput;

/// The list of centers, with the actions of the current one in its row, and a context menu.
class CenterListView : public QListView
{
    Q_OBJECT

public:
    /// `around`: the widget that exposes the actions of the current row to screen readers.
    CenterListView(CenterListModel &model, QWidget *around);

    /// `unplaced`: indexes of centers that the map doesn't show, which are marked. Centers in the origin's ZIP are
    /// marked as having an unknown direction.
    void setPlaced(const std::vector<int> &unplaced, const QString &originZip);
    void setDirectionsEnabled(bool offered);
    std::optional<ServiceCenter> currentCenter() const;
    int currentNumber() const; ///< 0: none
    void setCurrentNumber(int number);
    ListOutput &output() const { return *m_output; }
    /// Highlights the row whose marker is hovered on the map and scrolls to it; 0 for none.
    void setHoveredNumber(int number);
    /// Runs `change`, which may reset the model, and restores the current center if it is still listed.
    void keepCurrent(const std::function<void()> &change);

Q_SIGNALS:
    void currentNumberChanged(int number); ///< 0: none
    void hoveredNumberChanged(int number); ///< with the mouse; 0: none
    void copied(const QString &what);      ///< text for a toast
    void directionsRequested();            ///< to the current center
    void sheetRequested();

protected:
    bool viewportEvent(QEvent *event) override;

private:
    void showCurrent(const QModelIndex &current, const QModelIndex &previous);
    void showMenu(const QPoint &at);
    CenterRow rowOf(const QModelIndex &index) const;

    CenterListModel &m_model;
    CenterTableModel m_rows;
    ListOutput *m_output;
    QWidget *m_container;
    CenterDelegate *m_delegate;
    std::vector<int> m_unplaced; ///< indexes of centers, sorted
    QString m_originZip;
    int m_hoveredNumber = 0; ///< number of the center under the mouse pointer
    bool m_areDirectionsEnabled = true;
};

} // namespace labdesk
