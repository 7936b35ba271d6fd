// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/paletterows.h"

#include <QAbstractListModel>
#include <QListView>

namespace labdesk {

/// A model of the palette's rows. Headings and unavailable commands are shown, but can't be run.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<PaletteRow> rows);
    const PaletteRow &rowAt(int row) const { return m_rows[size_t(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    std::vector<PaletteRow> m_rows;
};

/// "Change time zone…, Ctrl+T": title, shortcut or detail, and why it is unavailable. A row's text for screen readers.
QString spokenRow(const PaletteRow &row);

/// The list of the palette: paints its rows and follows the mouse. Never has the focus.
class PaletteList : public QListView
{
    Q_OBJECT

public:
    explicit PaletteList(QWidget *parent = nullptr);

    enum class Current {
        First, ///< the first command
        Kept   ///< the same command, unless it was the first one; none if it is gone
    };
    void setRows(std::vector<PaletteRow> rows, Current current);
    const PaletteRow *current() const; ///< null if no row can be selected
    void step(int by);                 ///< skips headings; stops at the ends
    void page(int by);
    void selectEnd(bool last);
    int contentHeight() const;

Q_SIGNALS:
    void currentRowChanged();
    void rowChosen();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    bool isSelectable(int row) const;
    int firstRow() const { return isSelectable(0) ? 0 : 1; } ///< of a command
    void choose(int row, int by);                            ///< or the next selectable one in that direction

    PaletteModel m_model;
};

} // namespace labdesk
