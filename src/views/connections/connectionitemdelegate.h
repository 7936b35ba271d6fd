// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QStyledItemDelegate>

class QListWidget;

namespace labdesk {

/// A connection in the list of the dialog: the drawing of its environment, its name, and below what it is.
class ConnectionItemDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role {
        ConnectionRole = Qt::UserRole, ///< QString: its id
        FactsRole,                     ///< QString, the second line
        EnvironmentRole                ///< int of Environment
    };
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/// Appends a connection; `facts` are what is said below its name, and spoken after it.
void addConnectionItem(QListWidget *list, const QString &id, const QString &name, Environment environment,
                       const QStringList &facts);

/// What items need for their second line, the widest of these facts on it, without what scrolls beside it, px.
int widthOfConnectionItems(const QWidget *list, const QStringList &facts);

} // namespace labdesk
