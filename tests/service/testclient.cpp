// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/testclient.h"

#include <QHostAddress>
#include <QJsonDocument>
#include <QTest>

namespace labdesk::tests {

namespace {

constexpr int patience = 10'000; // ms

qsizetype lengthOf(const QByteArray &head)
{
    const qsizetype at = head.toLower().indexOf("\r\ncontent-length:");
    if (at < 0)
        return 0;
    const qsizetype from = at + 17;
    return head.sliced(from, head.indexOf("\r\n", from) - from).trimmed().toLongLong();
}

bool isChunked(const QByteArray &head)
{
    return head.toLower().contains("\r\ntransfer-encoding: chunked");
}

QByteArray withoutChunks(const QByteArray &bytes)
{
    QByteArray body;
    qsizetype at = 0;
    while (true) {
        const qsizetype end = bytes.indexOf("\r\n", at);
        const qsizetype size = bytes.sliced(at, end - at).toLongLong(nullptr, 16);
        if (size == 0)
            return body;
        body += bytes.sliced(end + 2, size);
        at = end + 2 + size + 2;
    }
}

} // namespace

QJsonObject TestReply::object() const
{
    return QJsonDocument::fromJson(body).object();
}

QJsonArray TestReply::array() const
{
    return QJsonDocument::fromJson(body).array();
}

TestClient::TestClient(quint16 port, QByteArray key)
    : m_port(port), m_keyField("x-service-api-key: " + key + "\r\n") { }

bool TestClient::isWhole(const QByteArray &bytes, bool head)
{
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    if (end >= 0 && !head && isChunked(bytes.first(end)))
        return bytes.endsWith("\r\n0\r\n\r\n");
    return end >= 0 && (head || bytes.size() >= end + 4 + lengthOf(bytes.first(end + 2)));
}

TestReply TestClient::parse(const QByteArray &bytes, bool head)
{
    TestReply reply;
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    if (!bytes.startsWith("HTTP/1.") || end < 0)
        return reply;
    const QList<QByteArray> lines = bytes.first(end).split('\n');
    reply.status = lines.front().split(' ').value(1).toInt();
    for (const QByteArray &line : lines.sliced(1))
        reply.fields[line.left(line.indexOf(':')).toLower()] = line.mid(line.indexOf(':') + 1).trimmed();
    if (!head)
        reply.body = isChunked(bytes.first(end)) ? withoutChunks(bytes.sliced(end + 4)) : bytes.sliced(end + 4);
    return reply;
}

TestReply TestClient::ask(const QByteArray &method, const QByteArray &target, const QByteArray &body,
                          const QByteArray &fields)
{
    if (m_socket.state() != QAbstractSocket::ConnectedState) {
        m_socket.abort();
        m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), m_port);
    }
    QByteArray request = method + ' ' + target + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(m_port) + "\r\n"
        + m_keyField + fields;
    if (!body.isEmpty())
        request += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    if (!body.isEmpty() && !fields.toLower().contains("content-type:"))
        request += target.startsWith("/oauth/") ? "Content-Type: application/x-www-form-urlencoded\r\n"
                                                : "Content-Type: application/json\r\n";
    m_socket.write(request + "\r\n" + body);

    const bool head = method == "HEAD";
    QByteArray received;
    const bool ended = QTest::qWaitFor(
        [&] {
            received += m_socket.readAll();
            return isWhole(received, head) || m_socket.state() == QAbstractSocket::UnconnectedState;
        },
        patience);
    if (!ended)
        qWarning("no answer to %s %s", method.constData(), target.constData());
    return parse(received, head);
}

QByteArray TestClient::exchange(const QByteArray &bytes, bool untilClosed)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress(QHostAddress::LocalHost), m_port);
    socket.write(bytes);
    QByteArray received;
    const bool ended = QTest::qWaitFor(
        [&] {
            received += socket.readAll();
            return (!untilClosed && isWhole(received, false)) || socket.state() == QAbstractSocket::UnconnectedState;
        },
        patience);
    if (!ended)
        qWarning("the connection did not end");
    return received;
}

} // namespace labdesk::tests
