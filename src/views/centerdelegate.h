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
    QString distance;
};

/// Paints a center as on the map and on paper: its number, name and distance, address, phone and hours. The current row
/// leaves room below for the buttons that stand there.
class CenterDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using RowOf = std::function<CenterRow(const QModelIndex &)>;
    CenterDelegate(RowOf rowOf, QObject *parent);

    void setCurrent(const QModelIndex &index) { m_current = index; }
    /// Left edge of the text, and height of the room for the buttons.
    static int textLeft();
    static int actionsHeight();

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    RowOf m_rowOf;
    QPersistentModelIndex m_current;
};

} // namespace labdesk
