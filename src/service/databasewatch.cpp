// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/databasewatch.h"

#include <QLibrary>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds interval{250};

thread_local DatabaseWatch *watchOfThisThread = nullptr;

// Uses libpq, which the driver has loaded by now, because the service itself isn't linked with it. Returns -1 if there
// is none.
int socketOf(const QVariant &handle)
{
#ifdef Q_OS_UNIX
    static const auto socket = reinterpret_cast<int (*)(const void *)>(QLibrary::resolve(u"pq"_s, u"5"_s, "PQsocket"));
    const bool isConnection = qstrcmp(handle.typeName(), "PGconn*") == 0 || qstrcmp(handle.typeName(), "pg_conn*") == 0;
    return socket && isConnection ? socket(*static_cast<void *const *>(handle.constData())) : -1;
#else
    Q_UNUSED(handle)
    return -1;
#endif
}

} // namespace

WatchedConnection::WatchedConnection(int socket) : m_socket(socket) { }

WatchedConnection::~WatchedConnection()
{
#ifdef Q_OS_UNIX
    ::close(m_socket);
#endif
}

void WatchedConnection::closeIfLate(Time now)
{
    const quint64 calls = m_calls.load(std::memory_order_relaxed);
    if (calls != m_seenCalls) {
        m_seenCalls = calls;
        m_seenAt = now;
    } else if (calls % 2 == 1 && callTimeout().count() > 0 && now - m_seenAt >= callTimeout()) {
        end();
    }
}

void WatchedConnection::end()
{
    m_isEnded = true;
#ifdef Q_OS_UNIX
    ::shutdown(m_socket, SHUT_RDWR);
#endif
}

DatabaseWatch::~DatabaseWatch()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isStopping = true;
    }
    m_changed.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

void DatabaseWatch::watchThisThread()
{
    watchOfThisThread = this;
}

DatabaseWatch *DatabaseWatch::ofThisThread()
{
    return watchOfThisThread;
}

std::shared_ptr<WatchedConnection> DatabaseWatch::add(const QVariant &handle)
{
    int socket = socketOf(handle);
#ifdef Q_OS_UNIX
    socket = socket < 0 ? socket : ::fcntl(socket, F_DUPFD_CLOEXEC, 0);
#endif
    if (socket < 0)
        return {};
    auto connection = std::make_shared<WatchedConnection>(socket);
    const std::lock_guard lock(m_mutex);
    if (m_hasEnded)
        connection->end();
    m_connections.push_back(connection);
    if (!m_thread.joinable())
        m_thread = std::thread([this] { run(); });
    return connection;
}

void DatabaseWatch::endAll()
{
    const std::lock_guard lock(m_mutex);
    m_hasEnded = true;
    for (const auto &each : m_connections)
        if (const auto connection = each.lock())
            connection->end();
}

void DatabaseWatch::run()
{
    std::unique_lock lock(m_mutex);
    while (!m_changed.wait_for(lock, interval, [this] { return m_isStopping; })) {
        const auto now = std::chrono::steady_clock::now();
        std::erase_if(m_connections, [](const auto &each) { return each.expired(); });
        for (const auto &each : m_connections)
            if (const auto connection = each.lock())
                connection->closeIfLate(now);
    }
}

} // namespace labdesk::service
