// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>

namespace labdesk {

/// One instance per person and data folder: a second start passes its link to the first one and exits. They communicate
/// over a socket in a folder of mode 0700, or over the person's own pipe on Windows, so that other people can't
/// connect.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// `runtimeFolder`: private to the person; if empty, nothing below works. `dataFolder`: empty for the default one.
    SingleInstance(const QString &runtimeFolder, const QString &dataFolder);

    /// Passes `link` (empty: only raise the window) to the running instance, even if it is busy, with a token that
    /// allows it to raise its window, see Navigator::raiseWindow(). Returns false if there is no such instance, or the
    /// link can't be passed completely; this instance then opens it.
    bool sendToRunningInstance(const QString &link, const QByteArray &activationToken = {}) const;
    /// Listens for other starts. Returns false if the folder isn't private or the socket can't be created; the program
    /// works without it.
    bool listen();
    QString socketFile() const { return m_file; }

Q_SIGNALS:
    void called(const QString &link, const QByteArray &activationToken);

private:
    bool isPrivate() const;
    void acceptConnection();

    QString m_folder;
    QString m_file;
    QLocalServer m_server;
};

} // namespace labdesk
