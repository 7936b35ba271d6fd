// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace labdesk::service {

/// A connection to PostgreSQL that another thread can close. libpq waits for a result as long as the TCP connection
/// lives, which is forever if the server is frozen.
class WatchedConnection
{
public:
    using Time = std::chrono::steady_clock::time_point;

    explicit WatchedConnection(int socket);
    ~WatchedConnection();
    WatchedConnection(const WatchedConnection &) = delete;
    WatchedConnection &operator=(const WatchedConnection &) = delete;

    // For the thread that uses the connection.
    /// Limit for a call; 0 for none.
    void setCallTimeout(std::chrono::milliseconds timeout) { m_callTimeoutMs = int(timeout.count()); }
    std::chrono::milliseconds callTimeout() const { return std::chrono::milliseconds(m_callTimeoutMs.load()); }
    void countCall() { m_calls.store(m_calls.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed); }

    // For the watch.
    void closeIfLate(Time now); ///< closes the connection if its call takes too long
    void end();                 ///< its calls then fail like those of a lost connection
    bool isEnded() const { return m_isEnded; }

private:
    int m_socket;                        ///< a duplicate, because libpq may close its own descriptor at any time
    std::atomic<quint64> m_calls{0};     ///< counts begins and ends, so it's odd during a call
    std::atomic<int> m_callTimeoutMs{0}; ///< milliseconds
    std::atomic<bool> m_isEnded{false};
    quint64 m_seenCalls = 0;
    Time m_seenAt{};
};

/// Marks a database call until the end of the scope. Has almost no cost.
class DatabaseCall
{
public:
    explicit DatabaseCall(WatchedConnection *connection) : m_connection(connection) { count(); }
    ~DatabaseCall() { count(); }
    DatabaseCall(const DatabaseCall &) = delete;
    DatabaseCall &operator=(const DatabaseCall &) = delete;

private:
    void count() const
    {
        if (m_connection)
            m_connection->countCall();
    }

    WatchedConnection *m_connection;
};

/// Changes the call timeout of a connection for the current scope. The connection may be null.
class CallTimeoutScope
{
public:
    CallTimeoutScope(WatchedConnection *connection, std::chrono::milliseconds timeout)
        : m_connection(connection), m_before(connection ? connection->callTimeout() : timeout)
    {
        if (m_connection)
            m_connection->setCallTimeout(timeout);
    }
    ~CallTimeoutScope()
    {
        if (m_connection)
            m_connection->setCallTimeout(m_before);
    }
    CallTimeoutScope(const CallTimeoutScope &) = delete;
    CallTimeoutScope &operator=(const CallTimeoutScope &) = delete;

private:
    WatchedConnection *m_connection;
    std::chrono::milliseconds m_before;
};

/// The connections that the threads of a service have opened to PostgreSQL. Must outlive them.
class DatabaseWatch
{
public:
    DatabaseWatch() = default;
    ~DatabaseWatch();
    DatabaseWatch(const DatabaseWatch &) = delete;
    DatabaseWatch &operator=(const DatabaseWatch &) = delete;

    void watchThisThread(); ///< watches connections that this thread opens from now on
    static DatabaseWatch *ofThisThread();

    /// Adds an open connection by the driver's handle. Returns null if it can't be watched.
    std::shared_ptr<WatchedConnection> add(const QVariant &handle);

    void endAll(); ///< including connections that are opened later

private:
    void run();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<std::weak_ptr<WatchedConnection>> m_connections;
    bool m_hasEnded = false, m_isStopping = false;
    std::thread m_thread; ///< started with the first connection
};

} // namespace labdesk::service
