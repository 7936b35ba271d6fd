// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/localservicehost.h"

#include "platform/systemfile.h"

#include <QFileInfo>
#include <QRandomGenerator>

namespace labdesk {

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
