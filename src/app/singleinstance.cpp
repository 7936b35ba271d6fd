// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/singleinstance.h"

#include "domain/link.h"
#include "platform/systemfile.h"
#ifdef Q_OS_WIN
#include "platform/owneronly_windows.h"
#endif

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocalSocket>
#include <QTimer>

#include <algorithm>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int responseTimeout = 2000;                     ///< ms that a second start waits for the first one
constexpr qsizetype maxLineBytes = 3 * maxLinkLength + 1; ///< at most three bytes per character, and a line break
constexpr qsizetype maxTokenBytes = 256;                  ///< compositors use about forty

/// Whether another instance is listening on the socket, as opposed to a stale file of a killed process. An instance
/// that is too busy to respond counts as running.
bool isTaken(const QString &file)
{
    QLocalSocket socket;
    socket.connectToServer(file);
    if (socket.waitForConnected(responseTimeout))
        return true;
    using Error = QLocalSocket::LocalSocketError;
    return socket.error() != Error::ServerNotFoundError && socket.error() != Error::ConnectionRefusedError;
}

bool isOwnerOnly(const QString &folder)
{
    const QFileInfo info(folder);
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther
        | QFile::WriteOther | QFile::ExeOther;
    return info.isDir() && info.isWritable() && !(info.permissions() & others);
}

/// A single word, because it becomes an environment variable.
bool isToken(const QByteArray &token)
{
    return !token.isEmpty() && token.size() <= maxTokenBytes
        && std::ranges::all_of(token, [](char c) { return c > ' ' && c <= '~'; });
}

QString shortHash(const QString &text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex().left(16));
}

} // namespace

SingleInstance::SingleInstance(const QString &runtimeFolder, const QString &dataFolder)
    : m_folder(runtimeFolder.isEmpty() ? QString() : QDir(runtimeFolder).filePath(u"labdesk"_s))
{
    // By data folder, so that instances with different data are independent. Hashed, since socket names are limited in
    // length.
    const QString key = dataFolder.isEmpty() ? u"usual"_s : shortHash(QDir(dataFolder).absolutePath());
#ifdef Q_OS_WIN
    m_file = u"labdesk-%1-%2"_s.arg(shortHash(ownerIdentifier()), key); // pipes of all users share one namespace
#else
    m_file = QDir(m_folder).filePath(key + u".socket"_s);
#endif
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::acceptConnection);
}

/// Sockets are protected by their folder, pipes by UserAccessOption.
bool SingleInstance::isPrivate() const
{
#ifdef Q_OS_WIN
    return true;
#else
    return !m_folder.isEmpty() && isOwnerOnly(m_folder);
#endif
}

/// The message has two lines: the link, and the token if there is one.
bool SingleInstance::sendToRunningInstance(const QString &link, const QByteArray &activationToken) const
{
    if (!isPrivate())
        return false;
    QLocalSocket socket;
    socket.connectToServer(m_file);
    if (!socket.waitForConnected(responseTimeout))
        return false;
#ifdef Q_OS_WIN
    if (!isServedByOwner(socket.socketDescriptor())) // another process took the name first
        return false;
#endif
    // Don't truncate it: a part of a link is a different link. Without a line break, the receiver drops it.
    const QByteArray line = link.toUtf8().replace('\n', ' ') + '\n';
    if (line.size() > maxLineBytes)
        return false;
    // Older versions read only the first line.
    const QByteArray call = line + (isToken(activationToken) ? activationToken : QByteArray()) + '\n';
    socket.write(call);
    while (socket.bytesToWrite() > 0)
        if (!socket.waitForBytesWritten(responseTimeout))
            return false;
    // Without a response, the other instance is busy and reads the message later, unless it is ending and disconnects.
    return socket.waitForReadyRead(responseTimeout) ? socket.readAll().startsWith("ok")
                                                    : socket.state() == QLocalSocket::ConnectedState;
}

bool SingleInstance::listen()
{
#ifndef Q_OS_WIN
    if (m_folder.isEmpty() || !makePrivateFolder(m_folder))
        return false;
#endif
    if (!isPrivate())
        return false;
    if (isTaken(m_file))
        return false;
    QLocalServer::removeServer(m_file); // left by a killed process, as nothing is listening
    return m_server.listen(m_file);
}

void SingleInstance::acceptConnection()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (socket->bytesAvailable() > maxLineBytes + maxTokenBytes + 1)
                return socket->abort();
            if (!socket->canReadLine())
                return;
            const QString link = QString::fromUtf8(socket->readLine()).trimmed();
            const QByteArray token = socket->canReadLine() ? socket->readLine().trimmed() : QByteArray();
            socket->write("ok\n");
            socket->disconnectFromServer();
            Q_EMIT called(link, isToken(token) ? token : QByteArray());
        });
        QTimer::singleShot(5s, socket, [socket] { socket->abort(); });
    }
}

} // namespace labdesk
