// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/paletterows.h"

#include <QAbstractListModel>
#include <QListView>

namespace labdesk {

/// The rows of the palette as a model. Headings and what cannot run can be looked at, not chosen.
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

/// "Change time zone…, Ctrl+T": title, keys or detail, and why it is unavailable. What a screen reader says of a row.
QString spokenRow(const PaletteRow &row);

/// The list of the palette: paints its rows, follows the mouse, never has the keyboard itself.
class PaletteList : public QListView
{
    Q_OBJECT

public:
    explicit PaletteList(QWidget *parent = nullptr);

    void setRows(std::vector<PaletteRow> rows); ///< the first that can be chosen becomes current
    const PaletteRow *current() const;          ///< null: nothing can be chosen
    void step(int by);                          ///< over headings; stays at the ends
    void page(int by);
    void toEnd(bool last);
    int contentHeight() const;

Q_SIGNALS:
    void currentRowChanged();
    void rowChosen();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    bool isChoosable(int row) const;
    void choose(int row, int by); ///< or the next one in that direction that can be chosen

    PaletteModel m_model;
};

} // namespace labdesk
