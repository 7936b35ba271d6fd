// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "service/faultinjector.h"
#include "service/localservice.h"

#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>

#include <memory>

namespace labdesk::tests {

/// The real service, a folder with a connection to it, and labdesk-cli as a process.
class CommandStage
{
public:
    explicit CommandStage(int users = 40);
    ~CommandStage();

    struct Result
    {
        int status = -1;
        QByteArray output;
        QByteArray errors;
        QByteArray everything() const { return output + errors; }
    };
    /// A disk without space, a reader that went, one that waits, none (nor an input).
    enum class Output { Read, Full, Unread, Stalled, Closed };
    Result run(const QStringList &arguments, const QByteArray &input = {}, Output output = Output::Read);
    /// The same on a terminal, on which `answer` is typed once `question` stands there.
    /// `input`: a file with IDs.
    Result runOnTerminal(const QStringList &arguments, const QByteArray &question, const QByteArray &answer,
                         const QString &input = {});
    void setPassphrase(const QByteArray &passphrase); ///< of the lock
    /// `isWhole`: adds the folder and the language.
    std::unique_ptr<QProcess> begin(const QStringList &arguments, bool isWhole = true, Output output = Output::Read);

    int unreadBytes() const; ///< of a command that is stalled
    /// Replaces the connection.
    void connectAs(Environment environment, bool isReadOnly = false, const QUrl &other = {});
    void forgetConnections();                ///< as after the installation
    void setPolicy(const QByteArray &lines); ///< in [policy]; empty: none
    service::FaultInjector &faults() { return m_service->faultInjector(); }
    service::ServiceExamples examples() const { return m_service->examples(); }
    QUrl url() const { return m_service->baseUrl(); }
    QByteArray key() const { return m_service->key(); }
    QString folder() const { return m_folder.path(); }
    QString database() const { return m_serviceFolder.filePath(QStringLiteral("service.sqlite")); } ///< of the service
    QStringList ids();                                                                              ///< of all users
    QList<QByteArray> auditLines() const; ///< of the command line's trails
    /// A body as the service sends it, read with another client.
    QByteArray bodyOf(const QString &path) const;

private:
    QProcessEnvironment environment() const;
    QStringList whole(const QStringList &arguments) const;

    QTemporaryDir m_folder;
    QTemporaryDir m_serviceFolder; // nothing of the command line
    int m_rows = -1;               ///< a pipe for the output
    std::unique_ptr<service::LocalService> m_service;
};

/// 429, which says to try again after a second.
service::InjectedFault refusedForNow(const QByteArray &method, const QByteArray &pathPrefix, int times);
/// Done, and not told; -1: each time.
service::InjectedFault lostResponse(const QByteArray &method, const QByteArray &pathPrefix, int times = -1);

QStringList words(const char *line);

/// A man page on one line, without its escapes. `language`: empty, or "es/".
QByteArray manPage(const QByteArray &language = {});

/// The objects of JSON lines.
QList<QJsonObject> linesIn(const QByteArray &output);

} // namespace labdesk::tests
