// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace labdesk {

class JsonTreeModel;

/// A JsonTreeModel in the house's shape: keys, values and notes in columns. Space and the arrows fold; Tab leaves it.
class JsonTreeView : public QTreeView
{
    Q_OBJECT

public:
    explicit JsonTreeView(JsonTreeModel *model, QWidget *parent = nullptr);

    /// Unfolds what leads to that place of the text and makes it current.
    void openAt(qsizetype position);
    /// Unfolds the first levels as long as that makes no more than a screen of rows.
    void unfoldSome();

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
