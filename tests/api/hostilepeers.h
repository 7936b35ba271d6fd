// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QUrl>

#include <thread>

namespace labdesk::tests {

/// A peer on 127.0.0.1 that answers each request with `first` and then `forever` again and again, as fast as it is
/// taken: from a thread of its own, because one in the test's event loop would keep the pace of whom it is to flood.
class Flood
{
public:
    Flood(QByteArray first, QByteArray forever);
    ~Flood();
    Flood(const Flood &) = delete;
    Flood &operator=(const Flood &) = delete;

    QUrl url() const;

private:
    void run() const;

    QByteArray m_first;
    QByteArray m_forever;
    int m_listener = -1;
    int m_port = 0;
    std::thread m_thread;
};

/// A peer in a process of its own, which gives each request on each connection the same reply; none when it is empty.
class ForkedPeer
{
public:
    explicit ForkedPeer(const QByteArray &reply);
    ~ForkedPeer();
    ForkedPeer(const ForkedPeer &) = delete;
    ForkedPeer &operator=(const ForkedPeer &) = delete;

    QUrl url() const;

private:
    int m_port = 0;
    int m_process = -1;
};

} // namespace labdesk::tests
