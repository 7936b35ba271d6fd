// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>

namespace labdesk {

/// One program for each person and data folder: a second start passes its link to the first and ends. They talk over a
/// socket in a folder of mode 0700, or over a pipe of the person's own on Windows, so that other people can't connect.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// `runtimeFolder`: private to the person; empty: there is none, and nothing below works; `dataFolder`: empty for
    /// the usual one.
    SingleInstance(const QString &runtimeFolder, const QString &dataFolder);

    /// Gives `link` (empty: just come to the front) to the program that runs, which may be too busy to take it at once,
    /// and the token with which it may come to the front, see Navigator::raiseWindow(). False: there is none, or what
    /// it was given can't be passed on whole, so that this one opens it.
    bool handOver(const QString &link, const QByteArray &activationToken = {}) const;
    /// From now on others can call. False: the folder is not private, or the socket cannot be made; the program works
    /// without.
    bool listen();
    QString socketFile() const { return m_file; }

Q_SIGNALS:
    void called(const QString &link, const QByteArray &activationToken);

private:
    bool isPrivate() const;
    void answer();

    QString m_folder;
    QString m_file;
    QLocalServer m_server;
};

} // namespace labdesk
