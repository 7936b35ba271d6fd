// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "privacy/sensitive.h"
#include "text/chip.h"
#include "text/localtexts.h"
#include "text/plaintooltip.h"

#include <QAbstractTableModel>
#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace labdesk {

/// A column of a table: its title and how it presents a row. It has either a text or a count. `Row` is a reference, or
/// a small value type.
template <class Row> struct RowColumn
{
    const char *key;   ///< name in CSV and JSON files
    const char *title; ///< QT_TR_NOOP in the context of the model's class
    QString (*text)(Row) = nullptr;
    qint64 (*count)(Row) = nullptr;     ///< a number, which is also sorted as one
    const char *none = nullptr;         ///< QT_TR_NOOP: accessible text of an empty value, which is displayed as a dash
    QString (*spoken)(Row) = nullptr;   ///< accessible text, if it differs from the displayed one
    QString (*toolTip)(Row) = nullptr;  ///< tooltip; by default, the text if it is elided
    bool showsTextAsToolTip = false;    ///< the tooltip is the text even if it isn't elided
    Chips (*chips)(Row) = nullptr;      ///< painted instead of the text
    int (*compare)(Row, Row) = nullptr; ///< if the order differs from that of names
    QVariant (*value)(Row) = nullptr;   ///< value in files if it differs from text or count: a time, a slug
    std::optional<privacy::Field> field = {}; ///< for masking; no value: never personal
    bool tool = false;                        ///< see widgets/tools.h
};

/// A table model defined by a list of columns.
template <class Row> class RowModel : public QAbstractTableModel
{
public:
    int columnCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : int(columns().size()); }

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
            return {};
        const RowColumn<Row> &column = columns()[size_t(index.column())];
        Row row = rowAt(index.row());
        switch (role) {
        case Qt::DisplayRole:
            return shown(column, row);
        case Qt::AccessibleTextRole:
            return textOrNone(column.spoken ? column.spoken(row) : textOf(column, row), translated(column.none));
        case Qt::ToolTipRole:
            return column.toolTip           ? plainToolTip(column.toolTip(row))
                : column.showsTextAsToolTip ? plainToolTip(shown(column, row))
                                            : QVariant();
        case SortRole:
            return column.count ? QVariant(int(column.count(row))) : QVariant(textOf(column, row));
        case ChipsRole:
            return column.chips ? QVariant::fromValue(column.chips(row)) : QVariant();
        case IdRole:
            return idOf(row);
        case ValueRole:
            return column.value ? column.value(row)
                : column.count  ? QVariant(column.count(row))
                                : QVariant(column.text(row));
        default:
            return {};
        }
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override
    {
        if (orientation != Qt::Horizontal || size_t(section) >= columns().size())
            return {};
        const RowColumn<Row> &column = columns()[size_t(section)];
        switch (role) {
        case Qt::DisplayRole:
            return translated(column.title);
        case KeyRole:
            return QByteArray(column.key);
        case FieldRole:
            return column.field ? QVariant(int(*column.field)) : QVariant();
        case ToolRole:
            return column.tool;
        default:
            return {};
        }
    }

protected:
    using Columns = std::span<const RowColumn<Row>>;

    using QAbstractTableModel::QAbstractTableModel;

    virtual Columns columns() const = 0;
    virtual Row rowAt(int row) const = 0;
    virtual QString idOf(Row row) const = 0; ///< for IdRole

    static QString textOf(const RowColumn<Row> &column, Row row)
    {
        return column.count ? localNumber(column.count(row)) : column.text(row);
    }

private:
    static QString shown(const RowColumn<Row> &column, Row row)
    {
        return textOrNone(textOf(column, row), column.none ? QStringLiteral("—") : QString());
    }
    static QString textOrNone(const QString &text, const QString &none) { return text.isEmpty() ? none : text; }
    QString translated(const char *text) const
    {
        return text ? QCoreApplication::translate(metaObject()->className(), text) : QString();
    }
};

/// A RowModel of records that can be filtered, and sorted by any column.
template <class Row> class SortedRowModel : public RowModel<Row>
{
public:
    int rowCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : int(m_rows.size()); }
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) final ///< -1: default order
    {
        rearrange([&] {
            m_column = column < this->columnCount() ? column : -1;
            m_order = order;
        });
    }
    QModelIndex indexOf(const QString &id) const
    {
        for (int row = 0; row < rowCount(); ++row)
            if (this->idOf(rowAt(row)) == id)
                return this->index(row, 0);
        return {};
    }

protected:
    SortedRowModel(int column, QObject *parent) : RowModel<Row>(parent), m_column(column) { }

    virtual size_t recordCount() const = 0;
    virtual Row recordAt(size_t place) const = 0;
    virtual bool matches(Row row) const = 0;
    virtual void applyDefaultOrder(std::vector<size_t> & /*places*/) const { }

    const std::vector<size_t> &places() const { return m_rows; } ///< indexes of records, by row
    Row rowAt(int row) const final { return recordAt(m_rows[size_t(row)]); }

    /// Makes a change that affects which rows there are, or their order.
    template <class Change> void rearrange(Change change)
    {
        this->beginResetModel();
        change();
        m_rows.clear();
        for (size_t place = 0; place < recordCount(); ++place)
            if (matches(recordAt(place)))
                m_rows.push_back(place);
        if (m_column < 0)
            applyDefaultOrder(m_rows);
        else
            sortRows(this->columns()[size_t(m_column)]);
        this->endResetModel();
    }

private:
    void sortRows(const RowColumn<Row> &column)
    {
        const auto compare = [&column, names = nameOrder()](Row a, Row b) {
            return column.compare ? column.compare(a, b)
                : column.count    ? int(column.count(a) - column.count(b))
                                  : names.compare(column.text(a), column.text(b));
        };
        std::ranges::stable_sort(m_rows, [&](size_t a, size_t b) {
            const int sign = compare(recordAt(a), recordAt(b));
            return m_order == Qt::AscendingOrder ? sign < 0 : sign > 0;
        });
    }

    std::vector<size_t> m_rows;
    int m_column; ///< -1: none
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace labdesk
