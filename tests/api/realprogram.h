// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

namespace labdesk::tests {

/// A program of this machine with a folder of its own, which ends with it.
class RealProgram
{
public:
    explicit RealProgram(const QString &name) : m_file(find(name))
    {
        m_folder.setAutoRemove(true);
        // Some give up being root, and have to get in all the same.
        QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755));
    }
    ~RealProgram()
    {
        m_process.terminate();
        if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(5'000)) {
            m_process.kill();
            m_process.waitForFinished(5'000);
        }
    }

    static QString find(const QString &name, const QStringList &folders = {})
    {
        const QString known = QStandardPaths::findExecutable(name, folders);
        return known.isEmpty() && folders.isEmpty()
            ? QStandardPaths::findExecutable(name, {QStringLiteral("/usr/sbin"), QStringLiteral("/usr/local/sbin")})
            : known;
    }

    bool isThere() const { return !m_file.isEmpty(); }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    void write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("a file of a program cannot be written");
        file.setPermissions(QFile::Permissions(0x6644));
    }
    void environment(const QString &name, const QString &value)
    {
        QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
        all.insert(name, value);
        m_process.setProcessEnvironment(all);
    }
    /// Whether it takes connections at that port.
    bool start(const QStringList &arguments, quint16 port)
    {
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_process.setStandardInputFile(QProcess::nullDevice());
        m_process.start(m_file, arguments);
        const auto answers = [this, port] {
            if (m_process.state() == QProcess::NotRunning && m_process.error() != QProcess::UnknownError)
                return true;
            QTcpSocket socket;
            socket.connectToHost(QStringLiteral("127.0.0.1"), port);
            return m_process.state() == QProcess::NotRunning || socket.waitForConnected(200);
        };
        const bool isOver = m_process.waitForStarted(10'000) && QTest::qWaitFor(answers, 60'000);
        const bool isRunning = isOver && m_process.state() == QProcess::Running;
        if (!isRunning)
            qWarning("%s: %s", qPrintable(m_file), m_process.readAll().constData());
        return isRunning;
    }

private:
    QString m_file;
    QTemporaryDir m_folder;
    QProcess m_process;
};

} // namespace labdesk::tests
