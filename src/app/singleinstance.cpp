// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/singleinstance.h"

#include "platform/privatefolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocalSocket>
#include <QTimer>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int answerTime = 2000; ///< ms that a second start waits for the first
constexpr qsizetype longestCall = 4200;

bool isForItsOwnerAlone(const QString &folder)
{
    const QFileInfo info(folder);
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther
        | QFile::WriteOther | QFile::ExeOther;
    return info.isDir() && info.isWritable() && !(info.permissions() & others);
}

} // namespace

SingleInstance::SingleInstance(const QString &runtimeFolder, const QString &dataFolder, QObject *parent)
    : QObject(parent), m_folder(runtimeFolder.isEmpty() ? QString() : QDir(runtimeFolder).filePath(u"labdesk"_s))
{
    // By the folder, so that a program on other data is another program; shortened, since a socket's name may not be
    // long.
    const QByteArray data = QDir(dataFolder).absolutePath().toUtf8();
    const QString key = dataFolder.isEmpty()
        ? u"usual"_s
        : QString::fromLatin1(QCryptographicHash::hash(data, QCryptographicHash::Sha256).toHex().left(16));
    m_file = QDir(m_folder).filePath(key + u".socket"_s);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::answer);
}

bool SingleInstance::handOver(const QString &link) const
{
    if (m_folder.isEmpty() || !isForItsOwnerAlone(m_folder))
        return false;
    QLocalSocket socket;
    socket.connectToServer(m_file);
    if (!socket.waitForConnected(answerTime))
        return false;
    socket.write(link.toUtf8().left(longestCall - 1).replace('\n', ' ') + '\n');
    if (!socket.waitForBytesWritten(answerTime))
        return false;
    return socket.waitForReadyRead(answerTime) && socket.readAll().startsWith("ok");
}

bool SingleInstance::listen()
{
    if (m_folder.isEmpty() || !makePrivateFolder(m_folder) || !isForItsOwnerAlone(m_folder))
        return false;
    QLocalServer::removeServer(m_file); // of one that was killed: nobody answered there
    return m_server.listen(m_file);
}

void SingleInstance::answer()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (socket->bytesAvailable() > longestCall)
                return socket->abort();
            if (!socket->canReadLine())
                return;
            const QString link = QString::fromUtf8(socket->readLine()).trimmed();
            socket->write("ok\n");
            socket->disconnectFromServer();
            Q_EMIT called(link);
        });
        QTimer::singleShot(5s, socket, [socket] { socket->abort(); });
    }
}

} // namespace labdesk
