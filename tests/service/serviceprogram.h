// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QProcess>
#include <QTest>
#include <QUrl>

#include <csignal>

namespace labdesk::tests {

/// Asks it to stop; on Windows, nobody can ask a program without a console or a window.
inline void stop(QProcess &program)
{
#ifdef Q_OS_WIN
    program.kill();
#else
    program.terminate();
#endif
}

/// labdesk-service as a process, with what it prints at start by name.
class ServiceProgram
{
public:
    explicit ServiceProgram(const QStringList &arguments)
    {
        m_process.start(QStringLiteral(SERVICE_PROGRAM), arguments);
        const bool isUp = QTest::qWaitFor(
            [this] {
                m_output += m_process.readAllStandardOutput();
                return m_output.contains("client id: ") && m_output.endsWith('\n');
            },
            20'000);
        if (!isUp)
            qWarning("the service did not start: %s", m_process.readAllStandardError().constData());
        for (const QByteArray &line : m_output.trimmed().split('\n'))
            m_printed[line.left(line.indexOf(": "))] = line.mid(line.indexOf(": ") + 2);
    }

    QProcess &process() { return m_process; }
    QByteArray printed(const QByteArray &name) const { return m_printed[name]; }
    quint16 port(const QByteArray &name = "address") const
    {
        return static_cast<quint16>(QUrl(QString::fromLatin1(m_printed[name])).port());
    }
#ifndef Q_OS_WIN
    void raise(int signal) const
    {
        ::kill(static_cast<pid_t>(m_process.processId()), signal);
    }
#endif

private:
    QProcess m_process;
    QByteArray m_output;
    QMap<QByteArray, QByteArray> m_printed;
};

} // namespace labdesk::tests
