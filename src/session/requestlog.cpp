// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/requestlog.h"

#include <algorithm>

namespace labdesk {

RequestLog::RequestLog(QObject *parent, size_t limit) : QObject(parent), m_limit(limit) {}

void RequestLog::put(const api::RequestRecord &record)
{
    const auto at = std::find_if(m_records.rbegin(), m_records.rend(), [&](const auto &known) { return known.id == record.id; });
    if (at != m_records.rend()) {
        *at = record;
        Q_EMIT changed(int(std::distance(at, m_records.rend())) - 1);
        return;
    }
    if (!m_records.empty() && !isInherited(m_records.front()) && record.id < m_records.front().id)
        return; // so slow that it was dropped already: it would come back as the newest
    append(record);
}

void RequestLog::inherit(const std::vector<api::RequestRecord> &left)
{
    Q_ASSERT(m_records.empty());
    quint64 id = firstInherited;
    for (api::RequestRecord record : left) {
        record.id = id++;
        append(record);
    }
}

void RequestLog::append(const api::RequestRecord &record)
{
    if (m_records.size() >= m_limit) {
        Q_EMIT aboutToDropFirst();
        m_records.pop_front();
        Q_EMIT droppedFirst();
    }
    Q_EMIT aboutToAppend();
    m_records.push_back(record);
    Q_EMIT appended();
}

void RequestLog::clear()
{
    Q_EMIT aboutToClear();
    m_records.clear();
    Q_EMIT cleared();
}

} // namespace labdesk
