// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <functional>

namespace labdesk {

/// What a row of the center list says, in the words a person reads.
struct CenterRow
{
    int number = 0;
    bool onMap = true;
    bool directionUnknown = false; ///< its marker is hollow, as on the map
    QString name;
    QString address;
    QString phone;
    QString hours;
    bool hoursMissing = false;
    bool openNow = false;    ///< known to be
    bool closesSoon = false; ///< and in less than an hour no more
    QString distance;
};

/// Paints a center as on the map and on paper: its number, name and distance, address, phone and hours. The current row
/// leaves room below for what stands there.
class CenterDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using RowOf = std::function<CenterRow(const QModelIndex &)>;
    CenterDelegate(RowOf rowOf, QObject *parent);

    /// `heightAt` tells what the row needs below its lines at a width.
    using HeightAt = std::function<int(int width)>;
    void setCurrent(const QModelIndex &index, HeightAt heightAt = {});
    void setHovered(const QModelIndex &index) { m_hovered = index; } ///< looks as if the pointer were above it
    static int textLeft();                                           ///< left edge of the text

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    RowOf m_rowOf;
    QPersistentModelIndex m_current;
    QPersistentModelIndex m_hovered;
    HeightAt m_heightAt;
};

} // namespace labdesk
