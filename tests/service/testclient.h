// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QTcpSocket>

namespace labdesk::tests {

struct TestReply
{
    int status = 0;                      ///< 0: the connection ended without an answer
    QMap<QByteArray, QByteArray> fields; ///< names in lower case
    QByteArray body;

    QJsonObject object() const;
    QJsonArray array() const;
};

/// A client that sends just the bytes it is told to, once: QNetworkAccessManager repeats and repairs on its own.
class TestClient
{
public:
    TestClient(quint16 port, QByteArray key);

    /// One request on the kept-alive connection, which is opened again if the service has closed it. A body is JSON, or
    /// a form for the token exchange, unless `fields` say something else.
    TestReply ask(const QByteArray &method, const QByteArray &target, const QByteArray &body = {},
                  const QByteArray &fields = {});

    /// These bytes on a connection of their own, and everything that comes back until it ends.
    QByteArray exchange(const QByteArray &bytes, bool untilClosed = true);

    void setKeyField(const QByteArray &line) { m_keyField = line; } ///< "x-service-api-key: k\r\n"; may be empty

    static TestReply parse(const QByteArray &bytes, bool head = false);

private:
    static bool isWhole(const QByteArray &bytes, bool head);

    quint16 m_port;
    QByteArray m_keyField;
    QTcpSocket m_socket;
};

} // namespace labdesk::tests
