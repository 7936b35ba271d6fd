// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/copybutton.h"

class QTableView;

namespace labdesk {

/// Copies a cell of the row under the mouse, and is shown at the end of that cell. Only for the mouse: the list has its
/// own shortcuts.
class HoverCopyButton : public CopyButton
{
    Q_OBJECT

public:
    HoverCopyButton(const QString &what, QTableView *table, int column);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showAt(const QPoint &position);

    QTableView *m_table;
    int m_column;
};

} // namespace labdesk
