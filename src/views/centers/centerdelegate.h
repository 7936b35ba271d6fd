// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <functional>

namespace labdesk {

/// The texts and states of one row of the center list.
struct CenterRow
{
    int number = 0;
    bool isOnMap = true;
    bool isDirectionUnknown = false; ///< its marker is hollow, as on the map
    QString name;
    QString address;
    QString phone;
    QString hours;
    bool isHoursMissing = false;
    bool openNow = false;    ///< false also if unknown
    bool closesSoon = false; ///< open now, but for less than an hour
    QString distance;
};

/// Paints a center as on the map and the handout: its number, name, distance, address, phone, and hours. Leaves space
/// for an index widget below the text of the current row.
class CenterDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using RowLookup = std::function<CenterRow(const QModelIndex &)>;
    CenterDelegate(RowLookup rowOf, QObject *parent);

    /// Returns the height that the current row needs below its text at a width.
    using HeightLookup = std::function<int(int width)>;
    void setCurrent(const QModelIndex &index, HeightLookup heightAt = {});
    void setHovered(const QModelIndex &index) { m_hovered = index; } ///< painted as if under the mouse pointer
    static int textLeft();                                           ///< left edge of the text

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    RowLookup m_rowOf;
    QPersistentModelIndex m_current;
    QPersistentModelIndex m_hovered;
    HeightLookup m_heightAt;
};

} // namespace labdesk
