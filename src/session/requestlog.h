// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/requestrecord.h"

#include <QMap>
#include <QObject>
#include <QString>

#include <deque>
#include <vector>

namespace labdesk {

/// Counts fields and values outside the known contract: in how many responses of an operation each was seen. For one
/// session.
class DriftLog
{
public:
    struct Operation
    {
        int responses = 0;       ///< decoded responses, with drift or without
        QMap<QString, int> seen; ///< number of responses by path; at most 200 paths
    };

    void note(const api::RequestRecord &record); ///< call it once for each request that succeeded
    const QMap<QString, Operation> &operations() const { return m_operations; } ///< by name; also those without drift
    int paths() const;                                                          ///< different ones, over all operations
    int drifting() const;                                                       ///< operations with drift

private:
    static constexpr qsizetype maxPaths = 200;
    QMap<QString, Operation> m_operations;
};

/// "running": for files and filters, never translated.
QString requestStateName(api::RequestRecord::State state);

/// The last requests of a connection, newest last; at most 500, with at most 20 MB of bodies, of which the oldest are
/// dropped first.
class RequestLog : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 maxBodyBytes = 20 * 1024 * 1024;

    explicit RequestLog(QObject *parent = nullptr, size_t limit = 500, qint64 bodyLimit = maxBodyBytes);

    const std::deque<api::RequestRecord> &records() const { return m_records; }
    void put(const api::RequestRecord &record); ///< adds, or replaces the one with the same id
    /// Adds the requests that an earlier session left open. Call it before the first put().
    void inherit(const std::vector<api::RequestRecord> &left);
    static bool isInherited(const api::RequestRecord &record) { return record.id >= firstInherited; }
    void clear();

    /// Drops the bodies of all requests so far, also of those that are still running.
    void dropBodies();
    /// For the lock: while off, no bodies are kept; those of requests that began meanwhile never are.
    void setKeepsBodies(bool keeps);
    qint64 bodyBytes() const { return m_bodyBytes; }
    static void dropBodiesOf(api::RequestRecord &record);

    /// The drift since the session began, also from requests that are no longer listed.
    const DriftLog &drift() const { return m_drift; }

Q_SIGNALS:
    void aboutToAppend();
    void appended();
    void changed(int row);
    void aboutToDropFirst();
    void droppedFirst();
    void aboutToClear();
    void cleared();
    void driftFound(); ///< drift() has grown

private:
    static constexpr quint64 firstInherited = quint64(1) << 63; ///< clients count from 1
    void append(const api::RequestRecord &record);
    void makeRoom();
    void dropBodiesAt(size_t row);
    bool isBodiless(const api::RequestRecord &record) const;

    std::deque<api::RequestRecord> m_records;
    size_t m_limit;
    qint64 m_bodyLimit;
    qint64 m_bodyBytes = 0;
    quint64 m_lastId = 0;     ///< the last one of a client
    quint64 m_noBodyUpTo = 0; ///< ids up to here keep no body
    bool m_keepsBodies = true;
    DriftLog m_drift;
};

} // namespace labdesk
