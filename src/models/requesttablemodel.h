// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logtablemodel.h"
#include "models/requestfilter.h"
#include "session/requestlog.h"

namespace labdesk {

/// The request log as a table, newest first, with one row for all attempts of a request. Filtered by a RequestFilter.
class RequestTableModel : public LogTableModel<api::RequestRecord>
{
    Q_OBJECT

public:
    enum class Column { Time, Method, Path, Status, Duration, Tries, State };

    explicit RequestTableModel(const RequestLog &log, QObject *parent = nullptr);

    void setFilter(const QString &typed);
    const RequestFilter &filter() const { return m_filter; }
    /// While paused, no rows are added, but existing ones are updated.
    void setPaused(bool paused);
    bool isPaused() const { return m_isPaused; }
    int waiting() const { return m_waiting; } ///< matching requests added while paused
    int total() const { return int(m_log.records().size()); }
    QModelIndex indexOf(quint64 id) const;

Q_SIGNALS:
    void waitingChanged();

private:
    Columns columns() const override;
    QString idOf(const api::RequestRecord &record) const override { return QString::number(record.id); }
    const std::deque<api::RequestRecord> &records() const override { return m_log.records(); }
    bool matches(const api::RequestRecord &record) const override;
    void showAll(); ///< including those added while paused
    void rowAppended();
    void rowChanged(int logRow);
    void setWaiting(int waiting);

    const RequestLog &m_log;
    RequestFilter m_filter;
    bool m_isPaused = false;
    int m_waiting = 0;
};

/// Describes the result of a request: "done", "failed: The service cannot be reached.", "waiting 4 s", …
QString stateText(const api::RequestRecord &record);
/// The same as a short chip.
Chip stateChip(const api::RequestRecord &record);
QString verbText(api::Verb verb);

} // namespace labdesk
