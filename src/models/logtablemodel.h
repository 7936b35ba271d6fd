// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/rowmodel.h"

#include <deque>

namespace labdesk {

/// A log as a table, newest first, with a row for each record that passes the filter. The log grows at its end, drops
/// its oldest record when it is full, and signals that (`aboutToDropFirst`, `droppedFirst`).
template <class Record> class LogTableModel : public RowModel<const Record &>
{
public:
    int rowCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : int(m_rows.size()); }
    const Record &recordAt(int row) const { return records()[m_rows[size_t(row)]]; }

protected:
    template <class Log> explicit LogTableModel(const Log &log, QObject *parent) : RowModel<const Record &>(parent)
    {
        this->connect(&log, &Log::aboutToDropFirst, this, [this] { beginRemoveFirst(); });
        this->connect(&log, &Log::droppedFirst, this, [this] { endRemoveFirst(); });
    }
    explicit LogTableModel(QObject *parent) : RowModel<const Record &>(parent) { } ///< for a log that doesn't change

    virtual const std::deque<Record> &records() const = 0; ///< oldest first
    virtual bool matches(const Record &record) const = 0;  ///< the filter

    int rowOf(size_t place) const ///< -1: hidden by the filter; `place`: index in the log
    {
        const auto at = std::ranges::find(m_rows, place);
        return at == m_rows.end() ? -1 : int(at - m_rows.begin());
    }
    void fill() ///< refills the rows; call within a model reset
    {
        m_rows.clear();
        for (size_t place = records().size(); place-- > 0;)
            if (matches(records()[place]))
                m_rows.push_back(place);
    }
    void rebuild()
    {
        this->beginResetModel();
        fill();
        this->endResetModel();
    }
    void addNewest() ///< adds a row for the last record without checking the filter
    {
        this->beginInsertRows({}, 0, 0);
        m_rows.insert(m_rows.begin(), records().size() - 1);
        this->endInsertRows();
    }

private:
    const Record &rowAt(int row) const final { return recordAt(row); }

    void beginRemoveFirst()
    {
        m_isFirstShown = !m_rows.empty() && m_rows.back() == 0;
        if (!m_isFirstShown)
            return;
        const int last = int(m_rows.size()) - 1;
        this->beginRemoveRows({}, last, last);
        m_rows.pop_back();
    }
    void endRemoveFirst()
    {
        for (size_t &place : m_rows)
            --place;
        if (m_isFirstShown)
            this->endRemoveRows();
    }

    std::vector<size_t> m_rows;  ///< indexes into the log, newest first
    bool m_isFirstShown = false; ///< the dropped record has a row
};

} // namespace labdesk
