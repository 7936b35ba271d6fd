// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fault.h"

#include <QTcpServer>

#include <memory>

class QTcpSocket;

namespace labdesk::tests {

/// A server on 127.0.0.1 with TLS in its own hands, where FaultServer has Qt's, which does everything right. Takes one
/// request a connection, answers with one play, and does one trick.
class TlsPeer : public QTcpServer
{
    Q_OBJECT

public:
    TlsPeer(Play play, TlsTrick trick);
    ~TlsPeer() override;

    int requests() const { return m_requests; }
    const QByteArray &received() const { return m_received; } ///< inside TLS

protected:
    void incomingConnection(qintptr handle) override;

private:
    struct Session;
    struct Context;

    void read(Session &session);
    void answer(Session &session);
    void flush(Session &session, bool isLast = false);
    void flushHandshake(Session &session, QByteArray bytes);
    void finish(Session &session);

    Play m_play;
    TlsTrick m_trick;
    std::unique_ptr<Context> m_context;
    QByteArray m_received;
    int m_requests = 0;
};

} // namespace labdesk::tests
