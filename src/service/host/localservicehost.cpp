// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/host/localservicehost.h"

#include "platform/systemfile.h"

#include <QFileInfo>
#include <QRandomGenerator>

namespace labdesk {

LocalServiceHost::LocalServiceHost(const DataFolder &folder, int users, quint64 seed)
{
    m_options.users = users;
    m_options.seed = seed;
    m_options.database = folder.file(QStringLiteral("local-service.sqlite"));
}

void LocalServiceHost::start()
{
    if (m_service)
        return;
    makePrivateFolder(QFileInfo(m_options.database).path());
    m_service = std::make_unique<service::LocalService>(m_options);
    connect(m_service.get(), &service::LocalService::ready, this, &LocalServiceHost::ready);
    connect(m_service.get(), &service::LocalService::failed, this, [this](const QString &why) {
        m_service.release()->deleteLater(); // deferred, because it is the sender
        Q_EMIT failed(why);
    });
    m_service->start();
}

void LocalServiceHost::startOver()
{
    if (isReady())
        m_service->startOver(QRandomGenerator::global()->generate64());
    else
        start();
}

} // namespace labdesk
