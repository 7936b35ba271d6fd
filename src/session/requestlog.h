// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/requestrecord.h"

#include <QObject>

#include <deque>
#include <vector>

namespace labdesk {

/// The last requests of a connection, newest last; at most 500.
class RequestLog : public QObject
{
    Q_OBJECT

public:
    explicit RequestLog(QObject *parent = nullptr, size_t limit = 500);

    const std::deque<api::RequestRecord> &records() const { return m_records; }
    void put(const api::RequestRecord &record); ///< adds, or replaces the one with the same id
    /// What an earlier session left open, before anything of this one.
    void inherit(const std::vector<api::RequestRecord> &left);
    static bool isInherited(const api::RequestRecord &record) { return record.id >= firstInherited; }
    void clear();

Q_SIGNALS:
    void aboutToAppend();
    void appended();
    void changed(int row);
    void aboutToDropFirst();
    void droppedFirst();
    void aboutToClear();
    void cleared();

private:
    static constexpr quint64 firstInherited = quint64(1) << 63; ///< a client counts from 1
    void append(const api::RequestRecord &record);

    std::deque<api::RequestRecord> m_records;
    size_t m_limit;
};

} // namespace labdesk
