// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/pouringserver.h"

#include <QTcpSocket>

#include <algorithm>
#include <memory>

namespace labdesk::tests {

namespace {

constexpr qint64 writtenAtOnce = 256 * 1024;

/// What is still to be sent to one socket.
struct Rest
{
    Poured body;
    qint64 timesLeft = 0;
    bool hasEnded = false;
};

void pour(QTcpSocket *socket, Rest &rest)
{
    while (!rest.hasEnded && socket->bytesToWrite() < writtenAtOnce) {
        const qint64 times = std::min(rest.timesLeft, writtenAtOnce / qint64(rest.body.unit.size() + 1) + 1);
        socket->write(rest.body.unit.repeated(times));
        rest.timesLeft -= times;
        rest.hasEnded = rest.timesLeft == 0;
        if (rest.hasEnded)
            socket->write(rest.body.end);
    }
}

void answer(QTcpSocket *socket, const Poured &body, const QByteArray &headers)
{
    const auto rest = std::make_shared<Rest>(Rest{body, body.times});
    QObject::connect(socket, &QTcpSocket::readyRead, socket, [socket, rest, headers] {
        if (!socket->readAll().contains("\r\n\r\n"))
            return;
        socket->write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
                      + QByteArray::number(rest->body.size()) + "\r\n" + headers + "\r\n" + rest->body.begin);
        rest->timesLeft = rest->body.times;
        rest->hasEnded = false;
        pour(socket, *rest);
    });
    QObject::connect(socket, &QTcpSocket::bytesWritten, socket, [socket, rest] {
        if (rest->timesLeft > 0)
            pour(socket, *rest);
    });
    QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
}

} // namespace

PouringServer::PouringServer(const Poured &body, const QByteArray &headers) : m_server(new QTcpServer)
{
    m_server->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_server, &QObject::deleteLater);
    QObject::connect(m_server, &QTcpServer::newConnection, m_server, [server = m_server, body, headers] {
        while (QTcpSocket *socket = server->nextPendingConnection())
            answer(socket, body, headers);
    });
    m_thread.start();
    QMetaObject::invokeMethod(
        m_server,
        [this] {
            if (!m_server->listen(QHostAddress::LocalHost))
                qFatal("no port to listen on");
            m_port = m_server->serverPort();
        },
        Qt::BlockingQueuedConnection);
}

PouringServer::~PouringServer()
{
    m_thread.quit();
    m_thread.wait();
}

QUrl PouringServer::url() const
{
    return QUrl(QStringLiteral("http://127.0.0.1:%1").arg(m_port));
}

} // namespace labdesk::tests
