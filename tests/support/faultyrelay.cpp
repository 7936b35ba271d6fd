// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/faultyrelay.h"

#include "support/faultserver.h"

#include <QPointer>
#include <QTcpSocket>
#include <QTimer>

#include <utility>

namespace labdesk::tests {

/// A client's connection and the one to the service that belongs to it.
struct FaultyRelay::Pair : QObject
{
    using QObject::QObject;
    ~Pair() override
    {
        client.disconnect(); // sockets that go say that they were closed
        service.disconnect();
    }
    QTcpSocket client;
    QTcpSocket service;
    QByteArray input;
    bool isBusy = false; ///< one request at a time, as the client sends them
    bool swallowsAnswer = false;
};

FaultyRelay::FaultyRelay(quint16 servicePort, Plan plan) : m_servicePort(servicePort), m_plan(std::move(plan))
{
    if (!listen(QHostAddress::LocalHost))
        qFatal("no port to listen on");
}

FaultyRelay::~FaultyRelay() = default;

void FaultyRelay::incomingConnection(qintptr handle)
{
    auto *pair = new Pair(this);
    pair->client.setSocketDescriptor(handle);
    connect(&pair->client, &QTcpSocket::readyRead, pair, [this, pair] {
        pair->input += pair->client.readAll();
        takeRequests(pair);
    });
    connect(&pair->client, &QTcpSocket::disconnected, pair, [pair] {
        pair->service.disconnect(); // it was not the service that went first
        pair->deleteLater();
    });
    connect(&pair->service, &QTcpSocket::readyRead, pair, [this, pair] {
        const QByteArray answer = pair->service.readAll();
        pair->isBusy = false;
        if (pair->swallowsAnswer)
            return pair->client.abort();
        pair->client.write(answer);
        takeRequests(pair);
    });
    connect(&pair->service, &QTcpSocket::errorOccurred, this, [this, pair] {
        if (pair->isBusy || pair->service.error() == QAbstractSocket::ConnectionRefusedError)
            die();
        else
            pair->client.abort(); // it was idle for too long
    });
    pair->service.connectToHost(QHostAddress(QHostAddress::LocalHost), m_servicePort);
}

void FaultyRelay::takeRequests(Pair *pair)
{
    const qsizetype headEnd = pair->input.indexOf("\r\n\r\n");
    if (pair->isBusy || headEnd < 0)
        return;
    const QByteArray head = pair->input.left(headEnd);
    const qsizetype whole = headEnd + 4 + FaultServer::header(head, "content-length").toLongLong();
    if (pair->input.size() < whole)
        return;
    const auto addressAt = [](quint16 port) { return "127.0.0.1:" + QByteArray::number(port); };
    // A service answers only to its own name.
    const QByteArray request = QByteArray(head).replace(addressAt(serverPort()), addressAt(m_servicePort))
        + pair->input.mid(headEnd, whole - headEnd);
    pair->input.remove(0, whole);
    const QList<QByteArray> line = head.left(head.indexOf('\r')).split(' ');
    m_seen.push_back({line.value(0), line.value(1)});
    const Mischief mischief = m_plan(line.value(0), line.value(1), m_counts[line.value(0) + ' ' + line.value(1)]++);
    if (!mischief.answer.isEmpty()) {
        pair->client.write(mischief.answer);
        return takeRequests(pair);
    }
    pair->isBusy = true;
    if (mischief.isHeld)
        return m_held.push_back([this, pair = QPointer(pair), request] {
            if (pair)
                pass(pair, request, Mischief::Drop::Never);
        });
    if (mischief.delay.count() == 0)
        return pass(pair, request, mischief.drop);
    QTimer::singleShot(mischief.delay, pair,
                       [this, pair, request, drop = mischief.drop] { pass(pair, request, drop); });
}

void FaultyRelay::pass(Pair *pair, const QByteArray &request, Mischief::Drop drop)
{
    if (drop == Mischief::Drop::Request)
        return pair->client.abort();
    pair->swallowsAnswer = drop == Mischief::Drop::Answer;
    pair->service.write(request);
}

void FaultyRelay::release()
{
    for (const auto &pass : std::exchange(m_held, {}))
        pass();
}

void FaultyRelay::die()
{
    close();
    for (QObject *pair : QObjectList(children()))
        if (auto *lost = dynamic_cast<Pair *>(pair))
            lost->client.abort();
}

} // namespace labdesk::tests
