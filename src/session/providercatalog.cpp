// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/providercatalog.h"

#include "api/providerendpoints.h"
#include "domain/knownvalues.h"
#include "session/answered.h"

#include <algorithm>

namespace labdesk {

ProviderCatalog::ProviderCatalog(api::ApiClient &client, QObject *parent) : QObject(parent), m_client(client) { }

const Provider *ProviderCatalog::find(const QString &slug) const
{
    const auto *ready = readyIn(m_state);
    if (!ready)
        return nullptr;
    const auto at = std::find_if(ready->value.begin(), ready->value.end(),
                                 [&](const Provider &provider) { return provider.slug == slug; });
    return at == ready->value.end() ? nullptr : &*at;
}

QString ProviderCatalog::nameOf(const QString &slug) const
{
    const Provider *provider = find(slug);
    return provider && !provider->name.isEmpty() ? provider->name : known::nameOf(known::List::Providers, slug);
}

bool ProviderCatalog::isPhoneSdk(const QString &slug) const
{
    const Provider *provider = find(slug);
    return provider && !provider->authType.isEmpty() ? provider->authType == u"sdk" : isPhoneSdkSource(slug);
}

void ProviderCatalog::reload()
{
    using Providers = std::vector<Provider>;
    m_call = m_client.send<Providers>(api::listProviders(), [this](Outcome<api::Answer<Providers>, ApiError> outcome) {
        if (outcome.ok())
            m_state = readyFrom(std::move(outcome).value());
        else
            m_state = afterFailure(m_state, outcome.error());
        Q_EMIT stateChanged();
    });
    m_state = awaiting(m_state, QDateTime::currentDateTimeUtc());
    Q_EMIT stateChanged();
}

void ProviderCatalog::drop()
{
    m_call.cancel();
    m_state = Idle{};
    Q_EMIT stateChanged();
}

void ProviderCatalog::cancel()
{
    m_call.cancel();
    m_state = afterCancel(m_state);
    Q_EMIT stateChanged();
}

} // namespace labdesk
