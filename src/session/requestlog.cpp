// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/requestlog.h"

#include "domain/enumtable.h"

#include <algorithm>
#include <utility>

namespace labdesk {

QString requestStateName(api::RequestRecord::State state)
{
    using State = api::RequestRecord::State;
    static constexpr std::pair<State, const char *> names[] = {
        {State::Running, "running"}, {State::Waiting, "waiting"},   {State::Succeeded, "succeeded"},
        {State::Failed, "failed"},   {State::Canceled, "canceled"},
    };
    static_assert(isTableOf(names, State::Canceled));
    return QString::fromLatin1(entryOf(names, state));
}

namespace {

qint64 bytesOf(const api::RequestRecord &record)
{
    qint64 bytes = record.sentBody.bytes.size();
    for (const api::RequestAttempt &attempt : record.attempts)
        bytes += attempt.body.bytes.size();
    return bytes;
}

void dropBody(api::RequestBody &body)
{
    if (body.state != api::RequestBody::State::Kept)
        return;
    body.state = api::RequestBody::State::Dropped;
    body.bytes.clear();
}

} // namespace

void DriftLog::note(const api::RequestRecord &record)
{
    Operation &operation = m_operations[QString::fromLatin1(record.endpoint)];
    ++operation.responses;
    for (const QString &path : record.drift)
        if (operation.seen.size() < maxPaths || operation.seen.contains(path))
            ++operation.seen[path];
}

int DriftLog::paths() const
{
    int all = 0;
    for (const Operation &operation : m_operations)
        all += int(operation.seen.size());
    return all;
}

int DriftLog::drifting() const
{
    int all = 0;
    for (const Operation &operation : m_operations)
        all += operation.seen.isEmpty() ? 0 : 1;
    return all;
}

RequestLog::RequestLog(QObject *parent, size_t limit, qint64 bodyLimit)
    : QObject(parent), m_limit(limit), m_bodyLimit(bodyLimit)
{
}

void RequestLog::dropBodiesOf(api::RequestRecord &record)
{
    dropBody(record.sentBody);
    for (api::RequestAttempt &attempt : record.attempts)
        dropBody(attempt.body);
}

void RequestLog::put(const api::RequestRecord &record)
{
    if (!isInherited(record))
        m_lastId = std::max(m_lastId, record.id);
    if (record.state == api::RequestRecord::State::Succeeded) {
        m_drift.note(record);
        if (!record.drift.isEmpty())
            Q_EMIT driftFound();
    }
    const auto at
        = std::find_if(m_records.rbegin(), m_records.rend(), [&](const auto &known) { return known.id == record.id; });
    if (at != m_records.rend()) {
        m_bodyBytes -= bytesOf(*at);
        *at = record;
        if (isBodiless(record))
            dropBodiesOf(*at);
        m_bodyBytes += bytesOf(*at);
        Q_EMIT changed(int(std::distance(at, m_records.rend())) - 1);
        return makeRoom();
    }
    if (!m_records.empty() && !isInherited(m_records.front()) && record.id < m_records.front().id)
        return; // dropped already, because it was so slow; it would come back as the newest
    append(record);
}

void RequestLog::inherit(const std::vector<api::RequestRecord> &left)
{
    Q_ASSERT(m_records.empty());
    quint64 id = firstInherited;
    for (api::RequestRecord record : left) {
        record.id = id++;
        dropBodiesOf(record); // bodies from another connection aren't kept
        append(record);
    }
}

void RequestLog::append(const api::RequestRecord &record)
{
    if (m_records.size() >= m_limit) {
        Q_EMIT aboutToDropFirst();
        m_bodyBytes -= bytesOf(m_records.front());
        m_records.pop_front();
        Q_EMIT droppedFirst();
    }
    Q_EMIT aboutToAppend();
    m_records.push_back(record);
    if (isBodiless(record))
        dropBodiesOf(m_records.back());
    m_bodyBytes += bytesOf(m_records.back());
    Q_EMIT appended();
    makeRoom();
}

/// Drops the oldest bodies. Their requests stay and are marked.
void RequestLog::makeRoom()
{
    for (size_t row = 0; row < m_records.size() && m_bodyBytes > m_bodyLimit; ++row)
        dropBodiesAt(row);
}

void RequestLog::dropBodiesAt(size_t row)
{
    const qint64 bytes = bytesOf(m_records[row]);
    if (bytes == 0)
        return;
    dropBodiesOf(m_records[row]);
    m_bodyBytes -= bytes;
    Q_EMIT changed(int(row));
}

bool RequestLog::isBodiless(const api::RequestRecord &record) const
{
    return !isInherited(record) && (!m_keepsBodies || record.id <= m_noBodyUpTo);
}

void RequestLog::setKeepsBodies(bool keeps)
{
    m_keepsBodies = keeps;
    dropBodies();
}

void RequestLog::dropBodies()
{
    m_noBodyUpTo = m_lastId;
    for (size_t row = 0; row < m_records.size(); ++row)
        dropBodiesAt(row);
}

void RequestLog::clear()
{
    Q_EMIT aboutToClear();
    m_records.clear();
    m_bodyBytes = 0;
    Q_EMIT cleared();
}

} // namespace labdesk
