// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace labdesk {

class JsonTreeModel;

/// Shows a JsonTreeModel with columns for keys, values, and notes. Space and the arrow keys expand and collapse rows;
/// Tab leaves the view.
class JsonTreeView : public QTreeView
{
    Q_OBJECT

public:
    explicit JsonTreeView(JsonTreeModel *model, QWidget *parent = nullptr);

    /// Expands the parents of the value at that position of the text and makes it current.
    void revealAt(qsizetype position);
    /// Expands the top levels as long as all rows fit on about one screen.
    void expandFirstLevel();

Q_SIGNALS:
    void copyRequested(); ///< Ctrl+C

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;

private:
    void shareWidth();

    JsonTreeModel *m_json;
};

} // namespace labdesk
