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

constexpr int answerTime = 2000;                          ///< ms that a second start waits for the first
constexpr qsizetype maxLineBytes = 3 * maxLinkLength + 1; ///< at most three for a character, and the line's end
constexpr qsizetype maxTokenBytes = 256;                  ///< compositors send about forty

/// Whether another instance listens on the socket, as opposed to a stale file of a killed process. An instance that is
/// too busy to answer counts as running.
bool isTaken(const QString &file)
{
    QLocalSocket socket;
    socket.connectToServer(file);
    if (socket.waitForConnected(answerTime))
        return true;
    using Error = QLocalSocket::LocalSocketError;
    return socket.error() != Error::ServerNotFoundError && socket.error() != Error::ConnectionRefusedError;
}

bool isForItsOwnerAlone(const QString &folder)
{
    const QFileInfo info(folder);
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther
        | QFile::WriteOther | QFile::ExeOther;
    return info.isDir() && info.isWritable() && !(info.permissions() & others);
}

/// One word: it becomes an environment variable.
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
    // By the folder, so that a program on other data is another program; shortened, since a socket's name may not be
    // long.
    const QString key = dataFolder.isEmpty() ? u"usual"_s : shortHash(QDir(dataFolder).absolutePath());
#ifdef Q_OS_WIN
    m_file = u"labdesk-%1-%2"_s.arg(shortHash(ownerIdentifier()), key); // a pipe: everybody's names are in one place
#else
    m_file = QDir(m_folder).filePath(key + u".socket"_s);
#endif
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::answer);
}

/// Sockets lie in a folder; pipes have their owner's rights, by UserAccessOption.
bool SingleInstance::isPrivate() const
{
#ifdef Q_OS_WIN
    return true;
#else
    return !m_folder.isEmpty() && isForItsOwnerAlone(m_folder);
#endif
}

/// A call is two lines: the link, and the token, if there is one.
bool SingleInstance::handOver(const QString &link, const QByteArray &activationToken) const
{
    if (!isPrivate())
        return false;
    QLocalSocket socket;
    socket.connectToServer(m_file);
    if (!socket.waitForConnected(answerTime))
        return false;
#ifdef Q_OS_WIN
    if (!isServedByOwner(socket.socketDescriptor())) // another process took the name first
        return false;
#endif
    // Whole or not at all: a part of a link is another link. Without its end of line the other one drops it.
    const QByteArray line = link.toUtf8().replace('\n', ' ') + '\n';
    if (line.size() > maxLineBytes)
        return false;
    // An older program in front reads the first line alone.
    const QByteArray call = line + (isToken(activationToken) ? activationToken : QByteArray()) + '\n';
    socket.write(call);
    while (socket.bytesToWrite() > 0)
        if (!socket.waitForBytesWritten(answerTime))
            return false;
    // Who says nothing reads it later. A program that is about to end hangs up instead.
    return socket.waitForReadyRead(answerTime) ? socket.readAll().startsWith("ok")
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
    QLocalServer::removeServer(m_file); // of a process that was killed: nothing listens there
    return m_server.listen(m_file);
}

void SingleInstance::answer()
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
