// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/localservice.h"

#include <QObject>

#include <memory>
#include <utility>

namespace labdesk {

/// The local service's life: started when it is first needed, and again after it could not start.
class LocalServiceHost : public QObject
{
    Q_OBJECT

public:
    explicit LocalServiceHost(service::ServiceOptions options) : m_options(std::move(options)) { }

    service::LocalService *get() const { return m_service.get(); } ///< null until it was needed
    bool isReady() const { return m_service && m_service->isReady(); }
    void startOver(); ///< with new sample data; ready() or failed() follows
    void start();     ///< ready() or failed() follows; does nothing while it is on its way

Q_SIGNALS:
    void ready();
    void failed(const QString &why);

private:
    service::ServiceOptions m_options;
    std::unique_ptr<service::LocalService> m_service;
};

} // namespace labdesk
