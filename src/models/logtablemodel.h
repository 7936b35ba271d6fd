// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <vector>

namespace labdesk {

/// A log as a table, newest first: a row for each record that the filter leaves. The log grows at its end, drops its
/// oldest record when it is full, and says so (`aboutToDropFirst`, `droppedFirst`).
class LogTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    int rowCount(const QModelIndex &parent = {}) const override;

protected:
    template <class Log> explicit LogTableModel(const Log &log, QObject *parent) : QAbstractTableModel(parent)
    {
        connect(&log, &Log::aboutToDropFirst, this, &LogTableModel::firstGoes);
        connect(&log, &Log::droppedFirst, this, &LogTableModel::firstIsGone);
    }
    explicit LogTableModel(QObject *parent) : QAbstractTableModel(parent) { } ///< of a log that stays as it is

    virtual size_t recordCount() const = 0;
    virtual bool matches(size_t record) const = 0; ///< the filter; `record` is its index in the log

    size_t recordOf(int row) const { return m_rows[static_cast<size_t>(row)]; }
    int rowOf(size_t record) const; ///< -1: the filter hides it
    void fill();                    ///< with what the filter leaves now, within a reset of the model
    void rebuild();
    void addNewest(); ///< a row for the last record, whether it matches or not

private:
    void firstGoes();
    void firstIsGone();

    std::vector<size_t> m_rows;  ///< indexes into the log, newest first
    bool m_firstIsShown = false; ///< the record that is being dropped
};

} // namespace labdesk
