// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QTcpServer>
#include <QThread>
#include <QUrl>

namespace labdesk::tests {

/// A body that is made while it is sent: `begin`, so many times `unit`, `end`.
struct Poured
{
    QByteArray begin;
    QByteArray unit;
    qint64 times = 0;
    QByteArray end;
    qint64 size() const { return begin.size() + unit.size() * times + end.size(); }
};

/// Answers every request with a 200 and such a body, from a thread of its own: neither its time nor its memory are
/// counted to whoever asks.
class PouringServer
{
public:
    explicit PouringServer(const Poured &body, const QByteArray &headers = {});
    ~PouringServer();
    PouringServer(const PouringServer &) = delete;
    PouringServer &operator=(const PouringServer &) = delete;

    QUrl url() const;

private:
    QThread m_thread;
    QTcpServer *m_server; ///< lives in the thread
    quint16 m_port = 0;
};

} // namespace labdesk::tests
