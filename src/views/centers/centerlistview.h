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

/// The rows of the centers, what the current one offers below its lines, and their menu.
class CenterListView : public QListView
{
    Q_OBJECT

public:
    /// `around` is the part that a screen reader hears the actions of.
    CenterListView(CenterListModel &model, QWidget *around);

    /// What the map shows: rows that it doesn't are marked so, and those in the origin's ZIP as of unknown direction.
    void setOnMap(const std::vector<int> &notOnMap, const QString &originZip);
    void setDirectionsOffered(bool offered);
    std::optional<ServiceCenter> currentCenter() const;
    int currentNumber() const; ///< 0: none
    void setCurrentNumber(int number);
    ListOutput &output() const { return *m_output; }
    /// Shows a row as pointed at, which is pointed at on the map, and brings it into sight; 0 for none.
    void setHoveredNumber(int number);
    /// Does what may fill the list anew; the current center stays current while it is listed.
    void keepCurrent(const std::function<void()> &change);

Q_SIGNALS:
    void currentNumberChanged(int number); ///< 0: none
    void hoveredNumberChanged(int number); ///< by the pointer; 0: none
    void copied(const QString &what);      ///< in words, for a toast
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
    QWidget *m_around;
    CenterDelegate *m_delegate;
    std::vector<int> m_notOnMap; ///< rows of the items, sorted
    QString m_originZip;
    int m_pointedAt = 0; ///< number of the row under the pointer
    bool m_directionsOffered = true;
};

} // namespace labdesk
