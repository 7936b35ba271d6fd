// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/script.h"
#include "service/database.h"
#include "service/localservice.h"

#include <QProcess>
#include <QTcpSocket>
#include <QTemporaryDir>

#include <array>
#include <atomic>
#include <optional>

namespace labdesk::tests {

/// The service on a database of its own: in this process with a clock that stands, or as a program.
class ModelService
{
public:
    explicit ModelService(bool isProgram,
                          std::function<void(const service::HttpRequest &, service::HttpResponse &)> reshape = {});
    ~ModelService();

    quint16 port() const { return m_port; }
    qint64 now() const;
    const service::Database &beside() const { return *m_beside; }

    void advance(qint64 seconds);
    void passCacheTime(); ///< after which a revoked key is refused
    void kill();          ///< and starts it again
    void setDiskFull(bool isFull);

private:
    void start();

    QTemporaryDir m_folder;
    QString m_location;
    std::atomic<qint64> m_now, m_steady = 0; ///< seconds, milliseconds
    std::unique_ptr<service::LocalService> m_local;
    QProcess m_program;
    std::unique_ptr<service::Database> m_beside;
    quint16 m_port = 0;
};

/// What was recorded while a script ran.
struct History
{
    ContractModel begin;
    std::vector<Entry> entries;
    QByteArray fault; ///< empty, or what kept the script from running to its end
};

/// Runs a script in two new teams of the service, and afterward reads what there is.
History record(ModelService &service, const Script &script);

QByteArray historyText(const History &history);

} // namespace labdesk::tests
