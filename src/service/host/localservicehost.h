// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/datafolder.h"
#include "service/localservice.h"

#include <QObject>

#include <memory>

namespace labdesk {

/// Owns the local service of a person, whose data is in their folder: starts it when first needed, and again if it
/// failed to start.
class LocalServiceHost : public QObject
{
    Q_OBJECT

public:
    /// With its sample data if it is new.
    explicit LocalServiceHost(const DataFolder &folder, int users = service::ServiceOptions().users,
                              quint64 seed = service::ServiceOptions().seed);

    service::LocalService *get() const { return m_service.get(); } ///< null until needed
    bool isReady() const { return m_service && m_service->isReady(); }
    void startOver(); ///< with new sample data; emits ready() or failed()
    void start();     ///< emits ready() or failed(); does nothing while starting

Q_SIGNALS:
    void ready();
    void failed(const QString &why);

private:
    service::ServiceOptions m_options;
    std::unique_ptr<service::LocalService> m_service;
};

} // namespace labdesk
