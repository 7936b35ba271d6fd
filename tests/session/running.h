// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/remote.h"
#include "service/localservice.h"

#include <QTest>

#include <memory>

namespace labdesk::tests {

/// A connection to whatever listens at `url`.
inline Connection connectionTo(const QUrl &url)
{
    return {QStringLiteral("test"), QStringLiteral("Test"), Environment::Local, url, ApiKeyScheme{}, false};
}

#ifdef __SANITIZE_THREAD__ // with which everything takes that much longer
constexpr int patience = 10;
#else
constexpr int patience = 1;
#endif

/// Retries at once, and gives up soon.
inline api::ClientOptions impatient()
{
    api::ClientOptions made;
    made.retry.base = made.retry.ceiling = std::chrono::milliseconds(1);
    made.retry.retriesPerMinute = 1'000;
    made.idleTimeout = patience * std::chrono::milliseconds(2'000);
    made.deadline = made.longDeadline = patience * std::chrono::milliseconds(3'000);
    return made;
}

/// The real local service over real HTTP, and a client of it.
struct Running
{
    static service::ServiceOptions options(int users)
    {
        service::ServiceOptions made;
        made.users = users;
        made.seed = 7;
        return made;
    }

    explicit Running(int users, api::ClientOptions clientOptions = impatient()) : service(options(users))
    {
        service.startAndWait();
        client = std::make_unique<api::ApiClient>(connectionTo(service.baseUrl()), Secret(service.key()),
                                                  std::move(clientOptions));
    }

    /// Plays one fault; `times` -1: from now on.
    void drill(service::InjectedFault fault) { service.faultInjector().set({std::move(fault)}); }
    void wellAgain() { service.faultInjector().clear(); }
    int asked(const QByteArray &method, const QByteArray &path)
    {
        return service.faultInjector().requestCount(method, path);
    }

    service::LocalService service;
    std::unique_ptr<api::ApiClient> client;
};

/// An answer instead of the service's own.
inline service::InjectedFault answer(const QByteArray &method, const QByteArray &path, int status,
                                     const QByteArray &body = {}, int times = -1)
{
    service::InjectedFault drill;
    drill.method = method;
    drill.pathPrefix = path;
    drill.status = status;
    drill.body = body.isEmpty() && status == 404 ? QByteArray(R"({"detail":"Not found"})") : body; // not a gateway's
    drill.times = times;
    return drill;
}

/// "idle", "loading", "ready", "refreshing", "stale: 503", "failed: 404": the state as a word.
template <class T> QString word(const Remote<T> &remote)
{
    if (std::holds_alternative<Idle>(remote))
        return QStringLiteral("idle");
    if (std::holds_alternative<Loading>(remote))
        return QStringLiteral("loading");
    if (const auto *failed = std::get_if<Failed>(&remote))
        return QStringLiteral("failed: %1").arg(failed->why.httpStatus);
    const auto *ready = readyIn(remote);
    if (ready->refreshing)
        return QStringLiteral("refreshing");
    return ready->stale ? QStringLiteral("stale: %1").arg(ready->stale->httpStatus) : QStringLiteral("ready");
}

} // namespace labdesk::tests
